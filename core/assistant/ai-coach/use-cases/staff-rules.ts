import { actorName, requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { without } from '#core/access/actor/archive.ts';
import { audited } from '#core/access/audit/audit-log.ts';
import { DomainError, fieldError } from '#core/kernel/domain-error.ts';
import type { List, ListRequest } from '#core/kernel/page.ts';
import { fold } from '#core/kernel/text/text.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Repositories, Writes } from '#core/kernel/transaction.ts';
import { severities, type RuleId } from '../../finding/finding.ts';
import { dueAtOf, isConfirmed, type Hotline } from '../../safety/hotlines.ts';
import type { Coach, ShippedRule } from '../coach.ts';
import type { AiRuleEdit } from '../prompt.ts';

export type RuleRow = Omit<AiRuleEdit, 'ruleId' | 'by' | 'at'> &
  Readonly<{
    id: RuleId;
    shippedVi: string;
    shippedEn: string;
    severity: ShippedRule['severity'];
    weight: number;
    isSafety: boolean;
    isSourceChecked: boolean;
    by: string | null;
    at: Date | null;
  }>;

const ruleRow = (rule: ShippedRule, edit: AiRuleEdit | undefined): RuleRow => ({
  id: rule.id,
  enabled: rule.isSafety || (edit?.enabled ?? rule.isSourceChecked),
  vi: edit?.vi ?? rule.vi,
  en: edit?.en ?? rule.en,
  source: edit?.source ?? rule.source,
  url: edit ? edit.url : rule.url,
  shippedVi: rule.vi,
  shippedEn: rule.en,
  severity: rule.severity,
  weight: rule.weight,
  isSafety: rule.isSafety,
  isSourceChecked: rule.isSourceChecked,
  version: edit?.version ?? 0,
  by: edit?.by ?? null,
  at: edit?.at ?? null,
});

type Rules = Readonly<{ coach: Coach }>;

const requireRule = ({ rules }: Coach, id: RuleId): ShippedRule => {
  const rule = rules.find((each) => each.id === id);
  if (!rule) throw new DomainError('ai.rule_not_found');
  return rule;
};

const rowOfRule = async (
  { aiDesk }: Pick<Repositories, 'aiDesk'>,
  coach: Coach,
  id: RuleId,
): Promise<RuleRow> => {
  const rule = requireRule(coach, id);
  return ruleRow(
    rule,
    (await aiDesk.ruleEdits()).find(({ ruleId }) => ruleId === id),
  );
};

const sortable = ['id', 'severity', 'weight', 'at'] as const;
type Sortable = (typeof sortable)[number];

/** What is compared: the strongest severity comes first, and what was never edited before everything else. */
const orderOf = (row: RuleRow, by: Sortable): number | string => {
  if (by === 'severity') return severities.indexOf(row.severity);
  if (by === 'at') return row.at?.getTime() ?? 0;
  return row[by];
};

const compared = (a: RuleRow, b: RuleRow, by: Sortable): number => {
  const [one, other] = [orderOf(a, by), orderOf(b, by)];
  return one < other ? -1 : one > other ? 1 : a.id < b.id ? -1 : 1;
};

/** From a query, where yes and no are words. */
const meant = (value: unknown): boolean | null =>
  value === true || value === 'true' ? true : value === false || value === 'false' ? false : null;

const passes = (row: RuleRow, { q, severity, enabled, isSourceChecked }: ListRequest['filter']): boolean => {
  const sought = typeof q === 'string' ? fold(q) : '';
  return (
    fold(`${row.id} ${row.vi} ${row.en}`).includes(sought) &&
    (severity === undefined || severity === row.severity) &&
    (meant(enabled) ?? row.enabled) === row.enabled &&
    (meant(isSourceChecked) ?? row.isSourceChecked) === row.isSourceChecked
  );
};

/** By `q`, `severity`, `enabled`, `isSourceChecked`: there are a few dozen, so the list is cut and sorted here. */
export const listRules =
  ({ reads, coach }: Reads<'aiDesk'> & Rules) =>
  async (actor: Actor, { from, to, filter, sort }: ListRequest): Promise<List<RuleRow>> => {
    requirePermission(actor, 'ai.view', 'ai.update', 'ai.manage');
    const edits = new Map((await reads.aiDesk.ruleEdits()).map((edit) => [edit.ruleId, edit]));
    const by = sortable.find((field) => field === sort.field) ?? 'id';
    const rows = coach.rules
      .map((rule) => ruleRow(rule, edits.get(rule.id)))
      .filter((row) => passes(row, filter))
      .toSorted((a, b) => (sort.order === 'ASC' ? compared(a, b, by) : compared(b, a, by)));
    return { rows: rows.slice(from, to + 1), total: rows.length, totalIsCapped: false };
  };

export const getRule =
  ({ reads, coach }: Reads<'aiDesk'> & Rules) =>
  async (actor: Actor, id: RuleId): Promise<RuleRow> => {
    requirePermission(actor, 'ai.view', 'ai.update', 'ai.manage');
    return rowOfRule(reads, coach, id);
  };

export type RuleVersion = Omit<AiRuleEdit, 'ruleId'>;

/** Every wording of a rule that staff have set, the newest first; as it is shipped it has none. */
export const listRuleVersions =
  ({ reads, coach }: Reads<'aiDesk'> & Rules) =>
  async (actor: Actor, id: RuleId): Promise<readonly RuleVersion[]> => {
    requirePermission(actor, 'ai.view', 'ai.update', 'ai.manage');
    requireRule(coach, id);
    return (await reads.aiDesk.ruleVersions(id)).map((edit) => without(edit, 'ruleId'));
  };

type RuleChange = Pick<AiRuleEdit, 'enabled' | 'vi' | 'en' | 'source' | 'url' | 'version'> &
  Readonly<{ id: RuleId }>;

/** Other words of a rule, with every placeholder and in both languages. Fails with ai.rule_words, ai.safety_rule, version.stale. */
export const editRule =
  ({ transaction, clock, coach }: Writes<'aiDesk' | 'auditLog'> & Pick<Ports, 'clock'> & Rules) =>
  async (actor: Actor, { id, version, ...change }: RuleChange): Promise<RuleRow> => {
    requirePermission(actor, 'ai.update');
    const words = { vi: change.vi.trim(), en: change.en.trim() };
    if (requireRule(coach, id).isSafety && !change.enabled)
      throw fieldError('body.enabled', 'ai.safety_rule');
    const [wrong] = coach.ruleEditIssues(id, words);
    if (wrong) throw fieldError(`body.${wrong.language}`, 'ai.rule_words');
    return transaction(async (repositories) => {
      const { aiDesk, auditLog } = repositories;
      const before = await rowOfRule(repositories, coach, id);
      if (before.version !== version) throw new DomainError('version.stale');
      const at = clock.now();
      const by = actorName(actor);
      await aiDesk.putRuleEdit({ ...change, ...words, ruleId: id, version: version + 1, by, at });
      const said = ({ enabled, vi, en, source, url }: RuleRow) => ({ enabled, vi, en, source, url });
      const now = await rowOfRule(repositories, coach, id);
      await auditLog.append(
        audited(actor, {
          at,
          action: 'ai.edit_rule',
          targetType: 'ai_rule',
          targetId: id,
          before: said(before),
          after: said(now),
          reason: null,
        }),
      );
      return now;
    });
  };

type NewHotline = Omit<Hotline, 'confirmedAt'>;
export type Hotlines = Readonly<{
  lines: readonly NewHotline[];
  confirmedAt: Date | null;
  /** Null: at once. */
  dueAt: Date | null;
  /** Numbers change without notice: staff make sure of them twice a year. */
  isDue: boolean;
}>;

const shownLines = (lines: readonly Hotline[], now: Date): Hotlines => ({
  lines,
  confirmedAt: lines[0]?.confirmedAt ?? null,
  dueAt: dueAtOf(lines[0]?.confirmedAt ?? null),
  isDue: !lines.every((line) => isConfirmed(line, now)),
});

export const readHotlines =
  ({ reads, clock }: Reads<'aiDesk'> & Pick<Ports, 'clock'>) =>
  async (actor: Actor): Promise<Hotlines> => {
    requirePermission(actor, 'ai.view', 'ai.update', 'ai.manage');
    return shownLines(await reads.aiDesk.hotlines(), clock.now());
  };

/** These are right, as of today. */
export const confirmHotlines =
  ({ transaction, clock }: Writes<'aiDesk' | 'auditLog'> & Pick<Ports, 'clock'>) =>
  async (actor: Actor, lines: readonly NewHotline[]): Promise<Hotlines> => {
    requirePermission(actor, 'ai.update');
    const at = clock.now();
    return transaction(async ({ aiDesk, auditLog }) => {
      const before = await aiDesk.hotlines();
      await aiDesk.confirmHotlines(lines, at);
      await auditLog.append(
        audited(actor, {
          at,
          action: 'ai.confirm_hotlines',
          targetType: 'ai_hotlines',
          targetId: 'site',
          before: { lines: before },
          after: { lines },
          reason: null,
        }),
      );
      return shownLines(await aiDesk.hotlines(), at);
    });
  };
