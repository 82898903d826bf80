import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { system } from '#core/access/actor/actor.ts';
import { after, minute } from '#core/kernel/time.ts';
import { aTransfer } from '#fixtures/money/coins.ts';
import { nextId, noon } from '#fixtures/engine/ids.ts';
import { aUser } from '#fixtures/people/users.ts';
import { actorFor, expectRefusal, world } from '#fixtures/engine/world.ts';
import { captureHold, holdLifetime, placeHold, releaseHold } from './holds.ts';

const hold = (userId: string, amount: number, id = nextId()) => ({
  id,
  transferId: nextId(),
  userId,
  coin: 'BASE_COIN' as const,
  amount,
  reason: 'FEE_EXPORT_PHYSICAL_PROFILE' as const,
  reference: id,
  expiresAt: after(noon, holdLifetime),
  actor: userId,
  at: noon,
});
const step = () => ({ id: nextId(), actor: 'system', at: noon });

const rich = () => {
  const user = aUser();
  const here = world({ users: [user], transfers: [aTransfer({ userId: user.id, amount: 1500 })] });
  return { user, here, wallet: () => here.app.coin.getWallet(actorFor(user)) };
};

describe('coins set aside', () => {
  it('cannot be spent, and are spent only when the work is done', async () => {
    const { user, here, wallet } = rich();
    const placed = await here.ports.transaction((all) => placeHold(all, hold(user.id, 1000)));
    expect(await wallet()).toMatchObject({ baseCoin: 500, heldBaseCoin: 1000 });
    await expect(here.ports.transaction((all) => placeHold(all, hold(user.id, 1000)))).rejects.toMatchObject({
      code: 'coin.not_enough',
    });

    await here.ports.transaction((all) => captureHold(all, placed.id, step()));
    expect(await wallet()).toMatchObject({ baseCoin: 500, heldBaseCoin: 0 });
  });

  it('are settled once, whatever is tried and in whatever order', () => {
    const tries = fc.array(fc.constantFrom('capture' as const, 'release' as const), { maxLength: 6 });
    return fc.assert(
      fc.asyncProperty(tries, async (sequence) => {
        const { user, here, wallet } = rich();
        const { id } = await here.ports.transaction((all) => placeHold(all, hold(user.id, 1000)));
        for (const settle of sequence) {
          const work = settle === 'capture' ? captureHold : releaseHold;
          await here.ports.transaction((all) => work(all, id, step())).catch(expectRefusal);
        }
        const [first] = sequence;
        const left = first === 'release' ? 1500 : 500;
        expect(await wallet()).toMatchObject({ baseCoin: left, heldBaseCoin: first ? 0 : 1000 });
        expect(await here.ports.reads.moneyAudit.breaches()).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  it('come back by the clock when a crash left them, not before their time, and once', async () => {
    const { user, here, wallet } = rich();
    await here.ports.transaction((all) => placeHold(all, hold(user.id, 1000)));

    here.clock.forward(holdLifetime - minute);
    expect(await here.app.coin.releaseExpiredHolds(system)).toEqual({ released: 0 });
    here.clock.forward(2 * minute);
    expect(await here.app.coin.releaseExpiredHolds(system)).toEqual({ released: 1 });
    expect(await here.app.coin.releaseExpiredHolds(system)).toEqual({ released: 0 });

    expect(await wallet()).toMatchObject({ baseCoin: 1500, heldBaseCoin: 0 });
    expect(here.events('report.refunded')).toEqual([
      { type: 'report.refunded', userId: user.id, amount: 1000 },
    ]);
  });
});
