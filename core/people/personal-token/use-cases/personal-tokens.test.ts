import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { after, day } from '#core/kernel/time.ts';
import { hashOf } from '#fixtures/engine/ports.ts';
import { aUser } from '#fixtures/people/users.ts';
import { actorFor, refusalOf, staff, superUser, system, world } from '#fixtures/engine/world.ts';
import { openPersonalToken } from './use-personal-token.ts';
import { tokenLimits, tokenScopes, tokenToolNames, tokenTools, type TokenScope } from '../personal-token.ts';

const password = 'mật khẩu cũ';
const asked = { name: 'Trợ lý của tôi', scopes: ['weeks.read'], days: 30, password } as const;

const made = (parts: Parameters<typeof aUser>[0] = {}) => {
  const user = aUser({ email: 'anh@example.com', ...parts });
  const other = aUser();
  const here = world({ users: [user, other], credentials: { [user.id]: hashOf(password) } });
  const actor = actorFor(user);
  const { personalToken } = here.app;
  return {
    ...here,
    user,
    actor,
    other: actorFor(other),
    personalToken,
    create: (changes: object = {}) => personalToken.createPersonalToken(actor, { ...asked, ...changes }),
    open: (value: string) => refusalOf(personalToken.openPersonalToken(value).then(() => undefined)),
  };
};

describe('creating a personal token', () => {
  it('shows the value once, keeps its hash alone and says what happened', async () => {
    const { create, rows, events, personalToken, actor } = made();
    const { value, ...shown } = await create();

    expect(value).toMatch(/^fbp_/);
    // Hashes of tests can be read: what a real one hides is held by the server's own test.
    const stored = rows('personalTokens').map(({ hash, ...row }) => ({ ...row, isHashed: hash !== value }));
    expect(stored).toMatchObject([{ isHashed: true }]);
    expect(JSON.stringify(stored)).not.toContain(value);
    expect(JSON.stringify(await personalToken.listPersonalTokens(actor))).not.toContain(value);
    expect((await personalToken.listPersonalTokens(actor)).items).toEqual([shown]);
    expect(events('token.created')).toEqual([
      expect.objectContaining({ tokenId: shown.id, name: asked.name }),
    ]);
  });

  it.each([
    [{ password: '' }, 'auth.password_required'],
    [{ password: 'sai' }, 'auth.password_incorrect'],
    [{ name: '   ' }, 'input.required'],
    [{ name: 'x'.repeat(tokenLimits.name + 1) }, 'input.max_length'],
    [{ scopes: [] }, 'input.required'],
    [{ days: 0 }, 'input.invalid'],
    [{ days: tokenLimits.mostDays + 1 }, 'input.invalid'],
    [{ days: 1.5 }, 'input.invalid'],
  ])('refuses %o with %s and makes nothing', async (wrong, code) => {
    const { create, rows } = made();
    await expect(create(wrong)).rejects.toMatchObject({ fields: [{ code }] });
    expect(rows('personalTokens')).toEqual([]);
  });

  it('lets five live at a time; one that ended makes room', async () => {
    const { create, personalToken, actor } = made();
    const first = await create();
    for (let more = 1; more < tokenLimits.alive; more += 1) await create();
    expect(await refusalOf(create())).toBe('token.limit');
    await personalToken.revokePersonalToken(actor, first.id);
    await create();
  });
});

describe('a value', () => {
  it('opens the owner’s data as a plain member, whatever rights the owner has', async () => {
    const { create, personalToken, user } = made({ type: 'COACH', roleId: 'admin' });
    const { value } = await create();
    const { actor, token } = await personalToken.openPersonalToken(value);
    expect(actor).toMatchObject({ kind: 'user', id: user.id, type: 'USER', sessionId: null });
    expect(actor.permissions.size).toBe(0);
    expect(token.scopes).toEqual(['weeks.read']);
  });

  it('opens nothing when it is unknown, of another form, or over', async () => {
    const { create, open, clock } = made();
    const { value } = await create();
    for (const wrong of ['', 'fbp_', `${value}x`, value.slice(4), `fbp_${'a'.repeat(43)}`])
      expect(await open(wrong)).toBe('token.expired');
    clock.set(after(clock.now(), 30 * day));
    expect(await open(value)).toBe('token.expired');
  });

  it('goes on working under a new key, also when the old one is dropped', async () => {
    const server = made();
    const { value } = await server.create();
    const { ports } = server;
    const rotated = {
      ...ports.tokens,
      hashSecret: (secret: string) => `new ${ports.tokens.hashSecret(secret)}`,
      earlierHash: (secret: string) => ports.tokens.hashSecret(secret),
    };
    const openWith = (tokens: typeof ports.tokens) =>
      openPersonalToken({ ...ports, tokens })(value).then(({ token }) => token.scopes);
    const dropped = { ...rotated, earlierHash: () => null };
    expect(await refusalOf(openWith(dropped))).toBe('token.expired');
    expect(await openWith(rotated)).toEqual(['weeks.read']);
    expect(await openWith(dropped)).toEqual(['weeks.read']);
  });

  it('ends by hand, once, and for its owner alone', async () => {
    const { create, open, personalToken, actor, other } = made();
    const { id, value } = await create();
    expect(await refusalOf(personalToken.revokePersonalToken(other, id))).toBe('token.not_found');
    await personalToken.revokePersonalToken(actor, id);
    expect(await open(value)).toBe('token.expired');
    expect(await refusalOf(personalToken.revokePersonalToken(actor, id))).toBe('token.not_found');
    expect((await personalToken.listPersonalTokens(actor)).items[0]).toMatchObject({ state: 'ENDED' });
  });

  it('ends with a new password', async () => {
    const { create, open, app, actor } = made();
    const { value } = await create();
    const newPassword = 'mật khẩu mới tinh';
    await app.account.changePassword(actor, {
      oldPassword: password,
      newPassword,
      confirmPassword: newPassword,
    });
    expect(await open(value)).toBe('token.expired');
  });

  it.each(['HOLD', 'BAN', 'DELETE'] as const)('ends with %s, and does not come back', async (status) => {
    const { create, open, app, user } = made();
    const { value } = await create();
    const reason = 'Một lý do';
    await app.account.setStatus(superUser, { id: user.id, status, reason });
    expect(await open(value)).toBe('token.expired');
    await app.account.setStatus(superUser, { id: user.id, status: 'ACTIVE', reason });
    expect(await open(value)).toBe('token.expired');
  });

  it('ends when the owner closes the account', async () => {
    const { create, open, app, actor } = made();
    const { value } = await create();
    await app.account.deleteAccount(actor, { password });
    expect(await open(value)).toBe('token.expired');
  });
});

describe('a call', () => {
  it('is let through exactly when the token has every scope it needs, and is written down either way', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.subarray([...tokenScopes], { minLength: 1 }),
        fc.constantFrom(...tokenToolNames),
        fc.option(fc.constantFrom<TokenScope>('photos.read'), { nil: undefined }),
        async (scopes, tool, alsoNeeds) => {
          const { create, personalToken, actor } = made();
          const { id, value } = await create({ scopes });
          const opened = await personalToken.openPersonalToken(value);
          const call = personalToken.admitTokenCall(opened, { tool, what: '2026-W47', alsoNeeds });
          const needed = [tokenTools[tool], ...(alsoNeeds ? [alsoNeeds] : [])];
          const mayPass = needed.every((scope) => scopes.includes(scope));
          if (mayPass) await call;
          else expect(await refusalOf(call)).toBe('token.scope_missing');

          const { items } = await personalToken.listTokenCalls(actor, { id });
          expect(items).toMatchObject([{ tool, what: '2026-W47', isRefused: !mayPass }]);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('is refused when the token ended after it was opened', async () => {
    const { create, personalToken, actor, rows } = made();
    const { id, value } = await create();
    const opened = await personalToken.openPersonalToken(value);
    await personalToken.revokePersonalToken(actor, id);
    const call = personalToken.admitTokenCall(opened, { tool: 'read_week', what: 'latest' });
    expect(await refusalOf(call)).toBe('token.expired');
    expect(rows('personalTokenCalls')).toEqual([]);
  });

  it('is shown to the owner for 90 days, and to nobody else', async () => {
    const { create, personalToken, actor, other, clock } = made();
    const { id, value } = await create({ days: 200 });
    const opened = await personalToken.openPersonalToken(value);
    await personalToken.admitTokenCall(opened, { tool: 'read_week', what: 'latest' });
    expect(await refusalOf(personalToken.listTokenCalls(other, { id }))).toBe('token.not_found');
    expect((await personalToken.listPersonalTokens(actor)).items[0]?.lastUsedAt).toEqual(clock.now());
    clock.set(after(clock.now(), 91 * day));
    expect((await personalToken.listTokenCalls(actor, { id })).items).toEqual([]);
  });
});

describe('staff', () => {
  it('see which tokens a member has, and end one with an entry in the audit log', async () => {
    const { create, open, personalToken, user, other, rows } = made();
    const { id, value } = await create();
    expect(await refusalOf(personalToken.listTokensOf(other, user.id))).toBe('access.not_authorized');
    expect(await personalToken.listTokensOf(staff, user.id)).toMatchObject([{ id, state: 'ALIVE' }]);
    const reason = 'Lộ mã';
    expect(await refusalOf(personalToken.revokeTokenFor(other, { id, reason }))).toBe(
      'access.not_authorized',
    );
    await personalToken.revokeTokenFor(system, { id, reason });
    expect(await open(value)).toBe('token.expired');
    expect(rows('auditLog')).toMatchObject([{ action: 'token.revoke', targetId: user.id, reason }]);
    expect(await refusalOf(personalToken.revokeTokenFor(system, { id, reason }))).toBe('token.not_found');
  });
});
