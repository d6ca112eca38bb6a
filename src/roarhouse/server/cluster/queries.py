"""The commands of a node. `now` is the database's clock, the only one that leases are measured by."""

from __future__ import annotations

from typing import Final

from roarhouse.server.store.sql import CHANNEL

MAX_CHAT: Final = 50
now: Final = "extract(epoch FROM clock_timestamp())::float8"
is_alive: Final = f"n.expires > {now}"

REGISTER: Final = (
    f"INSERT INTO nodes (id, expires) VALUES (%(node)s::text, {now} + %(seconds)s::float8) RETURNING {now}"
)
RENEW: Final = f"""
    UPDATE nodes n SET expires = {now} + %(seconds)s::float8
    WHERE n.id = %(node)s::text AND {is_alive}
    RETURNING {now}"""
NODES: Final = f"SELECT n.id FROM nodes n WHERE {is_alive}"
TIDY: Final = f"""
    WITH gone AS (DELETE FROM nodes n WHERE NOT ({is_alive}) RETURNING n.id)
    DELETE FROM attendance a WHERE NOT EXISTS (SELECT FROM nodes n WHERE n.id = a.node AND {is_alive})"""
RESIGN: Final = f"""
    WITH freed AS (UPDATE leases SET node = '' WHERE node = %(node)s::text),
         vanished AS (DELETE FROM attendance WHERE node = %(node)s::text),
         gone AS (DELETE FROM nodes WHERE id = %(node)s::text)
    SELECT pg_notify('{CHANNEL}', %(news)s::text)"""
NOTIFY: Final = "SELECT pg_notify(%(channel)s, %(news)s::text)"

ACQUIRE: Final = f"""
    INSERT INTO leases AS l (table_id, node, token, since)
    SELECT t, %(node)s::text, 1, {now} FROM unnest(%(tables)s::text[]) AS t
    WHERE EXISTS (SELECT FROM nodes n WHERE n.id = %(node)s::text AND {is_alive})
    ORDER BY t
    ON CONFLICT (table_id) DO UPDATE SET node = excluded.node, token = l.token + 1, since = excluded.since
    WHERE l.node = excluded.node OR NOT EXISTS (SELECT FROM nodes n WHERE n.id = l.node AND {is_alive})
    RETURNING l.table_id, l.token"""
RELEASE: Final = "UPDATE leases SET node = '' WHERE table_id = %(table)s::text AND node = %(node)s::text"
ORPHANS: Final = f"""
    SELECT t.id FROM tables t LEFT JOIN leases l ON l.table_id = t.id
    WHERE t.state = 'playing' AND t.clock <> 'off'
      AND NOT EXISTS (SELECT FROM nodes n WHERE n.id = l.node AND {is_alive})
    LIMIT %(most)s"""

ATTEND: Final = f"""
    WITH told AS (
        INSERT INTO attendance (table_id, node, attending) VALUES (%(table)s::text, %(node)s::text, %(row)s)
        ON CONFLICT (table_id, node) DO UPDATE SET attending = excluded.attending)
    SELECT pg_notify('{CHANNEL}', %(news)s::text)"""
LEAVE: Final = f"""
    WITH told AS (DELETE FROM attendance WHERE table_id = %(table)s::text AND node = %(node)s::text)
    SELECT pg_notify('{CHANNEL}', %(news)s::text)"""
ATTENDANCE: Final = f"""
    SELECT a.table_id, a.node, a.attending FROM attendance a JOIN nodes n ON n.id = a.node
    WHERE a.table_id = ANY(%(tables)s::text[]) AND a.node <> %(node)s::text AND {is_alive}"""

SAY: Final = f"""
    WITH said AS (INSERT INTO chat (table_id, said) VALUES (%(table)s::text, %(said)s) RETURNING id),
         old AS (DELETE FROM chat WHERE table_id = %(table)s::text AND id <= (
             SELECT id FROM chat WHERE table_id = %(table)s::text ORDER BY id DESC OFFSET {MAX_CHAT - 1} LIMIT 1))
    SELECT id, pg_notify('{CHANNEL}', %(news)s::text) FROM said"""
CHAT: Final = "SELECT table_id, id, said FROM chat WHERE table_id = ANY(%(tables)s::text[]) ORDER BY id"
