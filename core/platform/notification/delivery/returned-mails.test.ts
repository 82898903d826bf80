import { describe, expect, it } from 'vitest';
import { refusalOf, system, world } from '#fixtures/engine/world.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { actorFor } from '#fixtures/engine/world.ts';
import { aMail } from '#fixtures/platform/notifications.ts';
import { sesBounce } from '#fixtures/platform/sns-messages.ts';
import { statusMail } from '#fixtures/platform/status-mails.ts';
import { aUser } from '#fixtures/people/users.ts';
import type { ReturnedMails, SnsMessages } from './ports.ts';
import { readSes } from './readers/ses.ts';

const member = aUser({ id: 'hoa', email: 'hoa@example.com' });
const mail = aMail({ id: 'mail-1', userId: member.id, to: member.email, template: 'welcome', status: 'SENT', sentAt: noon }); // prettier-ignore
const seed = { users: [member], mails: [mail] };

const boxWith = (mails: readonly string[]): ReturnedMails => ({
  async readEach(_most, take) {
    let taken = 0;
    for (const one of mails) if (await take(one)) taken += 1;
    return { looked: mails.length, taken };
  },
});
const stateOf = (here: ReturnType<typeof world>) => here.rows('mails').map((row) => row.mail.status);

describe('the mailbox of returned mails', () => {
  it('is read like what is piped: reports count once, other mails are left', async () => {
    const here = world(seed, {
      returnedMails: boxWith([statusMail(), 'Subject: Re: Chào\n\nTôi đi vắng.', statusMail()]),
    });
    const { readReturnedMails } = here.app.notification;
    expect(await readReturnedMails(system)).toEqual({ looked: 3, taken: 2, stored: 1 });
    expect(stateOf(here)).toEqual(['BOUNCED']);
    expect(await readReturnedMails(system)).toEqual({ looked: 3, taken: 2, stored: 0 });
  });

  it('is nothing where none is named, and nobody’s but staff’s', async () => {
    const here = world(seed);
    expect(await here.app.notification.readReturnedMails(system)).toEqual({ looked: 0, taken: 0, stored: 0 });
    expect(await refusalOf(here.app.notification.readReturnedMails(actorFor(member)))).toBe(
      'access.not_authorized',
    );
  });
});

const snsWith = (kind: 'NOTIFICATION' | 'SUBSCRIPTION' | 'OTHER', text: string, confirmed: unknown[] = []) =>
  ({
    configured: true,
    verified: async (body) => (body === 'forged' ? null : { kind, topic: 't', text }),
    confirm: async (body) => void confirmed.push(body),
  }) satisfies SnsMessages;
const sent = (body: unknown) => ({ provider: 'ses', rawBody: '', body, headers: {} });

describe('notices of Amazon SES', () => {
  it('count when SNS has signed them, and by the address where they name no mail of ours', async () => {
    const here = world(seed, { snsMessages: snsWith('NOTIFICATION', sesBounce()) });
    const { receiveMailNotice } = here.app.notification;
    expect(await refusalOf(receiveMailNotice(sent('forged')))).toBe('mail_notice.proof_invalid');
    expect(await receiveMailNotice(sent({}))).toEqual({ stored: 1 });
    expect(await receiveMailNotice(sent({}))).toEqual({ stored: 0 });
    expect(stateOf(here)).toEqual(['BOUNCED']);
  });

  it('are confirmed when SNS asks, and are nothing where no topic is named', async () => {
    const confirmed: unknown[] = [];
    const here = world(seed, { snsMessages: snsWith('SUBSCRIPTION', sesBounce(), confirmed) });
    expect(await here.app.notification.receiveMailNotice(sent('please'))).toEqual({ stored: 0 });
    expect(confirmed).toEqual(['please']);
    const other = world(seed, { snsMessages: snsWith('OTHER', sesBounce(), confirmed) });
    expect(await other.app.notification.receiveMailNotice(sent('over'))).toEqual({ stored: 0 });
    expect([confirmed, stateOf(other)]).toEqual([['please'], ['SENT']]);
    expect(await refusalOf(world(seed).app.notification.receiveMailNotice(sent({})))).toBe(
      'mail_notice.not_configured',
    );
  });

  const complaint = (complaintFeedbackType: string) => ({
    notificationType: undefined,
    eventType: 'Complaint',
    bounce: undefined,
    complaint: { complainedRecipients: [{ emailAddress: 'hoa@example.com' }], complaintFeedbackType },
  });
  const header = (headers: unknown) => ({ mail: { messageId: '0102', headers } });
  it.each([
    [sesBounce(), [['HARD', null]]],
    [
      sesBounce({ bounce: { bounceType: 'Transient', bouncedRecipients: [{ emailAddress: 'a@b.c' }] } }),
      [['SOFT', null]],
    ],
    [
      sesBounce({ bounce: { bounceType: 'Undetermined', bouncedRecipients: [{ emailAddress: 'a@b.c' }] } }),
      [['SOFT', null]],
    ],
    [sesBounce(complaint('abuse')), [['COMPLAINT', null]]],
    [sesBounce(complaint('not-spam')), []],
    [
      sesBounce({ mail: { commonHeaders: { messageId: '<mail-1@fitboard.example>' } } }),
      [['HARD', 'mail-1']],
    ],
    [sesBounce(header([{ name: 'Message-ID', value: '<mail-2@fitboard.example>' }])), [['HARD', 'mail-2']]],
    [sesBounce({ notificationType: 'Delivery' }), []],
    ['{', []],
    ['[]', []],
  ] as const)('say %s', (text, said) => {
    expect(readSes(text).map(({ kind, mailId }) => [kind, mailId])).toEqual(said);
  });
});
