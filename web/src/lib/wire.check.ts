/** Compiled and never run: what the server sends fits what the shell expects, and what it is sent fits what it takes. */
import type { NewTable } from './api';
import type { Rule } from './contract';
import type { components } from './schema.gen';
import type { Created, FromClient, FromServer, GameInfo, Replay, TableInfo } from './wire';

type Server = components['schemas'];
type Fits<Given extends Wanted, Wanted> = Given;
/** What is `Raw` in the schema is typed by each game; here it is anything. */
type Known<T> = T extends object ? { [K in keyof T]: unknown extends T[K] ? Anything : Known<T[K]> } : T;
/** A field that has a default may be left out. */
type Sendable<T> = T extends object
  ? { [K in keyof T as null extends T[K] ? never : K]: T[K] } & {
      [K in keyof T as null extends T[K] ? K : never]?: T[K];
    }
  : never;
// biome-ignore lint/suspicious/noExplicitAny: stands for the parts that a game types
type Anything = any;

export type Checked = [
  Fits<Known<Server['FromServer']>, FromServer>,
  Fits<FromClient, Sendable<Known<Server['FromClient']>>>,
  Fits<Known<Server['TableInfo']>, TableInfo>,
  Fits<Known<Server['GameInfo']>, GameInfo>,
  Fits<Known<Server['RuleInfo']>, Rule>,
  Fits<Known<Server['Created']>, Created>,
  Fits<Known<Server['Replay']>, Replay>,
  Fits<keyof NewTable, keyof Server['NewTable']>,
];
