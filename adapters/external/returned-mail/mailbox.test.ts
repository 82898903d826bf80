import { describe, expect, it, onTestFinished } from 'vitest';
import { readStatusMail } from '#core/platform/notification/delivery/readers/status-mail.ts';
import { openImapServer } from '#fixtures/platform/imap-server.ts';
import { statusMail } from '#fixtures/platform/status-mails.ts';
import { mailboxProblem, returnedMailsAt } from './mailbox.ts';

const short = { connectMs: 1_000, silenceMs: 1_000 };
const open = async (options?: Parameters<typeof openImapServer>[0]) => {
  const server = await openImapServer(options);
  onTestFinished(() => server.close());
  return server;
};
const answerOfAPerson = 'From: an@example.com\nSubject: Re: Chào bạn\n\nTôi đi vắng.\n';
const isReport = async (mail: string) => readStatusMail(mail).length > 0;

describe('a mailbox to which mails come back', () => {
  it('is read whole; what was taken is read from then on, what was left stays unread and is looked at once', async () => {
    const server = await open();
    server.deliver(statusMail({ messageId: '<one@fitboard.example>' }));
    server.deliver(answerOfAPerson);
    server.deliver(statusMail({ messageId: '<two@fitboard.example>' }));
    const box = returnedMailsAt(server.url, {}, short);
    expect(await box.readEach(10_000, isReport)).toEqual({ looked: 3, taken: 2 });
    expect(server.mails()).toEqual([
      { folder: 'INBOX', flags: ['\\Seen'] },
      { folder: 'INBOX', flags: ['FitboardLeft'] },
      { folder: 'INBOX', flags: ['\\Seen'] },
    ]);
    expect(await box.readEach(10_000, isReport)).toEqual({ looked: 0, taken: 0 });
    expect(server.signIns()).toBe(2);
  });

  it('moves what was taken where that is asked for', async () => {
    const server = await open();
    server.deliver(statusMail({ messageId: '<one@fitboard.example>' }));
    const box = returnedMailsAt(`${server.url}?handled=Handled`, {}, short);
    expect(await box.readEach(10_000, isReport)).toEqual({ looked: 1, taken: 1 });
    expect(server.mails()).toEqual([{ folder: 'Handled', flags: ['\\Seen'] }]);
  });

  it('that takes no marks is looked through again, newest first', async () => {
    const server = await open({ takesMarks: false });
    server.deliver(answerOfAPerson);
    server.deliver(statusMail({ messageId: '<one@fitboard.example>' }));
    const box = returnedMailsAt(server.url, {}, short);
    expect(await box.readEach(10_000, isReport)).toEqual({ looked: 2, taken: 1 });
    expect(await box.readEach(10_000, isReport)).toEqual({ looked: 1, taken: 0 });
    expect(server.mails()[0]).toEqual({ folder: 'INBOX', flags: [] });
  });

  it('hands over no more of a mail than was asked for', async () => {
    const server = await open();
    server.deliver(`Subject: x\n\n${'a'.repeat(5_000)}`);
    const lengths: number[] = [];
    await returnedMailsAt(server.url, {}, short).readEach(1_000, async (mail) => {
      lengths.push(mail.length);
      return true;
    });
    expect(lengths).toEqual([1_000]);
  });

  it('that is away, or refuses the password, is said so; what could not be stored is read again', async () => {
    const server = await open();
    server.deliver(statusMail({ messageId: '<one@fitboard.example>' }));
    const said: unknown[] = [];
    const box = returnedMailsAt(server.url, { failed: (error) => said.push(error) }, short);
    await expect(box.readEach(10_000, () => Promise.reject(new Error('no database')))).rejects.toThrow(
      'no database',
    );
    expect([said, server.mails()]).toEqual([[], [{ folder: 'INBOX', flags: [] }]]);
    expect(await mailboxProblem(server.url, short)).toBeNull();
    expect(await mailboxProblem(`${server.url}?handled=Nowhere`, short)).not.toBeNull();
    const wrong = server.url.replace(/:[^:@]*@/, ':khác@');
    expect(await mailboxProblem(wrong, short)).toMatch(/Wrong name or password/);
    await server.close();
    await expect(box.readEach(10_000, isReport)).rejects.toMatchObject({
      code: 'mail_notice.mailbox_unavailable',
    });
    expect(said).toHaveLength(1);
    expect(await mailboxProblem(server.url, short)).toMatch(/ECONNREFUSED/);
  });
});
