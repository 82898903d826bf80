import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { featureUseCases } from '#core/application.ts';
import { actorFor, staff, system, world } from '#fixtures/engine/world.ts';
import { aUser } from '#fixtures/people/users.ts';
import { allFeaturesOpen, features, isOpen, switchesOf, type Feature } from './feature.ts';
import { checkSettings } from './validation.ts';

const member = aUser();

/** Whether a use case is closed; what it says of an empty request does not matter. */
const isClosed = async (work: () => unknown): Promise<boolean> => {
  try {
    await work();
    return false;
  } catch (error) {
    return error instanceof Error && error.message === 'feature.closed';
  }
};

describe('a feature', () => {
  it('has use cases that begin it, each of one feature alone', () => {
    const named = featureUseCases();
    expect(new Set(named.map(([feature]) => feature))).toEqual(new Set(features));
    const places = named.map(([, module, useCase]) => `${module}.${useCase}`);
    expect(new Set(places).size).toBe(places.length);
  });

  it('that is off closes its own use cases to people and to staff, and no others; the clock goes on', async () => {
    await fc.assert(
      fc.asyncProperty(fc.subarray([...features]), async (off) => {
        const { app } = world({ users: [member] });
        const switches = Object.fromEntries(features.map((name) => [name, !off.includes(name)]));
        await app.settings.updateSettings(staff, { features: switchesOf(switches) });
        for (const [feature, module, useCase] of featureUseCases()) {
          const run = (app[module] as unknown as Record<string, (...input: unknown[]) => unknown>)[useCase];
          for (const actor of [actorFor(member), staff])
            expect([useCase, await isClosed(() => run?.(actor, {}))]).toEqual([
              useCase,
              off.includes(feature),
            ]);
          expect([useCase, await isClosed(() => run?.(system, {}))]).toEqual([useCase, false]);
        }
      }),
      { numRuns: 12 },
    );
  });

  it('that had no switch when the settings were stored is open', () => {
    const stored = { CHAT: false } as const;
    expect(isOpen(stored, 'FEED')).toBe(true);
    expect(switchesOf(stored)).toEqual({ ...allFeaturesOpen, CHAT: false });
  });

  it('is switched by staff who may, with a line in the log; a wrong switch is refused', async () => {
    const { app, rows } = world({ users: [member] });
    const changed = await app.settings.updateSettings(staff, {
      version: 0,
      features: { ...allFeaturesOpen, AI_COACH: false },
    });
    expect(changed.features.AI_COACH).toBe(false);
    expect(rows('auditLog')).toMatchObject([
      { action: 'settings.update', before: { features: { AI_COACH: true } }, after: { features: { AI_COACH: false } } },
    ]); // prettier-ignore
    const wrong = { ...allFeaturesOpen, GAMES: false } as unknown as Record<Feature, boolean>;
    expect(checkSettings({ features: wrong })).toHaveLength(1);
    expect(checkSettings({ features: { CHAT: false } as unknown as Record<Feature, boolean> })).toHaveLength(
      1,
    );
  });
});
