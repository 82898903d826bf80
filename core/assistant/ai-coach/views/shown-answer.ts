import type { Repositories } from '#core/kernel/transaction.ts';
import type { Fact } from '../../fact-sheet/fact.ts';
import type { Block } from '../../finding/finding.ts';
import { isRetryable, type AiAnswer, type AiRating } from '../answer.ts';
import type { Coach } from '../coach.ts';

export type ShownBlock = Omit<Block, 'facts' | 'rules'> &
  Readonly<{
    facts: readonly Pick<
      Fact,
      'id' | 'kind' | 'metric' | 'week' | 'label' | 'text' | 'origin' | 'reason' | 'sources'
    >[];
    rules: readonly Readonly<{ id: string; source: string | null; url: string | null }>[];
  }>;

export type ShownAnswer = Pick<
  AiAnswer,
  | 'id'
  | 'kind'
  | 'conversationId'
  | 'scope'
  | 'language'
  | 'persona'
  | 'question'
  | 'producer'
  | 'status'
  | 'outcome'
  | 'failure'
  | 'charged'
  | 'round'
  | 'host'
  | 'model'
  | 'safety'
  | 'choices'
  | 'target'
  | 'createdAt'
  | 'firstBlockAt'
  | 'endedAt'
  | 'refundedAt'
  | 'version'
> &
  Readonly<{
    indicatorId: string | null;
    week: string | null;
    isOutOfDate: boolean;
    isRetryable: boolean;
    blocks: readonly ShownBlock[];
    rating: Omit<AiRating, 'answerId' | 'at'> | null;
  }>;

/** What a sentence stands on is in it: its readers need no sheet. */
export const showBlock =
  ({ rules }: Pick<Coach, 'rules'>, { sheet }: Pick<AiAnswer, 'sheet'>) =>
  ({ facts, rules: ids, ...block }: Block): ShownBlock => {
    const cited = new Set([...facts, ...block.spans.map(({ factId }) => factId)]);
    return {
      ...block,
      facts: (sheet?.facts ?? []).filter(({ id }) => cited.has(id)),
      rules: ids.map((id) => {
        const rule = rules.find((each) => each.id === id);
        return { id, source: rule?.source ?? null, url: rule?.url ?? null };
      }),
    };
  };

type Uses = Pick<Repositories, 'aiAnswers' | 'snapshots'>;

export const showAnswers = async (
  { aiAnswers, snapshots }: Uses,
  coach: Pick<Coach, 'rules'>,
  answers: readonly AiAnswer[],
): Promise<readonly ShownAnswer[]> => {
  const ids = answers.map(({ id }) => id);
  const blocks = await aiAnswers.blocksOf(ids);
  const ratings = await aiAnswers.ratingsOf(ids);
  const weekIds = answers.flatMap(({ snapshotId }) => snapshotId ?? []);
  const weeks = await snapshots.findAll([...new Set(weekIds)]);
  return answers.map((answer) => {
    const snapshot = weeks.find(({ id }) => id === answer.snapshotId);
    const rated = ratings.find(({ answerId }) => answerId === answer.id);
    return {
      ...answer,
      indicatorId: answer.snapshotId,
      week: snapshot?.week ?? null,
      isOutOfDate: snapshot !== undefined && snapshot.version !== answer.snapshotVersion,
      isRetryable: isRetryable(answer) && answer.snapshotId !== null,
      blocks: (blocks.get(answer.id) ?? []).map(showBlock(coach, answer)),
      rating: rated
        ? { thumb: rated.thumb, reasons: rated.reasons, text: rated.text, shared: rated.shared }
        : null,
    };
  });
};
