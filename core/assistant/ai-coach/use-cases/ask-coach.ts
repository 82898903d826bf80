import { levelAt, requireMember, type Actor } from '#core/access/actor/actor.ts';
import { DomainError, fieldError } from '#core/kernel/domain-error.ts';
import type { SnapshotId, UserId } from '#core/kernel/id.ts';
import { after, day } from '#core/kernel/time.ts';
import { cleanProse } from '#core/kernel/text/visible-text.ts';
import { textProblem } from '#core/kernel/text/text-problem.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import type { User } from '#core/people/account/user.ts';
import type { Intent } from '../../question/intents.ts';
import type { TextClass } from '../../safety/text-class.ts';
import {
  questionMaxLength,
  titleMaxLength,
  type AiAnswer,
  type AnswerOutcome,
  type Conversation,
  type ConversationId,
} from '../answer.ts';
import {
  answeredUnder,
  bare,
  requireNoneRunning,
  requireWithinDay,
  sayByModel,
  sayByRules,
  sayFree,
  standingOn,
  wordingOf,
  type Begun,
  type Request,
} from '../begin.ts';
import type { CareMark } from '../../fact-sheet/care.ts';
import type { Coach, Exchange, NewBlock } from '../coach.ts';
import { careDays } from '../consent.ts';
import { standingOf, type Standing } from '../answer-basis.ts';
import { startWording } from '../word-answer.ts';
import type { CoachPorts } from './request-review.ts';

type Asked = Readonly<{
  conversationId?: ConversationId | undefined;
  text: string;
  indicatorId?: SnapshotId | undefined;
  /** A mark that the text raises bounds later answers too. */
  keepCare?: boolean | undefined;
  /** Of the button that was tapped. */
  intent?: Intent | undefined;
}> &
  Omit<Request, 'requestHash'>;

/** Of what was said before, so many are sent along, and so many characters of the member's own. */
const mostExchanges = 6;
const mostMemberText = 8000;

/** One line that says no; there is nothing to be answered. */
const refused: readonly TextClass[] = ['OTHERS', 'OFF', 'ABUSE'];
/** The card is all there is to say. */
const cardsAlone: readonly TextClass[] = ['SELF', 'URGENT'];
/** What a text tries to make a model do is answered like any question, by rules. */
const dataAlone: TextClass = 'INJECT';

const markOf = (raised: TextClass | null): CareMark | null =>
  raised === 'EATING' || raised === 'PREGNANT' ? raised : null;

const cleanQuestion = (typed: string): string => {
  const text = cleanProse(typed).trim();
  if (text === '') throw fieldError('body.text', 'ai.question_required');
  if (text.length > questionMaxLength)
    throw fieldError('body.text', 'input.max_length', { length: questionMaxLength });
  const problem = textProblem(text, 'prose');
  if (problem) throw fieldError('body.text', problem.code, problem.params);
  return text;
};

/** To everybody but its owner it is not there. */
export const requireOwnConversation = (userId: UserId, found: Conversation | null): Conversation => {
  if (found?.userId !== userId) throw new DomainError('ai.conversation_not_found');
  return found;
};

const openConversation = async (
  { aiConversations }: Pick<Repositories, 'aiConversations'>,
  { id, userId, title, at }: Readonly<{ id: string; userId: UserId; title: string; at: Date }>,
): Promise<ConversationId> => {
  await aiConversations.insert({ id, userId, title, lastAt: at, createdAt: at, version: 1 });
  return id;
};

const exchangesOf = async (
  { aiAnswers }: Pick<Repositories, 'aiAnswers'>,
  coach: Coach,
  conversationId: ConversationId,
  own: Pick<User, 'fullname' | 'username'>,
): Promise<readonly Exchange[]> => {
  const { items } = await aiAnswers.messagesOf(conversationId, { limit: mostExchanges });
  const blocks = await aiAnswers.blocksOf(items.map(({ id }) => id));
  let left = mostMemberText;
  const kept = items.flatMap((answer): Exchange[] => {
    const { question, outcome } = answer;
    // What raised a card is not handed on.
    if (question === null || outcome !== 'ANSWER' || question.length > left) return [];
    left -= question.length;
    const said = blocks.get(answer.id) ?? [];
    const masked = coach.screen(question, own).masked;
    return [{ question: masked, answer: said.map(({ text }) => text).join(' ') }];
  });
  return kept.toReversed();
};

const isPro = (user: User, at: Date): boolean => levelAt(user, at) !== 'BASIC';

type Screened = Readonly<{
  raised: TextClass | null;
  masked: string;
  text: string;
  intent?: Intent | undefined;
}>;
type Uses = Repositories;

/** A card, and what rules say under the limits it sets, where the member's plan has chat; free together. */
const sayCard = async (
  uses: Uses,
  ports: CoachPorts,
  base: AiAnswer,
  { raised, text }: Omit<Screened, 'masked' | 'raised'> & Readonly<{ raised: TextClass }>,
  user: User,
  snapshotId: SnapshotId | null,
): Promise<AiAnswer> => {
  const { coach } = ports;
  const { language, createdAt: at, userId } = base;
  const hotlines = await uses.aiDesk.hotlines();
  const isAbroad = user.country !== null && user.country !== 'VN';
  const card = coach.cardOf(raised, { language, hotlines, isAbroad, now: at });
  const outcome: AnswerOutcome = refused.includes(raised) ? 'REFUSAL' : 'CARD';
  const marked: AiAnswer = { ...base, outcome, safety: [raised] };
  if (!refused.includes(raised)) await uses.events.append({ type: 'ai.safety_raised', class: raised });
  const isAlone = refused.includes(raised) || cardsAlone.includes(raised) || !isPro(user, at);
  if (isAlone || (await uses.snapshots.countOf(userId)) === 0) return sayFree(uses, marked, [card], at);
  const mark = markOf(raised);
  const standing = await standingOf(
    uses,
    ports,
    {
      kind: 'CHAT',
      userId,
      snapshotId,
      scope: 'ALL',
      language,
      marks: mark ? [mark] : [],
      isRulesOnly: true,
    },
    at,
  );
  const understood = answerOf(coach, { text }, standing, language);
  const more = understood.kind === 'ANSWER' ? understood.blocks : [];
  return sayFree(uses, standingOn(marked, standing, ports, at), [card, ...more], at);
};

const answerOf = (
  coach: Coach,
  { text, intent }: Pick<Screened, 'text' | 'intent'>,
  standing: Standing,
  language: AiAnswer['language'],
) =>
  coach.answerQuestion(text, {
    intent,
    sheet: standing.sheet,
    findings: standing.reviewed.findings,
    language,
    edits: standing.edits,
  });

const ready = (answer: AiAnswer): Begun => ({ answer, wording: null, instead: [] });

/** An ordinary question of a member whose plan has chat. */
const sayAnswer = async (
  uses: Uses,
  ports: CoachPorts,
  base: AiAnswer,
  { raised, masked, text, intent }: Screened,
  snapshotId: SnapshotId | null,
  exchanges: readonly Exchange[],
): Promise<Begun> => {
  const { coach, ids } = ports;
  const { language, createdAt: at, userId } = base;
  const isRulesOnly = raised === dataAlone;
  const standing = await standingOf(
    uses,
    ports,
    { kind: 'CHAT', userId, snapshotId, scope: 'ALL', language, marks: [], isRulesOnly },
    at,
  );
  const answer = standingOn({ ...base, safety: raised ? [raised] : [] }, standing, ports, at);
  const understood = answerOf(coach, { text, intent }, standing, language);
  const step = { ids, at, isAgain: false };
  if (standing.producer === 'RULES') {
    if (understood.kind === 'ANSWER') return ready(await sayByRules(uses, answer, understood.blocks, step));
    const free = { ...answer, outcome: understood.kind, choices: understood.choices };
    return ready(await sayFree(uses, free, understood.blocks, at));
  }
  const instead: readonly NewBlock[] = understood.kind === 'ANSWER' ? understood.blocks : [];
  const wording = wordingOf(ports, answer, standing, { question: masked, exchanges });
  return { answer: await sayByModel(uses, answer, step), wording, instead };
};

/**
 * One message to the AI coach. Cards come whatever the plan, the coins and the limits. Fails with ai.question_required,
 * ai.pro_required, ai.conversation_not_found, ai.indicator_required, ai.indicator_not_found, ai.in_progress,
 * ai.daily_limit, coin.not_enough, idempotency.key_reused.
 */
export const askCoach =
  (ports: CoachPorts) =>
  async (actor: Actor, { text: typed, keepCare = false, ...asked }: Asked): Promise<AiAnswer> => {
    const { id: userId } = requireMember(actor);
    const text = cleanQuestion(typed);
    const { transaction, clock, ids, coach, sha256 } = ports;
    const { conversationId, indicatorId = null, intent, ...rest } = asked;
    const requestHash = sha256(
      JSON.stringify(['CHAT', conversationId ?? null, text, indicatorId, intent ?? null]),
    );
    const request: Request = { ...rest, requestHash };

    const begun = await transaction(async (repositories): Promise<Begun> => {
      const { aiAnswers, aiConversations, aiMembers, users } = repositories;
      await aiAnswers.lockMember(userId);
      const earlier = await answeredUnder(repositories, userId, request);
      if (earlier) return ready(earlier);
      const at = clock.now();
      const user = await users.get(userId);
      const { class: raised, masked } = coach.screen(text, user);
      const known =
        conversationId === undefined
          ? null
          : requireOwnConversation(userId, await aiConversations.lock(conversationId));
      const isOrdinary = raised === null || raised === dataAlone;
      if (isOrdinary) {
        if (!isPro(user, at)) throw new DomainError('ai.pro_required');
        await requireNoneRunning(repositories, userId);
        await requireWithinDay(repositories, { userId, kind: 'CHAT', at });
      }
      const exchanges = known ? await exchangesOf(repositories, coach, known.id, user) : [];
      const title = masked.slice(0, titleMaxLength);
      const opened =
        known?.id ?? (await openConversation(repositories, { id: ids.next(), userId, title, at }));
      if (known) await aiConversations.touch(known.id, at);
      const mark = markOf(raised);
      if (mark && keepCare) await aiMembers.putCare({ userId, mark, until: after(at, careDays * day) });
      const base: AiAnswer = {
        ...bare(request, { id: ids.next(), userId, kind: 'CHAT', at }, coach.rulesVersion),
        conversationId: opened,
        question: text,
      };
      if (isOrdinary)
        return sayAnswer(repositories, ports, base, { raised, masked, text, intent }, indicatorId, exchanges);
      return ready(await sayCard(repositories, ports, base, { raised, text }, user, indicatorId));
    });

    if (begun.wording) startWording(ports, begun.answer, begun.wording, begun.instead);
    return begun.answer;
  };
