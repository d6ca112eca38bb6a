/** What a device says of itself when it comes to a table. */
import { settings } from '../../device/settings.svelte';
import type { FromClient } from '../../net/wire';
import type { Seat } from '../contract';

/** Whose seats it holds, and how far it has seen the table; -1: not yet. */
export function hello(secrets: string[], version: number): FromClient {
  const since = version >= 0 ? { since: version } : {};
  return { type: 'hello', protocol: 1, secrets, ...since, ...(settings.name ? { name: settings.name } : {}) };
}

/** How a seat wants to be asked, as the settings say. */
export const preference = (seat: Seat): FromClient => {
  const { askAll, pace } = settings;
  return { type: 'prefer', seat, askAll, pace };
};
