import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minute } from '#core/kernel/time.ts';
import { everybody } from '#fixtures/platform/announcements.ts';
import { aUser } from '#fixtures/people/users.ts';
import { actorFor, refusalOf, staff, system, world, type World } from '#fixtures/engine/world.ts';
import { announcementPace } from '../announcement.ts';

const members = [
  aUser({ fullname: 'Hoà', language: 'vi' }),
  aUser({ fullname: 'Linh', language: 'en', type: 'COACH' }),
  aUser({ fullname: 'Nam', status: 'HOLD' }),
];
const author = aUser({ id: staff.id });
const vi = { subject: 'Chào {{name}}', body: '{{site}} có tin mới.\n\n[Xem](https://fitboard.example/tin)' };
const en = { subject: 'Hello {{name}}', body: 'News from {{site}}.' };
const audience = { ...everybody, userIds: members.map(({ id }) => id) };
const draft = (parts: object = {}) => ({ draftId: 'a-draft', audience, vi, en, ...parts });
const seededWorld = (settings: object = {}) => world({ users: [author, ...members], settings });

const receivers = ({ rows }: World) =>
  rows('mails')
    .filter(({ mail }) => mail.announcementId !== null)
    .map(({ mail }) => mail.to);

describe('a mail to members', () => {
  it('counts whom it reaches before it is sent', async () => {
    const { app } = seededWorld();
    const [hoa] = members;
    await app.notification.setNotificationSettings(actorFor(hoa ?? author), [
      { category: 'announcement', inApp: true, email: false },
    ]);
    expect(await app.notification.countAudience(staff, audience)).toEqual({ count: 2, unsubscribed: 1 });
    expect(await app.notification.countAudience(staff, { ...audience, type: 'COACH' })).toEqual({
      count: 1,
      unsubscribed: 0,
    });
  });

  it('reaches each ACTIVE member in their language, with their name and a way out', async () => {
    const testWorld = seededWorld();
    const { app, mailer } = testWorld;
    const sent = await app.notification.sendAnnouncement(staff, draft());
    expect(sent).toMatchObject({ status: 'SENDING', total: 2, written: 0, createdBy: staff.id });
    await app.notification.writeAnnouncements(system);
    await app.notification.sendMails(system);

    expect(mailer.sent.map(({ to, subject }) => [to, subject]).toSorted()).toEqual(
      [
        [members[0]?.email, 'Chào Hoà'],
        [members[1]?.email, 'Hello Linh'],
      ].toSorted(),
    );
    expect(mailer.sent.every(({ unsubscribeUrl }) => unsubscribeUrl?.includes('category=announcement'))).toBe(
      true,
    );
    expect(await app.notification.getAnnouncement(staff, sent.id)).toMatchObject({
      status: 'COMPLETED',
      written: 2,
      sent: 2,
      waiting: 0,
    });
    expect(testWorld.rows('auditLog').map(({ action }) => action)).toEqual(['announcement.send']);
  });

  it('is sent once, to at least one member, in both languages and with valid texts', async () => {
    const { app, rows } = seededWorld();
    const { sendAnnouncement } = app.notification;
    await sendAnnouncement(staff, draft());
    expect(await refusalOf(sendAnnouncement(staff, draft()))).toBe('announcement.already_sent');
    const nobody = { ...everybody, userIds: [members[2]?.id ?? ''] };
    expect(await refusalOf(sendAnnouncement(staff, draft({ draftId: 'other', audience: nobody })))).toBe(
      'announcement.audience_empty',
    );
    const broken = sendAnnouncement(
      staff,
      draft({ draftId: 'other', en: { subject: '', body: '{{code}}' } }),
    );
    await expect(broken).rejects.toMatchObject({
      fields: [
        { path: 'body.en.subject', code: 'input.required' },
        { path: 'body.en.body', code: 'mail_template.placeholder_unknown' },
      ],
    });
    expect(rows('announcements')).toHaveLength(1);
  });

  it('goes out at the pace of the limit, and goes on where it stopped', async () => {
    const crowd = Array.from({ length: 7 }, () => aUser());
    const testWorld = world({ users: [author, ...crowd], settings: { announcementMailsPerMinute: 3 } });
    const { app, clock } = testWorld;
    await app.notification.sendAnnouncement(
      staff,
      draft({ audience: { ...everybody, userIds: crowd.map(({ id }) => id) } }),
    );
    for (const written of [3, 6, 7]) {
      await app.notification.writeAnnouncements(system);
      expect(receivers(testWorld)).toHaveLength(written);
      await app.notification.writeAnnouncements(system);
      expect(receivers(testWorld)).toHaveLength(written);
      clock.forward(minute);
    }
    expect(new Set(receivers(testWorld))).toEqual(new Set(crowd.map(({ email }) => email)));
  });

  it('reaches nobody twice, however often the work breaks off', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.boolean(), { maxLength: 8 }), async (breaks) => {
        const crowd = Array.from({ length: 9 }, () => aUser());
        const testWorld = world({ users: [author, ...crowd], settings: { announcementMailsPerMinute: 2 } });
        const { app, ports, clock } = testWorld;
        const write = app.notification.writeAnnouncements;
        await app.notification.sendAnnouncement(
          staff,
          draft({ audience: { ...everybody, userIds: crowd.map(({ id }) => id) } }),
        );
        for (const isBroken of breaks) {
          clock.forward(minute);
          if (!isBroken) await write(system);
          else
            await ports
              .transaction(async () => {
                await write(system);
                throw new Error('the process died');
              })
              .catch(() => undefined);
        }
        for (let round = 0; round < 6; round += 1) {
          clock.forward(minute);
          await write(system);
        }
        expect(receivers(testWorld).toSorted()).toEqual(crowd.map(({ email }) => email).toSorted());
      }),
      { numRuns: 20 },
    );
  });

  it('is stopped: what waits is withdrawn, and who has it has it', async () => {
    const testWorld = world({ users: [author, ...members], settings: { announcementMailsPerMinute: 1 } });
    const { app, clock } = testWorld;
    const { id } = await app.notification.sendAnnouncement(staff, draft());
    await app.notification.writeAnnouncements(system);
    await app.notification.sendMails(system);
    clock.forward(minute);
    await app.notification.writeAnnouncements(system);
    expect(receivers(testWorld)).toHaveLength(2);
    expect(await app.notification.stopAnnouncement(staff, id)).toMatchObject({
      status: 'STOPPED',
      written: 1,
      sent: 1,
      waiting: 0,
    });
    clock.forward(minute);
    await app.notification.writeAnnouncements(system);
    expect(receivers(testWorld)).toHaveLength(1);
    expect(await refusalOf(app.notification.stopAnnouncement(staff, id))).toBe('announcement.not_sending');
    expect(await refusalOf(app.notification.stopAnnouncement(staff, 'none'))).toBe('announcement.not_found');
  });

  it('is tried on oneself, and looked at, before anybody gets it', async () => {
    const { app, mailer } = seededWorld();
    const text = { language: 'en', ...en } as const;
    expect((await app.notification.previewAnnouncement(staff, text)).html).toContain('News from');
    await app.notification.sendTestAnnouncement(staff, text);
    await app.notification.sendMails(system);
    expect(mailer.sent.map(({ to, text: words }) => [to, words.includes('News from Fitboard')])).toEqual([
      [author.email, true],
    ]);
    const broken = { language: 'vi', subject: 'A', body: '{{nobody}}' } as const;
    expect(await refusalOf(app.notification.previewAnnouncement(staff, broken))).toBe(
      'mail_template.placeholder_unknown',
    );
    expect(await refusalOf(app.notification.sendTestAnnouncement(staff, broken))).toBe(
      'mail_template.placeholder_unknown',
    );
  });

  it('is written by those who may do everything, and by nobody else', async () => {
    const { app } = seededWorld();
    const other = actorFor(author, ['user.manage']);
    const text = { language: 'en', ...en } as const;
    for (const asked of [
      app.notification.listAnnouncements(other, {
        sort: { field: 'createdAt', order: 'DESC' },
        from: 0,
        to: 9,
        filter: {},
      }),
      app.notification.getAnnouncement(other, 'any'),
      app.notification.countAudience(other, audience),
      app.notification.previewAnnouncement(other, text),
      app.notification.sendTestAnnouncement(other, text),
      app.notification.sendAnnouncement(other, draft()),
      app.notification.stopAnnouncement(other, 'any'),
      app.notification.writeAnnouncements(other),
    ])
      expect(await refusalOf(asked)).toBe('access.not_authorized');
  });
});

describe('the pace', () => {
  it('never sends more than the limit allows in a minute', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6000 }), (perMinute) => {
        const { batch, waitMs } = announcementPace(perMinute);
        expect(batch).toBeGreaterThan(0);
        expect((batch / waitMs) * minute).toBeLessThanOrEqual(perMinute);
      }),
    );
  });
});
