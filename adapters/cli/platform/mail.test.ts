import { describe, expect, it } from 'vitest';
import { aMail } from '#fixtures/platform/notifications.ts';
import { aUser } from '#fixtures/people/users.ts';
import { statusMail } from '#fixtures/platform/status-mails.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { world } from '#fixtures/engine/world.ts';
import { cli, terminal } from '../testing/command-line.ts';

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

  it('that came back are read from standard input; the address is shown and cleared', async () => {
    const bounced = aMail({
      id: 'mail-1',
      userId: member.id,
      to: member.email,
      status: 'SENT',
      sentAt: noon,
    });
    const here = world({ users: [member], mails: [bounced] });
    const { type, out } = terminal(here, ...statusMail().split('\n'));
    expect(await type('mail bounce')).toBe(0);
    expect(out).toEqual(['1 taken into account.']);
    expect((await cli(here, 'mail-address', 'show', 'an')).out).toMatch(
      /an@example\.com takes no mails since 2026/,
    );
    expect((await cli(here, '--as', 'an', 'mail-address', 'clear', 'an', '--reason', 'mine')).code).toBe(3);
    expect(await cli(here, 'mail-address', 'clear', 'an', '--reason', 'was away')).toMatchObject({
      code: 0,
      out: 'Mails go to an again.',
    });
    expect((await cli(here, 'mail-address', 'clear', 'an', '--reason', 'again')).code).toBe(5);
    expect((await cli(here, 'mail-address', 'show', 'an')).out).toBe('Mails go to an@example.com.');
    const other = terminal(here, 'Subject: hello', '', 'hello');
    await other.type('mail bounce');
    expect(other.out).toEqual(['It is no report about a mail.']);
  });

  it('are closed to members', async () => {
    expect((await cli(open(), '--as', 'an', 'mail', 'outbox')).code).toBe(3);
    expect((await cli(open(), '--as', 'an', 'mail', 'retry', failed.id)).code).toBe(3);
  });
});
