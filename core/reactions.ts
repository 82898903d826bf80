import type { Module } from './kernel/module.ts';
import type { Reaction } from './kernel/reaction.ts';
import { modules } from './modules.ts';

/** Which module answers which event. Reactions only write; what speaks to the outside reads what they wrote. */
export const reactions: readonly Reaction[] = (modules as readonly Module[]).flatMap(
  (module) => module.reactions ?? [],
);
