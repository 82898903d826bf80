import { describe, expect, it } from 'vitest';
import { world } from '#fixtures/engine/world.ts';
import { aPersonalToken } from '#fixtures/people/personal-tokens.ts';
import { aUser } from '#fixtures/people/users.ts';
import { cli } from '../testing/command-line.ts';

const member = aUser({ id: 'an', email: 'an@example.com', fullname: 'Lê An' });
const other = aUser({ id: 'binh', email: 'binh@example.com' });

const open = () =>
  world({ users: [member, other], personalTokens: [aPersonalToken({ id: 'one', userId: member.id })] });

describe('personal tokens on the command line', () => {
  it('are listed without what they hash to, and revoked with a reason', async () => {
    const here = open();
    const listed = await cli(here, 'tokens', 'list', 'an@example.com');
    expect(listed.out).toMatch(/one +Trợ lý của tôi +weeks\.read +ALIVE/);
    expect(listed.out).not.toContain('hash of');
    expect((await cli(here, 'tokens', 'revoke', 'one')).code).not.toBe(0);
    const revoked = await cli(here, 'tokens', 'revoke', 'one', '--reason', 'Lộ mã');
    expect(revoked.out).toBe('The token "Trợ lý của tôi" of an is revoked.');
    expect((await cli(here, 'tokens', 'list', 'an')).out).toMatch(/ENDED/);
    expect((await cli(here, 'tokens', 'revoke', 'one', '--reason', 'Lộ mã')).errors).toContain(
      'token.not_found',
    );
  });

  it('are the owner’s own matter, or that of staff', async () => {
    const here = open();
    expect((await cli(here, '--as', 'binh', 'tokens', 'list', 'an')).code).toBe(3);
    expect((await cli(here, '--as', 'binh', 'tokens', 'revoke', 'one', '--reason', 'Đùa')).code).toBe(3);
    expect((await cli(here, '--as', 'an', 'tokens', 'list', 'an')).code).toBe(0);
    expect((await cli(here, '--as', 'an', 'tokens', 'revoke', 'one', '--reason', 'Thôi dùng')).code).toBe(0);
    expect(here.rows('auditLog')).toEqual([]);
  });
});
