import { expect, test, vi } from 'vitest';
import { StandingOrders } from './orders.svelte';
import type { ArrrView, Passing } from './types';

const view = { action: { pile: [{ effect: { card: 7 } }] } } as unknown as ArrrView;
const passing = (more: Partial<Passing> = {}): Passing => ({
  until: 'stopped',
  card: -1,
  own: [],
  others: [],
  ...more,
});

test('an order is sent once, and its confirmation changes nothing', () => {
  const [orders, send] = [new StandingOrders(), vi.fn()];
  orders.settle(null, send);
  expect(send).not.toHaveBeenCalled();
  orders.give('resolved', view);
  orders.settle(null, send);
  orders.settle(null, send);
  expect(send.mock.calls).toEqual([[passing({ until: 'resolved', card: 7 })]]);
  orders.confirm(passing({ until: 'resolved', card: 7 }));
  expect(orders.until).toBe('resolved');
});

test('what was changed before a confirmation came is kept', () => {
  const [orders, send] = [new StandingOrders(), vi.fn()];
  orders.stops.others.W2 = false;
  orders.settle(null, send);
  orders.halt();
  orders.settle(null, send);
  orders.confirm(passing({ others: ['W2'] }));
  orders.settle(passing({ others: ['W2'] }), send);
  orders.confirm(null);
  orders.settle(null, send);
  expect(orders.hold).toBe(true);
  expect(send.mock.calls).toEqual([[passing({ others: ['W2'] })], [null]]);
});

test('an order that has lapsed on the server lapses here; windows are sent again', () => {
  const [orders, send] = [new StandingOrders(), vi.fn()];
  orders.stops.own.W5 = false;
  orders.give('targeted', view);
  orders.settle(null, send);
  orders.confirm(passing({ until: 'targeted', own: ['W5'] }));
  orders.confirm(passing({ own: ['W5'] }));
  expect([orders.until, orders.on]).toEqual(['stopped', true]);
  orders.settle(passing({ own: ['W5'] }), send);
  orders.confirm(null);
  orders.settle(null, send);
  expect(send.mock.calls.at(-1)).toEqual([passing({ own: ['W5'] })]);
  expect(send).toHaveBeenCalledTimes(2);
});

test('an order that was given before the page was loaded is shown', () => {
  const orders = new StandingOrders();
  orders.confirm(passing({ until: 'resolved', card: 3, others: ['W1', 'W4'] }));
  expect(orders.wanted).toEqual(passing({ until: 'resolved', card: 3, others: ['W1', 'W4'] }));
  expect(orders.stops.others).toEqual({ W0: true, W1: false, W2: true, W3: true, W4: false, W5: true });
});
