import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { after, day, hour } from '#core/kernel/time.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { bankSignatureOf, outbox, plainMailSecret } from '#fixtures/engine/ports.ts';
import { actorFor, refusalOf, staff, system, world } from '#fixtures/engine/world.ts';
import { aUser } from '#fixtures/people/users.ts';
import { aMail } from '#fixtures/platform/notifications.ts';
import { isRequired, preferencesOver } from '../categories.ts';
import { MailRefused } from '../mail-refused.ts';
import { sendMails } from '../use-cases/send-mails.ts';
import { kindOfRefusal, kindOfStatus, mailIdOf, type DeliveryKind } from './delivery-report.ts';
import { afterReport, freshAddress, softLimit } from './mail-address.ts';

const member = aUser({ id: 'hoa', email: 'hoa@example.com' });
const me = actorFor(member);
const values = { name: 'Hoà', link: 'https://x', amount: '1', price: '1', code: '1', email: 'x' };
const sent = (id: string, parts: Parameters<typeof aMail>[0] = {}) =>
  aMail({ id, userId: member.id, to: member.email, template: 'welcome', values, status: 'SENT', sentAt: noon, ...parts }); // prettier-ignore

const signed = (body: unknown, at = noon) => {
  const rawBody = JSON.stringify(body);
  const seconds = String(at.getTime() / 1000);
  return {
    provider: 'generic',
    rawBody,
    body,
    headers: {
      'x-fitboard-timestamp': seconds,
      'x-fitboard-signature': `sha256=${bankSignatureOf(`${seconds}.${rawBody}`)}`,
    },
  };
};
const report = (kind: DeliveryKind, mailId: string, detail = '550 5.1.1 no such user') =>
  signed({ reports: [{ kind, messageId: `<${mailId}@fitboard.example>`, detail }] });

const open = (ids: readonly string[] = ['one']) =>
  world({ users: [member], mails: ids.map((id) => sent(id)) });

const inState = (here: ReturnType<typeof open>, id: string) =>
  here.rows('mails').find(({ mail }) => mail.id === id)?.mail.status;

const react = async ({ app }: ReturnType<typeof open>) => {
  // What one reaction says is answered by the next round.
  for (let round = 0; round < 3; round += 1)
    expect((await app.events.handleEvents(system)).failed).toEqual([]);
};

const undeliverableLines = async ({ app }: ReturnType<typeof open>) =>
  (await app.notification.listNotifications(me, { limit: 10 })).items.filter(
    ({ topic }) => topic === 'mail_undeliverable',
  );

describe('a mail that came back', () => {
  it('for good: the address takes no more, its owner reads so in the list, and the log has it', async () => {
    const here = open();
    expect(await here.app.notification.receiveMailNotice(report('HARD', 'one'))).toEqual({ stored: 1 });
    expect(inState(here, 'one')).toBe('BOUNCED');
    expect(await here.app.notification.getOwnAddress(me)).toMatchObject({
      email: member.email,
      undeliverableSince: noon,
    });
    await react(here);
    expect(await undeliverableLines(here)).toHaveLength(1);
    expect(here.rows('mails')).toHaveLength(1);
  });

  it('is counted once, in whatever way it is said', async () => {
    const here = open();
    const notice = report('HARD', 'one');
    await here.app.notification.receiveMailNotice(notice);
    expect(await here.app.notification.receiveMailNotice(notice)).toEqual({ stored: 0 });
    const byPassword = {
      provider: 'postmark',
      rawBody: '{}',
      headers: { authorization: `Bearer ${plainMailSecret}` },
      body: { RecordType: 'Bounce', Type: 'HardBounce', Email: 'HOA@example.com', Details: 'gone' },
    };
    expect(await here.app.notification.receiveMailNotice(byPassword)).toEqual({ stored: 0 });
    expect(here.events('mail.undeliverable')).toHaveLength(1);
  });

  it('keeps back all mails but the codes that a person asks for', async () => {
    const here = open();
    await here.app.notification.receiveMailNotice(report('HARD', 'one'));
    const mailer = outbox();
    for (const [id, template] of [
      ['a', 'welcome'],
      ['b', 'forgot_password'],
      ['c', 'payment_approved'],
      ['d', 'email_change_confirm'],
    ] as const)
      await here.ports.reads.mails.append(sent(id, { template, status: 'PENDING', sentAt: null, secrets: { link: 'https://x', code: '123456' } })); // prettier-ignore
    const run = await sendMails({ ...here.ports, mailer })(system);
    expect(run).toMatchObject({ sent: 2, skipped: 2 });
    expect(mailer.sent.map(({ id }) => id).toSorted()).toEqual(['b', 'd']);
    expect(inState(here, 'c')).toBe('SKIPPED');
  });

  it('counts for now until there are too many', async () => {
    const ids = Array.from({ length: softLimit }, (_, at) => `mail-${at}`);
    const here = open(ids);
    for (const id of ids.slice(1))
      await here.app.notification.receiveMailNotice(report('SOFT', id, '452 full'));
    expect(await here.app.notification.getMemberAddress(staff, member.id)).toMatchObject({
      undeliverableSince: null,
      softCount: softLimit - 1,
    });
    await here.app.notification.receiveMailNotice(report('SOFT', 'mail-0', '452 full'));
    expect(await here.app.notification.getMemberAddress(staff, member.id)).toMatchObject({
      undeliverableSince: noon,
    });
    expect(inState(here, 'mail-0')).toBe('SENT');
  });

  it('while it was handed over, counts the same', async () => {
    const here = open();
    await here.ports.reads.mails.append(sent('two', { status: 'PENDING', sentAt: null }));
    const mailer = {
      keeps: false,
      send: () => Promise.reject(new MailRefused('all recipients were rejected: 550 5.1.1 unknown')),
    };
    expect(await sendMails({ ...here.ports, mailer })(system)).toMatchObject({ failed: 1 });
    expect((await here.app.notification.getOwnAddress(me)).undeliverableSince).toEqual(noon);
  });

  it('is cleared by staff with a reason, by its owner once a day, and by a code that arrived', async () => {
    const here = open(['one', 'two']);
    const { notification } = here.app;
    await notification.receiveMailNotice(report('HARD', 'one'));
    const clear = () => notification.clearMemberAddress(staff, member.id, { reason: 'the domain was away' });
    await clear();
    expect(here.rows('auditLog')).toMatchObject([{ action: 'mail.clear_address', targetId: member.id }]);
    expect(await refusalOf(clear())).toBe('mail_address.deliverable');
    // What was sent before says nothing any more.
    await notification.receiveMailNotice(report('HARD', 'two'));
    expect((await notification.getOwnAddress(me)).undeliverableSince).toBeNull();

    const bounce = async (id: string) => {
      here.clock.forward(hour);
      const at = here.clock.now();
      await here.ports.reads.mails.append(sent(id, { sentAt: at }));
      await notification.receiveMailNotice(signed({ reports: [{ kind: 'HARD', messageId: `${id}@x` }] }, at));
      await react(here);
    };
    await bounce('four');
    expect(await refusalOf(notification.keepOwnAddress(me))).toBe('mail_address.kept_lately');
    here.clock.forward(day);
    expect((await notification.keepOwnAddress(me)).undeliverableSince).toBeNull();
    await bounce('five');
    expect(await undeliverableLines(here)).toHaveLength(1);
    here.clock.forward(hour);
    await here.ports.transaction(({ events }) => events.append({ type: 'user.verified', userId: member.id }));
    await react(here);
    expect((await notification.getOwnAddress(me)).undeliverableSince).toBeNull();
    expect(await undeliverableLines(here)).toEqual([]);
  });

  it('is believed with a proof alone, and about mails of ours alone', async () => {
    const here = open();
    const good = report('HARD', 'one');
    const { receiveMailNotice } = here.app.notification;
    const invalid = 'mail_notice.proof_invalid';
    expect(await refusalOf(receiveMailNotice({ ...good, headers: {} }))).toBe(invalid);
    expect(await refusalOf(receiveMailNotice({ ...good, rawBody: `${good.rawBody} ` }))).toBe(invalid);
    expect(await refusalOf(receiveMailNotice({ ...good, provider: 'nobody' }))).toBe(
      'mail_notice.provider_unknown',
    );
    expect(await refusalOf(receiveMailNotice(signed({ reports: [] }, after(noon, -hour))))).toBe(
      'mail_notice.expired',
    );
    const saying = (said: object) => receiveMailNotice(signed({ reports: [said] }));
    expect(await saying({ kind: 'HARD', address: 'an@example.com' })).toEqual({ stored: 0 });
    expect(await refusalOf(saying({ kind: 'GONE', address: 'x' }))).toBe('input.not_a_choice');
    expect(await refusalOf(saying({ kind: 'HARD' }))).toBe('input.required');
    expect(await refusalOf(receiveMailNotice(signed({})))).toBe('input.invalid');
  });

  it('named by an address is the last one sent there', async () => {
    const here = open(['mail-1', 'mail-2']);
    await here.app.notification.receiveMailNotice(
      signed({ reports: [{ kind: 'HARD', address: 'Hoa@Example.com' }] }),
    );
    expect([inState(here, 'mail-1'), inState(here, 'mail-2')]).toEqual(['SENT', 'BOUNCED']);
  });
});

describe('a complaint', () => {
  it('unsubscribes from all that can be switched off, and leaves the address as it is', async () => {
    const here = open();
    await here.app.notification.receiveMailNotice(report('COMPLAINT', 'one'));
    expect((await here.app.notification.getOwnAddress(me)).undeliverableSince).toBeNull();
    await here.app.notification.receiveMailNotice(report('HARD', 'one'));
    expect(inState(here, 'one')).toBe('COMPLAINED');
    const choices = preferencesOver(await here.ports.reads.notificationPreferences.of(member.id));
    for (const { category, email, inApp } of choices) {
      expect(email).toBe(isRequired(category));
      expect(inApp).toBe(category !== 'un_follow');
    }
    expect((await here.ports.reads.notificationRhythms.of(member.id)).mails).toBe('NONE');
  });
});

describe('what providers say', () => {
  const said = async (provider: string, body: unknown, headers: Record<string, string> = {}) => {
    const here = open();
    await here.app.notification.receiveMailNotice({ provider, body, headers, rawBody: JSON.stringify(body) });
    return inState(here, 'one');
  };
  const basic = { authorization: `Basic ${Buffer.from(`fitboard:${plainMailSecret}`).toString('base64')}` };
  const mailgun = (event: object) => ({
    signature: { timestamp: '1763605800', token: 'abc', signature: bankSignatureOf('1763605800abc') },
    'event-data': { recipient: member.email, message: { headers: { 'message-id': 'one@x' } }, ...event },
  });
  const email = { Email: member.email };
  const brevo = (event: string) => ({ event, email: member.email, 'message-id': '<x@y>' });

  it.each([
    ['mailgun', mailgun({ event: 'failed', severity: 'permanent' }), 'BOUNCED'],
    ['mailgun', mailgun({ event: 'failed', severity: 'temporary' }), 'SENT'],
    ['mailgun', mailgun({ event: 'complained' }), 'COMPLAINED'],
    ['mailgun', mailgun({ event: 'delivered' }), 'SENT'],
    ['postmark', { RecordType: 'Bounce', Type: 'HardBounce', ...email }, 'BOUNCED'],
    ['postmark', { RecordType: 'Bounce', Type: 'AutoResponder', ...email }, 'SENT'],
    ['postmark', { RecordType: 'SpamComplaint', ...email }, 'COMPLAINED'],
    ['brevo', brevo('hard_bounce'), 'BOUNCED'],
    ['brevo', brevo('soft_bounce'), 'SENT'],
    ['brevo', brevo('spam'), 'COMPLAINED'],
    ['brevo', brevo('opened'), 'SENT'],
  ])('is read in the form of %s: %o is %s', async (provider, body, status) => {
    expect(await said(provider, body, provider === 'mailgun' ? {} : basic)).toBe(status);
  });

  it('with the wrong password is nothing', async () => {
    const wrong = { authorization: `Basic ${Buffer.from('fitboard:another').toString('base64')}` };
    await expect(said('brevo', brevo('spam'), wrong)).rejects.toMatchObject({
      code: 'mail_notice.proof_invalid',
    });
  });
});

describe('an address', () => {
  it('is right until one refusal for good, or too many for now within the days', () => {
    const step = fc.record({
      kind: fc.constantFrom<DeliveryKind>('HARD', 'SOFT', 'COMPLAINT'),
      hours: fc.integer({ min: 0, max: 24 * 20 }),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (said) => {
        let address = freshAddress('an@example.com', null);
        let at = noon;
        const soft: Date[] = [];
        for (const { kind, hours } of said) {
          at = after(at, hours * hour);
          const before = address;
          address = afterReport(address, { kind, detail: '', sentAt: at, at });
          if (before.undeliverableSince !== null || kind === 'COMPLAINT') {
            expect(address).toEqual(before);
            continue;
          }
          if (kind === 'SOFT') soft.push(at);
          const since = address.softSince ?? at;
          const tooMany = soft.filter((each) => each >= since).length >= softLimit;
          expect(address.undeliverableSince !== null).toBe(kind === 'HARD' || tooMany);
        }
      }),
    );
  });

  it('is judged by what the status says of it', () => {
    const hard = ['5.1.1', '5.1.10', '5.2.1', '5.4.4'];
    const soft = ['5.2.2', '5.7.1', '4.2.2', '5.1.8', '5.0.0'];
    expect(hard.map(kindOfStatus)).toEqual(hard.map(() => 'HARD'));
    expect(soft.map(kindOfStatus)).toEqual(soft.map(() => 'SOFT'));
    expect([kindOfStatus('2.0.0'), kindOfRefusal('550 relaying denied')]).toEqual([null, null]);
    expect(kindOfRefusal('550 5.1.1 <an@example.com> unknown')).toBe('HARD');
    expect(['<a-1@x.example>', 'a-1@x', '<@x>', 'a b@x'].map(mailIdOf)).toEqual(['a-1', 'a-1', null, null]);
  });
});
