import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { system } from '#core/access/actor/actor.ts';
import { MailRefused } from '#core/platform/notification/mail-refused.ts';
import type { Mail } from '#core/platform/notification/notification.ts';
import { aMail } from '#fixtures/platform/notifications.ts';
import { aUser } from '#fixtures/people/users.ts';
import { world } from '#fixtures/engine/world.ts';
import { smtpMailer } from './mailer.ts';

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

type Letter = { to: string[]; text: string };

/** A mail server of the test's own: what it took, and a mailer that speaks to it. */
const mailSink = async (options: SMTPServerOptions = {}) => {
  const letters: Letter[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      void buffer(stream).then((bytes) => {
        letters.push({ to: session.envelope.rcptTo.map(({ address }) => address), text: bytes.toString() });
        return done();
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo; // it listens on a port
  const mailer = smtpMailer({
    smtpUrl: `smtp://127.0.0.1:${port}`,
    from: 'Fitboard <no-reply@fitboard.example>',
    isProduction: false,
  });
  closing.push(
    () => mailer.close(),
    () => server.close(),
  );
  return { letters, mailer };
};

/** Header and body as a mail program reads them: folded lines joined, words and parts decoded. */
const read = (text: string) => {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const unfolded = head.replaceAll(/\r\n[ \t]+/g, ' ');
  const decoded = unfolded.replaceAll(
    /=\?UTF-8\?(B|Q)\?([^?]*)\?=(?: (?==\?))?/gi,
    (_, kind: string, word: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString()
        : decodeURIComponent(word.replaceAll('_', ' ').replaceAll('=', '%')),
  );
  const headers = new Map(
    decoded.split('\r\n').map((line) => {
      const at = line.indexOf(':');
      return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()];
    }),
  );
  const boundary = /boundary="?([^";]+)/.exec(headers.get('content-type') ?? '')?.[1] ?? '';
  const parts = rest
    .join('\r\n\r\n')
    .split(`--${boundary}`)
    .map((part) => part.split('\r\n\r\n'))
    .filter(([partHead = '']) => /content-type/i.test(partHead))
    .map(([partHead = '', ...body]) => {
      const joined = body.join('\r\n\r\n');
      const content = /base64/i.test(partHead)
        ? Buffer.from(joined, 'base64').toString()
        : decodeURIComponent(
            joined
              .replaceAll(/=\r\n/g, '')
              .replaceAll('%', '%25')
              .replaceAll(/=([0-9A-F]{2})/g, '%$1'),
          );
      return { type: /text\/(\w+)/.exec(partHead)?.[1], content };
    });
  return {
    headers,
    text: parts.find(({ type }) => type === 'plain')?.content ?? '',
    html: parts.find(({ type }) => type === 'html')?.content ?? '',
  };
};

const user = aUser({ email: 'hoa@example.com', fullname: 'Nguyễn Thị Hoà' });
const written = (parts: Partial<Mail>): Mail =>
  aMail({ userId: user.id, to: user.email, values: {}, secrets: {}, ...parts });

const send = async (mails: readonly Mail[], options?: SMTPServerOptions) => {
  const sink = await mailSink(options);
  const testWorld = world({ users: [user], mails }, { mailer: sink.mailer });
  const stored = (id: string) => testWorld.rows('mails').find(({ mail }) => mail.id === id);
  return { ...testWorld, ...sink, stored, run: () => testWorld.app.notification.sendMails(system) };
};

describe('a mail', () => {
  it('arrives with its code, readable with and without HTML, and the code is forgotten', async () => {
    const mail = written({ template: 'send_register_code', secrets: { code: '493817' } });
    const { letters, stored, run } = await send([mail]);
    expect(await run()).toEqual({ sent: 1, kept: 0, failed: 0, skipped: 0 });

    const [letter] = letters;
    expect(letter?.to).toEqual(['hoa@example.com']);
    const { headers, text, html } = read(letter?.text ?? '');
    expect(headers.get('from')).toBe('Fitboard <no-reply@fitboard.example>');
    expect(headers.get('subject')).toBe('Mã xác nhận tài khoản Fitboard');
    expect(headers.get('message-id')).toBe(`<${mail.id}@fitboard.example>`);
    expect(headers.get('auto-submitted')).toBe('auto-generated');
    expect(headers.get('list-unsubscribe')).toBeUndefined();
    expect(text).toContain('493817');
    expect(html).toContain('493817');
    expect(html).toContain('<html');
    expect(stored(mail.id)).toMatchObject({ mail: { status: 'SENT', attempts: 1 }, secrets: {} });
    expect(await run()).toEqual({ sent: 0, kept: 0, failed: 0, skipped: 0 });
  });

  it('that may be switched off says how, and one click does it', async () => {
    const mail = written({
      template: 'weekly_reminder',
      values: { link: 'https://fitboard.example/indicator/me/edit' },
    });
    const { letters, app, run, ports } = await send([mail]);
    await run();

    const { headers, text } = read(letters[0]?.text ?? '');
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const address = new URL(/<(.+)>/.exec(headers.get('list-unsubscribe') ?? '')?.[1] ?? '');
    expect(address.origin + address.pathname).toBe('https://fitboard.example/mail/unsubscribe');
    expect(text).toContain(address.href);
    expect(text).toContain('Chào Hoà,');
    const asked = {
      userId: address.searchParams.get('user') ?? '',
      category: address.searchParams.get('category') ?? '',
      signature: address.searchParams.get('signature') ?? '',
    };
    await expect(app.notification.unsubscribe({ ...asked, userId: '1' })).rejects.toMatchObject({
      code: 'auth.token_invalid',
    });
    await expect(app.notification.unsubscribe({ ...asked, category: 'review' })).rejects.toMatchObject({
      code: 'auth.token_invalid',
    });
    await app.notification.unsubscribe(asked);
    expect(await ports.reads.notificationPreferences.of(user.id)).toEqual([
      { category: 'reminder', inApp: true, email: false },
    ]);
  });

  it('that gathers what waited has its number in the subject, its lines, and one click that ends it', async () => {
    const mail = written({
      template: 'notification_digest',
      values: {
        title: '3 điều mới',
        lines: '• 1 bình luận về bài của bạn\n• 2 lượt thích bài của bạn',
        link: 'https://fitboard.example/dashboard/notifications',
      },
    });
    const { letters, app, run, ports } = await send([mail]);
    expect(await run()).toEqual({ sent: 1, kept: 0, failed: 0, skipped: 0 });

    const { headers, text, html } = read(letters[0]?.text ?? '');
    expect(headers.get('subject')).toBe('3 điều mới dành cho bạn trên Fitboard');
    expect(text.replaceAll('\r', '')).toContain('• 1 bình luận về bài của bạn\n• 2 lượt thích bài của bạn');
    expect(html).toContain('• 1 bình luận về bài của bạn<br>• 2 lượt thích bài của bạn');
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const given = new URL(/<(.+)>/.exec(headers.get('list-unsubscribe') ?? '')?.[1] ?? '').searchParams;
    await app.notification.unsubscribe({
      userId: given.get('user') ?? '',
      category: given.get('category') ?? '',
      signature: given.get('signature') ?? '',
    });
    expect(await ports.reads.notificationRhythms.of(user.id)).toEqual({ quiet: null, mails: 'NONE' });
  });

  it('is tried again with longer waits, five times in all, and may then be tried by hand', async () => {
    let isOpen = false;
    const mail = written({
      template: 'password_changed',
      values: { time: '08:30', link: 'https://fitboard.example/' },
    });
    const { letters, clock, stored, run, app } = await send([mail], {
      onMailFrom: (_, __, done) =>
        isOpen ? done() : done(Object.assign(new Error('Come back later'), { responseCode: 451 })),
    });
    const waits = [1, 5, 30, 120];
    for (const [index, minutes] of waits.entries()) {
      expect(await run(), String(index)).toEqual({ sent: 0, kept: 0, failed: 1, skipped: 0 });
      expect(stored(mail.id)?.mail).toMatchObject({
        status: 'PENDING',
        attempts: index + 1,
        lastError: expect.stringContaining('Come back later'),
      });
      clock.forward(minutes * 60_000 - 1);
      expect(await run()).toEqual({ sent: 0, kept: 0, failed: 0, skipped: 0 });
      clock.forward(1);
    }
    await run();
    expect(stored(mail.id)?.mail).toMatchObject({ status: 'FAILED', attempts: 5 });
    clock.forward(86_400_000);
    expect(await run()).toEqual({ sent: 0, kept: 0, failed: 0, skipped: 0 });

    isOpen = true;
    await app.notification.retryMail(system, mail.id);
    expect(await run()).toEqual({ sent: 1, kept: 0, failed: 0, skipped: 0 });
    expect(letters).toHaveLength(1);
  });

  it('that is refused for good is not sent again', async () => {
    const mail = written({ template: 'welcome', values: { link: 'https://fitboard.example/' } });
    const { stored, run, mailer } = await send([mail], {
      onRcptTo: (_, __, done) => done(Object.assign(new Error('No such mailbox'), { responseCode: 550 })),
    });
    await run();
    expect(stored(mail.id)?.mail).toMatchObject({ status: 'FAILED', attempts: 1 });
    await expect(
      mailer.send({
        id: 'x',
        to: 'a@example.com',
        subject: 's',
        html: 'h',
        text: 't',
        language: 'vi',
        unsubscribeUrl: null,
      }),
    ).rejects.toBeInstanceOf(MailRefused);
  });

  it('goes to one address, whatever the address is', async () => {
    const { letters, mailer } = await mailSink();
    const mail = {
      id: 'x',
      subject: 's',
      html: 'h',
      text: 't',
      language: 'vi' as const,
      unsubscribeUrl: null,
    };
    await mailer.send({ ...mail, to: 'a@example.com, b@example.com' }).catch(() => undefined);
    await mailer.send({ ...mail, to: 'a@example.com\r\nBcc: b@example.com' }).catch(() => undefined);
    expect(letters.flatMap(({ to }) => to)).not.toContain('b@example.com');
    expect(letters.every(({ text }) => !/^Bcc:/im.test(text))).toBe(true);
  });

  it('that nobody can write holds the others up no longer than itself', async () => {
    const broken = written({ template: 'no_such_template' });
    const fine = written({ template: 'welcome', values: { link: 'https://fitboard.example/' } });
    const { letters, stored, run } = await send([broken, fine]);
    expect(await run()).toEqual({ sent: 1, kept: 0, failed: 1, skipped: 0 });
    expect(letters).toHaveLength(1);
    expect(stored(broken.id)?.mail).toMatchObject({
      status: 'PENDING',
      lastError: 'mail_template.not_found',
    });
  });
});
