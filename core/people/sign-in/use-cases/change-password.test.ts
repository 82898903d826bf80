import { describe, expect, it } from 'vitest';
import { createApplication, type Application } from '#core/application.ts';
import { day, minute } from '#core/kernel/time.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { hashOf, plainPasswords } from '#fixtures/engine/ports.ts';
import { aUser } from '#fixtures/people/users.ts';
import { refusalOf, staff, visitor, world, type World } from '#fixtures/engine/world.ts';

const device = { userAgent: 'curl/8', address: '203.0.113.7' };
const old = 'mật khẩu cũ';
const fresh = 'mật khẩu mới tinh';

const seededWorld = async (parts: Parameters<typeof aUser>[0] = {}) => {
  const user = aUser({ email: 'anh@example.com', ...parts });
  const made = world({ users: [user], credentials: { [user.id]: hashOf(old) } });
  const signIn = (password: string) =>
    made.app.account.signIn(visitor, { email: user.email, password, device });
  return { ...made, user, signIn };
};

const signedIn = async (made: Awaited<ReturnType<typeof seededWorld>>) => {
  await made.signIn(old);
  await made.signIn(old);
  const [here] = made.rows('sessions');
  const actor = (await made.app.account.actorOf(made.user.id, here?.id ?? ''))!; // just signed in
  return { actor, here: here?.id };
};

const tokenIn = ({ rows }: Pick<World, 'rows'>): string =>
  new URL(rows('mails').at(-1)?.secrets['link'] ?? '').searchParams.get('token') ?? '';

describe('changing the password', () => {
  it('asks for the old one, ends every other sign-in and keeps this one', async () => {
    const made = await seededWorld();
    const { actor, here } = await signedIn(made);
    const change = { oldPassword: old, newPassword: fresh, confirmPassword: fresh };
    await made.app.account.changePassword(actor, change);

    const alive = made.rows('sessions').filter(({ endedAt }) => endedAt === null);
    expect(alive.map(({ id }) => id)).toEqual([here]);
    expect(made.events('sessions.ended')).toHaveLength(1);
    expect(made.events('user.password_changed')).toHaveLength(1);
    expect(await refusalOf(made.signIn(old))).toBe('auth.invalid_credentials');
    await made.signIn(fresh);
  });

  it.each([
    [{ oldPassword: '' }, 'auth.old_password_required'],
    [{ oldPassword: 'sai' }, 'auth.password_incorrect'],
    [{ newPassword: '', confirmPassword: '' }, 'auth.new_password_required'],
    [{ newPassword: '12345', confirmPassword: '12345' }, 'auth.password_too_short'],
    [{ confirmPassword: 'khác' }, 'auth.passwords_differ'],
    [{ newPassword: old, confirmPassword: old }, 'auth.password_unchanged'],
  ])('refuses %o with %s and changes nothing', async (wrong, code) => {
    const made = await seededWorld();
    const { actor } = await signedIn(made);
    const change = { oldPassword: old, newPassword: fresh, confirmPassword: fresh, ...wrong };
    expect(await refusalOf(made.app.account.changePassword(actor, change))).toBe(code);
    expect(made.rows('credentials')[0]?.hash).toBe(hashOf(old));
    expect(made.rows('sessions').filter(({ endedAt }) => endedAt === null)).toHaveLength(2);
  });

  it('asks staff for twelve characters', async () => {
    const made = await seededWorld({ roleId: 'staff' });
    const { actor } = await signedIn(made);
    const to = (password: string) =>
      made.app.account.changePassword(actor, {
        oldPassword: old,
        newPassword: password,
        confirmPassword: password,
      });
    await expect(to('elevenchars')).rejects.toMatchObject({
      code: 'auth.password_too_short',
      params: { length: 12 },
    });
    await to('twelve chars');
  });
});

describe('a forgotten password', () => {
  const forgotten = async (parts: Parameters<typeof aUser>[0] = {}) => {
    const made = await seededWorld(parts);
    await made.app.account.requestPasswordReset(visitor, { email: made.user.email });
    const reset = (token: string, password = fresh) =>
      made.app.account.resetPassword(visitor, { token, password, confirmPassword: password });
    return { ...made, reset };
  };

  it('is replaced by the link once, and every sign-in ends', async () => {
    const made = await forgotten();
    await made.signIn(old);
    await made.reset(tokenIn(made));

    expect(made.rows('sessions').every(({ endReason }) => endReason === 'PASSWORD')).toBe(true);
    expect(await refusalOf(made.reset(tokenIn(made)))).toBe('auth.token_invalid');
    await made.signIn(fresh);
    expect(made.rows('mails')[0]?.mail).toMatchObject({ template: 'forgot_password', to: made.user.email });
  });

  it('is not replaced by a link too old, replaced, empty, made up, or of another purpose', async () => {
    const made = await forgotten();
    const first = tokenIn(made);
    made.clock.forward(5 * minute);
    await made.app.account.requestPasswordReset(visitor, { email: made.user.email });
    const second = tokenIn(made);

    expect(await refusalOf(made.reset(''))).toBe('auth.token_required');
    expect(await refusalOf(made.reset('made-up'))).toBe('auth.token_invalid');
    expect(await refusalOf(made.reset(first))).toBe('auth.token_invalid');
    expect(await refusalOf(made.app.account.confirmRegister(visitor, { token: second, device }))).toBe(
      'auth.token_invalid',
    );
    made.clock.forward(60 * minute);
    expect(await refusalOf(made.reset(second))).toBe('auth.token_expired');
  });

  it('is not replaced when the address moved meanwhile', async () => {
    const made = await forgotten();
    await made.ports.reads.users.update({ ...made.user, email: 'new@example.com', version: 2 });
    expect(await refusalOf(made.reset(tokenIn(made)))).toBe('auth.token_invalid');
  });

  it('leaves the link alive when the new password is refused', async () => {
    const made = await forgotten({ roleId: 'staff' });
    expect(await refusalOf(made.reset(tokenIn(made), 'short'))).toBe('auth.password_too_short');
    expect(await refusalOf(made.reset(tokenIn(made), 'elevenchars'))).toBe('auth.password_too_short');
    await made.reset(tokenIn(made));
  });

  it('proves the address of an account that was waiting for that', async () => {
    const made = await forgotten({ status: 'PENDING', emailVerifiedAt: null });
    await made.reset(tokenIn(made));
    expect(made.rows('users').find(({ id }) => id === made.user.id)).toMatchObject({ status: 'ACTIVE' });
    expect(made.events('user.verified')).toHaveLength(1);
  });
});

describe('asking for a link or a code', () => {
  /** Every call of a repository, with what it wrote, but for what names the address and the account. */
  const workOf = async (made: World, ask: (app: Application) => Promise<unknown>) => {
    const calls: string[] = [];
    const watch = (repositories: Ports['reads'], place: string): Ports['reads'] =>
      new Proxy(repositories, {
        get: (_, name: string) =>
          new Proxy(Reflect.get(repositories, name) as object, {
            get: (repository, method: string) =>
              ((...given: unknown[]) => {
                const shape = given.map((one) =>
                  typeof one === 'object' && one !== null ? Object.keys(one).toSorted().join() : typeof one,
                );
                // A mail is taken back by its id or by none: the same statement.
                calls.push(`${place} ${name}.${method}(${method === 'withdraw' ? '' : shape.join('; ')})`);
                return (Reflect.get(repository, method) as (...all: unknown[]) => unknown)(...given);
              }) as unknown,
          }),
      });
    const { transaction } = made.ports;
    const spied: Ports = {
      ...made.ports,
      reads: watch(made.ports.reads, 'read'),
      transaction: (work) =>
        transaction((repositories) => work(watch(repositories as Ports['reads'], 'write'))),
    };
    await ask(createApplication(spied));
    return calls;
  };

  it.each([
    ['requestPasswordReset', {}],
    ['resendCode', { status: 'PENDING', emailVerifiedAt: null }],
  ] as const)(
    'with %s takes the same work for an address nobody has, and leaves no mail behind',
    async (ask, parts) => {
      const made = await seededWorld(parts);
      const known = await workOf(made, ({ account }) => account[ask](visitor, { email: made.user.email }));
      expect(made.rows('mails')).toHaveLength(1);
      const unknown = await workOf(made, ({ account }) =>
        account[ask](visitor, { email: 'nobody@example.com' }),
      );
      expect(unknown).toEqual(known);
      expect(known.some((call) => call.startsWith('write mails.append('))).toBe(true);
      expect(made.rows('mails').map(({ mail }) => mail.to)).toEqual([made.user.email]);
    },
  );

  it('is guessed with the same work where no code waits', async () => {
    const made = await seededWorld({ status: 'PENDING', emailVerifiedAt: null });
    await made.app.account.resendCode(visitor, { email: made.user.email });
    const guess = (email: string) =>
      workOf(made, ({ account }) =>
        refusalOf(account.confirmRegister(visitor, { email, code: '999999', device })),
      );
    const known = await guess(made.user.email);
    const unknown = await guess('nobody@example.com');
    expect(unknown).toEqual(known);
  });
});

describe('open links and codes of an account', () => {
  /** A member with a link to reset the password, and a code for another address. */
  const withOpenSecrets = async () => {
    const made = await seededWorld();
    const { actor } = await signedIn(made);
    await made.app.account.requestPasswordReset(visitor, { email: made.user.email });
    const token = tokenIn(made);
    await made.app.account.requestEmailChange(actor, { email: 'new@example.com', password: old });
    const code = made.rows('mails').find(({ mail }) => mail.to === 'new@example.com')?.secrets['code'] ?? '';
    const reset = () =>
      refusalOf(
        made.app.account.resetPassword(visitor, {
          token,
          password: 'của kẻ gian',
          confirmPassword: 'của kẻ gian',
        }),
      );
    const move = () => refusalOf(made.app.account.confirmEmailChange(actor, { code }));
    const open = () =>
      made.rows('verifications').filter(({ usedAt, replacedAt }) => usedAt === null && replacedAt === null);
    return { ...made, actor, token, code, reset, move, open };
  };
  const toFresh = { oldPassword: old, newPassword: fresh, confirmPassword: fresh };

  it('die with a changed password', async () => {
    const made = await withOpenSecrets();
    expect(made.open()).toHaveLength(2);
    await made.app.account.changePassword(made.actor, toFresh);
    expect(made.open()).toEqual([]);
    expect(await made.reset()).toBe('auth.token_invalid');
    expect(await made.move()).toBe('auth.code_invalid');
    await made.signIn(fresh);
  });

  it('die with a password that was reset', async () => {
    const made = await withOpenSecrets();
    await made.app.account.resetPassword(visitor, {
      token: made.token,
      password: fresh,
      confirmPassword: fresh,
    });
    expect(made.open()).toEqual([]);
    expect(await made.move()).toBe('auth.code_invalid');
  });

  it('die with a changed address', async () => {
    const made = await withOpenSecrets();
    await made.app.account.confirmEmailChange(made.actor, { code: made.code });
    expect(made.open()).toEqual([]);
    expect(await made.reset()).toBe('auth.token_invalid');
  });

  it.each(['HOLD', 'BAN', 'DELETE'] as const)(
    'die when staff set the account to %s, and stay dead',
    async (status) => {
      const made = await withOpenSecrets();
      const { id } = made.user;
      await made.app.account.setStatus(staff, { id, status, reason: 'for the test' });
      await made.app.account.setStatus(staff, { id, status: 'ACTIVE', reason: 'for the test' });
      expect(made.open()).toEqual([]);
      expect(await made.reset()).toBe('auth.token_invalid');
    },
  );

  it('die when the owner closes the account', async () => {
    const made = await withOpenSecrets();
    await made.app.account.deleteAccount(made.actor, { password: old });
    expect(made.open()).toEqual([]);
  });

  it('are not made, and nothing changes, by a password that was changed while it was compared', async () => {
    let meanwhile = async (): Promise<unknown> => undefined;
    const user = aUser({ email: 'anh@example.com' });
    const made = world(
      { users: [user], credentials: { [user.id]: hashOf(old) } },
      {
        passwords: {
          ...plainPasswords,
          async verify(hash, given) {
            const isRight = await plainPasswords.verify(hash, given);
            await meanwhile();
            return isRight;
          },
        },
      },
    );
    const actor = await made.app.account.actorOf(user.id, null);
    const { account } = made.app;
    for (const act of [
      () => account.requestEmailChange(actor, { email: 'thief@example.com', password: old }),
      () =>
        account.changePassword(actor, {
          ...toFresh,
          newPassword: 'của kẻ gian',
          confirmPassword: 'của kẻ gian',
        }),
      () => account.deleteAccount(actor, { password: old }),
    ]) {
      made.store.committed
        .table('credentials')
        .set(user.id, { userId: user.id, hash: hashOf(old), updatedAt: made.clock.now() });
      meanwhile = () => made.ports.reads.credentials.set(user.id, hashOf(fresh), made.clock.now());
      expect(await refusalOf(act())).toBe('auth.password_incorrect');
      expect(made.rows('credentials').find(({ userId }) => userId === user.id)?.hash).toBe(hashOf(fresh));
    }
    expect(made.rows('verifications')).toEqual([]);
    expect(made.rows('users').find(({ id }) => id === user.id)?.status).toBe('ACTIVE');
  });
});

describe('moving to another address', () => {
  const codeIn = ({ rows }: Pick<World, 'rows'>, to: string) =>
    rows('mails').findLast(({ mail }) => mail.to === to)?.secrets['code'] ?? '';

  it('needs the password and the code from there; the old address gets a notice', async () => {
    const made = await seededWorld();
    const { actor } = await signedIn(made);
    const move = (email: string, password = old) =>
      made.app.account.requestEmailChange(actor, { email, password });

    expect(await refusalOf(move('new@example.com', 'sai'))).toBe('auth.password_incorrect');
    expect(await refusalOf(move('admin@fitboard.invalid'))).toBe('user.email_exists');
    expect(await move(' New@Example.com ')).toMatchObject({ email: 'new@example.com' });
    expect(await refusalOf(move('new@example.com'))).toBe('auth.wait_5_minutes');
    const notices = made.rows('mails').map(({ mail }) => [mail.to, mail.template]);
    expect(notices).toEqual([
      ['new@example.com', 'email_change_confirm'],
      ['anh@example.com', 'email_change_requested'],
    ]);
    expect(made.rows('users').find(({ id }) => id === made.user.id)?.email).toBe('anh@example.com');

    const code = codeIn(made, 'new@example.com');
    expect(await made.app.account.confirmEmailChange(actor, { code })).toMatchObject({
      email: 'new@example.com',
    });
    expect(made.events('user.email_changed')).toMatchObject([{ oldEmail: 'anh@example.com' }]);
    expect(await refusalOf(made.app.account.confirmEmailChange(actor, { code }))).toBe('auth.code_invalid');
  });

  it('takes nobody else’s code, and no address another person took meanwhile', async () => {
    const other = aUser({ email: 'other@example.com' });
    const made = await seededWorld();
    made.store.committed.table('users').set(other.id, other);
    const { actor } = await signedIn(made);
    await made.app.account.requestEmailChange(actor, { email: 'new@example.com', password: old });
    const code = codeIn(made, 'new@example.com');
    const stranger = await made.app.account.actorOf(other.id, null);

    expect(await refusalOf(made.app.account.confirmEmailChange(stranger, { code }))).toBe(
      'auth.code_invalid',
    );
    await made.ports.reads.users.update({ ...other, email: 'new@example.com', version: 2 });
    expect(await refusalOf(made.app.account.confirmEmailChange(actor, { code }))).toBe('user.email_exists');
    made.clock.forward(day);
    expect(await refusalOf(made.app.account.confirmEmailChange(actor, { code }))).toBe('auth.code_expired');
  });
});
