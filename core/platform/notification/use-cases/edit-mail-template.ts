import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { audited } from '#core/access/audit/audit-log.ts';
import { DomainError, fieldError, refuseFields } from '#core/kernel/domain-error.ts';
import { languages, type Language } from '#core/kernel/language.ts';
import { mostRows, type List, type ListRequest } from '#core/kernel/page.ts';
import { fold } from '#core/kernel/text/text.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Writes } from '#core/kernel/transaction.ts';
import { templateText } from '../compose-mail.ts';
import {
  allowedPlaceholders,
  canBeUnsubscribed,
  checkTemplate,
  mailTemplateKeys,
  requiredPlaceholders,
  requireMailTemplateKey,
  type MailTemplateKey,
} from '../mail-templates.ts';
import type { StoredMailTemplate } from '../ports.ts';
import type { MailTemplateText } from '../mail-template-texts.ts';

export type EditableMailTemplate = Readonly<
  Record<Language, MailTemplateText> & {
    id: MailTemplateKey;
    placeholders: readonly string[];
    requiredPlaceholders: readonly string[];
    canBeUnsubscribed: boolean;
    /** Staff wrote words of their own. */
    isChanged: boolean;
    version: number;
    updatedAt: Date | null;
  }
>;

const editable = (key: MailTemplateKey, stored: StoredMailTemplate | null): EditableMailTemplate => ({
  id: key,
  placeholders: allowedPlaceholders(key),
  requiredPlaceholders: requiredPlaceholders(key),
  canBeUnsubscribed: canBeUnsubscribed(key),
  isChanged: stored !== null,
  vi: templateText(key, stored, 'vi'),
  en: templateText(key, stored, 'en'),
  version: stored?.version ?? 0,
  updatedAt: stored?.updatedAt ?? null,
});

const sorters: Readonly<Record<string, (template: EditableMailTemplate) => string | number>> = {
  id: ({ id }) => id,
  isChanged: ({ isChanged }) => Number(isChanged),
  updatedAt: ({ updatedAt }) => updatedAt?.getTime() ?? 0,
  version: ({ version }) => version,
};

const matches = (template: EditableMailTemplate, filter: ListRequest['filter']): boolean =>
  Object.entries(filter).every(([name, value]) => {
    switch (name) {
      case 'q': {
        const words = fold(String(value)).split(/\s+/u).filter(Boolean);
        const text = fold(`${template.id} ${template.vi.subject} ${template.en.subject}`);
        return words.every((word) => text.includes(word));
      }
      case 'id':
        return (Array.isArray(value) ? value : [value]).includes(template.id);
      case 'isChanged':
        return template.isChanged === (value === true || value === 'true');
      default:
        throw fieldError('query.filter', 'input.filter', { field: name });
    }
  });

/** A few dozen: sorted and filtered here, by the rules every staff list has. */
export const listMailTemplates =
  ({ reads }: Reads<'mailTemplates'>) =>
  async (actor: Actor, request: ListRequest): Promise<List<EditableMailTemplate>> => {
    const { sort, from, to, filter } = request;
    requirePermission(actor, 'mail.view');
    const sortValue = Object.hasOwn(sorters, sort.field) ? sorters[sort.field] : undefined;
    if (!sortValue) throw fieldError('query.sort', 'input.sort', { field: sort.field });
    const max = mostRows(request);
    if (to < from || to - from >= max) throw fieldError('query.range', 'input.range', { max });

    const stored = new Map((await reads.mailTemplates.all()).map((template) => [template.key, template]));
    const found = mailTemplateKeys
      .map((key) => editable(key, stored.get(key) ?? null))
      .filter((template) => matches(template, filter));
    const direction = sort.order === 'ASC' ? 1 : -1;
    const sorted = found.toSorted((a, b) => {
      const [left, right] = [sortValue(a), sortValue(b)];
      if (left === right) return a.id < b.id ? -1 : 1;
      return left < right ? -direction : direction;
    });
    return { rows: sorted.slice(from, to + 1), total: sorted.length, totalIsCapped: false };
  };

export const getMailTemplate =
  ({ reads }: Reads<'mailTemplates'>) =>
  async (actor: Actor, id: string): Promise<EditableMailTemplate> => {
    requirePermission(actor, 'mail.view');
    const key = requireMailTemplateKey(id);
    return editable(key, await reads.mailTemplates.find(key));
  };

type Change = Readonly<Record<Language, MailTemplateText> & { version: number }>;

/** Both languages at once, so that no reader is left with the old words. */
export const updateMailTemplate =
  ({ transaction, clock }: Writes<'auditLog' | 'mailTemplates'> & Pick<Ports, 'clock'>) =>
  async (actor: Actor, id: string, change: Change): Promise<EditableMailTemplate> => {
    requirePermission(actor, 'mail.manage');
    const key = requireMailTemplateKey(id);
    refuseFields(
      languages.flatMap((language) =>
        checkTemplate(key, change[language]).map((issue) => ({
          ...issue,
          path: `body.${language}.${issue.path}` as const,
        })),
      ),
    );
    return transaction(async ({ mailTemplates, auditLog }) => {
      const at = clock.now();
      const before = await mailTemplates.find(key);
      if ((before?.version ?? 0) !== change.version) throw new DomainError('version.stale');
      const after: StoredMailTemplate = {
        key,
        vi: change.vi,
        en: change.en,
        version: change.version + 1,
        updatedAt: at,
        updatedBy: actor.kind === 'user' ? actor.id : null,
      };
      await mailTemplates.put(after);
      await auditLog.append(
        audited(actor, {
          at,
          action: 'mail_template.update',
          targetType: 'mail_template',
          targetId: key,
          before: { vi: templateText(key, before, 'vi'), en: templateText(key, before, 'en') },
          after: { vi: after.vi, en: after.en },
          reason: null,
        }),
      );
      return editable(key, after);
    });
  };
