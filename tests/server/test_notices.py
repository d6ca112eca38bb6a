"""Notices to people who are away, with real receivers: sent once, only when owed, without secrets."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from email import message_from_bytes, policy
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from roarhouse.server.notify import outgoing, sender
from roarhouse.server.notify.outgoing import Unreachable
from roarhouse.server.notify.push import decode, encode, encrypt
from tests.server.client import Client, Message
from tests.server.receivers import Browser, http_receiver, mail_receiver, vapid_claims
from tests.server.running import RunningServer, running_server

QUICK: dict[str, Any] = {
    "notices": ("push", "mail", "webhook"),
    "private_notices": True,
    "notice_delay": 0.05,
    "notice_pause": 0.0,
}


async def until(holds: Callable[[], Any], seconds: float = 20) -> None:
    async with asyncio.timeout(seconds):
        while not holds():
            await asyncio.sleep(0.01)


def path(created: Message, seat: int) -> str:
    return f"/tables/{created['table']}/seats/{seat}/notices"


async def switch_on(server: RunningServer, created: Message, seat: int, **wanted: str) -> Message:
    found: Message = await server.post(path(created, seat), wanted, created["seats"][seat]["secret"])
    return found


async def test_a_push_reaches_the_browser_once_and_only_it_can_read_it(tmp_path: Path) -> None:
    """Growl's moods are chosen at once: both seats are asked, and one of them is away."""
    with http_receiver() as service:
        async with running_server(tmp_path, **QUICK) as server:
            created = await server.create_table("person", "person", game="growl")
            browser, offer = Browser(), await server.get("/notices")
            await switch_on(server, created, 1, **browser.subscription(f"{service.address}/push/abc"), lang="de")
            await server.connect(created, 0)
            await until(lambda: service.requests)
            where, headers, body = service.requests[0]
            assert (where, headers["content-encoding"]) == ("/push/abc", "aes128gcm")
            claims = vapid_claims(headers["authorization"], offer["key"])
            assert claims["aud"] == service.address
            told = browser.read(body)
            assert told["link"].endswith(f"/t/{created['table']}")
            assert "Du bist dran" in told["title"]
            secrets = [created["host"], *(one["secret"] for one in created["seats"])]
            assert not [secret for secret in secrets if secret in str(told)]
            await asyncio.sleep(0.3)
            assert len(service.requests) == 1, "one notice a question"
        async with running_server(tmp_path, **QUICK) as server:  # also after a restart
            await server.connect(created, 0)
            assert (await server.get("/notices"))["key"] == offer["key"]
            await asyncio.sleep(0.3)
            assert len(service.requests) == 1


async def test_no_notice_to_a_person_who_is_there_or_for_whom_a_bot_plays(tmp_path: Path) -> None:
    with http_receiver() as hook:
        async with running_server(tmp_path, **QUICK) as server:
            created = await server.create_table("person", "person", game="growl")
            you = await server.connect(created, 1)
            await switch_on(server, created, 1, kind="webhook", target=f"{hook.address}/x")
            await server.connect(created, 0)
            await asyncio.sleep(0.3)
            assert not hook.requests
            await you.disconnect()
            await until(lambda: hook.requests)
            hook.requests.clear()
            secret = created["seats"][1]["secret"]
            await server.post(f"/tables/{created['table']}/seats/1", {"do": "bot"}, secret)
            me = await server.connect(created, 0)
            await me.choose(0, {"do": "mood", "growl": True})
            await asyncio.sleep(0.3)
            assert not hook.requests


async def test_no_notice_for_what_a_standing_order_answers(tmp_path: Path) -> None:
    """RARRR!!: the seat has ordered to pass; when it is asked to bid, the order answers and nothing is sent."""
    with http_receiver() as hook:
        async with running_server(tmp_path, **QUICK) as server:
            created = await server.create_table("person", "person")
            me, you = await server.connect(created, 0), await server.connect(created, 1)
            await switch_on(server, created, 1, kind="webhook", target=f"{hook.address}/x")
            while not bids(me):  # the other seat opens no battle: below Level 1 the order would not answer
                await until(lambda: me.prompts or you.prompts)
                for client in (me, you):
                    for seat, prompt in list(client.prompts.items()):
                        if not bids(me):
                            await client.choose(int(seat), prompt["options"][0]["choice"])
                await me.sync()
                await you.sync()
            await you.request("order", seat=1, order={"passAbove": 0})
            await you.disconnect()
            await me.choose(0, bids(me)[0])
            async with asyncio.timeout(30):
                while "order" not in await ways(server, created):
                    await asyncio.sleep(0.02)
            assert not hook.requests, "the order answers"


async def ways(server: RunningServer, created: Message) -> list[str]:
    """How each choice of a table came about."""
    stored = await server.registry.services.store.read(created["table"])
    return [line.how for line in stored.lines] if stored else []


def bids(me: Client) -> list[Message]:
    """The bids that a client is offered now."""
    options = me.prompts.get("0", {}).get("options", [])
    return [one["choice"] for one in options if one["choice"]["do"] == "bid"]


async def test_a_mail_address_is_confirmed_before_anything_is_sent(tmp_path: Path) -> None:
    with mail_receiver() as (letters, smtp):
        async with running_server(tmp_path, smtp=smtp, **QUICK) as server:
            created = await server.create_table("person", "person", game="growl")
            secret, me = created["seats"][1]["secret"], "momo@example.org"
            notice = await switch_on(server, created, 1, kind="mail", target=me)
            assert (notice["confirmed"], notice["label"]) == (False, "m…@example.org")
            await server.connect(created, 0)
            await asyncio.sleep(0.2)
            (letter,) = letters.received
            text = message_from_bytes(letter.content, policy=policy.default)
            code = re.search(r"\d{6}", str(text["Subject"]))
            assert code
            one = f"{path(created, 1)}/{notice['id']}"
            await server.post(one, {"do": "test"}, secret, status=409)
            wrong = "000000" if code[0] != "000000" else "111111"
            await server.post(one, {"do": "confirm", "code": wrong}, secret, status=400)
            await server.post(one, {"do": "confirm", "code": code[0]}, secret)
            await until(lambda: len(letters.received) == 2)
            turn = message_from_bytes(letters.received[1].content, policy=policy.default)
            assert (letters.received[1].rcpt_tos, "your turn" in str(turn["Subject"])) == ([me], True)
            assert f"/t/{created['table']}" in turn.get_content()
            letters.refused.add("gone@example.org")
            refused = {"kind": "mail", "target": "gone@example.org"}
            assert "refuses" in (await server.post(path(created, 1), refused, secret, status=409))["reason"]


async def test_a_webhook_is_tested_and_switched_off(tmp_path: Path) -> None:
    with http_receiver() as hook:
        async with running_server(tmp_path, **QUICK) as server:
            created = await server.create_table("person", "person", game="growl", start=False)
            secret = created["seats"][0]["secret"]
            notice = await switch_on(server, created, 0, kind="webhook", target=f"{hook.address}/hook?key=1")
            one = f"{path(created, 0)}/{notice['id']}"
            await server.post(one, {"do": "test"}, created["seats"][1]["secret"], status=403)
            await server.post(one, {"do": "test"}, secret)
            assert hook.requests[0][0] == "/hook?key=1"
            assert b'"content":"Roarhouse: it works' in hook.requests[0][2]
            hook.statuses, hook.location = [302], f"{hook.address}/elsewhere"
            assert "302" in (await server.post(one, {"do": "test"}, secret, status=409))["reason"]
            assert [request[0] for request in hook.requests] == ["/hook?key=1"] * 2, "redirects are not followed"
            assert (await server.post(one, {"do": "remove"}, secret)) == {"notices": []}
            await server.post(one, {"do": "test"}, secret, status=404)


async def test_a_notice_is_tried_three_times_and_one_that_is_gone_is_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sender, "PAUSES", (0.01, 0.01))
    with http_receiver() as service:
        async with running_server(tmp_path, **QUICK) as server:
            created = await server.create_table("person", "person", game="growl")
            service.statuses = [503, 503, 201]
            await switch_on(server, created, 1, **Browser().subscription(service.address))
            await server.connect(created, 0)
            await until(lambda: len(service.requests) == 3)
            other = await server.create_table("person", "person", game="growl")
            service.statuses = [410]
            await switch_on(server, other, 1, **Browser().subscription(service.address))
            await server.connect(other, 0)
            table = server.registry.tables[other["table"]]
            await until(lambda: not table.about.seats[1].notices)
            assert len(service.requests) == 4


async def test_notices_are_off_until_the_operator_offers_them(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        assert (await server.get("/notices"))["kinds"] == ["push"]
        created = await server.create_table("person", "bot", game="growl", start=False)
        secret = created["seats"][0]["secret"]
        hook = {"kind": "webhook", "target": "https://example.org/"}
        assert (await server.post(path(created, 0), hook, secret, status=409))["code"] == "not-offered"
        wrong = {**Browser().subscription("http://push.example.org/1")}
        assert "https" in (await server.post(path(created, 0), wrong, secret, status=400))["reason"]
        no_keys = {"kind": "push", "target": "https://push.example.org/1", "key": "AAAA", "auth": "AAAA"}
        assert "p256dh" in (await server.post(path(created, 0), no_keys, secret, status=400))["reason"]
        assert "notices" not in str(await server.get(f"/tables/{created['table']}"))


async def test_notices_of_a_seat_and_of_an_address_are_limited(tmp_path: Path) -> None:
    async with running_server(tmp_path, **QUICK | {"notices_at_once": 8}) as server:
        created = await server.create_table("person", "bot", game="growl", start=False)
        secret = created["seats"][0]["secret"]
        for n in range(6):
            await switch_on(server, created, 0, kind="webhook", target=f"http://127.0.0.1:9/{n}")
        seventh = {"kind": "webhook", "target": "http://127.0.0.1:9/7"}
        assert (await server.post(path(created, 0), seventh, secret, status=409))["code"] == "too-many"
        again = {"kind": "webhook", "target": "http://127.0.0.1:9/0"}
        await server.post(path(created, 0), again, secret)
        await server.post(path(created, 0), again, secret, status=429)


# -- without a table -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "address",
    ["127.0.0.1", "10.0.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "::1", "fe80::1%eth0",
     "fc00::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "2002:7f00:1::", "224.0.0.1"],
)  # fmt: skip
def test_private_addresses_are_not_public(address: str) -> None:
    assert not outgoing.is_public(address)


@pytest.mark.parametrize("address", ["93.184.215.14", "2606:2800:21f:cb07:6820:80da:af6b:8b2c"])
def test_public_addresses_are(address: str) -> None:
    assert outgoing.is_public(address)


def test_a_private_host_is_refused_before_anything_is_sent() -> None:
    with http_receiver() as inside:
        port = inside.address.rpartition(":")[2]
        for host in ("localhost", "127.0.0.1", "[::ffff:127.0.0.1]"):
            with pytest.raises(Unreachable, match="not a public one"):
                outgoing.post(f"https://{host}:{port}/", b"", {})
        for url in (
            "http://example.org/",
            "https://user@example.org/",
            "file:///etc/passwd",
            "https:///x",
            "ftp://a",
        ):
            with pytest.raises(Unreachable, match="expected an address"):
                outgoing.post(url, b"", {})
        assert not inside.requests


def test_the_example_of_rfc_8291_is_encrypted_as_printed() -> None:
    own = ec.derive_private_key(
        int.from_bytes(decode("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"), ec.SECP256R1()
    )
    body = encrypt(
        b"When I grow up, I want to be a watermelon",
        decode("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
        decode("BTBZMqHH6r4Tts7J_aSIgg"),
        own,
        decode("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert encode(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBr"
        "u3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
