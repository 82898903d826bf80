import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { system, visitor } from '#core/access/actor/actor.ts';
import { maxTries } from '#core/people/sign-in/verification.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { day } from '#core/kernel/time.ts';
import { databaseWorld, type DatabaseWorld } from '#fixtures/engine/database-world.ts';
import { hashOf } from '#fixtures/engine/ports.ts';
import { aRole, aUser, openedSession } from '#fixtures/people/users.ts';
import { staff } from '#fixtures/engine/world.ts';

const crowd = 50;
const device = { userAgent: 'curl/8', address: '203.0.113.7' };

let here: DatabaseWorld;
beforeAll(async () => {
  here = await databaseWorld();
});
afterAll(() => here.close());

/** How often each answer came: `ok`, or the code of a refusal. */
const tally = async (
  work: (index: number) => Promise<unknown>,
): Promise<Readonly<Record<string, number>>> => {
  const counted: Record<string, number> = {};
  const answers = Array.from({ length: crowd }, (_, index) =>
    work(index).then(
      () => 'ok',
      (error: unknown) => {
        if (error instanceof DomainError) return error.code;
        throw error;
      },
    ),
  );
  for (const answer of await Promise.all(answers)) counted[answer] = (counted[answer] ?? 0) + 1;
  return counted;
};

const form = (email: string) => ({
  fullname: 'Nguyễn Thị Ánh',
  email,
  password: 'matkhau',
  confirmPassword: 'matkhau',
  consent: true,
});

const secretsTo = async (email: string) => {
  const user = await here.ports.reads.users.findByEmail(email);
  const mails = await here.ports.reads.mails.take(here.ports.clock.now(), here.ports.clock.now(), 1000);
  return { user, secrets: mails.filter(({ to }) => to === email).map(({ secrets }) => secrets) };
};

describe('fifty at the same instant', () => {
  it('open one account for one address, and one code goes out', async () => {
    const email = 'one@example.com';
    const answers = await tally(() => here.app.account.register(visitor, form(email)));
    expect(answers).toEqual({ ok: 1, 'auth.email_exists': crowd - 1 });
    expect((await secretsTo(email)).secrets).toHaveLength(1);
  });

  it('get five guesses at a code, and the right one among later guesses opens nothing', async () => {
    const email = 'guessed@example.com';
    await here.app.account.register(visitor, form(email));
    const { secrets } = await secretsTo(email);
    const right = secrets[0]?.['code'] ?? '';
    const wrong = right === '000000' ? '000001' : '000000';
    const confirm = (code: string) => here.app.account.confirmRegister(visitor, { email, code, device });

    expect(await tally(() => confirm(wrong))).toEqual({
      'auth.code_invalid': maxTries,
      'auth.code_max_attempts': crowd - maxTries,
    });
    expect(await tally(() => confirm(right))).toEqual({ 'auth.code_max_attempts': crowd });
    expect((await secretsTo(email)).user?.status).toBe('PENDING');
  });

  it('confirm an address once with the right code', async () => {
    const email = 'right@example.com';
    await here.app.account.register(visitor, form(email));
    const code = (await secretsTo(email)).secrets[0]?.['code'] ?? '';
    const answers = await tally(() => here.app.account.confirmRegister(visitor, { email, code, device }));
    expect(answers['ok']).toBe(1);
    const { user } = await secretsTo(email);
    expect(user).toMatchObject({ status: 'ACTIVE', version: 2 });
    expect(await here.ports.reads.sessions.listOf(user?.id ?? '', here.ports.clock.now())).toHaveLength(1);
  });

  it('ask for one mail, whether or not the address is registered', async () => {
    const known = aUser({ email: 'known@example.com' });
    await here.seed({ users: [known] });
    for (const email of [known.email, 'unknown@example.com']) {
      const answers = await tally(() => here.app.account.requestPasswordReset(visitor, { email }));
      expect(answers).toEqual({ ok: 1, 'auth.wait_5_minutes': crowd - 1 });
    }
    expect((await secretsTo(known.email)).secrets).toHaveLength(1);
    expect((await secretsTo('unknown@example.com')).secrets).toHaveLength(0);
  });

  it('refresh one token and get one successor', async () => {
    const user = aUser();
    await here.seed({ users: [user] });
    await here.ports.reads.credentials.set(user.id, hashOf('matkhau'), here.ports.clock.now());
    const signedIn = openedSession(
      await here.app.account.signIn(visitor, { email: user.email, password: 'matkhau', device }),
    );
    const successors = new Set<string>();
    const answers = await tally(async () => {
      const { refreshToken } = await here.app.account.refreshSession(visitor, signedIn);
      successors.add(refreshToken);
    });
    expect(answers).toEqual({ ok: crowd });
    expect(successors.size).toBe(1);
  });

  it('delete a role or give it, never both', async () => {
    const role = aRole({ permissions: [] });
    const users = Array.from({ length: crowd }, () => aUser());
    await here.ports.reads.roles.insert(role);
    await here.seed({ users });
    const answers = await tally((index) =>
      index % 2 === 0
        ? here.app.access.deleteRole(staff, role.id)
        : here.app.account.setRole(staff, {
            id: users[index]?.id ?? '',
            roleId: role.id,
            reason: 'Thử cùng lúc.',
          }),
    );
    const left = await here.ports.reads.roles.countUsers(role.id);
    const isThere = await here.ports.reads.roles.get(role.id).then(
      () => true,
      () => false,
    );
    expect(isThere || left === 0).toBe(true);
    expect(Object.keys(answers).every((code) => ['ok', 'role.in_use', 'role.not_found'].includes(code))).toBe(
      true,
    );
  });

  it('remind of the end of a level once', async () => {
    const now = here.ports.clock.now();
    const user = aUser({ level: 'PRO', levelExpiresAt: new Date(now.getTime() + 3 * day) });
    await here.seed({ users: [user] });
    const runs = await Promise.all(Array.from({ length: crowd }, () => here.app.level.expireLevels(system)));
    expect(runs.reduce((sum, { reminded }) => sum + reminded, 0)).toBe(1);
  });
});
