/** Which drawing a card shows, and the colours of its kind. */

import type { Drawing } from '../../../kit/draw/face';
import { CAPTAINS } from './captains';
import { MATES, packs } from './crew';
import { EVENTS } from './events';
import { ITEMS } from './items';
import { SEAS } from './seas';

export const drawingOf = (id: string): Drawing =>
  MATES[id] ?? ITEMS[id] ?? EVENTS[id] ?? SEAS[id] ?? CAPTAINS[id] ?? packs(id);

/** Ribbon and ground of a kind of card; the ground is lit from above. */
export const KINDS: Record<string, { ribbon: string; ground: string; light: string }> = {
  mate: { ribbon: '#9c2a24', ground: '#e8a15c', light: '#ffe0a8' },
  item: { ribbon: '#7a4a16', ground: '#8fbfa8', light: '#d8f0dc' },
  pack: { ribbon: '#5c2350', ground: '#c8a0c8', light: '#f2dcea' },
  none: { ribbon: '#1f4f80', ground: '#6fa8d0', light: '#cfe8f5' },
  flash: { ribbon: '#0f6a72', ground: '#e8c84a', light: '#fff2b0' },
  permanent: { ribbon: '#33407f', ground: '#9a9ad0', light: '#dcdcf5' },
};
