import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { system } from '#core/access/actor/actor.ts';
import { day, hour, minute } from '#core/kernel/time.ts';
import { actorFor, refusalOf, staff, visitor, world } from '#fixtures/engine/world.ts';
import { hashOf } from '#fixtures/engine/ports.ts';
import { aContactMessage } from '#fixtures/content/public-site.ts';
import { aUser } from '#fixtures/people/users.ts';

const typed = {
  name: 'Lê Thị Hạnh',
  email: 'Hanh@Example.com',
  subject: 'Hỏi về gói Pro',
  message: 'Tôi muốn đổi sang gói năm thì làm thế nào?',
  language: 'vi',
  address: '203.0.113.7',
} as const;

const opened = (seed: Parameters<typeof world>[0] = {}) => {
  const here = world(seed);
  const { content, events } = here.app;
  const token = async () => (await content.issueContactToken(visitor)).token;
  let number = 0;
  return {
    ...here,
    content,
    token,
    /** As a person does: reads, types, sends. */
    async send(parts: object = {}, actor: Parameters<typeof content.sendContactMessage>[0] = visitor) {
      const made = await token();
      here.clock.forward(minute);
      number += 1;
      const message = `${typed.message} Lần ${number}.`;
      await content.sendContactMessage(actor, { ...typed, message, token: made, ...parts });
    },
    handled: () => events.handleEvents(system),
    kept: () => here.rows('contactMessages'),
    mails: (template: string) => here.rows('mails').filter(({ mail }) => mail.template === template),
  };
};

describe('sendContactMessage', () => {
  it('keeps what a person wrote, and tells the support mailbox once', async () => {
    const { send, handled, kept, mails } = opened({ settings: { supportInbox: 'help@fitboard.example' } });
    await send();
    await handled();
    await handled();
    expect(kept()).toMatchObject([{ email: 'hanh@example.com', status: 'NEW', mailed: true, userId: null }]);
    expect(mails('contact_message_new')).toMatchObject([
      { mail: { to: 'help@fitboard.example', values: { user: typed.name, title: typed.subject } } },
    ]);
    expect(kept()[0]?.sender).toBe(hashOf(`contact-sender:${typed.address}`));
  });

  it('writes to the contact address where there is no support mailbox, and never to who wrote', async () => {
    const { send, handled, rows } = opened();
    await send();
    await handled();
    expect(rows('mails').map(({ mail }) => mail.to)).toEqual(['hello@fitboard.example']);
  });

  it('drops forms that are hasty, replayed, forged or filled in where nobody sees a field', async () => {
    const { content, token, clock, kept, send } = opened();
    const hasty = await token();
    clock.forward(1_000);
    await content.sendContactMessage(visitor, { ...typed, token: hasty });
    await content.sendContactMessage(visitor, { ...typed, token: hasty.replace(/.$/, (last) => (last === 'a' ? 'b' : 'a')) }); // prettier-ignore
    const forged = `${clock.now().getTime().toString(36)}.aaaaaaaaaaaa.bbbbbbbbbbbbbbbb`;
    clock.forward(10_000);
    await content.sendContactMessage(visitor, { ...typed, token: forged });
    await send({ website: 'https://spam.example' });
    expect(kept()).toEqual([]);
    const once = await token();
    clock.forward(minute);
    await content.sendContactMessage(visitor, { ...typed, token: once });
    await content.sendContactMessage(visitor, {
      ...typed,
      message: 'Một câu hỏi hoàn toàn khác.',
      token: once,
    });
    expect(kept()).toHaveLength(1);
  });

  it('asks for the form again after two hours', async () => {
    const { content, token, clock, kept } = opened();
    const old = await token();
    clock.forward(2 * hour + 1);
    expect(await refusalOf(content.sendContactMessage(visitor, { ...typed, token: old }))).toBe(
      'contact.form_expired',
    );
    expect(kept()).toEqual([]);
  });

  it('takes three an hour from one place, ten a day of one address, and the same words once a day', async () => {
    const { send, kept, clock } = opened();
    for (let count = 0; count < 5; count += 1) await send();
    expect(kept()).toHaveLength(3);
    clock.forward(hour);
    for (let count = 0; count < 12; count += 1) await send({ address: `198.51.100.${count}` });
    expect(kept()).toHaveLength(10);
    const same = { message: 'Chính xác những chữ này.', email: 'mot@example.com' };
    await send({ ...same, address: '192.0.2.1' });
    await send({
      ...same,
      message: 'CHÍNH XÁC những chữ này!',
      email: 'hai@example.com',
      address: '192.0.2.2',
    });
    expect(kept()).toHaveLength(11);
    clock.forward(day);
    await send({ ...same, address: '192.0.2.1' });
    expect(kept()).toHaveLength(12);
  });

  it('sets what is full of links aside, without a mail', async () => {
    const { send, handled, kept, mails } = opened();
    await send({ message: 'https://a.example http://b.example www.c.example https://d.example mua ngay' });
    await handled();
    expect(kept()).toMatchObject([{ status: 'SPAM' }]);
    expect(mails('contact_message_new')).toEqual([]);
  });

  it('fills no mailbox: however many write, at most thirty mails go out in an hour', async () => {
    const writer = fc.record({
      address: fc.integer({ min: 1, max: 60 }).map((last) => `198.51.100.${last}`),
      email: fc.integer({ min: 1, max: 60 }).map((of) => `a${of}@example.com`),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(writer, { minLength: 40, maxLength: 60 }), async (writers) => {
        const { content, token, clock, handled, kept, mails } = opened();
        const tokens = await Promise.all(writers.map(() => token()));
        clock.forward(minute);
        for (const [index, one] of writers.entries())
          await content.sendContactMessage(visitor, { ...typed, ...one, message: `Câu hỏi thứ ${index} của tôi.`, token: tokens[index]! }); // prettier-ignore
        for (let round = 0; round < 4; round += 1) await handled();
        expect(mails('contact_message_new')).toHaveLength(Math.min(30, kept().length));
      }),
      { numRuns: 5 },
    );
  });
});

describe('A contact message', () => {
  it('is answered by mail in its language, line by line, and only by who may', async () => {
    const { content, handled, mails, rows } = opened({
      contactMessages: [aContactMessage({ id: 'm', language: 'en' })],
    });
    const text = 'Thank you.\n\nOpen Account and choose Membership.';
    const clerk = actorFor(aUser(), ['bug-report.view']);
    expect(await refusalOf(content.replyToContactMessage(clerk, { id: 'm', version: 1, text }))).toBe(
      'access.not_authorized',
    );
    const answered = await content.replyToContactMessage(staff, { id: 'm', version: 1, text });
    expect(answered).toMatchObject({ status: 'ANSWERED', replies: [{ text }], version: 2 });
    expect(await refusalOf(content.replyToContactMessage(staff, { id: 'm', version: 1, text }))).toBe(
      'version.stale',
    );
    await handled();
    expect(mails('contact_reply')).toMatchObject([{ mail: { to: 'hanh@example.com', language: 'en', values: { reply: text } } }]); // prettier-ignore
    expect(rows('auditLog')).toMatchObject([{ action: 'contact.reply', targetId: 'm' }]);
    expect(JSON.stringify(rows('auditLog'))).not.toContain('Membership');
  });

  it('moves as its states allow', async () => {
    const { content } = opened({ contactMessages: [aContactMessage({ id: 'm' })] });
    const move = (step: 'close' | 'reopen' | 'spam', version: number) =>
      content.moveContactMessage(staff, { id: 'm', step, version });
    expect(await move('spam', 1)).toMatchObject({ status: 'SPAM' });
    expect(await refusalOf(move('close', 2))).toBe('contact.wrong_state');
    expect(await refusalOf(content.replyToContactMessage(staff, { id: 'm', version: 2, text: 'Xin chào bạn nhé.' }))).toBe('contact.wrong_state'); // prettier-ignore
    expect(await move('reopen', 2)).toMatchObject({ status: 'NEW' });
    expect(await move('close', 3)).toMatchObject({ status: 'CLOSED' });
    expect(await refusalOf(content.getContactMessage(staff, 'nothing'))).toBe('contact.not_found');
  });

  it('is in the archive of who was signed in, without what counts it', async () => {
    const member = aUser();
    const { app, send } = opened({ users: [member] });
    await send({}, actorFor(member));
    const { data } = await app.account.exportMyData(actorFor(member));
    expect(data['contactMessages']).toMatchObject([{ subject: typed.subject, status: 'NEW' }]);
    expect((data['contactMessages'] as object[]).flatMap((row) => Object.keys(row))).not.toContain('sender');
  });
});
