import type { AiAnswer, AiRating, Conversation } from '#core/assistant/ai-coach/answer.ts';
import type { AiPrompt } from '#core/assistant/ai-coach/prompt.ts';
import type { AiEvaluation } from '#core/assistant/ai-coach/trial/evaluation.ts';
import type { View } from '../engine/store.ts';

export type AiSeed = Partial<
  Readonly<{
    aiConversations: readonly Conversation[];
    aiAnswers: readonly AiAnswer[];
    aiRatings: readonly AiRating[];
    aiEvaluations: readonly AiEvaluation[];
    aiPrompts: readonly AiPrompt[];
  }>
>;

export const seedAi = ({ table }: View, seed: AiSeed): void => {
  for (const row of seed.aiConversations ?? []) table('aiConversations').set(row.id, row);
  for (const row of seed.aiAnswers ?? []) table('aiAnswers').set(row.id, row);
  for (const row of seed.aiRatings ?? []) table('aiRatings').set(row.answerId, row);
  for (const row of seed.aiEvaluations ?? []) table('aiEvaluations').set(row.id, row);
  for (const row of seed.aiPrompts ?? []) table('aiPrompts').set(row.id, row);
};
