import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { permissions } from '#core/access/actor/permission.ts';
import { after, minute } from '#core/kernel/time.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { actorFor, refusalOf, system, world } from '#fixtures/engine/world.ts';
import { aUser } from '#fixtures/people/users.ts';
import { proofLasts } from './access/actor/actor.ts';
import { sensitiveUseCases } from './application.ts';

const clerk = aUser({ id: 'clerk' });
const sitting = (provenAt?: Date) => ({
  ...actorFor(clerk, permissions, 'a-session'),
  ...(provenAt && { provenAt }),
});

type AnyUseCase = (actor: unknown, ...rest: readonly unknown[]) => Promise<unknown>;

const started = () => {
  const made = world({ users: [clerk] });
  const useCase = (module: string, name: string): AnyUseCase =>
    (made.app as unknown as Record<string, Record<string, AnyUseCase>>)[module]![name]!; // listed by the application itself
  return { ...made, useCase };
};

/** Whatever else becomes of a call without its input, it was not refused for want of a proof. */
const passes = async (work: Promise<unknown>): Promise<boolean> => {
  try {
    await work;
    return true;
  } catch (error) {
    return (error as Error).message !== 'access.proof_due';
  }
};

describe('a sensitive use case', () => {
  it('is each of those that move coins, give rights, end accounts or hand out whole lists', () => {
    expect(sensitiveUseCases().map(([module, name]) => `${module}.${name}`)).toEqual(
      expect.arrayContaining([
        'payment.approve',
        'payment.reverse',
        'coin.grantCoins',
        'coin.correctCoins',
        'access.updateRole',
        'account.setRole',
        'account.setStatus',
        'settings.updateSettings',
        'audit.exportList',
        'secondFactor.resetSecondFactor',
      ]),
    );
  });

  it.each(sensitiveUseCases())(
    '%s.%s asks a sign-in whose last proof is old who is there',
    async (module, name) => {
      const { useCase, rows } = started();
      const run = useCase(module, name);
      const old = sitting(after(noon, -proofLasts - 1));
      expect(await refusalOf(run(old, {}))).toBe('access.proof_due');
      expect(await refusalOf(run(sitting(), {}))).toBe('access.proof_due');
      expect(rows('auditLog')).toEqual([]);

      expect(await passes(run(sitting(after(noon, -proofLasts)), {}))).toBe(true);
      expect(await passes(run(actorFor(clerk, permissions), {}))).toBe(true);
      expect(await passes(run(system, {}))).toBe(true);
    },
  );

  it('goes by the time since the last proof alone', () =>
    fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 40 }), async (minutes) => {
        const { useCase, clock } = started();
        const actor = sitting(clock.now());
        clock.forward(minutes * minute);
        expect(await passes(useCase('coin', 'grantCoins')(actor, {}))).toBe(minutes <= 15);
      }),
    ));
});
