import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EventType } from '#core/events.ts';
import { reactions } from '#core/reactions.ts';
import type { Review } from '#core/coaching/review.ts';
import { anEventOf, secrets } from '#fixtures/hostile-events.ts';
import { noon } from '#fixtures/ids.ts';
import { aUser } from '#fixtures/users.ts';
import { system, world } from '#fixtures/world.ts';

/**
 * All that a sentence of a notice may speak of: the specification's places, and what the house adds about money, dates and
 * devices. Think before adding one: notices are read over shoulders and mails on other people's servers.
 */
const allowedParams: ReadonlySet<string> = new Set([
  'user', 'count', 'rating', 'type', 'amount', 'title', 'paymentId',
  'coin', 'note', 'received', 'missing', 'week', 'device', 'status',
]); // prettier-ignore
const allowedMailValues: ReadonlySet<string> = new Set([
  'name', 'user', 'count', 'rating', 'type', 'amount', 'title', 'paymentId', 'link',
  'time', 'date', 'device', 'level', 'days', 'reason',
]); // prettier-ignore

const { address, phone, about, health, chat } = secrets;
const member = aUser({ id: 'member', fullname: 'An', address, phone, about, emailVerifiedAt: noon });
const coach = aUser({ id: 'coach', fullname: 'Bình', type: 'COACH', address: `${address} 2`, about });
const inviter = aUser({ id: 'inviter', fullname: 'Chi' });
const people = [{ ...member, referrerId: inviter.id }, coach, inviter];

const review: Review = {
  id: 'a-review',
  memberId: member.id,
  coachId: coach.id,
  snapshotId: 'a-snapshot',
  week: '2026-W47',
  type: 'ALL',
  status: 'APPROVED',
  formId: null,
  answers: [{ questionId: 'q', value: health }],
  message: chat,
  outcomeConsent: false,
  price: 900,
  fee: 135,
  round: 1,
  holdId: null,
  earningHoldId: null,
  requestedAt: noon,
  answerDueAt: noon,
  reminders: 0,
  reply: { notes: [{ id: 'n', kind: 'BODY', text: health, anchor: null }], targets: [] },
  approvedAt: noon,
  replyUpdatedAt: noon,
  rateDueAt: null,
  releasedAt: null,
  rejectedAt: null,
  rejectReason: chat,
  canceledAt: null,
  cancelReason: null,
  accessEndedAt: null,
  version: 1,
  createdAt: noon,
  updatedAt: noon,
};

const types = [...new Set(reactions.map(({ on }) => on))];

/** What one event makes people hear. */
const toldOf = async (type: EventType, events: readonly object[]) => {
  const house = world({ users: people });
  house.store.committed.table('reviews').set(review.id, review);
  for (const event of events)
    await house.ports.transaction((repositories) => repositories.events.append(event as never)); // of its type and more
  const run = await house.app.notification.handleEvents(system);
  expect(run.failed, type).toEqual([]);
  const mails = house.rows('mails').map(({ mail }) => mail);
  await house.app.notification.sendMails(system);
  const unsent = house.rows('mails').flatMap(({ mail }) => mail.lastError ?? []);
  return { lines: house.rows('notifications'), mails, sent: house.mailer.sent, unsent };
};

describe('what people are told', () => {
  it.each(types)('of %s names nothing private', async (type) => {
    await fc.assert(
      fc.asyncProperty(anEventOf(type), async (event) => {
        const { lines, mails, sent } = await toldOf(type, [event]);
        for (const { params } of lines) {
          expect(Object.keys(params).filter((name) => !allowedParams.has(name))).toEqual([]);
          expect(Object.values(params)).not.toContain(undefined);
        }
        for (const { values } of mails)
          expect(Object.keys(values).filter((name) => !allowedMailValues.has(name))).toEqual([]);
        const everything = JSON.stringify([lines, mails, sent]);
        for (const secret of Object.values(secrets)) expect(everything).not.toContain(secret);
      }),
      { numRuns: 12 },
    );
  });

  it.each(types)('of %s by mail has everything that the words of its mail ask for', async (type) => {
    await fc.assert(
      fc.asyncProperty(anEventOf(type), async (event) => {
        const { mails, sent, unsent } = await toldOf(type, [event]);
        expect(unsent).toEqual([]);
        expect(sent).toHaveLength(mails.length);
      }),
      { numRuns: 12 },
    );
  });

  it('is something, for nearly every event there is a reaction to', async () => {
    const kinds = new Set<string>();
    for (const type of types)
      for (const event of fc.sample(anEventOf(type), { numRuns: 12, seed: 4 }))
        for (const line of (await toldOf(type, [event])).lines) kinds.add(`${line.type} ${line.topic ?? ''}`);
    expect(kinds.size).toBeGreaterThanOrEqual(30);
  });
});
