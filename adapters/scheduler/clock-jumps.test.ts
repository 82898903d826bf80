import { describe, expect, it } from 'vitest';
import { system } from '#core/access/actor/actor.ts';
import { after, day, hour } from '#core/kernel/time.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { aPayment } from '#fixtures/money/payments.ts';
import { aMail } from '#fixtures/platform/notifications.ts';
import { aFullProfile, aUser } from '#fixtures/people/users.ts';
import { world } from '#fixtures/engine/world.ts';
import { jobs, runJob } from './jobs.ts';

const seed = () => {
  const member = aFullProfile({ email: 'an@example.com' });
  const leaving = aUser({ status: 'DELETE', deletionRequestedAt: after(noon, -31 * day) });
  return {
    users: [member, leaving],
    payments: [aPayment({ userId: member.id }), aPayment({ userId: member.id, status: 'PROCESSING' })],
    mails: [aMail({ userId: member.id, to: 'an@example.com' })],
  };
};

type Here = ReturnType<typeof world>;

/** Until nothing is left that one job left to another. */
const workThrough = async ({ app }: Here): Promise<void> => {
  for (let round = 0; round < 3; round += 1) for (const { name } of jobs) await runJob(app, name);
};

const seen = ({ rows, mailer }: Here) => ({
  anonymised: rows('users').filter(({ anonymisedAt }) => anonymisedAt !== null).length,
  payments: rows('payments').map(({ status }) => status),
  mails: mailer.sent.map(({ to, subject }) => `${to} ${subject}`).toSorted(),
  notices: rows('notifications')
    .map(({ topic, userId }) => `${userId} ${topic}`)
    .toSorted(),
  audit: rows('auditLog')
    .map(({ action }) => action)
    .toSorted(),
});

describe('a clock that jumps', () => {
  it.each([
    ['a day ahead and back', [day, -day]],
    ['a day back and ahead', [-day, day]],
    ['an hour back, as at the end of a summer', [-hour, hour]],
  ])('%s does nothing twice, and breaks no rule of the money', async (_, jumps) => {
    const rows = seed();
    const [here, furthest] = [world(rows), world(rows)];
    for (const jump of jumps) {
      here.clock.forward(jump);
      await workThrough(here);
    }
    // The same time, reached once and worked through once: what the jumps made of it must be no more.
    const steps = jumps.reduce<number[]>((sums, jump) => [...sums, (sums.at(-1) ?? 0) + jump], []);
    furthest.clock.forward(Math.max(0, ...steps));
    await workThrough(furthest);
    expect(seen(here)).toEqual(seen(furthest));
    expect(seen(here).anonymised).toBe(1);
    expect(await here.app.coin.reconcile(system)).toEqual({ ok: true, breaches: [] });
  });
});
