import { describe, expect, it } from 'vitest';
import { minute } from '#core/kernel/time.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { aUser } from '#fixtures/people/users.ts';
import { aMail } from '#fixtures/platform/notifications.ts';
import { outbox } from '#fixtures/engine/ports.ts';
import { system, world } from '#fixtures/engine/world.ts';
import { MailRefused } from '../mail-refused.ts';
import type { Mailer } from '../ports.ts';
import { sendMails } from './send-mails.ts';

const busy = new Error('the database is busy');
/** Of twelve, so that there is a batch behind the first. */
const mails = Array.from({ length: 12 }, (_, index) =>
  aMail({ id: `mail-${index + 10}`, template: 'welcome', values: { name: 'Hoà', link: 'https://x' } }),
);
const [first, second] = ['mail-10', 'mail-11'];

/** A world in which the outcome of some mails can't be noted as long as the database is busy. */
const seededWorld = async (mailer: Mailer, unnoted: readonly string[]) => {
  const { ports, clock, rows } = world();
  for (const mail of mails) await ports.reads.mails.append(mail);
  const away = new Set(unnoted);
  const settle: typeof ports.reads.mails.settle = async (mail) => {
    if (away.has(mail.id)) throw busy;
    await ports.reads.mails.settle(mail);
  };
  const reads = { ...ports.reads, mails: { ...ports.reads.mails, settle } };
  return {
    clock,
    send: () => sendMails({ ...ports, mailer, reads })(system),
    recovers: () => away.clear(),
    heldUntil: (id: string) => rows('mails').find(({ mail }) => mail.id === id)?.heldUntil ?? null,
    idsOf: (status: string) =>
      rows('mails')
        .filter(({ mail }) => mail.status === status)
        .map(({ mail }) => mail.id)
        .toSorted(),
  };
};

const theOthers = mails.slice(0, 10).map(({ id }) => id).filter((id) => id !== first); // prettier-ignore

describe('mails that are sent together', () => {
  it('are each noted, though noting one of them fails; the run says so and can be tried again', async () => {
    const mailer = outbox();
    const here = await seededWorld(mailer, [first]);
    await expect(here.send()).rejects.toBe(busy);
    expect(here.idsOf('SENT')).toEqual(theOthers);
    // It is held as after a crash: those behind it go out at once, it a little later.
    expect(await here.send()).toEqual({ sent: 2, kept: 0, failed: 0, skipped: 0 });
    here.recovers();
    here.clock.forward(2 * minute);
    expect(await here.send()).toEqual({ sent: 1, kept: 0, failed: 0, skipped: 0 });
    expect(here.idsOf('SENT')).toEqual(mails.map(({ id }) => id));
    expect(mailer.sent.map(({ id }) => id).filter((id) => id === first)).toHaveLength(2);
  });

  it('are each noted when refused or kept, too', async () => {
    const refusing: Mailer = {
      keeps: false,
      async send({ id }) {
        if (id === first || id === second) throw new MailRefused('550 no such user');
      },
    };
    const here = await seededWorld(refusing, [first]);
    await expect(here.send()).rejects.toBe(busy);
    expect(here.idsOf('FAILED')).toEqual([second]);
    expect(here.idsOf('SENT')).toEqual(theOthers.filter((id) => id !== second));

    const keeping = await seededWorld({ ...outbox(), keeps: true }, [first]);
    await expect(keeping.send()).rejects.toBe(busy);
    expect(keeping.idsOf('KEPT')).toEqual(theOthers);
  });

  it('are begun only while they are surely held, however long the mail server takes', async () => {
    const late: string[] = [];
    const stuck: Mailer = {
      keeps: false,
      async send({ id }) {
        here.clock.forward(minute / 2);
        const held = here.heldUntil(id);
        if (held !== null && here.clock.now() > held) late.push(id);
        throw new Error('Greeting never received');
      },
    };
    const here = await seededWorld(stuck, []);
    await here.send();
    expect(late).toEqual([]);
  });
});

describe('the greeting of a mail', () => {
  it.each([
    ['vi', 'Nguyễn Minh Anh', 'Chào Minh Anh,'],
    ['en', 'Nguyễn Minh Anh', 'Hi Minh Anh,'],
    ['en', 'Grace Hopper', 'Hi Grace,'],
    ['vi', 'Wolfeschlegelsteinhausenbergerdorff', 'Chào bạn,'],
  ] as const)('in %s, to %s: %s', async (language, fullname, greeting) => {
    const reader = aUser({ fullname });
    const { ports, app, mailer } = world({ users: [reader] });
    const link = 'https://fitboard.example/checkout/1';
    const mail = aMail({
      template: 'notification_system',
      language,
      userId: reader.id,
      values: { link, title: 'A' },
    });
    await ports.reads.mails.append(mail);
    await app.notification.sendMails(system);
    expect(mailer.sent[0]?.text).toContain(`\n\n${greeting}\n`);
  });
});

describe('words and values of different versions', () => {
  const link = 'https://fitboard.example/checkout/1';

  it('fit: a mail written before a place was added is sent without it', async () => {
    const { ports, app, mailer } = world();
    const earlier = { name: 'Hoà', link };
    for (const [template, values] of [
      ['notification_system', { title: 'Đơn nạp đã hết hạn' }],
      ['level_expiring', { level: 'Pro', days: '7' }],
      ['payment_created', { paymentId: 'PAYFB7K3M9QX4', amount: '1.000 Fit Coin' }],
      ['notification_request_review_rejected', { user: 'Lan', amount: '0 Fit Coin' }],
    ] as const)
      await ports.reads.mails.append(aMail({ template, values: { ...earlier, ...values } }));
    expect(await app.notification.sendMails(system)).toEqual({ sent: 4, kept: 0, failed: 0, skipped: 0 });
    expect(mailer.sent.map(({ text }) => text).join('\n')).toContain('Đơn nạp đã hết hạn');
  });

  it('fit: words that staff wrote before a place was added are still used', async () => {
    const { ports, app, mailer } = world();
    const words = { subject: '{{title}}', body: 'Chào {{name}},\n\nTin của chúng tôi: {{title}}' };
    const stored = { key: 'notification_system' as const, vi: words, en: words };
    await ports.reads.mailTemplates.put({ ...stored, version: 1, updatedAt: noon, updatedBy: null });
    const values = { name: 'Hoà', link, title: 'Đơn nạp', text: 'Đơn nạp đã hết hạn.' };
    await ports.reads.mails.append(aMail({ template: 'notification_system', values }));
    await app.notification.sendMails(system);
    expect(mailer.sent[0]?.text).toContain('Tin của chúng tôi: Đơn nạp');
  });
});
