import { defaultHotlines, type Hotline } from '#core/assistant/safety/hotlines.ts';
import type { AiDesk } from '#core/assistant/ai-coach/ports.ts';
import type { AiPrompt, AiRuleEdit, AiUsage } from '#core/assistant/ai-coach/prompt.ts';
import type { AiEvaluation } from '#core/assistant/ai-coach/trial/evaluation.ts';
import { usageOf } from '#core/assistant/ai-coach/usage.ts';
import { constraintError } from '#core/error-catalogue.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import { ascending, descending } from '../engine/ordering.ts';
import { staffList } from '../engine/staff-list.ts';
import { keyOf, type View } from '../engine/store.ts';

declare module '../engine/store.ts' {
  interface Tables {
    aiRuleEdits: AiRuleEdit;
    aiRuleVersions: AiRuleEdit;
    aiPrompts: AiPrompt;
    aiEvaluations: AiEvaluation;
    aiHotlines: Readonly<{ lines: readonly Hotline[] }>;
    aiUsage: AiUsage;
  }
}

const place = ({ day, producer, model, kind }: AiUsage) => [day, producer, model, kind] as const;
const usageId = (usage: AiUsage): string => place(usage).join(':');

const added = (one: AiUsage | undefined, other: AiUsage): AiUsage =>
  one === undefined
    ? other
    : {
        ...one,
        answers: one.answers + other.answers,
        failed: one.failed + other.failed,
        free: one.free + other.free,
        tokens: one.tokens + other.tokens,
        cost: one.cost + other.cost,
        coins: one.coins + other.coins,
      };

const summed = (usages: readonly AiUsage[]): readonly AiUsage[] => {
  const sums = new Map<string, AiUsage>();
  for (const usage of usages) sums.set(usageId(usage), added(sums.get(usageId(usage)), usage));
  return [...sums.values()].toSorted(ascending(place));
};

export const memoryAiDesk = (view: () => View): AiDesk => {
  const edits = () => view().table('aiRuleEdits');
  const versions = () => view().table('aiRuleVersions');
  const prompts = () => view().table('aiPrompts');
  const evaluations = () => view().table('aiEvaluations');
  const running = () =>
    evaluations()
      .all()
      .filter(({ status }) => status === 'RUNNING');
  const runningOf = (id: AiEvaluation['id']) => running().find((evaluation) => evaluation.id === id);
  const sums = () => view().table('aiUsage');
  return {
    ruleEdits: async () =>
      edits()
        .all()
        .toSorted(ascending(({ ruleId }) => [ruleId])),
    async putRuleEdit(edit) {
      if ((edits().get(edit.ruleId)?.version ?? 0) !== edit.version - 1)
        throw constraintError('version.stale');
      edits().set(edit.ruleId, edit);
      versions().set(keyOf(edit.ruleId, String(edit.version)), edit);
    },
    ruleVersions: async (ruleId) =>
      versions()
        .all()
        .filter((edit) => edit.ruleId === ruleId)
        .toSorted(descending(({ version }) => [version])),
    async insertPrompt(prompt) {
      prompts().set(prompt.id, prompt);
    },
    findPrompt: async (id) => prompts().get(id) ?? null,
    activePrompt: async (kind) =>
      prompts()
        .all()
        .find((prompt) => prompt.kind === kind && prompt.status === 'ACTIVE') ?? null,
    countPrompts: async (kind) =>
      prompts()
        .all()
        .filter((prompt) => prompt.kind === kind).length,
    // One transaction after the other: nobody else is at work.
    lockPrompts: async () => undefined,
    async updatePrompt(prompt) {
      prompts().set(prompt.id, prompt);
    },
    listPrompts: async (request) =>
      staffList(
        prompts().all(),
        readListRequest(staffLists.aiPrompts, request),
        staffLists.aiPrompts,
        ({ body }) => [body],
      ),
    async insertEvaluation(evaluation) {
      if (evaluation.status === 'RUNNING' && running().length > 0)
        throw constraintError('ai.evaluation_running');
      evaluations().set(evaluation.id, evaluation);
    },
    async updateEvaluation({ leaseUntil, ...evaluation }) {
      const found = runningOf(evaluation.id);
      const kept = evaluation.status === 'RUNNING' ? (found?.leaseUntil ?? leaseUntil) : null;
      if (found) evaluations().set(evaluation.id, { ...found, ...evaluation, leaseUntil: kept });
      return found !== undefined;
    },
    async renewEvaluation(id, leaseUntil) {
      const found = runningOf(id);
      if (found) evaluations().set(id, { ...found, leaseUntil });
      return found !== undefined;
    },
    lockExpiredEvaluations: async (at) =>
      running().filter(({ leaseUntil }) => leaseUntil !== null && leaseUntil <= at),
    evaluationTokensSince: async (since) =>
      evaluations()
        .all()
        .filter((evaluation) => evaluation.at >= since)
        .reduce((sum, { metrics }) => sum + metrics.tokens, 0),
    findEvaluation: async (id) => evaluations().get(id) ?? null,
    lockEvaluation: async (id) => evaluations().get(id) ?? null,
    listEvaluations: async (request) =>
      staffList(
        evaluations().all(),
        readListRequest(staffLists.aiEvaluations, request),
        staffLists.aiEvaluations,
        ({ model }) => [model],
      ),
    hotlines: async () => view().table('aiHotlines').get('site')?.lines ?? defaultHotlines,
    async confirmHotlines(lines, confirmedAt) {
      view()
        .table('aiHotlines')
        .set('site', { lines: lines.map((line) => ({ ...line, confirmedAt })) });
    },
    async addUsage(usage) {
      const key = keyOf(...place(usage));
      sums().set(key, added(sums().get(key), usage));
    },
    usage: async ({ from, to }) =>
      sums()
        .all()
        .filter(({ day }) => day >= from && day <= to)
        .toSorted(ascending(place)),
    usageOfAnswers: async ({ from, to }) =>
      summed(
        view()
          .table('aiAnswers')
          .all()
          .filter(({ status }) => status !== 'RUNNING')
          .map(usageOf)
          .filter(({ day }) => day >= from && day <= to),
      ),
    listUsage: async (request) =>
      staffList(
        sums()
          .all()
          .map((usage) => ({ ...usage, id: usageId(usage) })),
        readListRequest(staffLists.aiUsage, request),
        staffLists.aiUsage,
        ({ model }) => [model],
      ),
  };
};
