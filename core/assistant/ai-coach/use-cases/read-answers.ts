import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { cleanProse } from '#core/kernel/text/visible-text.ts';
import type { SnapshotId } from '#core/kernel/id.ts';
import type { Page, PageRequest } from '#core/kernel/page.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Repositories, Writes } from '#core/kernel/transaction.ts';
import type { Wallet } from '#core/money/coin/ledger.ts';
import type { AiAnswer, AiRating, AnswerId, ConversationId } from '../answer.ts';
import type { Coach } from '../coach.ts';
import { showAnswers, showBlock, type ShownAnswer, type ShownBlock } from '../views/shown-answer.ts';
import { requireOwnAnswer } from '../word-answer.ts';
import { requireOwnConversation } from './ask-coach.ts';

type Reading = Reads<'aiAnswers' | 'aiConversations' | 'snapshots'> & Readonly<{ coach: Coach }>;

const showOne = async (
  reads: Pick<Repositories, 'aiAnswers' | 'snapshots'>,
  coach: Coach,
  answer: AiAnswer,
): Promise<ShownAnswer> => {
  const [shown] = await showAnswers(reads, coach, [answer]);
  return shown!; // one for each
};

/** As its owner sees it after a step. */
export const shownAfter =
  <Input>(
    { reads, coach }: Pick<Reading, 'reads' | 'coach'>,
    step: (actor: Actor, input: Input) => Promise<AiAnswer>,
  ) =>
  async (actor: Actor, input: Input): Promise<ShownAnswer> =>
    showOne(reads, coach, await step(actor, input));

const showPage = async (
  { reads, coach }: Pick<Reading, 'reads' | 'coach'>,
  { items, nextCursor }: Page<AiAnswer>,
): Promise<Page<ShownAnswer>> => ({ items: await showAnswers(reads, coach, items), nextCursor });

export const getAnswer =
  ({ reads, coach, clock }: Reading & Pick<Ports, 'clock'>) =>
  async (actor: Actor, id: AnswerId): Promise<ShownAnswer> => {
    const { id: userId } = requireMember(actor);
    const answer = requireOwnAnswer(userId, await reads.aiAnswers.find(id));
    await reads.aiAnswers.noteReader(id, clock.now());
    return showOne(reads, coach, answer);
  };

export const listReviews =
  (reading: Reading) =>
  async (
    actor: Actor,
    filter: Readonly<{ indicatorId?: SnapshotId | undefined }>,
    page: PageRequest,
  ): Promise<Page<ShownAnswer>> => {
    const { id: userId } = requireMember(actor);
    const { indicatorId: snapshotId } = filter;
    return showPage(reading, await reading.reads.aiAnswers.reviewsOf(userId, { snapshotId }, page));
  };

export const listMessages =
  (reading: Reading) =>
  async (actor: Actor, conversationId: ConversationId, page: PageRequest): Promise<Page<ShownAnswer>> => {
    const { id: userId } = requireMember(actor);
    const { aiAnswers, aiConversations } = reading.reads;
    requireOwnConversation(userId, await aiConversations.find(conversationId));
    return showPage(reading, await aiAnswers.messagesOf(conversationId, page));
  };

/** How far an answer has come. */
export type Progress = Readonly<{
  answer: ShownAnswer;
  /** After the one that was seen last. */
  blocks: readonly ShownBlock[];
  wallet: Wallet;
}>;

type Following = Readonly<{
  id: AnswerId;
  seen: Readonly<{ round: number; seq: number }>;
  isNoted: boolean;
  isFirst: boolean;
}>;

/** What is next for one who follows, null when nothing is new; `isNoted`: its owner is there. Fails with ai.answer_not_found. */
export const followAnswer =
  ({
    reads,
    coach,
    clock,
  }: Reads<'aiAnswers' | 'snapshots' | 'wallets'> & Readonly<{ coach: Coach }> & Pick<Ports, 'clock'>) =>
  async (actor: Actor, { id, seen, isNoted, isFirst }: Following): Promise<Progress | null> => {
    const { id: userId } = requireMember(actor);
    const stand = await reads.aiAnswers.standOf(id);
    if (stand?.userId !== userId) throw new DomainError('ai.answer_not_found');
    if (isNoted) await reads.aiAnswers.noteReader(id, clock.now());
    const isOld = stand.status === 'RUNNING' && stand.round === seen.round && stand.said <= seen.seq;
    if (isOld && !isFirst) return null;
    const answer = requireOwnAnswer(userId, await reads.aiAnswers.find(id));
    const after = seen.round === answer.round ? seen.seq : 0;
    const blocks = await reads.aiAnswers.blocksAfter(id, after);
    return {
      answer: await showOne(reads, coach, answer),
      blocks: blocks.map(showBlock(coach, answer)),
      wallet: await reads.wallets.of(userId),
    };
  };

type Rated = Readonly<{ id: AnswerId }> & Omit<AiRating, 'answerId' | 'at'>;

export const rateAnswer =
  ({ transaction, clock }: Writes<'aiAnswers'> & Pick<Ports, 'clock'>) =>
  async (actor: Actor, { id, reasons, text, ...rating }: Rated): Promise<AiAnswer> => {
    const { id: userId } = requireMember(actor);
    return transaction(async ({ aiAnswers }) => {
      const answer = requireOwnAnswer(userId, await aiAnswers.lock(id));
      const words = text === null ? '' : cleanProse(text).trim();
      await aiAnswers.rate({
        ...rating,
        answerId: id,
        // What was good needs no reasons.
        reasons: rating.thumb === 'DOWN' ? [...new Set(reasons)] : [],
        text: words === '' ? null : words,
        at: clock.now(),
      });
      return answer;
    });
  };
