import { requireRecentProof, type Actor } from './access/actor/actor.ts';
import type { BulkAction } from './access/bulk-action/bulk-action.ts';
import { runBulkAction } from './access/bulk-action/run-bulk-action.ts';
import type { Clock } from './kernel/clock.ts';
import type { Composition } from './kernel/composition.ts';
import type { HookAnswers } from './kernel/hooks.ts';
import type { Module } from './kernel/module.ts';
import { DomainError } from './kernel/domain-error.ts';
import type { Ports } from './kernel/ports.ts';
import type { Repositories } from './kernel/transaction.ts';
import { modules } from './modules.ts';
import { handleEvents } from './platform/notification/use-cases/handle-events.ts';
import { isOpen, type Feature } from './platform/settings/feature.ts';
import { reactions } from './reactions.ts';

type Listed = (typeof modules)[number];
type Name = Listed['name'];
type Together<Part> = (Part extends unknown ? (part: Part) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** All use cases, grouped by module: what every entry point (HTTP, socket, command line, clock, test) calls. */
export type Application = {
  readonly [Key in Name]: Together<ReturnType<Extract<Listed, { name: Key }>['useCases']>>;
} & Readonly<{
  events: Readonly<{ handleEvents: ReturnType<typeof handleEvents> }>;
  bulk: Readonly<{ run: ReturnType<typeof runBulkAction> }>;
}>;

type Answered = Listed extends infer One ? (One extends { hooks: infer Own } ? keyof Own : never) : never;
// A hook that no module answers does not compile: nobody would notice that it does nothing.
const unanswered: Readonly<Record<Exclude<keyof HookAnswers, Answered>, never>> = {};
void unanswered;

type Misnamed = Listed extends infer One
  ? One extends { sensitive: readonly (infer Named)[]; useCases: (ports: never) => infer Made }
    ? Exclude<Named, keyof Made>
    : never
  : never;
// A sensitive use case that no module has does not compile: the one that was meant would ask nobody.
const misnamed: Readonly<Record<Misnamed & string, never>> = {};
void misnamed;

type WronglyClosed = Listed extends infer One
  ? One extends { features: infer Closed; useCases: (ports: never) => infer Made }
    ?
        | Exclude<keyof Closed, Feature>
        | Exclude<Extract<Closed[keyof Closed], readonly string[]>[number], keyof Made>
    : never
  : never;
// The same for what closes with a feature: neither the feature nor the use case may be misspelt.
const wronglyClosed: Readonly<Record<WronglyClosed & string, never>> = {};
void wronglyClosed;

/** Which use cases each feature closes, by the module's place in the application. */
export const featureUseCases = (): readonly (readonly [Feature, Name, string])[] =>
  (modules as readonly Module[]).flatMap(({ name, features = {} }) =>
    Object.entries(features).flatMap(([feature, useCases = []]) =>
      useCases.map((useCase) => [feature as Feature, name as Name, useCase] as const),
    ),
  );

/** The names of all sensitive use cases, by the module's place in the application. */
export const sensitiveUseCases = (): readonly (readonly [Name, string])[] =>
  (modules as readonly Module[]).flatMap(({ name, sensitive = [] }) =>
    sensitive.map((useCase) => [name as Name, useCase] as const),
  );

/** The names of everything that staff may do to many rows at once. */
export const bulkActionNames = (): readonly string[] =>
  (modules as readonly Module[]).flatMap(({ bulk = {} }) => Object.keys(bulk));

type UseCase = (actor: Actor, ...rest: readonly unknown[]) => unknown;

const askingForProof =
  (run: UseCase, clock: Clock): UseCase =>
  async (actor, ...rest) => {
    requireRecentProof(actor, clock.now());
    return run(actor, ...rest);
  };

/** The clock and the command line's own work go on: what is closed, is closed to people. */
const closingWith =
  (run: UseCase, feature: Feature, { settings }: Pick<Repositories, 'settings'>): UseCase =>
  async (actor, ...rest) => {
    if (actor.kind !== 'system' && !isOpen((await settings.read()).features, feature))
      throw new DomainError('feature.closed', { feature });
    return run(actor, ...rest);
  };

type Guards = Pick<Module, 'features' | 'sensitive'> & Pick<Ports, 'clock' | 'reads'>;

/**
 * The same use cases; the sensitive ones refuse a sign-in whose last proof is old before they do anything, and those of a
 * feature that is switched off refuse everybody.
 */
const guarded = (useCases: object, { sensitive = [], features = {}, clock, reads }: Guards): object => {
  const featureOf = new Map(
    Object.entries(features).flatMap(([feature, names = []]) =>
      names.map((name) => [name, feature as Feature] as const),
    ),
  );
  if (sensitive.length === 0 && featureOf.size === 0) return useCases;
  return Object.fromEntries(
    Object.entries(useCases).map(([name, run]: [string, UseCase]) => {
      const feature = featureOf.get(name);
      const open = feature === undefined ? run : closingWith(run, feature, reads);
      return [name, sensitive.includes(name) ? askingForProof(open, clock) : open];
    }),
  );
};

/** What the modules answer to each hook, those of the highest first: what stands on top lets go first. */
export const hookAnswers = (): HookAnswers => {
  const answers: Record<string, unknown[]> = {};
  for (const { hooks } of (modules as readonly Module[]).toReversed())
    for (const [name, answer] of Object.entries(hooks ?? {})) (answers[name] ??= []).push(answer);
  return answers as unknown as HookAnswers; // each list holds what the manifests declare under its name
};

/** Each action with the use cases it calls: those that ask for proof ask here too. */
const bulkActionsOf = (groups: Readonly<Record<string, object>>) =>
  new Map(
    (modules as readonly Module[]).flatMap(({ name, bulk = {} }) =>
      Object.entries(bulk).map(
        ([action, declared]) =>
          // Declared through `bulkActions`, which the kernel may not know.
          [action, { action: declared as BulkAction, useCases: groups[name] ?? {} }] as const,
      ),
    ),
  );

export const createApplication = (ports: Ports): Application => {
  const composition: Composition = { ...ports, hooks: hookAnswers() };
  const groups: Record<string, object> = { events: { handleEvents: handleEvents(ports, reactions) } };
  const { clock, reads } = ports;
  for (const { name, useCases, sensitive, features } of modules as readonly Module[]) {
    const guards = { ...(sensitive && { sensitive }), ...(features && { features }), clock, reads };
    groups[name] = { ...groups[name], ...guarded(useCases(composition), guards) };
  }
  groups['bulk'] = { run: runBulkAction(ports, bulkActionsOf(groups)) };
  return groups as unknown as Application; // the names and the use cases of the same list
};
