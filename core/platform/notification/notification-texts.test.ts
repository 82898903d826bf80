import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EventType } from '#core/kernel/events.ts';
import { languages, type Language } from '#core/kernel/language.ts';
import { reactions } from '#core/reactions.ts';
import type { Review } from '#core/coaching/review/review.ts';
import { anEventOf, secrets } from '#fixtures/engine/hostile-events.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { aPayment } from '#fixtures/money/payments.ts';
import { aUser } from '#fixtures/people/users.ts';
import { system, world } from '#fixtures/engine/world.ts';
import { notificationTypes, systemTopics } from './categories.ts';
import { mailTemplateOf } from './mail-templates.ts';

/**
 * All that a sentence of a notice may speak of: the specification's places, and what the product adds about money, dates and
 * devices. Think before adding one: notices are read over shoulders and mails on other people's servers.
 */
const allowedParams: ReadonlySet<string> = new Set([
  'user', 'count', 'rating', 'type', 'amount', 'title', 'paymentId',
  'recording', 'length', 'coin', 'note', 'received', 'missing', 'week', 'device', 'status', 'reason', 'better', 'worse', 'answered', 'members', 'saved',
]); // prettier-ignore
const allowedMailValues: ReadonlySet<string> = new Set([
  'name', 'user', 'count', 'rating', 'type', 'amount', 'title', 'paymentId', 'link',
  'time', 'date', 'device', 'recording', 'level', 'days', 'left', 'reason', 'text', 'refund', 'price', 'account',
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
  attachment: null,
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
  accessUntil: noon,
  version: 1,
  createdAt: noon,
  updatedAt: noon,
};

const order = aPayment({ id: 'a-payment', userId: member.id, amountVnd: 1_499_000 });

const templateOf = (type: string, topic: string | null) => {
  const [kind, about] = [
    notificationTypes.find((one) => one === type),
    systemTopics.find((one) => one === topic),
  ];
  return kind && mailTemplateOf(kind, about ?? null);
};

/** Their sentences speak of days left. */
const countsDays: ReadonlySet<string> = new Set([
  'badge_expiring',
  'review_answer_due',
  'level_expiring',
  'domain_expiring',
  'domain_expired',
  'domain_held',
]);
/** An order of the shop names its sum only when it comes back; a refusal of a claim promises none. */
const hasSum = (topic: string | null): boolean =>
  topic !== 'order_completed' && topic !== 'order_processing' && topic !== 'partner_claim_refused';

const types = [...new Set(reactions.map(({ on }) => on))];

/** What one event makes people hear. */
const textsOf = async (type: EventType, events: readonly object[], language: Language = 'vi') => {
  const testWorld = world({ users: people.map((user) => ({ ...user, language })) });
  testWorld.store.committed.table('reviews').set(review.id, review);
  testWorld.store.committed.table('payments').set(order.id, order);
  for (const event of events)
    await testWorld.ports.transaction((repositories) => repositories.events.append(event as never)); // of its type and more
  const run = await testWorld.app.events.handleEvents(system);
  expect(run.failed, type).toEqual([]);
  const mails = testWorld.rows('mails').map(({ mail }) => mail);
  await testWorld.app.notification.sendMails(system);
  const unsent = testWorld.rows('mails').flatMap(({ mail }) => mail.lastError ?? []);
  return { lines: testWorld.rows('notifications'), mails, sent: testWorld.mailer.sent, unsent };
};

describe('what notifications say', () => {
  it.each(types)('of %s names nothing private', async (type) => {
    await fc.assert(
      fc.asyncProperty(anEventOf(type), async (event) => {
        const { lines, mails, sent } = await textsOf(type, [event]);
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
        const { mails, sent, unsent } = await textsOf(type, [event]);
        expect(unsent).toEqual([]);
        expect(sent).toHaveLength(mails.length);
      }),
      { numRuns: 12 },
    );
  });

  it.each(types.flatMap((type) => languages.map((language) => [type, language] as const)))(
    'of %s by mail in %s names the people, sums, days, titles and orders that the line in the list names',
    async (type, language) => {
      const number = new Intl.NumberFormat(language === 'vi' ? 'vi-VN' : 'en-GB');
      await fc.assert(
        fc.asyncProperty(anEventOf(type), async (event) => {
          const { lines, mails, sent } = await textsOf(type, [event], language);
          for (const mail of sent) {
            const written = mails.find(({ id }) => id === mail.id);
            const line = lines.find(
              ({ type: kind, topic, userId }) =>
                userId === written?.userId && templateOf(kind, topic) === written.template,
            );
            if (!line) continue;
            const { user, title, paymentId, rating, amount, received, missing, count } = line.params;
            const counted = countsDays.has(line.topic ?? '') ? [count] : [];
            const sums = [amount, received, missing].filter((sum) => typeof sum === 'number' && sum > 0);
            const named = [user, title, paymentId, rating, ...counted];
            for (const value of named)
              if (value !== undefined && value !== '') expect(mail.text).toContain(String(value));
            for (const sum of sums)
              if (hasSum(line.topic)) expect(mail.text).toContain(number.format(Number(sum)));
          }
        }),
        { numRuns: 8 },
      );
    },
  );

  it.each([
    ['vi', '1.499.000 ₫'],
    ['en', '₫1,499,000'],
  ] as const)(
    'of a new top-up order by mail in %s has all that a transfer needs',
    async (language, price) => {
      const [event] = fc.sample(anEventOf('payment.created'), 1);
      const { sent } = await textsOf('payment.created', [event ?? {}], language);
      const [mail] = sent;
      expect(mail?.subject).toContain(price);
      const { bankName, number, holder } = order.bankAccount;
      for (const part of [price, bankName, number, holder, 'PAYFB7K3M9QX4'])
        expect(mail?.text).toContain(part);
    },
  );

  it('of one day left and of a free request reads as a sentence', async () => {
    const [ending] = fc.sample(anEventOf('user.level_ending'), 1);
    const { sent: plan } = await textsOf('user.level_ending', [{ ...ending, days: 1 }], 'en');
    expect(plan[0]?.subject).toMatch(/ends in 1 day$/);
    const [rejected] = fc.sample(anEventOf('review.rejected'), 1);
    for (const language of languages) {
      const { sent } = await textsOf('review.rejected', [{ ...rejected, refunded: 0 }], language);
      expect(sent[0]?.text).not.toContain('0 Fit Coin');
    }
  });

  it('is something, for nearly every event there is a reaction to', async () => {
    const kinds = new Set<string>();
    for (const type of types)
      for (const event of fc.sample(anEventOf(type), { numRuns: 12, seed: 4 }))
        for (const line of (await textsOf(type, [event])).lines)
          kinds.add(`${line.type} ${line.topic ?? ''}`);
    expect(kinds.size).toBeGreaterThanOrEqual(30);
  });
});
