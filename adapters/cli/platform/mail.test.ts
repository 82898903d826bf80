import { describe, expect, it } from 'vitest';
import { aMail } from '#fixtures/platform/notifications.ts';
import { aUser } from '#fixtures/people/users.ts';
import { world } from '#fixtures/engine/world.ts';
import { cli } from '../testing/command-line.ts';

const member = aUser({ email: 'an@example.com', username: 'an' });
const waiting = aMail({ to: 'waiting@example.com', secrets: { code: '493817' } });
const failed = aMail({
  to: 'failed@example.com',
  status: 'FAILED',
  attempts: 5,
  lastError: '550 \u001b[2Jno such user',
});
const sent = aMail({ to: 'sent@example.com', status: 'SENT' });

const open = () => world({ users: [member], mails: [waiting, failed, sent] });

describe('mails on the command line', () => {
  it('are listed as long as they are under way or failed, without codes or control characters', async () => {
    const { code, out } = await cli(open(), 'mail', 'outbox');
    expect(code).toBe(0);
    expect(out).toContain('waiting@example.com');
    expect(out).toMatch(/FAILED +5 +failed@example\.com/);
    expect(out).not.toMatch(/sent@example|493817|\u001b/);
    expect((await cli(open(), 'mail', 'outbox', '--status', 'sent')).out).toContain('sent@example.com');
    expect((await cli(open(), 'mail', 'outbox', '--search', 'nobody')).out).not.toContain('@');
    expect((await cli(open(), 'mail', 'outbox', '--limit', '0')).code).toBe(2);
  });

  it('that failed are tried again, one or all, and it is written down', async () => {
    const here = open();
    expect(await cli(here, 'mail', 'retry', failed.id)).toEqual({
      code: 0,
      out: 'One mail is tried again.',
      errors: '',
    });
    expect(here.rows('auditLog').map(({ action }) => action)).toEqual(['mail.retry']);
    expect((await cli(here, 'mail', 'retry', failed.id)).code).toBe(5);
    expect((await cli(here, 'mail', 'retry', 'none')).code).toBe(4);
    expect(await cli(open(), 'mail', 'retry', '--all')).toMatchObject({ out: 'One mail is tried again.' });
    expect(await cli(here, 'mail', 'retry', '--all')).toMatchObject({ out: '0 mails are tried again.' });
    expect((await cli(here, 'mail', 'retry')).code).toBe(2);
  });

  it('are closed to members', async () => {
    expect((await cli(open(), '--as', 'an', 'mail', 'outbox')).code).toBe(3);
    expect((await cli(open(), '--as', 'an', 'mail', 'retry', failed.id)).code).toBe(3);
  });
});
