import { describe, expect, it } from 'vitest';
import { firstConsentVersion } from '#core/platform/settings/legal-documents.ts';
import { aMedium } from '#fixtures/platform/media.ts';
import { aFullProfile, aUser } from '#fixtures/people/users.ts';
import { actorFor, refusalOf, visitor, world } from '#fixtures/engine/world.ts';

const seededWorld = (parts: Parameters<typeof aUser>[0] = {}) => {
  const user = aUser(parts);
  const others = aFullProfile({ username: 'taken', phone: '+84912345678' });
  const made = world({ users: [user, others] });
  return { ...made, user, others, actor: actorFor(user) };
};

describe('one’s own profile', () => {
  it('changes what is sent, empties what is null, and leaves the rest', async () => {
    const { app, actor, clock, rows, user } = seededWorld({ about: 'cũ', city: 'Huế' });
    const me = await app.account.updateMe(actor, {
      version: 1,
      fullname: ' Trần  Văn Hoà ',
      username: 'Hoa.Tran',
      phone: '0987 654 321',
      about: null,
      publicFlags: { stats: true },
      reminder: { enabled: false, weekday: 7, hour: 20 },
    });

    expect(me).toMatchObject({
      fullname: 'Trần Văn Hoà',
      displayName: 'Trần Văn Hoà',
      username: 'hoa.tran',
      phone: '+84987654321',
      about: null,
      city: 'Huế',
      publicFlags: { stats: true, gallery: false },
      reminder: { hour: 20 },
      version: 2,
    });
    const stored = rows('users').find(({ id }) => id === user.id);
    expect(stored?.updatedAt).toEqual(clock.now());
    expect(stored?.status).toBe('ACTIVE');
  });

  it.each([
    [{ version: 7 }, 'version.stale'],
    [{ fullname: ' ' }, 'user.fullname_required'],
    [{ username: 'Taken' }, 'user.username_exists'],
    [{ username: 'admin' }, 'user.username_reserved'],
    [{ username: 'filters' }, 'user.username_reserved'],
    [{ username: '1ab' }, 'user.username_invalid'],
    [{ phone: '0912345678' }, 'user.phone_exists'],
    [{ phone: '12' }, 'input.invalid'],
    [{ timeZone: 'Mars/Olympus' }, 'user.invalid_timezone'],
    [{ timeZone: '+07:00' }, 'user.invalid_timezone'],
    [{ website: 'javascript:alert(1)' }, 'input.url'],
    [{ city: 'Huế\u0007' }, 'input.control_characters'],
    [{ avatarId: 'nothing' }, 'user.media_not_found'],
  ])('refuses %o with %s, whole', async (wrong, code) => {
    const { app, actor, rows, user } = seededWorld();
    expect(await refusalOf(app.account.updateMe(actor, { version: 1, city: 'Huế', ...wrong }))).toBe(code);
    expect(rows('users').find(({ id }) => id === user.id)).toEqual(user);
  });

  it('keeps a username that was reserved after it was taken', async () => {
    const { app, actor } = seededWorld({ username: 'rewards' });
    expect(await app.account.updateMe(actor, { version: 1, username: 'Rewards', city: 'Huế' })).toMatchObject(
      {
        username: 'rewards',
        city: 'Huế',
      },
    );
    expect(await refusalOf(app.account.updateMe(actor, { version: 2, username: 'orders' }))).toBe(
      'user.username_reserved',
    );
  });

  it('shows a picture of one’s own, never another person’s and never one of the body', async () => {
    const { app, actor, others, store, user } = seededWorld();
    const add = (ownerId: string, parts: object) => {
      const medium = aMedium({ ownerId, ...parts });
      store.committed.table('media').set(medium.id, medium);
      return { version: 1, avatarId: medium.id };
    };
    const refused = [
      add(user.id, { purpose: 'PHYSICAL_PROFILE' }),
      add(user.id, { purpose: 'AVATAR', type: 'VIDEO' }),
      add(others.id, { purpose: 'AVATAR' }),
    ];
    for (const input of refused) {
      expect(await refusalOf(app.account.updateMe(actor, input))).toBe('user.media_not_found');
    }
    const me = await app.account.updateMe(actor, add(user.id, { purpose: 'AVATAR' }));
    expect(me.avatarUrl).toMatch(/^\/files\//);
    expect(await app.account.updateMe(actor, { version: 2, avatarId: null })).toMatchObject({
      avatarUrl: null,
    });
  });

  it('counts the ten fields of a full profile', async () => {
    const full = aFullProfile();
    const { app } = world({ users: [full, aUser({ id: 'bare' })] });
    expect(await app.account.getMe(actorFor(full))).toMatchObject({ completeness: 100, missingFields: [] });
    const bare = await app.account.getMe(actorFor(aUser({ id: 'bare' })));
    expect(bare.completeness).toBe(20);
    expect(bare.missingFields).toEqual([
      'username',
      'phone',
      'address',
      'country',
      'region',
      'city',
      'zipCode',
      'about',
    ]);
  });

  it('may be looked at while PENDING, and changed only when ACTIVE', async () => {
    const { app, user } = seededWorld({ status: 'PENDING' });
    const actor = actorFor({ ...user, status: 'PENDING' });
    expect((await app.account.getMe(actor)).status).toBe('PENDING');
    expect(await refusalOf(app.account.updateMe(actor, { version: 1 }))).toBe('auth.user_not_active');
    expect(await refusalOf(app.account.getMe(visitor))).toBe('access.sign_in_required');
  });
});

describe('a username', () => {
  it('is said to be free, taken, reserved or malformed; one’s own is free', async () => {
    const { app, actor } = seededWorld({ username: 'hoa.tran' });
    const check = (username: string) => app.account.checkUsername(actor, { username });
    expect(await check(' Hoa.Tran ')).toEqual({ available: true, code: null });
    expect(await check('moi.tinh')).toEqual({ available: true, code: null });
    expect(await check('TAKEN')).toEqual({ available: false, code: 'user.username_exists' });
    expect(await check('admin')).toEqual({ available: false, code: 'user.username_reserved' });
    expect(await check('a b')).toEqual({ available: false, code: 'user.username_invalid' });
  });
});

describe('consent', () => {
  it('is asked for until given to the words in force, and is kept once', async () => {
    const { app, actor, rows } = seededWorld();
    expect((await app.account.getMe(actor)).consentDue).toBe(true);
    expect(await refusalOf(app.account.giveConsent(actor, { version: '2020-01-01' }))).toBe(
      'auth.consent_required',
    );
    expect((await app.account.giveConsent(actor, { version: firstConsentVersion })).consentDue).toBe(false);
    await app.account.giveConsent(actor, { version: firstConsentVersion });
    expect(rows('consents')).toHaveLength(2);
  });
});
