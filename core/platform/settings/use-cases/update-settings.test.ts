import { describe, expect, it } from 'vitest';
import { aSession, aUser } from '#fixtures/people/users.ts';
import { aSnapshot } from '#fixtures/body/snapshots.ts';
import { actorFor, refusalOf, staff, superUser, visitor, world } from '#fixtures/engine/world.ts';
import { quizLimits } from '#core/learning/quiz/quiz.ts';
import { defaultSettings, publicSettingKeys } from '../site.ts';
import { checkSettings } from '../validation.ts';

describe('settings', () => {
  it('begin as decided, and the defaults are all valid', async () => {
    const { app } = world();
    expect(await app.settings.readSettings(superUser)).toEqual({
      id: 'site',
      ...defaultSettings,
      version: 0,
      updatedAt: null,
    });
    expect(checkSettings(defaultSettings)).toEqual([]);
  });

  it('change only where something was sent, and the log keeps what was there', async () => {
    const { app, clock, rows } = world();
    const changed = await app.settings.updateSettings(staff, {
      version: 0,
      proPrice30: 1200,
      siteName: 'Fitboard VN',
    });
    expect(changed).toMatchObject({
      proPrice30: 1200,
      siteName: 'Fitboard VN',
      proPrice365: 10_000,
      version: 1,
      updatedAt: clock.now(),
    });
    expect(rows('auditLog')).toMatchObject([
      {
        action: 'settings.update',
        before: { proPrice30: 1000, siteName: 'Fitboard' },
        after: { proPrice30: 1200, siteName: 'Fitboard VN' },
      },
    ]);
    expect(await refusalOf(app.settings.updateSettings(staff, { version: 0, proPrice30: 1 }))).toBe(
      'version.stale',
    );
  });

  it.each([
    { proPrice30: -1 },
    { proPrice30: 1.5 },
    { vndPerUsd: 0 },
    { siteName: ' ' },
    { siteTitle: { vi: 'chỉ một' } },
    { logoUrl: 'javascript:alert(1)' },
    { logoUrl: '//elsewhere.example/logo.svg' },
    { logoUrl: 'http://elsewhere.example/logo.svg' },
    { contactEmail: 'nobody' },
    { defaultLanguage: 'fr' },
    { maintenanceUntil: 'tomorrow' },
    { reviewTimeoutDays: 0 },
    { registrationOpen: 'yes' },
    { quizAttemptsDefault: quizLimits.attempts + 1 },
  ])('refuse %o beside its field, and change nothing', async (wrong) => {
    const { app } = world();
    const input = { version: 0, referralMonthlyCap: 5, ...wrong } as Parameters<
      typeof app.settings.updateSettings
    >[1]; // wrong on purpose
    const [name] = Object.keys(wrong);
    await expect(app.settings.updateSettings(superUser, input)).rejects.toMatchObject({
      code: 'setting.invalid',
      fields: [{ path: `body.${name}`, code: 'setting.invalid' }],
    });
    expect((await app.settings.readSettings(superUser)).referralMonthlyCap).toBe(20);
  });

  it('show visitors what is public and nothing else', async () => {
    const { app } = world();
    const shown = await app.settings.readPublicSettings(visitor);
    expect(Object.keys(shown).toSorted()).toEqual(
      [
        ...publicSettingKeys,
        'consentVersion',
        'signInProviders',
        'translationHost',
        'vapidPublicKey',
      ].toSorted(),
    );
    expect(await refusalOf(app.settings.readSettings(actorFor(aUser(), ['user.manage'])))).toBe(
      'access.not_authorized',
    );
  });
});

describe('the figures of the console', () => {
  it('count people, saved weeks and queues', async () => {
    const users = [
      aUser(),
      aUser({ status: 'PENDING' }),
      aUser({ status: 'HOLD', createdAt: new Date('2026-10-01T00:00:00Z') }),
      aUser({ status: 'BAN', createdAt: new Date('2026-10-01T00:00:00Z') }),
      aUser({ status: 'DELETE', anonymisedAt: new Date(0) }),
    ];
    const [member] = users;
    const userId = member?.id ?? '';
    const { app } = world({
      users,
      sessions: [aSession({ userId })],
      snapshots: [
        aSnapshot({ userId, week: '2026-W47', weekStart: '2026-11-16' }),
        aSnapshot({ userId, week: '2026-W46', weekStart: '2026-11-09' }),
        aSnapshot({ userId, week: '2026-W40', weekStart: '2026-09-28' }),
      ],
    });
    await app.account.requestPasswordReset(visitor, { email: member?.email ?? '' });

    const figures = await app.settings.readOverview(actorFor(aUser(), ['user.view']));
    // User 1 is one of the people.
    expect(figures.users).toEqual({ total: 5, pending: 1, active: 2, held: 1, banned: 1, newThisWeek: 2 });
    expect(figures.snapshots).toEqual({ total: 3, thisWeek: 1, lastWeek: 1 });
    expect(figures.mails).toMatchObject({ waiting: 1, failed: 0 });
    expect(figures.coins.map(({ coin, outstanding, issued }) => [coin, outstanding, issued])).toEqual([
      ['FIT_COIN', 0, 0],
      ['BASE_COIN', 0, 0],
    ]);
    expect(await refusalOf(app.settings.readOverview(actorFor(aUser())))).toBe('access.not_authorized');
  });
});
