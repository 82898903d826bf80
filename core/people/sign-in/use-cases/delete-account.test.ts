import { describe, expect, it } from 'vitest';
import { day, minute } from '#core/kernel/time.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { aReportedTransfer, signedBySePay } from '#fixtures/money/incoming-transfers.ts';
import { hashOf } from '#fixtures/engine/ports.ts';
import { aMedium } from '#fixtures/platform/media.ts';
import { aPayment } from '#fixtures/money/payments.ts';
import { aSnapshot } from '#fixtures/body/snapshots.ts';
import { aFullProfile, aSession, aUser } from '#fixtures/people/users.ts';
import { actorFor, refusalOf, staff, superUser, system, visitor, world } from '#fixtures/engine/world.ts';

const seededWorld = () => {
  const user = aFullProfile({ email: 'anh@example.com' });
  const medium = aMedium({ ownerId: user.id });
  const made = world({
    users: [user],
    credentials: { [user.id]: hashOf('matkhau'), '1': hashOf('twelve chars') },
    sessions: [aSession({ userId: user.id })],
    media: [medium],
    snapshots: [aSnapshot({ userId: user.id, media: [{ mediumId: medium.id, side: 'FRONT' }] })],
  });
  made.mediaStore.files.set(medium.key, new Uint8Array([1]));
  made.mediaStore.files.set(medium.thumbnailKey ?? '', new Uint8Array([2]));
  return { ...made, user, actor: actorFor(user) };
};

describe('an account its owner deletes', () => {
  it('is closed at once, for the right password', async () => {
    const { app, actor, clock, events, rows, user } = seededWorld();
    expect(await refusalOf(app.account.deleteAccount(actor, { password: 'sai' }))).toBe(
      'auth.password_incorrect',
    );
    const { anonymisedAt } = await app.account.deleteAccount(actor, { password: 'matkhau' });

    expect(anonymisedAt.getTime() - clock.now().getTime()).toBe(30 * day);
    expect(rows('users').find(({ id }) => id === user.id)).toMatchObject({ status: 'DELETE' });
    expect(rows('sessions')[0]?.endReason).toBe('STATUS');
    expect(events('user.deletion_requested')).toHaveLength(1);
    const device = { userAgent: 'curl/8', address: '::1' };
    expect(
      await refusalOf(app.account.signIn(visitor, { email: user.email, password: 'matkhau', device })),
    ).toBe('auth.user_deleted');
  });

  it('loses its name, pictures and measurements after thirty days, not a day sooner', async () => {
    const { app, actor, clock, mediaStore, rows, user } = seededWorld();
    await app.account.deleteAccount(actor, { password: 'matkhau' });
    clock.forward(30 * day);
    expect(await app.account.anonymiseDueAccounts(system)).toEqual({ anonymised: 0 });
    expect(rows('snapshots')).toHaveLength(1);
    clock.forward(1);
    expect(await app.account.anonymiseDueAccounts(system)).toEqual({ anonymised: 1 });
    expect(await app.account.anonymiseDueAccounts(system)).toEqual({ anonymised: 0 });

    const left = rows('users').find(({ id }) => id === user.id);
    expect(left).toMatchObject({
      fullname: '',
      username: null,
      phone: null,
      about: null,
      anonymisedAt: clock.now(),
    });
    expect(left?.email).not.toContain('anh');
    for (const table of ['snapshots', 'media', 'sessions', 'consents'] as const)
      expect(rows(table)).toEqual([]);
    expect(mediaStore.files.size).toBe(0);
  });

  it('leaves no order behind that money could still turn into coins for nobody', async () => {
    const user = aFullProfile();
    const { id: userId } = user;
    const open = aPayment({ userId });
    const said = aPayment({ userId, status: 'PROCESSING', markedPaidAt: noon });
    const parted = aPayment({ userId, status: 'PROCESSING', receivedVnd: 40_000 });
    const others = aPayment({ userId: '1' });
    const here = world({
      users: [user],
      credentials: { [userId]: hashOf('matkhau') },
      payments: [open, said, parted, others],
    });
    await here.app.account.deleteAccount(actorFor(user), { password: 'matkhau' });
    here.clock.forward(30 * day + 1);
    expect(await here.app.account.anonymiseDueAccounts(system)).toEqual({ anonymised: 1 });
    expect(here.rows('payments').map(({ status, cancelReason }) => [status, cancelReason])).toEqual([
      ['CANCELED', 'BY_MEMBER'],
      ['CANCELED', 'BY_MEMBER'],
      ['PROCESSING', null],
      ['PENDING', null],
    ]);

    const late = signedBySePay(
      aReportedTransfer({ number: 1, content: said.code, amountVnd: 99_000 }),
      here.clock.now(),
    );
    await (
      await here.app.payment.receiveNotice(late)
    ).judged;
    expect(here.rows('incomingTransfers')).toMatchObject([{ status: 'WAITING', waitingReason: 'LATE' }]);
    expect(here.rows('postings')).toEqual([]);
  });

  it('is spared when staff restored it meanwhile', async () => {
    const { app, actor, clock, rows, user } = seededWorld();
    await app.account.deleteAccount(actor, { password: 'matkhau' });
    await app.account.setStatus(staff, { id: user.id, status: 'ACTIVE', reason: 'Đổi ý.' });
    clock.forward(31 * day);
    expect(await app.account.anonymiseDueAccounts(system)).toEqual({ anonymised: 0 });
    expect(rows('users').find(({ id }) => id === user.id)?.fullname).toBe(user.fullname);
  });

  it('is never user 1’s', async () => {
    const { app } = seededWorld();
    expect(await refusalOf(app.account.deleteAccount(superUser, { password: 'twelve chars' }))).toBe(
      'user.super_user_protected',
    );
  });
});

describe('the download of everything one owns', () => {
  it('has every section, the files, and no secret', async () => {
    const { app, actor, user } = seededWorld();
    await app.account.resendCode(visitor, { email: user.email });
    await app.account.requestPasswordReset(visitor, { email: user.email });
    const { data, files, language } = await app.account.exportMyData(actor);

    expect(Object.keys(data).toSorted()).toEqual([
      'account',
      'aiAnswers',
      'aiCares',
      'aiConsents',
      'aiConversations',
      'aiPersona',
      'aiRatings',
      'answeredReviews',
      'appeals',
      'archive',
      'bookmarks',
      'bounties',
      'broughtAnswers',
      'bugReportReplies',
      'bugReportVotes',
      'bugReports',
      'challengeReviews',
      'challenges',
      'chapters',
      'chatMessages',
      'chatReactions',
      'chatRooms',
      'coachProfile',
      'coachRequests',
      'comments',
      'consents',
      'contactMessages',
      'contentReports',
      'credentials',
      'dismissedSuggestions',
      'domains',
      'drafts',
      'enrolments',
      'exportedAt',
      'externalHosts',
      'feedLikes',
      'feedPosts',
      'folders',
      'follows',
      'gallery',
      'gifts',
      'givenMedia',
      'goals',
      'homeNumber',
      'importedValues',
      'lessonNotes',
      'lessonProgress',
      'lessons',
      'mailAddresses',
      'mails',
      'measurementImports',
      'media',
      'memberNotes',
      'mutedSignals',
      'notificationPreferences',
      'notificationRhythm',
      'notifications',
      'orders',
      'ownMeasurements',
      'ownSites',
      'ownValues',
      'partnerClaims',
      'passkeys',
      'payments',
      'personalTokenCalls',
      'personalTokens',
      'photoViews',
      'planWaits',
      'postLikes',
      'postRevisions',
      'postWorkingCopies',
      'posts',
      'promoCodes',
      'questionForm',
      'quizAttempts',
      'quizStates',
      'quizzes',
      'relations',
      'reports',
      'reviewBundles',
      'reviews',
      'rewards',
      'sampleReview',
      'sanctions',
      'savedReplies',
      'savedViews',
      'secondFactor',
      'sessions',
      'signInProviders',
      'snapshots',
      'soldReviewBundles',
      'specializationRequests',
      'storageQuota',
      'transactions',
      'trustedDevices',
      'viewings',
      'wallet',
    ]);
    expect(data.account).toMatchObject({ email: user.email, fullname: user.fullname, about: user.about });
    expect(data['snapshots']).toHaveLength(1);
    expect(data['mails']).toMatchObject([{ template: 'forgot_password' }]);
    expect(language).toBe('vi');
    expect(files).toHaveLength(1);
    expect(await files[0]?.read()).toEqual(new Uint8Array([1]));
    const text = JSON.stringify(data);
    for (const secret of ['hash of', 'token', 'secrets']) expect(text).not.toContain(secret);
  });

  it('is not cut short by the size of a page', async () => {
    const user = aUser();
    const media = Array.from({ length: 230 }, () => aMedium({ ownerId: user.id }));
    const { app } = world({ users: [user], media });
    const { data, files } = await app.account.exportMyData(actorFor(user));
    expect(data['media']).toHaveLength(230);
    expect(new Set(files.map(({ path }) => path)).size).toBe(230);
  });
});

describe('a paid level', () => {
  const withLevel = (days: number) => {
    const made = world({ users: [aUser({ id: 'member' })] });
    const until = (length: number) => new Date(made.clock.now().getTime() + length * day);
    const grant = (level: 'PRO' | 'PREMIUM' | 'BASIC', expiresAt: Date | null) =>
      made.app.level.setLevel(staff, { id: 'member', level, expiresAt, reason: 'Quà tặng.' });
    const stored = () => made.rows('users').find(({ id }) => id === 'member');
    return { ...made, until, grant, stored, days };
  };

  it('is told seven days and one day before its end, once each, and goes back to BASIC', async () => {
    const { app, clock, events, grant, stored, until } = withLevel(30);
    await grant('PRO', until(30));
    // An hourly job, for as long as the level lasts and a day more.
    for (let hour = 0; hour < 31 * 24; hour += 1) {
      await app.level.expireLevels(system);
      clock.forward(60 * minute);
    }
    expect(events('user.level_ending').map(({ level, days }) => [level, days])).toEqual([
      ['PRO', 7],
      ['PRO', 1],
    ]);
    expect(events('user.level_expired')).toEqual([
      { type: 'user.level_expired', userId: 'member', level: 'PRO' },
    ]);
    expect(stored()).toMatchObject({ level: 'BASIC', levelExpiresAt: null });
  });

  it('that is short is told once, one that is renewed is told again, and one without an end never', async () => {
    const { app, clock, events, grant, stored, until } = withLevel(1);
    await grant('PREMIUM', until(0.5));
    await app.level.expireLevels(system);
    expect(events('user.level_ending').map(({ days }) => days)).toEqual([1]);
    await grant('PREMIUM', until(6.5));
    await app.level.expireLevels(system);
    await app.level.expireLevels(system);
    expect(events('user.level_ending').map(({ days }) => days)).toEqual([1, 7]);
    await grant('PREMIUM', null);
    clock.forward(400 * day);
    await app.level.expireLevels(system);
    expect(stored()).toMatchObject({ level: 'PREMIUM', levelExpiresAt: null });
  });

  it('ends in the future, and BASIC has no end', async () => {
    const { clock, grant, stored, until } = withLevel(1);
    expect(await refusalOf(grant('PRO', clock.now()))).toBe('input.date_range');
    await grant('BASIC', until(3));
    expect(stored()).toMatchObject({ level: 'BASIC', levelExpiresAt: null });
  });
});
