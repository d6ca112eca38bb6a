import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import type { TableInfo } from '../../../net/wire';
import TableBar from './TableBar.svelte';

const nothing = () => {};
const show = (info: Partial<TableInfo>) =>
  render(TableBar, {
    info: { game: 'growl', lesson: null, study: null, ...info } as TableInfo,
    side: null,
    unread: 0,
    panel: nothing,
    rules: nothing,
    invite: nothing,
    menu: nothing,
  });
const tools = () => screen.getAllByRole('button').map((one) => one.getAttribute('aria-label'));

test('a table has a chat and invites', () => {
  show({});
  expect(tools()).toEqual(expect.arrayContaining(['Chat', 'Invite', 'Log', 'Rules', 'Menu']));
});

test.each([{ lesson: 'first' }, { study: { kind: 'puzzle' as const, id: 'a' } }])(
  'where one is alone there is no one to talk to or to invite: %o',
  (info) => {
    show(info);
    expect(tools()).toEqual(expect.arrayContaining(['Log', 'Rules', 'Menu']));
    expect(tools()).not.toContain('Chat');
    expect(tools()).not.toContain('Invite');
  },
);
