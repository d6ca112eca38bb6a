/** Compiled and never run: views, choices and deck are what the engine's own schema says. */
import type { components } from '../../lib/schema.gen';
import type { RarrrChoice, RarrrDeck, RarrrView } from './types';

type Server = components['schemas'];
type Fits<Given extends Wanted, Wanted> = Given;
type Choices =
  | Server['RarrrPick']
  | Server['RarrrKeep']
  | Server['RarrrArrange']
  | Server['RarrrSelect']
  | Server['RarrrBid']
  | Server['RarrrPass'];

export type Checked = [
  Fits<Server['RarrrView'], RarrrView>,
  Fits<RarrrView, Server['RarrrView']>,
  Fits<RarrrChoice, Choices>,
  Fits<Server['RarrrDeck'], RarrrDeck>,
];
