import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Actor } from '#core/access/actor/actor.ts';
import { permissions } from '#core/access/actor/permission.ts';
import { after, day, minute } from '#core/kernel/time.ts';
import { defaultSettings } from '#core/platform/settings/site.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { hashOf } from '#fixtures/engine/ports.ts';
import { actorFor, refusalOf, staff, system, visitor, world } from '#fixtures/engine/world.ts';
import { aPasskey } from '#fixtures/people/passkeys.ts';
import { aSecondFactor } from '#fixtures/people/second-factors.ts';
import {
  aProviderLink,
  aProvidersPerson,
  plainSignInProviders,
  stateIn,
} from '#fixtures/people/sign-in-providers.ts';
import { aSession, aUser } from '#fixtures/people/users.ts';
import { providerLimits, type SignInProvider } from '../provider.ts';
import type { ProviderAnswer } from '../ports.ts';

const device = { userAgent: 'curl/8', address: '203.0.113.7' };
const password = 'một mật khẩu';
const an = aProvidersPerson({ subject: 'g-an', email: 'An@Gmail.example' });
const silent = aProvidersPerson({ subject: 'z-an', email: null, isEmailVerified: false });
const stale = { ...an, authenticatedAt: after(noon, -day) };
const unsure = aProvidersPerson({ subject: 'f-an', email: 'an@gmail.example', isEmailVerified: false });

const made = (
  seed: Parameters<typeof world>[0] = {},
  replaced: Parameters<typeof world>[1] = {},
  people = { an, silent, unsure, stale },
) => {
  const here = world(seed, { signInProviders: plainSignInProviders({ people }), ...replaced });
  const { signInProvider: app, account } = here.app;
  const begun = (provider: SignInProvider = 'GOOGLE', next?: string) =>
    app.beginProviderSignIn(visitor, { provider, next });
  const finish = (
    { address, mark }: { address: string; mark: string | null },
    code: string,
    {
      provider = 'GOOGLE',
      actor = visitor,
      ...answer
    }: Partial<ProviderAnswer> & { provider?: SignInProvider; actor?: Actor } = {},
  ) =>
    app.finishAtProvider(actor, {
      provider,
      answer: { state: stateIn(address), code, ...answer },
      mark,
      device,
    });
  /** There and back. */
  const come = async (code: string, provider: SignInProvider = 'GOOGLE') => {
    const attempt = await begun(provider);
    return { ...(await finish(attempt, code, { provider })), mark: attempt.mark };
  };
  const register = (mark: string | null, more: object = {}) =>
    app.registerWithProvider(visitor, { fullname: 'Trần Văn An', consent: true, mark, device, ...more });
  /** Of the last mail that was written. */
  const codeSent = () => String(here.rows('mails').at(-1)?.secrets?.['code']);
  return { ...here, signInProvider: app, account, begun, finish, come, register, codeSent };
};

const member = aUser({ email: 'an@gmail.example' });
const withPassword = { users: [member], credentials: { [member.id]: hashOf(password) } };
const linked = aProviderLink({ userId: member.id, subject: 'g-an' });

describe('the way to a provider and back', () => {
  it('is taken once, in time, by the browser that went, from the provider it went to', async () => {
    const { begun, finish, clock } = made();
    const over = 'provider.attempt_over';
    const attempt = await begun();
    expect(await refusalOf(finish({ ...attempt, mark: null }, 'an'))).toBe(over);
    expect(await refusalOf(finish({ ...attempt, mark: (await begun()).mark }, 'an'))).toBe(over);
    expect(await refusalOf(finish(attempt, 'an', { state: 'another' }))).toBe(over);
    await finish(attempt, 'an');
    expect(await refusalOf(finish(attempt, 'an'))).toBe(over);
    expect(await refusalOf(finish(await begun('FACEBOOK'), 'an'))).toBe(over);
    const late = await begun();
    clock.forward(providerLimits.attemptLasts);
    expect(await refusalOf(finish(late, 'an'))).toBe(over);
  });

  it('keeps neither state nor mark, and says nothing of them where they could be read', async () => {
    const { begun, rows } = made();
    const { address, mark } = await begun();
    const kept = rows('providerAttempts')[0];
    expect([kept?.stateHash, kept?.markHash]).not.toContain(mark);
    expect(kept?.stateHash).not.toBe(stateIn(address));
    expect(address).not.toContain(mark);
  });

  it('ends with a sentence when the provider is away, refuses, or the person says no', async () => {
    const { begun, finish } = made();
    expect(await refusalOf(finish(await begun(), 'nobody'))).toBe('provider.refused');
    const no = { error: 'access_denied' };
    expect(await refusalOf(finish(await begun(), 'an', no))).toBe('provider.cancelled');
    expect(await refusalOf(finish(await begun(), 'an', { error: 'server_error' }))).toBe('provider.refused');
    const away = made({}, { signInProviders: plainSignInProviders({ isAway: true }) });
    expect(await refusalOf(away.begun())).toBe('provider.away');
    const none = made({}, { signInProviders: plainSignInProviders({ available: [] }) });
    expect(await refusalOf(none.begun())).toBe('provider.not_available');
  });
});

describe('a person whom a provider knows', () => {
  it('gets an account that is confirmed and linked, after agreeing to the terms, and comes in the next time', async () => {
    const { come, register, rows, events, app } = made();
    const first = await come('an');
    expect(first).toMatchObject({
      outcome: 'CLAIM',
      claim: { standing: 'NEW', email: 'an@gmail.example', name: 'Trần Văn An' },
    });
    expect(await refusalOf(register(first.mark, { consent: false }))).toBe('auth.consent_required');
    const opened = await register(first.mark, { email: 'another@example.com' });
    expect(opened).toMatchObject({ signedIn: { user: { email: 'an@gmail.example', status: 'ACTIVE' } } });
    expect(rows('providerLinks')).toMatchObject([{ provider: 'GOOGLE', subject: 'g-an' }]);
    expect(rows('consents').length).toBeGreaterThan(0);
    expect(events('user.verified')).toHaveLength(1);
    expect(events('provider.linked')).toEqual([]);
    expect(await refusalOf(register(first.mark))).toBe('provider.claim_over');
    expect(await come('an')).toMatchObject({ outcome: 'SIGNED_IN' });
    const { id } = rows('users').find(({ email }) => email === 'an@gmail.example') ?? { id: '' };
    expect((await app.signInProvider.listOwnProviders(actorFor(aUser({ id })))).hasPassword).toBe(false);
  });

  it('opens no account while registration is closed', async () => {
    const { come, register } = made({ settings: { ...defaultSettings, registrationOpen: false } });
    const { mark } = await come('an');
    expect(await refusalOf(register(mark))).toBe('auth.registration_closed');
  });

  it('is never linked to an account that has the address: its owner signs in, and links it', async () => {
    const { come, register, rows, account, signInProvider, events } = made(withPassword);
    const { mark, ...came } = await come('an');
    expect(came).toMatchObject({ outcome: 'CLAIM', claim: { standing: 'EXISTS' } });
    expect(await refusalOf(register(mark))).toBe('auth.email_exists');
    expect(rows('providerLinks')).toEqual([]);
    await account.signIn(visitor, { email: member.email, password, device });
    await signInProvider.linkClaim(actorFor(member), mark);
    expect(events('provider.linked')).toEqual([
      { type: 'provider.linked', userId: member.id, provider: 'GOOGLE' },
    ]);
    expect(await come('an')).toMatchObject({ outcome: 'SIGNED_IN' });
    expect(await refusalOf(signInProvider.linkClaim(actorFor(member), mark))).toBe('provider.claim_over');
  });

  it('takes an account over that waited unconfirmed under the address: its password opens nothing', async () => {
    const trap = aUser({
      email: 'an@gmail.example',
      fullname: 'Kẻ Chờ Sẵn',
      status: 'PENDING',
      emailVerifiedAt: null,
    });
    const { come, register, account, rows } = made({
      users: [trap],
      credentials: { [trap.id]: hashOf(password) },
      sessions: [aSession({ userId: trap.id })],
    });
    const { mark, ...came } = await come('an');
    expect(came).toMatchObject({ claim: { standing: 'NEW' } });
    await register(mark);
    expect(rows('credentials')).toEqual([]);
    expect(rows('sessions').filter(({ endedAt }) => endedAt === null)).toHaveLength(1);
    expect(rows('users').find(({ id }) => id === trap.id)).toMatchObject({
      status: 'ACTIVE',
      fullname: 'Trần Văn An',
    });
    const opened = account.signIn(visitor, { email: trap.email, password, device });
    expect(await refusalOf(opened)).toBe('auth.invalid_credentials');
  });

  it.each(['silent', 'unsure'] as const)(
    'of whom the address is not known (%s) confirms one by mail, in the browser they came back to',
    async (code) => {
      const { come, register, rows, account, codeSent } = made();
      const { mark, ...came } = await come(code, 'ZALO');
      expect(came).toMatchObject({ outcome: 'CLAIM', claim: { standing: 'ADDRESS_DUE' } });
      expect(await register(mark, { email: 'an@example.com' })).toMatchObject({
        mail: { email: 'an@example.com' },
      });
      expect(rows('providerLinks')).toEqual([]);
      await account.confirmRegister(visitor, {
        email: 'an@example.com',
        code: codeSent(),
        device,
        providerMark: mark,
      });
      expect(rows('providerLinks')).toMatchObject([{ provider: 'ZALO' }]);
      expect(await come(code, 'ZALO')).toMatchObject({ outcome: 'SIGNED_IN' });
    },
  );

  it('is not linked by a mail that was answered in another browser', async () => {
    const { come, register, rows, account, codeSent } = made();
    const { mark } = await come('silent', 'ZALO');
    await register(mark, { email: 'victim@example.com' });
    await account.confirmRegister(visitor, { email: 'victim@example.com', code: codeSent(), device });
    expect(rows('providerLinks')).toEqual([]);
    expect(await come('silent', 'ZALO')).toMatchObject({ outcome: 'CLAIM' });
  });

  it('does not take an address that a member has or waits for with a password', async () => {
    const waiting = aUser({ email: 'wait@example.com', status: 'PENDING', emailVerifiedAt: null });
    const { come, register } = made({
      users: [member, waiting],
      credentials: { [member.id]: hashOf(password), [waiting.id]: hashOf(password) },
    });
    const { mark } = await come('silent', 'ZALO');
    for (const email of [member.email, waiting.email])
      expect(await refusalOf(register(mark, { email }))).toBe('auth.email_exists');
  });

  it('may write another address, or the same once more after a while', async () => {
    const { come, register, clock, codeSent, account, rows } = made();
    const { mark } = await come('silent', 'ZALO');
    await register(mark, { email: 'first@example.com' });
    await register(mark, { email: 'second@example.com' });
    expect(await refusalOf(register(mark, { email: 'second@example.com' }))).toBe('auth.wait_5_minutes');
    clock.forward(5 * minute);
    await register(mark, { email: 'second@example.com' });
    const email = 'second@example.com';
    await account.confirmRegister(visitor, { email, code: codeSent(), device, providerMark: mark });
    expect(rows('providerLinks')).toHaveLength(1);
  });
});

describe('an account that is linked', () => {
  const seed = { ...withPassword, providerLinks: [linked] };

  it.each([
    ['HOLD', 'auth.user_hold'],
    ['BAN', 'auth.user_ban'],
    ['DELETE', 'auth.user_deleted'],
    ['PENDING', 'auth.user_not_active'],
  ] as const)('that is %s stays shut', async (status, code) => {
    const { begun, finish, rows } = made({ ...seed, users: [{ ...member, status }] });
    expect(await refusalOf(finish(await begun(), 'an'))).toBe(code);
    expect(rows('sessions')).toEqual([]);
  });

  it('asks for its second step, and staff for the one they must have', async () => {
    const on = made({ ...seed, secondFactors: [aSecondFactor({ userId: member.id })] });
    expect(await on.come('an')).toMatchObject({ outcome: 'SECOND_STEP', step: { means: ['CODE'] } });
    expect(on.rows('sessions')).toEqual([]);
  });

  it('is linked and unlinked by its owner, and keeps its last way in', async () => {
    const { signInProvider, begun, finish, store, events, rows } = made(withPassword);
    const me = actorFor(member);
    const attempt = await signInProvider.beginProviderLink(me, { provider: 'GOOGLE' });
    expect(await refusalOf(finish(attempt, 'an'))).toBe('access.sign_in_required');
    const other = actorFor(aUser());
    const again = await signInProvider.beginProviderLink(me, { provider: 'GOOGLE' });
    expect(await refusalOf(finish(again, 'an', { actor: other }))).toBe('provider.attempt_over');
    const third = await signInProvider.beginProviderLink(me, { provider: 'GOOGLE' });
    expect(await finish(third, 'an', { actor: me })).toMatchObject({ outcome: 'LINKED' });
    expect(await refusalOf(signInProvider.beginProviderLink(me, { provider: 'GOOGLE' }))).toBe(
      'provider.linked',
    );
    store.committed.table('credentials').delete(member.id);
    expect(await refusalOf(signInProvider.unlinkProvider(me, 'GOOGLE'))).toBe('auth.last_way_in');
    expect(rows('providerLinks')).toHaveLength(1);
    const key = aPasskey({ userId: member.id });
    store.committed.table('passkeys').set(key.id, key);
    await signInProvider.unlinkProvider(me, 'GOOGLE');
    expect(events('provider.unlinked')).toHaveLength(1);
    expect(await finish(await begun(), 'an')).toMatchObject({ outcome: 'CLAIM' });
  });

  it('is not linked to what opens another account', async () => {
    const other = aUser();
    const { signInProvider, finish } = made({ ...seed, users: [member, other] });
    const me = actorFor(other);
    const attempt = await signInProvider.beginProviderLink(me, { provider: 'GOOGLE' });
    expect(await refusalOf(finish(attempt, 'an', { actor: me }))).toBe('provider.taken');
  });

  it('without a password shows anew who is there with the provider, and with nothing less', async () => {
    const session = aSession({ userId: member.id, provenAt: after(noon, -day) });
    const { signInProvider, finish, rows, app } = made({
      users: [member],
      providerLinks: [linked],
      sessions: [session],
    });
    const { secondFactor } = app;
    const me = actorFor(member, [], session.id);
    expect((await secondFactor.ownSecondFactor(me)).proof).toBe('PROVIDER');
    expect(await refusalOf(secondFactor.proveSignIn(me, { password }))).toBe('auth.no_password');
    const begin = () => signInProvider.beginProviderProof(me, { provider: 'GOOGLE' });
    const attempt = await begin();
    expect(attempt.address).toContain('prompt=login');
    expect(await refusalOf(finish(await begin(), 'silent', { actor: me }))).toBe('provider.not_linked');
    expect(await refusalOf(finish(await begin(), 'stale', { actor: me }))).toBe('provider.refused');
    expect(await finish(attempt, 'an', { actor: me })).toMatchObject({ outcome: 'PROVEN' });
    expect(rows('sessions')[0]?.provenAt).toEqual(noon);
  });

  it('with a password is not proven by a provider', async () => {
    const { signInProvider } = made(seed);
    const begun = signInProvider.beginProviderProof(actorFor(member), { provider: 'GOOGLE' });
    expect(await refusalOf(begun)).toBe('provider.proof_elsewhere');
  });

  it('without a password does what asks for one after it was chosen by mail', async () => {
    const { account, app } = made({ users: [member], providerLinks: [linked] });
    const me = actorFor(member);
    expect(await refusalOf(account.deleteAccount(me, { password: 'x' }))).toBe('auth.no_password');
    expect(await refusalOf(app.secondFactor.beginSecondFactor(me, { password: 'x' }))).toBe(
      'auth.no_password',
    );
  });

  it('is seen by staff, who end the link with a reason', async () => {
    const { signInProvider, rows } = made(seed);
    expect(await signInProvider.listProvidersOf(staff, member.id)).toMatchObject([{ provider: 'GOOGLE' }]);
    expect(JSON.stringify(await signInProvider.listProvidersOf(system, member.id))).not.toContain('g-an');
    const input = { id: member.id, provider: 'GOOGLE', reason: 'Mất tài khoản Google' } as const;
    expect(await refusalOf(signInProvider.unlinkProviderFor(actorFor(member, permissions), input))).toBe(
      'user.cannot_change_self',
    );
    await signInProvider.unlinkProviderFor(system, input);
    expect(rows('auditLog')).toMatchObject([{ action: 'user.unlink_provider', targetId: member.id }]);
  });
});

it('of many who come back at the same time with one answer, one gets in', () =>
  fc.assert(
    fc.asyncProperty(fc.integer({ min: 2, max: 6 }), async (many) => {
      const { begun, finish, rows } = made({ ...withPassword, providerLinks: [linked] });
      const attempt = await begun();
      const all = await Promise.allSettled(Array.from({ length: many }, () => finish(attempt, 'an')));
      expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(rows('sessions')).toHaveLength(1);
    }),
    { numRuns: 10 },
  ));
