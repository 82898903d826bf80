import { useMutation, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import type { adminAi } from '#http/assistant/contract/admin-ai.ts';
import { dayOf } from '#core/assistant/ai-coach/usage.ts';
import { after, day, minute } from '#core/kernel/time.ts';
import { assistantClient } from './parts/client.ts';

export type AnswerRow = z.input<typeof adminAi.listAnswers.output>[number];
export type StaffAnswer = z.output<typeof adminAi.getAnswer.output>;
export type AiRatingRow = z.input<typeof adminAi.listRatings.output>[number];
export type RuleRow = z.input<typeof adminAi.listRules.output>[number];
export type StaffRule = z.output<typeof adminAi.getRule.output>;
export type PromptRow = z.input<typeof adminAi.listPrompts.output>[number];
export type StaffPrompt = z.output<typeof adminAi.getPrompt.output>;
export type EvaluationRow = z.input<typeof adminAi.listEvaluations.output>[number];
export type StaffEvaluation = z.output<typeof adminAi.getEvaluation.output>;
export type RuleVersion = z.output<typeof adminAi.listRuleVersions.output>[number];
export type Usage = z.output<typeof adminAi.listUsage.output>[number];
export type Hotlines = z.output<typeof adminAi.getHotlines.output>;

const { adminAi: ai } = assistantClient;

/** Each look at shared words is written into the log, so that nothing is asked again by itself. */
export const useAnswer = (id: string) =>
  useQuery({
    queryKey: ['ai-answers', 'one', id],
    queryFn: ({ signal }) => ai.getAnswer({ params: { id } }, { signal }),
    refetchOnWindowFocus: false,
    staleTime: minute,
  });

export const useRule = (id: string) =>
  useQuery({
    queryKey: ['ai-rules', 'one', id],
    queryFn: ({ signal }) => ai.getRule({ params: { id } }, { signal }),
    // A form stands on it.
    refetchOnWindowFocus: false,
  });

/** The newest first. */
export const useRuleVersions = (id: string) =>
  useQuery({
    queryKey: ['ai-rules', 'versions', id],
    queryFn: ({ signal }) => ai.listRuleVersions({ params: { id } }, { signal }),
  });

export const usePrompt = (id: string, enabled = true) =>
  useQuery({
    queryKey: ['ai-prompts', 'one', id],
    queryFn: ({ signal }) => ai.getPrompt({ params: { id } }, { signal }),
    enabled,
    refetchInterval: minute / 2,
  });

/** All of a kind, the newest first. */
export const usePromptsOf = (kind: StaffPrompt['kind']) =>
  useQuery({
    queryKey: ['ai-prompts', 'of', kind],
    queryFn: ({ signal }) =>
      ai.listPrompts(
        { query: { filter: JSON.stringify({ kind }), sort: '["at","DESC"]', range: '[0,99]' } },
        { signal },
      ),
  });

/** How often one that runs is looked at again. */
const trialPace = 2_000;
const isRunning = ({ status }: Pick<StaffEvaluation, 'status'>): boolean => status === 'RUNNING';

const evaluationsWhere = (filter: Readonly<Record<string, string>>, signal: AbortSignal) =>
  ai.listEvaluations(
    { query: { filter: JSON.stringify(filter), sort: '["at","DESC"]', range: '[0,9]' } },
    { signal },
  );

/** The newest first. */
export const useEvaluationsOf = (promptId: string) =>
  useQuery({
    queryKey: ['ai-evaluations', 'of', promptId],
    queryFn: ({ signal }) => evaluationsWhere({ promptId }, signal),
    refetchInterval: ({ state }) => (state.data?.some(isRunning) ? trialPace : false),
  });

/** The one that runs, of whatever is tried; null while none does. */
export const useRunningEvaluation = () =>
  useQuery({
    queryKey: ['ai-evaluations', 'running'],
    queryFn: async ({ signal }) => (await evaluationsWhere({ status: 'RUNNING' }, signal))[0] ?? null,
    refetchInterval: ({ state }) => (state.data ? trialPace : minute / 2),
  });

export const useEvaluation = (id: string, enabled = true) =>
  useQuery({
    queryKey: ['ai-evaluations', 'one', id],
    queryFn: ({ signal }) => ai.getEvaluation({ params: { id } }, { signal }),
    enabled,
    refetchInterval: ({ state }) => (state.data && isRunning(state.data) ? trialPace : false),
  });

/** Begins to try a prompt, or with null the rules alone, on every case. */
export const useEvaluate = (promptId: string | null) =>
  useMutation({ mutationFn: () => ai.evaluate({ body: { promptId } }) });

export const useHotlines = () =>
  useQuery({
    queryKey: ['ai-hotlines'],
    queryFn: ({ signal }) => ai.getHotlines({}, { signal }),
    // A form stands on it.
    refetchOnWindowFocus: false,
  });

const pageSize = 100;

/** Of so many days up to today: every row, page by page, for a list answers a hundred at a time. */
const usageOfDays = async (days: number, signal: AbortSignal): Promise<readonly Usage[]> => {
  const filter = JSON.stringify({ day_gte: dayOf(after(new Date(), -(days - 1) * day)) });
  const rows: Usage[] = [];
  for (let from = 0; ; from += pageSize) {
    const range = JSON.stringify([from, from + pageSize - 1]);
    const page = await ai.listUsage({ query: { filter, range, sort: '["id","ASC"]' } }, { signal });
    rows.push(...page);
    if (page.length < pageSize) return rows;
  }
};

export const useUsage = (days: number) =>
  useQuery({
    queryKey: ['ai-usage', days],
    queryFn: ({ signal }) => usageOfDays(days, signal),
    placeholderData: (before) => before,
    refetchInterval: minute,
  });
