/** The twelve Monsters. */

import type { Look } from './look';
import { beetle } from './monsters/beetle';
import { cobra } from './monsters/cobra';
import { dino } from './monsters/dino';
import { elephant } from './monsters/elephant';
import { flyer } from './monsters/flyer';
import { mecha } from './monsters/mecha';
import { moth } from './monsters/moth';
import { octopus } from './monsters/octopus';
import { spider } from './monsters/spider';
import { toad } from './monsters/toad';
import { turtle } from './monsters/turtle';
import { yeti } from './monsters/yeti';

/** By the id of the Monster card. */
const LOOKS: Record<string, Look> = {
  fu: toad,
  ga: moth,
  ro: cobra,
  mo: yeti,
  ku: spider,
  ji: mecha,
  do: dino,
  ra: flyer,
  ba: beetle,
  gi: turtle,
  zo: elephant,
  na: octopus,
};

const ALL = Object.values(LOOKS);

/** An owner's deck may have other ids: each gets a look of its own place in the deck. */
export const lookOf = (id: string, place = 0): Look => LOOKS[id] ?? (ALL[place % ALL.length] as Look);
