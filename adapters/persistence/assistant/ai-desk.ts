import { defaultHotlines, type Hotline } from '#core/assistant/safety/hotlines.ts';
import type { AiDesk } from '#core/assistant/ai-coach/ports.ts';
import type { AiPrompt, AiRuleEdit, AiUsage } from '#core/assistant/ai-coach/prompt.ts';
import type { AiEvaluation } from '#core/assistant/ai-coach/trial/evaluation.ts';
import { noModel } from '#core/assistant/ai-coach/usage.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { refusing } from '../engine/constraint-errors.ts';
import { rows } from '../engine/database.ts';
import { staffList, type ListSource } from '../engine/staff-list.ts';

const promptList: ListSource<keyof typeof staffLists.aiPrompts> = {
  select: 'p.*',
  from: 'ai_prompts p',
  columns: { id: 'p.id', kind: 'p.kind', status: 'p.status', version: 'p.version', at: 'p.at' },
  search: 'fold(p.body)',
  tieBreak: 'p.id',
};
const evaluationList: ListSource<keyof typeof staffLists.aiEvaluations> = {
  select: 'e.*',
  from: 'ai_evaluations e',
  columns: { id: 'e.id', promptId: 'e.prompt_id', model: 'e.model', status: 'e.status', at: 'e.at' },
  search: `fold(coalesce(e.model, ''))`,
  tieBreak: 'e.id',
};

const day = `to_char(g.day, 'YYYY-MM-DD')`;
const numbers = ['answers', 'failed', 'free', 'tokens', 'cost', 'coins'] as const;
const usageId = `${day} || ':' || g.producer || ':' || g.model || ':' || g.kind`;
const usageColumns = `${day} as day, g.producer, g.model, g.kind, g.answers, g.failed, g.free,
  g.tokens::float8 as tokens, g.cost::float8 as cost, g.coins::float8 as coins`;
const usageList: ListSource<keyof typeof staffLists.aiUsage> = {
  select: `${usageId} as id, ${usageColumns}`,
  from: 'ai_usage g',
  columns: {
    id: usageId,
    day: 'g.day',
    producer: 'g.producer',
    model: 'g.model',
    kind: 'g.kind',
    answers: 'g.answers',
    failed: 'g.failed',
    free: 'g.free',
    tokens: 'g.tokens',
    cost: 'g.cost',
    coins: 'g.coins',
  },
  search: 'fold(g.model)',
  tieBreak: usageId,
};

type Confirmed = Readonly<{ lines: readonly Omit<Hotline, 'confirmedAt'>[]; confirmedAt: Date }>;

const words = (
  db: Connection,
): Pick<AiDesk, 'ruleEdits' | 'putRuleEdit' | 'ruleVersions' | 'hotlines' | 'confirmHotlines'> => ({
  ruleEdits: () => rows<AiRuleEdit>(db(), 'select * from ai_rule_edits order by rule_id', []),
  async putRuleEdit(edit) {
    const put = await db()('ai_rule_edits')
      .insert(edit)
      .onConflict('rule_id')
      .merge()
      .where('ai_rule_edits.version', edit.version - 1)
      .returning('rule_id');
    if (put.length === 0) throw new DomainError('version.stale');
    await db()('ai_rule_versions').insert(edit);
  },
  ruleVersions: (ruleId) =>
    rows<AiRuleEdit>(db(), 'select * from ai_rule_versions where rule_id = ? order by version desc', [
      ruleId,
    ]),
  async hotlines() {
    const [found] = await rows<Confirmed>(db(), 'select lines, confirmed_at from ai_hotlines', []);
    if (!found) return defaultHotlines;
    const { lines, confirmedAt } = found;
    return lines.map((line) => ({ ...line, confirmedAt }));
  },
  async confirmHotlines(lines, confirmedAt) {
    await db()('ai_hotlines')
      .insert({ id: 'site', lines: JSON.stringify(lines), confirmedAt })
      .onConflict('id')
      .merge();
  },
});

const instructions = (
  db: Connection,
): Pick<
  AiDesk,
  | 'insertPrompt'
  | 'findPrompt'
  | 'activePrompt'
  | 'countPrompts'
  | 'lockPrompts'
  | 'updatePrompt'
  | 'listPrompts'
> => ({
  async insertPrompt(prompt) {
    await db()('ai_prompts').insert(prompt);
  },
  async findPrompt(id) {
    const [found] = await rows<AiPrompt>(db(), 'select * from ai_prompts where id = ?', [id]);
    return found ?? null;
  },
  async activePrompt(kind) {
    const [found] = await rows<AiPrompt>(
      db(),
      `select * from ai_prompts where kind = ? and status = 'ACTIVE'`,
      [kind],
    );
    return found ?? null;
  },
  async countPrompts(kind) {
    const [found] = await rows<{ count: number }>(
      db(),
      'select count(*)::int as count from ai_prompts where kind = ?',
      [kind],
    );
    return found?.count ?? 0;
  },
  async lockPrompts(kind) {
    await rows(db(), 'select pg_advisory_xact_lock(hashtextextended(?, 0))', [`ai prompts ${kind}`]);
  },
  async updatePrompt({ id, ...columns }) {
    await db()('ai_prompts').where({ id }).update(columns);
  },
  listPrompts: (request) =>
    staffList<AiPrompt, keyof typeof staffLists.aiPrompts>(
      db(),
      promptList,
      readListRequest(staffLists.aiPrompts, request),
    ),
});

const evaluationRefusals = { ai_evaluations_one_running: 'ai.evaluation_running' } as const;

const evaluations = (
  db: Connection,
): Pick<
  AiDesk,
  | 'insertEvaluation'
  | 'findEvaluation'
  | 'lockEvaluation'
  | 'updateEvaluation'
  | 'renewEvaluation'
  | 'lockExpiredEvaluations'
  | 'evaluationTokensSince'
  | 'listEvaluations'
> => ({
  async insertEvaluation({ metrics, ...evaluation }) {
    const row = { ...evaluation, metrics: JSON.stringify(metrics) };
    await refusing(evaluationRefusals, db()('ai_evaluations').insert(row));
  },
  async updateEvaluation({ id, status, failure, done, passed, metrics, endedAt }) {
    const changed = await db()('ai_evaluations')
      .where({ id, status: 'RUNNING' })
      .update({
        status,
        failure,
        done,
        passed,
        metrics: JSON.stringify(metrics),
        endedAt,
        ...(status !== 'RUNNING' && { leaseUntil: null }),
      });
    return changed > 0;
  },
  async renewEvaluation(id, leaseUntil) {
    return (await db()('ai_evaluations').where({ id, status: 'RUNNING' }).update({ leaseUntil })) > 0;
  },
  lockExpiredEvaluations: (at) =>
    rows<AiEvaluation>(
      db(),
      `select * from ai_evaluations where status = 'RUNNING' and lease_until <= ? for update skip locked`,
      [at],
    ),
  async evaluationTokensSince(since) {
    const [found] = await rows<{ tokens: number }>(
      db(),
      `select coalesce(sum((metrics->>'tokens')::float8), 0) as tokens from ai_evaluations where at >= ?`,
      [since],
    );
    return found?.tokens ?? 0;
  },
  async findEvaluation(id) {
    const [found] = await rows<AiEvaluation>(db(), 'select * from ai_evaluations where id = ?', [id]);
    return found ?? null;
  },
  async lockEvaluation(id) {
    const [found] = await rows<AiEvaluation>(db(), 'select * from ai_evaluations where id = ? for update', [
      id,
    ]);
    return found ?? null;
  },
  listEvaluations: (request) =>
    staffList<AiEvaluation, keyof typeof staffLists.aiEvaluations>(
      db(),
      evaluationList,
      readListRequest(staffLists.aiEvaluations, request),
    ),
});

const sums = (db: Connection): Pick<AiDesk, 'addUsage' | 'usage' | 'usageOfAnswers' | 'listUsage'> => ({
  async addUsage(usage) {
    const places = numbers.map(() => '?').join(', ');
    const adding = numbers.map((name) => `${name} = ai_usage.${name} + excluded.${name}`).join(', ');
    await rows(
      db(),
      `insert into ai_usage (day, producer, model, kind, ${numbers.join(', ')}) values (?, ?, ?, ?, ${places})
       on conflict (day, producer, model, kind) do update set ${adding}`,
      [usage.day, usage.producer, usage.model, usage.kind, ...numbers.map((name) => usage[name])],
    );
  },
  usage: ({ from, to }) =>
    rows<AiUsage>(
      db(),
      `select ${usageColumns} from ai_usage g where g.day between ?::date and ?::date
       order by g.day, g.producer, g.model, g.kind`,
      [from, to],
    ),
  usageOfAnswers: ({ from, to }) =>
    rows<AiUsage>(
      db(),
      `select ${usageColumns} from (
         select (created_at at time zone 'Asia/Ho_Chi_Minh')::date as day, producer, coalesce(model, ?) as model, kind,
           count(*)::int as answers, count(*) filter (where status = 'FAILED')::int as failed,
           count(*) filter (where charged = 0)::int as free, sum(tokens_in + tokens_out) as tokens,
           sum(cost_micro_usd) as cost, coalesce(sum(charged) filter (where refunded_at is null), 0) as coins
         from ai_answers where status <> 'RUNNING' group by 1, 2, 3, 4) g
       where g.day between ?::date and ?::date order by g.day, g.producer, g.model, g.kind`,
      [noModel, from, to],
    ),
  listUsage: (request) =>
    staffList<AiUsage & Readonly<{ id: string }>, keyof typeof staffLists.aiUsage>(
      db(),
      usageList,
      readListRequest(staffLists.aiUsage, request),
    ),
});

export const knexAiDesk = (db: Connection): AiDesk => ({
  ...words(db),
  ...instructions(db),
  ...evaluations(db),
  ...sums(db),
});
