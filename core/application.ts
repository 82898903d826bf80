import type { Composition } from './kernel/composition.ts';
import type { HookAnswers } from './kernel/hooks.ts';
import type { Module } from './kernel/module.ts';
import type { Ports } from './kernel/ports.ts';
import { modules } from './modules.ts';
import { handleEvents } from './platform/notification/use-cases/handle-events.ts';
import { reactions } from './reactions.ts';

type Listed = (typeof modules)[number];
type Name = Listed['name'];
type Together<Part> = (Part extends unknown ? (part: Part) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** All use cases, grouped by module: what every entry point (HTTP, socket, command line, clock, test) calls. */
export type Application = {
  readonly [Key in Name]: Together<ReturnType<Extract<Listed, { name: Key }>['useCases']>>;
} & Readonly<{ events: Readonly<{ handleEvents: ReturnType<typeof handleEvents> }> }>;

type Answered = Listed extends infer One ? (One extends { hooks: infer Own } ? keyof Own : never) : never;
// A hook that no module answers does not compile: nobody would notice that it does nothing.
const unanswered: Readonly<Record<Exclude<keyof HookAnswers, Answered>, never>> = {};
void unanswered;

/** What the modules answer to each hook, those of the highest first: what stands on top lets go first. */
export const hookAnswers = (): HookAnswers => {
  const answers: Record<string, unknown[]> = {};
  for (const { hooks } of (modules as readonly Module[]).toReversed())
    for (const [name, answer] of Object.entries(hooks ?? {})) (answers[name] ??= []).push(answer);
  return answers as unknown as HookAnswers; // each list holds what the manifests declare under its name
};

export const createApplication = (ports: Ports): Application => {
  const composition: Composition = { ...ports, hooks: hookAnswers() };
  const groups: Record<string, object> = { events: { handleEvents: handleEvents(ports, reactions) } };
  for (const { name, useCases } of modules) groups[name] = { ...groups[name], ...useCases(composition) };
  return groups as unknown as Application; // the names and the use cases of the same list
};
