import { defaultHotlines, type Hotline } from '#core/assistant/safety/hotlines.ts';
import type { AiDesk } from '#core/assistant/ai-coach/ports.ts';
import type { AiEvaluation, AiPrompt, AiRuleEdit, AiUsage } from '#core/assistant/ai-coach/prompt.ts';
import { usageOf } from '#core/assistant/ai-coach/usage.ts';
import { constraintError } from '#core/error-catalogue.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import { ascending } from '../engine/ordering.ts';
import { staffList } from '../engine/staff-list.ts';
import { keyOf, type View } from '../engine/store.ts';

declare module '../engine/store.ts' {
  interface Tables {
    aiRuleEdits: AiRuleEdit;
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
  const prompts = () => view().table('aiPrompts');
  const evaluations = () => view().table('aiEvaluations');
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
    },
    async insertPrompt(prompt) {
      prompts().set(prompt.id, prompt);
    },
    findPrompt: async (id) => prompts().get(id) ?? null,
    activePrompt: async (kind) =>
      prompts()
        .all()
        .find((prompt) => prompt.kind === kind && prompt.status === 'ACTIVE') ?? null,
    // One transaction after the other: nobody else is at work.
    lockPrompts: async () => undefined,
    async updatePrompt(prompt) {
      const stored = { ...prompt, version: prompt.version + 1 };
      prompts().set(prompt.id, stored);
      return stored;
    },
    listPrompts: async (request) =>
      staffList(
        prompts().all(),
        readListRequest(staffLists.aiPrompts, request),
        staffLists.aiPrompts,
        ({ body }) => [body],
      ),
    async insertEvaluation(evaluation) {
      evaluations().set(evaluation.id, evaluation);
    },
    findEvaluation: async (id) => evaluations().get(id) ?? null,
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
