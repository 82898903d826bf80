import type { MailTemplates, StoredMailTemplate } from '#core/platform/notification/ports.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { requireFresh } from '../engine/constraint-errors.ts';
import { rows } from '../engine/database.ts';

export const knexMailTemplates = (db: Connection): MailTemplates => ({
  all: () => rows<StoredMailTemplate>(db(), 'select * from mail_templates order by key'),

  async find(key) {
    return (await db()<StoredMailTemplate>('mail_templates').where({ key }).first()) ?? null;
  },

  async put(template) {
    const { key, ...changed } = template;
    if (template.version > 1) {
      requireFresh(
        await db()('mail_templates')
          .where({ key, version: template.version - 1 })
          .update(changed),
      );
      return;
    }
    const inserted = await db()('mail_templates')
      .insert(template)
      .onConflict('key')
      .ignore()
      .returning('key');
    requireFresh(inserted.length);
  },
});
