import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { audited } from '#core/access/audit/audit-log.ts';
import { nextVersion, type SeenVersion } from '#core/access/audit/last-write.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { List, ListRequest } from '#core/kernel/page.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Writes } from '#core/kernel/transaction.ts';
import { readPattern, rulesMet, verdictOf, type TextRule, type Verdict } from '../text-rule.ts';

type Typed = Pick<TextRule, 'kind' | 'pattern' | 'action'>;
type Editing = Writes<'auditLog' | 'textRules'> & Pick<Ports, 'clock' | 'ids'>;

const requireReader = (actor: Actor): void => requirePermission(actor, 'feed.manage', 'feed.view');
const requireEditor = (actor: Actor): void => requirePermission(actor, 'feed.manage');

const shown = ({ kind, pattern, action }: TextRule) => ({ kind, pattern, action });

export const listTextRules =
  ({ reads }: Reads<'textRules'>) =>
  async (actor: Actor, request: ListRequest): Promise<List<TextRule>> => {
    requireReader(actor);
    return reads.textRules.list(request);
  };

export const getTextRule =
  ({ reads }: Reads<'textRules'>) =>
  async (actor: Actor, id: TextRule['id']): Promise<TextRule> => {
    requireReader(actor);
    const rule = await reads.textRules.find(id);
    if (!rule) throw new DomainError('text_rule.not_found');
    return rule;
  };

export const createTextRule =
  ({ transaction, clock, ids }: Editing) =>
  async (actor: Actor, { kind, pattern, action }: Typed): Promise<TextRule> => {
    requireEditor(actor);
    const at = clock.now();
    const read = readPattern(kind, pattern);
    const rule: TextRule = {
      id: ids.next(),
      kind,
      ...read,
      action,
      version: 1,
      createdAt: at,
      updatedAt: at,
    };
    return transaction(async ({ textRules, auditLog }) => {
      await textRules.insert(rule);
      const target = { targetType: 'text_rule' as const, targetId: rule.id, reason: null };
      await auditLog.append(
        audited(actor, { at, action: 'text_rule.create', ...target, before: null, after: shown(rule) }),
      );
      return rule;
    });
  };

export const updateTextRule =
  ({ transaction, clock }: Editing) =>
  async (
    actor: Actor,
    { id, kind, pattern, action, version: seen }: Typed & Pick<TextRule, 'id'> & SeenVersion,
  ): Promise<TextRule> => {
    requireEditor(actor);
    const at = clock.now();
    const read = readPattern(kind, pattern);
    return transaction(async ({ textRules, auditLog }) => {
      const before = await textRules.find(id);
      if (!before) throw new DomainError('text_rule.not_found');
      const edit = { stored: before.version, seen, at, targetType: 'text_rule' as const, targetId: id };
      const version = await nextVersion({ auditLog }, actor, edit);
      const rule: TextRule = { ...before, kind, ...read, action, version, updatedAt: at };
      await textRules.update(rule);
      const target = { targetType: 'text_rule' as const, targetId: id, reason: null };
      await auditLog.append(
        audited(actor, {
          at,
          action: 'text_rule.update',
          ...target,
          before: shown(before),
          after: shown(rule),
        }),
      );
      return rule;
    });
  };

export const deleteTextRule =
  ({ transaction, clock }: Editing) =>
  async (actor: Actor, id: TextRule['id']): Promise<void> => {
    requireEditor(actor);
    await transaction(async ({ textRules, auditLog }) => {
      const before = await textRules.find(id);
      if (!before) throw new DomainError('text_rule.not_found');
      await textRules.delete(id);
      const target = { targetType: 'text_rule' as const, targetId: id, reason: null };
      await auditLog.append(
        audited(actor, {
          at: clock.now(),
          action: 'text_rule.delete',
          ...target,
          before: shown(before),
          after: null,
        }),
      );
    });
  };

/** What would become of a text, for a usual account and for a new one; nothing is kept of it. */
export type TriedText = Readonly<{ usual: Verdict; new: Verdict; met: readonly TextRule[] }>;

export const tryTextRules =
  ({ reads }: Reads<'textRules'>) =>
  async (actor: Actor, text: string): Promise<TriedText> => {
    requireReader(actor);
    const met = rulesMet(await reads.textRules.all(), text);
    return { usual: verdictOf(met, false), new: verdictOf(met, true), met };
  };
