import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { day, minute } from '#core/kernel/time.ts';
import { defaultSettings } from '#core/platform/settings/site.ts';
import { aUser } from '#fixtures/people/users.ts';
import { refusalOf, visitor, world, type World } from '#fixtures/engine/world.ts';
import { maxTries } from '../verification.ts';

const form = {
  fullname: ' Nguyễn  Thị Ánh ',
  email: ' Anh@Example.COM ',
  password: 'matkhau',
  confirmPassword: 'matkhau',
  consent: true,
};
const email = 'anh@example.com';
const device = { userAgent: 'Mozilla/5.0 (Linux; Android 15) Chrome/142 Mobile', address: '203.0.113.7' };

const mailsTo = ({ rows }: World, to: string) =>
  rows('mails')
    .map(({ mail, secrets }) => ({ ...mail, secrets }))
    .filter((mail) => mail.to === to);
const codeOf = (made: World, to = email): string => mailsTo(made, to).at(-1)?.secrets['code'] ?? '';
const tokenOf = (made: World, to = email): string =>
  new URL(mailsTo(made, to).at(-1)?.secrets['link'] ?? '').searchParams.get('token') ?? '';
const withLinks = async () => {
  const made = world();
  const { settings } = made.ports.reads;
  await settings.put({
    settings: { ...defaultSettings, verificationMode: 'LINK' },
    version: 1,
    updatedAt: made.clock.now(),
    updatedBy: null,
  });
  return made;
};

describe('registration', () => {
  it('keeps a PENDING member with what was typed, in one form, and mails a code', async () => {
    const made = world();
    const answer = await made.app.account.register(visitor, {
      ...form,
      language: 'en',
      timeZone: 'Europe/Paris',
    });

    expect(answer).toMatchObject({ email, mode: 'CODE' });
    expect(answer.resendAfter.getTime() - made.clock.now().getTime()).toBe(5 * minute);
    expect(answer.expiresAt.getTime() - made.clock.now().getTime()).toBe(10 * minute);
    const user = made.rows('users').find((row) => row.email === email);
    expect(user).toMatchObject({
      fullname: 'Nguyễn Thị Ánh',
      status: 'PENDING',
      roleId: 'member',
      level: 'BASIC',
      language: 'en',
      timeZone: 'Europe/Paris',
      emailVerifiedAt: null,
    });
    expect(made.rows('consents').map(({ document }) => document)).toEqual(['terms', 'privacy']);
    expect(codeOf(made)).toMatch(/^\d{6}$/);
    expect(mailsTo(made, email)[0]).toMatchObject({
      template: 'send_register_code',
      language: 'en',
      values: {},
    });
    expect(made.rows('verifications')[0]?.secretHash).not.toBe(codeOf(made));
    expect(made.events('user.registered')).toEqual([{ type: 'user.registered', userId: user?.id }]);
  });

  it.each([
    [{ fullname: '  ' }, 'auth.fullname_required', 'body.fullname'],
    [{ fullname: 'An\u0000' }, 'input.control_characters', 'body.fullname'],
    [{ fullname: 'Anna\u202enimda' }, 'input.control_characters', 'body.fullname'],
    [{ fullname: 'An\u3164' }, 'input.control_characters', 'body.fullname'],
    [{ fullname: '\u2800' }, 'input.control_characters', 'body.fullname'],
    [{ fullname: `Z${'\u0335'.repeat(9)}algo` }, 'input.too_many_marks', 'body.fullname'],
    [{ fullname: '… !' }, 'input.no_letters', 'body.fullname'],
    [{ email: 'anh' }, 'input.email', 'body.email'],
    [{ password: '12345', confirmPassword: '12345' }, 'auth.password_too_short', 'body.password'],
    [
      { password: 'x'.repeat(129), confirmPassword: 'x'.repeat(129) },
      'auth.password_too_long',
      'body.password',
    ],
    [{ confirmPassword: 'matkhaU' }, 'auth.passwords_differ', 'body.confirmPassword'],
    [{ consent: false }, 'auth.consent_required', 'body.consent'],
    [{ email: 'co@example.com' }, 'auth.email_exists', 'body.email'],
  ])('refuses %o with %s, beside its field, and keeps nothing', async (wrong, code, path) => {
    const made = world({ users: [aUser({ email: 'co@example.com' })] });
    const before = made.rows('users').length;

    await expect(made.app.account.register(visitor, { ...form, ...wrong })).rejects.toMatchObject({
      code,
      fields: [{ path, code }],
    });
    expect(made.rows('users')).toHaveLength(before);
    expect(made.rows('mails')).toEqual([]);
  });

  it('takes the password exactly as typed', async () => {
    const made = world();
    const password = ' mật khẩu ';
    await made.app.account.register(visitor, { ...form, password, confirmPassword: password });
    expect(made.rows('credentials')[0]?.hash).toBe(`hash of ${password}`);
  });

  it('is closed when staff closed it', async () => {
    const made = world();
    await made.ports.reads.settings.put({
      settings: { ...defaultSettings, registrationOpen: false },
      version: 1,
      updatedAt: made.clock.now(),
      updatedBy: null,
    });
    expect(await refusalOf(made.app.account.register(visitor, form))).toBe('auth.registration_closed');
  });

  it('remembers who invited, by code, username or id, and minds no unknown one', async () => {
    const friend = aUser({ username: 'minh.tri', referralCode: 'k7q2m9x4ab' });
    for (const [referrer, referrerId] of [
      ['K7Q2M9X4AB', friend.id],
      ['Minh.Tri', friend.id],
      [friend.id, friend.id],
      ['nobody', null],
      ['', null],
    ] as const) {
      const made = world({ users: [friend] });
      await made.app.account.register(visitor, { ...form, referrer });
      expect(made.rows('users').find((row) => row.email === email)?.referrerId).toBe(referrerId);
    }
  });

  it('falls back to the platform’s time zone where the browser names none that we know', async () => {
    for (const timeZone of [undefined, 'Mars/Olympus', '+07:00']) {
      const made = world();
      await made.app.account.register(visitor, { ...form, timeZone });
      expect(made.rows('users').find((row) => row.email === email)?.timeZone).toBe('Asia/Ho_Chi_Minh');
    }
  });
});

describe('confirming the address', () => {
  it('by the code opens the account, signs in and records the event', async () => {
    const made = world();
    await made.app.account.register(visitor, form);
    const signedIn = await made.app.account.confirmRegister(visitor, { email, code: codeOf(made), device });

    expect(signedIn.user).toMatchObject({
      email,
      status: 'ACTIVE',
      emailVerifiedAt: made.clock.now(),
      consentDue: false,
    });
    expect(signedIn.expiresIn).toBe(900);
    expect(made.events('user.verified')).toHaveLength(1);
    expect(made.events('user.signed_in')).toMatchObject([{ isNewDevice: false }]);
    const again = made.app.account.confirmRegister(visitor, { email, code: codeOf(made), device });
    expect(await refusalOf(again)).toBe('auth.user_verified');
    expect(made.events('user.verified')).toHaveLength(1);
  });

  it('by the link works once, and only the newest link', async () => {
    const made = await withLinks();
    await made.app.account.register(visitor, form);
    const first = tokenOf(made);
    made.clock.forward(5 * minute);
    await made.app.account.resendCode(visitor, { email });
    const confirm = (token: string) => made.app.account.confirmRegister(visitor, { token, device });

    expect(mailsTo(made, email).at(-1)?.secrets['link']).toMatch(
      /^https:\/\/fitboard\.example\/auth\/confirm-register\?token=/,
    );
    expect(await refusalOf(confirm(first))).toBe('auth.token_invalid');
    expect(await refusalOf(confirm('x'.repeat(32)))).toBe('auth.token_invalid');
    expect((await confirm(tokenOf(made))).user.status).toBe('ACTIVE');
    expect(await refusalOf(confirm(tokenOf(made)))).toBe('auth.user_verified');
  });

  it('comes too late after ten minutes for a code, after a day for a link', async () => {
    const codes = world();
    await codes.app.account.register(visitor, form);
    codes.clock.forward(10 * minute);
    expect(
      await refusalOf(codes.app.account.confirmRegister(visitor, { email, code: codeOf(codes), device })),
    ).toBe('auth.code_expired');
    const links = await withLinks();
    await links.app.account.register(visitor, form);
    links.clock.forward(day);
    expect(
      await refusalOf(links.app.account.confirmRegister(visitor, { token: tokenOf(links), device })),
    ).toBe('auth.token_expired');
  });

  it('gives five tries, whatever is guessed, and a dead code stays dead for the right value', () => {
    const guesses = fc.array(fc.constantFrom('wrong', 'right'), { minLength: 1, maxLength: 12 });
    return fc.assert(
      fc.asyncProperty(guesses, async (sequence) => {
        const made = world();
        await made.app.account.register(visitor, form);
        const right = codeOf(made);
        const wrong = right === '000000' ? '000001' : '000000';
        let tried = 0;
        let isOpen = false;
        for (const guess of sequence) {
          const code = guess === 'right' ? right : wrong;
          const answer = await made.app.account.confirmRegister(visitor, { email, code, device }).then(
            () => 'ok',
            (error: { code: string }) => error.code,
          );
          if (isOpen) expect(['auth.user_verified', 'auth.code_invalid']).toContain(answer);
          else if (tried >= maxTries) expect(answer).toBe('auth.code_max_attempts');
          else expect(answer).toBe(guess === 'right' ? 'ok' : 'auth.code_invalid');
          tried += 1;
          isOpen ||= answer === 'ok';
        }
        const status = made.rows('users').find((row) => row.email === email)?.status;
        expect(status).toBe(sequence.slice(0, maxTries).includes('right') ? 'ACTIVE' : 'PENDING');
      }),
      { numRuns: 60 },
    );
  });

  it('gives parallel guesses five tries altogether', async () => {
    const made = world();
    await made.app.account.register(visitor, form);
    const wrong = codeOf(made) === '000000' ? '000001' : '000000';
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        refusalOf(made.app.account.confirmRegister(visitor, { email, code: wrong, device })),
      ),
    );
    expect(answers.filter((code) => code === 'auth.code_invalid')).toHaveLength(maxTries);
    expect(answers.filter((code) => code === 'auth.code_max_attempts')).toHaveLength(20 - maxTries);
  });

  it('does not open what staff closed meanwhile', async () => {
    const made = world();
    await made.app.account.register(visitor, form);
    const user = made.rows('users').find((row) => row.email === email)!; // just registered
    await made.ports.reads.users.update({ ...user, status: 'BAN', statusReason: 'spam', version: 2 });
    expect(
      await refusalOf(made.app.account.confirmRegister(visitor, { email, code: codeOf(made), device })),
    ).toBe('auth.user_ban');
  });
});

describe('asking again', () => {
  const send = {
    resendCode: (made: World, to: string) => made.app.account.resendCode(visitor, { email: to }),
    forgotPassword: (made: World, to: string) =>
      made.app.account.requestPasswordReset(visitor, { email: to }),
  };
  const known = [
    aUser({ email: 'pending@example.com', status: 'PENDING', emailVerifiedAt: null }),
    aUser({ email: 'active@example.com' }),
    aUser({ email: 'banned@example.com', status: 'BAN' }),
    aUser({ email: 'gone@example.com', status: 'DELETE' }),
  ];
  const addresses = [...known.map((user) => user.email), 'nobody@example.com'];

  it.each(['resendCode', 'forgotPassword'] as const)(
    '%s answers every address alike through waits, days and limits',
    async (name) => {
      const stories = await Promise.all(
        addresses.map(async (to) => {
          const made = world({ users: known });
          const story: string[] = [];
          for (let round = 0; round < 26; round += 1) {
            await send[name](made, to).then(
              ({ resendAfter }) => story.push(`until ${resendAfter.toISOString()}`),
              ({ code, params }: { code: string; params: object }) =>
                story.push(code + JSON.stringify(params)),
            );
            made.clock.forward(round === 24 ? day : 2.5 * minute);
          }
          return story;
        }),
      );
      for (const story of stories) expect(story).toEqual(stories[0]);
      expect(stories[0]?.filter((line) => line.startsWith('until'))).toHaveLength(11);
      expect(stories[0]?.[1]).toContain('auth.wait_5_minutes{"seconds":150');
      expect(stories[0]?.[21]).toContain('auth.daily_limit');
    },
  );

  it('writes to those who wait for it and to nobody else', async () => {
    const made = world({ users: known });
    for (const to of addresses) await send.resendCode(made, to);
    for (const to of addresses) await send.forgotPassword(made, to);
    const sent = made.rows('mails').map(({ mail }) => `${mail.template} ${mail.to}`);
    expect(sent.toSorted()).toEqual([
      'forgot_password active@example.com',
      'forgot_password banned@example.com',
      'forgot_password pending@example.com',
      'send_register_code pending@example.com',
    ]);
  });

  it('lets guesses at unknown addresses feel like guesses at known ones', async () => {
    const story = async (to: string) => {
      const made = world({ users: known });
      const guess = () =>
        refusalOf(made.app.account.confirmRegister(visitor, { email: to, code: '12', device }));
      const before = await guess();
      await send.resendCode(made, to);
      const codes = [before];
      for (let round = 0; round < 7; round += 1) codes.push(await guess());
      made.clock.forward(10 * minute);
      return [...codes, await guess()];
    };
    const [first, ...others] = await Promise.all(addresses.map(story));
    for (const other of others) expect(other).toEqual(first);
  });
});
