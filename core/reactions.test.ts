import { describe, expect, it } from 'vitest';
import type { DomainEvent } from '#core/kernel/events.ts';
import { reactions } from '#core/reactions.ts';
import type { Seed } from '#adapters/memory/create-store.ts';
import { aPayment } from '#fixtures/money/payments.ts';
import { aUser } from '#fixtures/people/users.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { system, world } from '#fixtures/engine/world.ts';

const user = aUser({ fullname: 'Nguyễn Thị Hoà', email: 'hoa@example.com' });

/** What people hear when this happens. */
const outcomeOf = async (event: DomainEvent, seed: Seed = {}) => {
  const testWorld = world({ users: [user], ...seed });
  await testWorld.ports.transaction(({ events }) => events.append(event));
  const run = await testWorld.app.events.handleEvents(system);
  expect(run.failed).toEqual([]);
  return {
    ...testWorld,
    notices: testWorld
      .rows('notifications')
      .map(({ userId, type, topic, params, link }) => ({ userId, type, topic, params, link })),
    mails: testWorld
      .rows('mails')
      .map(({ mail: { to, template, language, values } }) => ({ to, template, language, values })),
  };
};

const notice = (topic: string, params: object, link: string, userId: string = user.id) => ({
  userId,
  type: 'SYSTEM',
  topic,
  params,
  link,
});

describe('when something happens', () => {
  it('a confirmed member is welcomed, and told of the first reward', async () => {
    const { notices, mails } = await outcomeOf({ type: 'user.verified', userId: user.id });
    expect(notices).toEqual([
      notice('reward_claimable', { type: 'VERIFY_EMAIL', amount: 1000 }, '/dashboard/rewards'),
    ]);
    expect(mails).toEqual([
      {
        to: 'hoa@example.com',
        template: 'welcome',
        language: 'vi',
        values: { link: 'https://fitboard.example/dashboard' },
      },
    ]);
  });

  it('a saved week earns a notice; changing it does not', async () => {
    const saved = {
      type: 'snapshot.saved',
      userId: user.id,
      snapshotId: 's',
      week: '2026-W47',
      isFirst: false,
    } as const;
    expect((await outcomeOf({ ...saved, isUpdate: false })).notices).toEqual([
      notice('reward_claimable', { type: 'SAVE_PHYSICAL_PROFILE', amount: 500 }, '/dashboard/rewards'),
    ]);
    expect((await outcomeOf({ ...saved, isUpdate: true })).notices).toEqual([]);
  });

  it('the inviting member hears of the first save of a confirmed member, once', async () => {
    const inviter = aUser();
    const invited = aUser({ referrerId: inviter.id });
    const unconfirmed = aUser({ referrerId: inviter.id, emailVerifiedAt: null });
    const seed = { users: [inviter, invited, unconfirmed] };
    const saved = (userId: string, isFirst: boolean) =>
      outcomeOf(
        { type: 'snapshot.saved', userId, snapshotId: 's', week: '2026-W47', isFirst, isUpdate: false },
        seed,
      );
    const ofInviter = async (story: ReturnType<typeof saved>) =>
      (await story).notices.filter(({ userId }) => userId === inviter.id);

    expect(await ofInviter(saved(invited.id, true))).toEqual([
      notice('reward_claimable', { type: 'REFERRAL', amount: 1000 }, '/dashboard/rewards', inviter.id),
    ]);
    expect(await ofInviter(saved(invited.id, false))).toEqual([]);
    expect(await ofInviter(saved(unconfirmed.id, true))).toEqual([]);
  });

  it('the weekly reminder comes in both ways, in the reader’s language', async () => {
    const reader = aUser({ id: user.id, email: 'hoa@example.com', language: 'en' });
    const { notices, mails } = await outcomeOf(
      { type: 'snapshot.reminder_due', userId: user.id, week: '2026-W47' },
      { users: [reader] },
    );
    expect(notices).toEqual([notice('weekly_reminder', { week: '2026-W47' }, '/indicator/me/edit')]);
    expect(mails).toEqual([
      {
        to: 'hoa@example.com',
        template: 'weekly_reminder',
        language: 'en',
        values: { link: 'https://fitboard.example/en/indicator/me/edit' },
      },
    ]);
  });

  it('a changed password is told with the time on the owner’s wall', async () => {
    const { notices, mails } = await outcomeOf({ type: 'user.password_changed', userId: user.id });
    expect(notices).toEqual([notice('password_changed', {}, '/auth/forgot-password')]);
    expect(mails[0]).toMatchObject({
      template: 'password_changed',
      values: { time: expect.stringMatching(/\d\d:\d\d/) },
    });
  });

  it('a changed address is told to the old one by mail, to the account in its list', async () => {
    const { notices, mails } = await outcomeOf({
      type: 'user.email_changed',
      userId: user.id,
      oldEmail: 'old@example.com',
    });
    expect(notices).toEqual([notice('email_changed', {}, '/dashboard/user/account')]);
    expect(mails.map(({ to, template }) => [to, template])).toEqual([['old@example.com', 'email_changed']]);
  });

  it('a sign-in on a new device is told with its name; one on a known device is not', async () => {
    const signedIn = {
      type: 'user.signed_in',
      userId: user.id,
      sessionId: 's',
      userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0 Safari/537.36',
    } as const;
    const { notices, mails } = await outcomeOf({ ...signedIn, isNewDevice: true });
    expect(notices).toEqual([
      notice('new_sign_in', { device: 'Chrome · Windows' }, '/dashboard/user/account'),
    ]);
    expect(mails[0]).toMatchObject({ template: 'new_sign_in', values: { device: 'Chrome · Windows' } });
    expect((await outcomeOf({ ...signedIn, isNewDevice: false })).notices).toEqual([]);
  });

  it('a new personal token is announced by its name, with a mail', async () => {
    const { notices, mails } = await outcomeOf({
      type: 'token.created',
      userId: user.id,
      tokenId: 't',
      name: 'Trợ lý',
    });
    expect(notices).toEqual([notice('token_created', { title: 'Trợ lý' }, '/dashboard/user/tokens')]);
    expect(mails.map(({ template }) => template)).toEqual(['notification_system']);
  });

  it('a passkey that is added, removed or copied is announced by its name, with a mail', async () => {
    for (const [type, topic] of [
      ['passkey.added', 'passkey_added'],
      ['passkey.removed', 'passkey_removed'],
      ['passkey.copied', 'passkey_copied'],
    ] as const) {
      const { notices, mails } = await outcomeOf({ type, userId: user.id, name: 'iPhone' });
      expect(notices).toEqual([notice(topic, { title: 'iPhone' }, '/dashboard/user/security')]);
      expect(mails.map(({ template }) => template)).toEqual(['notification_system']);
    }
  });

  it('a link to a provider that is made or ended is announced by its name, with a mail', async () => {
    for (const [type, topic] of [
      ['provider.linked', 'provider_linked'],
      ['provider.unlinked', 'provider_unlinked'],
    ] as const) {
      const { notices, mails } = await outcomeOf({ type, userId: user.id, provider: 'GOOGLE' });
      expect(notices).toEqual([notice(topic, { title: 'Google' }, '/dashboard/user/security')]);
      expect(mails.map(({ template }) => template)).toEqual(['notification_system']);
    }
  });

  it('the oldest of too many sign-ins is told with its device, by mail when it is the first of the day', async () => {
    const ended = {
      type: 'user.oldest_sign_in_ended',
      userId: user.id,
      userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0 Safari/537.36',
    } as const;
    const { notices, mails } = await outcomeOf({ ...ended, isFirstToday: true });
    const params = { device: 'Chrome · Windows', count: 50 };
    expect(notices).toEqual([notice('oldest_sign_in_ended', params, '/dashboard/user/account')]);
    expect(mails[0]).toMatchObject({ template: 'notification_system' });
    expect(mails[0]?.values?.['title']).toContain('Chrome · Windows');
    const again = await outcomeOf({ ...ended, isFirstToday: false });
    expect([again.notices.length, again.mails.length]).toEqual([1, 0]);
  });

  it.each([
    [
      { type: 'coins.granted', userId: user.id, amount: 5, coin: 'FIT_COIN', note: 'x' },
      'coins_granted',
      { amount: 5, coin: 'FIT_COIN', note: 'x' },
    ],
    [
      { type: 'coins.corrected', userId: user.id, amount: -5, coin: 'BASE_COIN', note: 'x' },
      'coins_corrected',
      { amount: -5, coin: 'BASE_COIN', note: 'x' },
    ],
    [{ type: 'report.refunded', userId: user.id, amount: 1000 }, 'report_refunded', { amount: 1000 }],
    [{ type: 'user.level_changed', userId: user.id, level: 'PRO' }, 'level_changed', { type: 'PRO' }],
    [{ type: 'user.level_expired', userId: user.id, level: 'PRO' }, 'level_expired', { type: 'PRO' }],
    [
      { type: 'user.level_ending', userId: user.id, level: 'PRO', days: 7 },
      'level_expiring',
      { type: 'PRO', count: 7 },
    ],
  ] as const)('%o is told', async (event, topic, params) => {
    const { notices } = await outcomeOf(event);
    expect(notices).toEqual([expect.objectContaining({ topic, params })]);
  });

  it.each([
    ['vi', 'COMPLETED', 'partner_claim_approved', 'Buổi tập đầu tiên'],
    ['en', 'CANCELED', 'partner_claim_refused', 'Your first class'],
  ] as const)('a claim decided, in %s', async (language, status, topic, title) => {
    const { notices } = await outcomeOf(
      {
        type: 'partner_claim.decided',
        userId: user.id,
        claimId: 'a-claim',
        status,
        amount: 300,
        coin: 'BASE_COIN',
        title: { vi: 'Buổi tập đầu tiên', en: 'Your first class' },
      },
      { users: [{ ...user, language }] },
    );
    expect(notices).toEqual([
      expect.objectContaining({
        topic,
        params: { amount: 300, coin: 'BASE_COIN', title },
        link: '/dashboard/rewards',
      }),
    ]);
  });

  const paid = { userId: user.id, paymentId: 'order', code: 'PAYFB7K3M9QX4', amount: 1000 } as const;

  it.each([
    ['payment.created', 'PAYMENT_CREATED', 'payment_created'],
    ['payment.approved', 'PAYMENT_APPROVED', 'payment_approved'],
    ['payment.rejected', 'PAYMENT_REJECTED', 'payment_rejected'],
    ['payment.reopened', 'PAYMENT_REOPENED', 'payment_reopened'],
  ] as const)(
    '%s is told with the code members know, in the list and by mail',
    async (type, noticed, template) => {
      const order = aPayment({ id: 'order', userId: user.id, amountVnd: 99_000 });
      const { notices, mails } = await outcomeOf({ type, ...paid }, { payments: [order] });
      const { bankName, number, holder } = order.bankAccount;
      expect(notices).toEqual([
        {
          userId: user.id,
          type: noticed,
          topic: null,
          params: { paymentId: paid.code, amount: 1000 },
          link: '/checkout/order',
        },
      ]);
      expect(mails).toEqual([
        {
          to: 'hoa@example.com',
          template,
          language: 'vi',
          values: {
            link: 'https://fitboard.example/checkout/order',
            paymentId: paid.code,
            amount: '1.000 Fit Coin',
            ...(type === 'payment.created' && {
              price: '99.000 ₫',
              account: `${bankName} ${number}, ${holder}`,
              time: expect.stringMatching(/2026/),
            }),
          },
        },
      ]);
    },
  );

  it('what becomes of an order otherwise is told under its own title', async () => {
    const english = aUser({ id: user.id, email: 'hoa@example.com', language: 'en' });
    const [expired, reversed, part] = [
      await outcomeOf({ type: 'payment.expired', ...paid }),
      await outcomeOf({ type: 'payment.reversed', ...paid }, { users: [english] }),
      await outcomeOf({
        type: 'payment.part_received',
        userId: user.id,
        paymentId: 'order',
        code: paid.code,
        receivedVnd: 40_000,
        missingVnd: 59_000,
      }),
    ];
    const params = { paymentId: paid.code, amount: 1000 };
    expect(expired.notices).toEqual([notice('payment_expired', params, '/checkout/order')]);
    expect(reversed.notices).toEqual([notice('payment_reversed', params, '/checkout/order')]);
    expect(part.notices).toEqual([
      notice(
        'payment_part_received',
        { paymentId: paid.code, received: 40_000, missing: 59_000 },
        '/checkout/order',
      ),
    ]);
    const titles = [expired, reversed, part].flatMap(({ mails }) =>
      mails.map(({ template, values }) => [template, values['title']]),
    );
    expect(titles).toEqual([
      ['notification_system', `Đơn nạp đã quá hạn: ${paid.code}`],
      ['notification_system', `Top-up reversed: ${paid.code}`],
      ['notification_system', `Đã nhận một phần tiền: ${paid.code}`],
    ]);
  });

  it('a closed account hears by mail when it will be gone, and nothing else', async () => {
    const closed = aUser({
      id: user.id,
      email: 'hoa@example.com',
      status: 'DELETE',
      deletionRequestedAt: noon,
    });
    const { notices, mails } = await outcomeOf(
      { type: 'user.deletion_requested', userId: user.id },
      { users: [closed] },
    );
    expect(notices).toEqual([]);
    expect(mails).toEqual([
      expect.objectContaining({
        template: 'account_deletion',
        values: expect.objectContaining({ date: '20 thg 12, 2026' }),
      }),
    ]);
    expect(
      (await outcomeOf({ type: 'user.password_changed', userId: user.id }, { users: [closed] })).mails,
    ).toEqual([]);
  });

  it('switches are obeyed, each way of its own', async () => {
    const testWorld = world({ users: [user] });
    await testWorld.ports.reads.notificationPreferences.put(user.id, [
      { category: 'reminder', inApp: false, email: true },
    ]);
    await testWorld.ports.transaction(({ events }) =>
      events.append({ type: 'snapshot.reminder_due', userId: user.id, week: '2026-W47' }),
    );
    await testWorld.app.events.handleEvents(system);
    expect([testWorld.rows('notifications').length, testWorld.rows('mails').length]).toEqual([0, 1]);
  });

  it('several rewards of a kind are one line with a count', async () => {
    const testWorld = world({ users: [user] });
    for (const week of ['2026-W46', '2026-W47']) {
      await testWorld.ports.transaction(({ events }) =>
        events.append({
          type: 'snapshot.saved',
          userId: user.id,
          snapshotId: week,
          week,
          isFirst: false,
          isUpdate: false,
        }),
      );
    }
    await testWorld.app.events.handleEvents(system);
    expect(testWorld.rows('notifications')).toEqual([expect.objectContaining({ count: 2 })]);
  });

  it('an answer has a name of its own for each event', () => {
    const names = reactions.map(({ on, name }) => `${on} ${name}`);
    expect(new Set(names).size).toBe(names.length);
  });
});
