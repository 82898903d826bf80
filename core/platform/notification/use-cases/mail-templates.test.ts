import { describe, expect, it } from 'vitest';
import { aMail } from '#fixtures/platform/notifications.ts';
import { aUser } from '#fixtures/people/users.ts';
import { actorFor, refusalOf, staff, superUser, system, world } from '#fixtures/engine/world.ts';
import { mailTemplateKeys } from '../mail-templates.ts';
import type { ListRequest } from '#core/kernel/page.ts';

const asked = (parts: Partial<ListRequest> = {}): ListRequest => ({
  sort: { field: 'id', order: 'ASC' },
  from: 0,
  to: 99,
  filter: {},
  ...parts,
});
const text = (subject: string, body: string) => ({ subject, body });
const code = text('Mã của bạn', 'Mã: **{{code}}**');

describe('a mail template', () => {
  it('is changed in both languages, under its version, and written down', async () => {
    const { app, rows } = world();
    const { getMailTemplate, updateMailTemplate } = app.notification;
    const before = await getMailTemplate(staff, 'send_register_code');
    expect(before).toMatchObject({ version: 0, isChanged: false, requiredPlaceholders: ['code'] });

    const change = { version: 0, vi: code, en: text('Your code', 'Code: **{{code}}**') };
    const after = await updateMailTemplate(staff, 'send_register_code', change);
    expect(after).toMatchObject({ version: 1, isChanged: true, vi: code });
    expect(await getMailTemplate(staff, 'send_register_code')).toEqual(after);
    expect(await refusalOf(updateMailTemplate(staff, 'send_register_code', change))).toBe('version.stale');
    expect(rows('auditLog')).toEqual([
      expect.objectContaining({
        action: 'mail_template.update',
        targetId: 'send_register_code',
        before: { vi: before.vi, en: before.en },
        after: { vi: code, en: change.en },
      }),
    ]);
  });

  it('is refused with the place of each mistake, and nothing is saved', async () => {
    const { app, rows } = world();
    const refused = app.notification.updateMailTemplate(staff, 'send_register_code', {
      version: 0,
      vi: text('Mã {{code}}', 'Không có mã, {{nobody}}'),
      en: text('', 'Code: **{{code}}**'),
    });
    await expect(refused).rejects.toMatchObject({
      fields: [
        { path: 'body.vi.subject', code: 'mail_template.placeholder_unknown' },
        { path: 'body.vi.body', code: 'mail_template.placeholder_unknown' },
        { path: 'body.vi.body', code: 'mail_template.placeholder_missing' },
        { path: 'body.en.subject', code: 'input.required' },
      ],
    });
    expect(rows('mailTemplates')).toEqual([]);
  });

  it('is shown as it would look before it is saved, even unfinished', async () => {
    const { app } = world();
    const shown = await app.notification.previewMail(staff, 'send_register_code', {
      language: 'vi',
      ...text('Chào từ {{site}}', 'Chưa viết xong <script>alert(1)</script>'),
    });
    expect(shown.subject).toBe('Chào từ Fitboard');
    expect(shown.html).not.toContain('<script>');
    expect(shown.text).toContain('Chưa viết xong');
  });

  it('is sent for trial to the requester, and to nobody else', async () => {
    const user = aUser({ email: 'staff@example.com' });
    const { app, rows } = world({ users: [user] });
    const actor = actorFor(user, ['mail.manage']);
    await app.notification.sendTestMail(actor, 'welcome', { language: 'en' });
    expect(rows('mails').map(({ mail: { to, language, template } }) => [to, language, template])).toEqual([
      ['staff@example.com', 'en', 'welcome'],
    ]);
  });

  it('is found by its words, and listed like every staff list', async () => {
    const { app } = world();
    const list = app.notification.listMailTemplates;
    expect((await list(staff, asked())).rows.map(({ id }) => id)).toEqual(mailTemplateKeys.toSorted());
    const found = await list(staff, asked({ filter: { q: 'xac nhan' } }));
    expect(found.rows.map(({ id }) => id)).toContain('confirm_register');
    expect(await list(staff, asked({ from: 2, to: 3 }))).toMatchObject({
      total: mailTemplateKeys.length,
      rows: { length: 2 },
    });
    expect(await refusalOf(list(staff, asked({ sort: { field: 'body', order: 'ASC' } })))).toBe('input.sort');
    expect(await refusalOf(list(staff, asked({ filter: { secret: 1 } })))).toBe('input.filter');
    expect(await refusalOf(list(staff, asked({ from: 5, to: 2 })))).toBe('input.range');
  });

  it('and its log are for those who may do everything', async () => {
    const { app } = world({ mails: [aMail({ id: 'm', template: 'welcome' })] });
    const other = actorFor(aUser(), ['user.view', 'user.manage']);
    const entryPoints = [
      () => app.notification.listMailTemplates(other, asked()),
      () => app.notification.getMailTemplate(other, 'welcome'),
      () => app.notification.updateMailTemplate(other, 'welcome', { version: 0, vi: code, en: code }),
      () => app.notification.previewMail(other, 'welcome', { language: 'vi', ...code }),
      () => app.notification.sendTestMail(other, 'welcome', { language: 'vi' }),
      () => app.notification.listMails(other, asked()),
      () => app.notification.getMail(other, 'm'),
      () => app.notification.retryMail(other, 'm'),
      () => app.notification.sendMails(other),
      () => app.events.handleEvents(other),
    ];
    for (const entryPoint of entryPoints)
      expect(await refusalOf(entryPoint() as Promise<unknown>)).toBe('access.not_authorized');
    expect(await refusalOf(app.notification.getMailTemplate(staff, 'nothing'))).toBe(
      'mail_template.not_found',
    );
  });
});

describe('the log of mails', () => {
  const mail = aMail({
    id: 'm',
    template: 'send_register_code',
    values: {},
    secrets: { code: '493817' },
    status: 'KEPT',
  });

  it('shows staff what was written, without what opens an account', async () => {
    const { app } = world({ mails: [mail] });
    const shown = await app.notification.getMail(superUser, 'm');
    expect(JSON.stringify(shown)).not.toContain('493817');
    expect(shown.text).toContain('••••••');
    expect(shown).not.toHaveProperty('secrets');
  });

  it('shows the whole mail to the machine it is kept on, and to nobody', async () => {
    const { app } = world({ mails: [mail, aMail({ id: 'sent', template: 'welcome', status: 'SENT' })] });
    expect((await app.notification.readKeptMail(system, 'm')).text).toContain('493817');
    expect(await refusalOf(app.notification.readKeptMail(superUser, 'm'))).toBe('access.not_authorized');
    expect(await refusalOf(app.notification.readKeptMail(system, 'sent'))).toBe('mail.not_found');
  });

  it('lets only a failed mail be tried again', async () => {
    const { app } = world({ mails: [mail] });
    expect(await refusalOf(app.notification.retryMail(staff, 'm'))).toBe('mail.not_failed');
  });
});
