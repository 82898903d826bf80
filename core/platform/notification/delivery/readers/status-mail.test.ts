import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noon } from '#fixtures/engine/ids.ts';
import { actorFor, refusalOf, staff, system, world } from '#fixtures/engine/world.ts';
import { aUser } from '#fixtures/people/users.ts';
import { aMail } from '#fixtures/platform/notifications.ts';
import { complaintMail, statusMail } from '#fixtures/platform/status-mails.ts';
import { readStatusMail } from './status-mail.ts';

describe('a mail that says what became of another', () => {
  it('names the mail, the address, the kind and the words', () => {
    const wanted = {
      kind: 'HARD',
      mailId: 'mail-1',
      address: 'hoa@example.com',
      detail: '5.1.1 550 5.1.1 <hoa@example.com>: Recipient address rejected: User unknown',
    };
    const [plain] = readStatusMail(statusMail());
    expect({ ...plain, detail: plain?.detail.replace(/ +/g, ' ') }).toEqual(wanted);
    expect(readStatusMail(statusMail().replaceAll('\n', '\r\n'))).toEqual([plain]);
    expect(readStatusMail(`From MAILER-DAEMON Fri Nov 20 12:00:00 2026\n${statusMail()}`)).toEqual([plain]);
    expect(readStatusMail(statusMail({ status: '4.2.2' }))).toMatchObject([{ kind: 'SOFT' }]);
    expect(readStatusMail(complaintMail())).toEqual([
      { kind: 'COMPLAINT', mailId: 'mail-1', address: 'hoa@example.com', detail: 'abuse' },
    ]);
  });

  it('says nothing when it only waits, arrived, or is no report', () => {
    for (const action of ['delayed', 'delivered', 'relayed', 'expanded'])
      expect(readStatusMail(statusMail({ action }))).toEqual([]);
    expect(readStatusMail('Subject: Re: Chào\n\nCảm ơn!')).toEqual([]);
    expect(readStatusMail('')).toEqual([]);
    expect(readStatusMail(complaintMail('virus'))).toEqual([]);
  });

  it('never fails, whatever it is made of', () => {
    const lines = [...statusMail().split('\n'), ...complaintMail().split('\n'), '', '--part', '--part--'];
    const piece = fc.constantFrom(...lines);
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 80 }), (typed) => {
        for (const said of readStatusMail(typed.join('\n'))) expect(said.mailId ?? 'x').toMatch(/^[\w-]+$/);
      }),
    );
    const deep = 'Content-Type: multipart/mixed; boundary=part\n\n--part\n'.repeat(20_000);
    expect(readStatusMail(deep)).toEqual([]);
  });
});

describe('a mail that was piped to us', () => {
  const member = aUser({ id: 'hoa', email: 'hoa@example.com' });
  const mail = aMail({ id: 'mail-1', userId: 'hoa', to: member.email, status: 'SENT', sentAt: noon });

  it('counts by the id of a mail of ours; an address alone is believed of nobody', async () => {
    const { app } = world({ users: [member], mails: [mail] });
    const { receiveStatusMail, getOwnAddress } = app.notification;
    const guessed = statusMail({ messageId: '<guessed@x>' });
    expect(await receiveStatusMail(system, guessed)).toEqual({ read: 1, stored: 0 });
    expect((await getOwnAddress(actorFor(member))).undeliverableSince).toBeNull();
    expect(await receiveStatusMail(system, statusMail())).toEqual({ read: 1, stored: 1 });
    expect(await receiveStatusMail(staff, statusMail())).toEqual({ read: 1, stored: 0 });
    expect((await getOwnAddress(actorFor(member))).undeliverableSince).toEqual(noon);
    expect(await refusalOf(receiveStatusMail(actorFor(member), statusMail()))).toBe('access.not_authorized');
  });
});
