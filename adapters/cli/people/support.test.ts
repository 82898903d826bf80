import { describe, expect, it } from 'vitest';
import { superUserId } from '#core/kernel/id.ts';
import { aPasskey } from '#fixtures/people/passkeys.ts';
import { aProviderLink } from '#fixtures/people/sign-in-providers.ts';
import { aSecondFactor } from '#fixtures/people/second-factors.ts';
import { aSession, aUser } from '#fixtures/people/users.ts';
import { world } from '#fixtures/engine/world.ts';
import { cli, runCommand, withoutDatabase } from '../testing/command-line.ts';

const seeded = () => {
  const user = aUser({ email: 'an@example.com', username: 'an' });
  return { user, here: world({ users: [user], sessions: [aSession({ userId: user.id })] }) };
};

const words = ['users', 'create', '--email', 'binh@example.com', '--name', 'Trần Bình'];

describe('support from the command line', () => {
  it('opens an account whose password is read from standard input, and never printed', async () => {
    const { here } = seeded();
    const said = await runCommand(words, { ...withoutDatabase(here), typed: ['a long first password'] });
    expect(said.code).toBe(0);
    expect(said.out).toMatch(/^binh@example\.com has an account now/);
    expect(said.out + said.errors).not.toContain('a long first password');
    expect(here.rows('users').map(({ email }) => email)).toContain('binh@example.com');
    expect(here.rows('auditLog')[0]).toMatchObject({ action: 'user.create', actor: 'system' });
  });

  it('opens none without a password, or with one that is too short', async () => {
    const { here } = seeded();
    expect(await cli(here, ...words)).toMatchObject({ code: 2, out: '' });
    expect(await runCommand(words, { ...withoutDatabase(here), typed: ['kurz'] })).toMatchObject({ code: 2 });
    expect(await cli(here, ...words, '--language', 'de')).toMatchObject({ code: 2 });
    expect(here.rows('users').map(({ email }) => email)).not.toContain('binh@example.com');
  });

  it('mails a link without showing it, signs out, and wants a reason for both', async () => {
    const { here, user } = seeded();
    const reset = await cli(here, 'users', 'reset', 'an', '--reason', 'Forgot it');
    expect(reset.out).toMatch(/on its way to an@example\.com/);
    expect(reset.out + reset.errors).not.toMatch(/token/);
    const out = await cli(here, '--json', 'users', 'sign-out', 'an', '--reason', 'Lost the phone');
    expect(JSON.parse(out.out)).toEqual({ id: user.id, email: 'an@example.com', ended: 1 });
    expect((await cli(here, 'users', 'reset', 'an')).code).toBe(2);
    const again = await cli(here, 'users', 'resend-confirmation', 'an', '--reason', 'No mail came');
    expect(again.code).toBe(5);
    expect((await cli(here, 'users', 'sign-out', 'nobody', '--reason', 'x')).code).toBe(4);
    expect((await cli(here, '--as', 'an', 'users', 'sign-out', 'an', '--reason', 'x')).code).toBe(3);
  });
});

describe('a lost second factor on the command line', () => {
  it('is taken off with a reason, also user 1’s, and not by a person without the right', async () => {
    const user = aUser({ email: 'an@example.com', username: 'an' });
    const secondFactors = [aSecondFactor({ userId: user.id }), aSecondFactor({ userId: superUserId })];
    const here = world({ users: [user], secondFactors });
    const reset = (...more: string[]) => cli(here, ...more, 'users', 'reset-second-factor', 'an');
    expect((await reset()).code).toBe(2);
    expect((await cli(here, '--as', 'an', 'users', 'reset-second-factor', 'an', '--reason', 'x')).code).toBe(
      3,
    );
    const done = await cli(here, 'users', 'reset-second-factor', 'an', '--reason', 'Lost the phone');
    expect([done.code, done.out]).toEqual([0, expect.stringContaining('with the password alone') as unknown]);
    expect((await cli(here, 'users', 'reset-second-factor', 'an', '--reason', 'Again')).code).toBe(5);
    expect((await cli(here, 'users', 'reset-second-factor', superUserId, '--reason', 'Lost it')).code).toBe(
      0,
    );
    expect(here.rows('secondFactors')).toEqual([]);
    expect(here.rows('auditLog').map(({ action }) => action)).toEqual([
      'user.reset_second_factor',
      'user.reset_second_factor',
    ]);
  });
});

describe('the audit log on the command line', () => {
  it('shows who did what, by action, person and day, and one entry whole', async () => {
    const { here, user } = seeded();
    await cli(here, 'users', 'set-status', 'an', 'HOLD', '--reason', 'Card reported stolen');
    const list = await cli(here, '--json', 'audit', 'list', '--by', 'system', '--target', user.id);
    const [entry] = list.out.split('\n').map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(entry).toMatchObject({ action: 'user.set_status', reason: 'Card reported stolen' });
    expect(list.errors).toContain('1 in all.');
    const shown = await cli(here, 'audit', 'show', String(entry?.['id']));
    expect(shown.out).toContain('before  {"status":"ACTIVE"');
    expect((await cli(here, 'audit', 'list', '--action', 'coins.grant')).out).toContain('Nothing found');
    expect((await cli(here, 'audit', 'list', '--from', '2030-01-01')).out).toContain('Nothing found');
    expect((await cli(here, 'audit', 'show', '999999')).code).toBe(4);
    expect((await cli(here, 'audit', 'show', '1e3')).code).toBe(2);
    expect((await cli(here, '--as', 'an', 'audit', 'list')).code).toBe(3);
  });
});

describe('passkeys from the command line', () => {
  it('are listed without their keys, and removed with a reason', async () => {
    const user = aUser({ email: 'an@example.com', username: 'an' });
    const here = world({
      users: [user],
      passkeys: [aPasskey({ id: 'one', userId: user.id, name: 'iPhone' })],
    });
    const listed = await cli(here, 'users', 'passkeys', 'list', 'an');
    expect(listed.out).toMatch(/one +iPhone/);
    expect(listed.out).not.toContain('credential');
    expect((await cli(here, 'users', 'passkeys', 'remove', 'an', 'one')).code).toBe(2);
    const removed = await cli(here, 'users', 'passkeys', 'remove', 'an', 'one', '--reason', 'Lost the phone');
    expect(removed.out).toMatch(/^The passkey "iPhone" opens the account of an@example\.com no more/);
    expect(here.rows('passkeys')).toEqual([]);
    expect(here.rows('auditLog')).toMatchObject([
      { action: 'user.remove_passkey', reason: 'Lost the phone' },
    ]);
    expect((await cli(here, 'users', 'passkeys', 'remove', 'an', 'one', '--reason', 'x')).code).not.toBe(0);
  });
});

describe('links to providers from the command line', () => {
  it('are listed, and ended with a reason', async () => {
    const user = aUser({ email: 'an@example.com', username: 'an' });
    const here = world({ users: [user], providerLinks: [aProviderLink({ userId: user.id })] });
    const listed = await cli(here, 'users', 'providers', 'list', 'an');
    expect(listed.out).toMatch(/GOOGLE +an@gmail\.example/);
    expect(listed.out).not.toContain('subject-');
    const remove = ['users', 'providers', 'remove', 'an'] as const;
    expect((await cli(here, ...remove, 'GOOGLE')).code).toBe(2);
    expect((await cli(here, ...remove, 'MYSPACE', '--reason', 'x')).code).toBe(2);
    const removed = await cli(here, ...remove, 'GOOGLE', '--reason', 'Lost the account');
    expect(removed.out).toMatch(/^Google opens the account of an@example\.com no more/);
    expect(here.rows('providerLinks')).toEqual([]);
    expect(here.rows('auditLog')).toMatchObject([
      { action: 'user.unlink_provider', reason: 'Lost the account' },
    ]);
  });
});
