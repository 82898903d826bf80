import { mayDo, requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { pageRequest, type List, type ListRequest, type Page } from '#core/kernel/page.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { ChallengeId, EnrolmentId, QuizId } from '#core/learning/gate/outline.ts';
import { isAuthor, requireReadable } from '#core/learning/challenge/author.ts';
import { quizzesIn } from '#core/learning/challenge/edition.ts';
import type { Enrolment } from '#core/learning/enrolment/enrolment.ts';
import type { EnrolmentRow } from '#core/learning/enrolment/ports.ts';
import { allowedOf, type Allowed } from '#core/learning/quiz/attempt.ts';
import type { QuestionId } from '#core/learning/quiz/quiz.ts';

type Needs = Pick<Ports, 'reads'>;

export type HardQuestionView = Readonly<{
  quizId: QuizId;
  questionId: QuestionId;
  quizTitle: string;
  question: string;
  answered: number;
  /** Percent that was wrong. */
  wrong: number;
}>;

/** How a challenge does: how far learners come, what they stumble over, what it brought in. */
export type ChallengeStatistics = Readonly<{
  learners: number;
  completed: number;
  funnel: readonly Readonly<{ fromPercent: number; learners: number }>[];
  hardQuestions: readonly HardQuestionView[];
  stuck: number;
  /** Fit Coin: what learners paid, and the author's share of it. */
  paid: number;
  earned: number;
}>;

const shownQuestions = 10;

export const readStatistics =
  ({ reads }: Needs) =>
  async (actor: Actor, id: ChallengeId): Promise<ChallengeStatistics> => {
    const row = await reads.challenges.find(id);
    const challenge = await requireReadable(reads, actor, row?.id === id ? row : null);
    const newest = await reads.editions.newest(id);
    const titles = new Map(newest ? quizzesIn(newest.outline).map((quiz) => [quiz.id, quiz] as const) : []);
    const [funnel, hard, sums] = await Promise.all([
      reads.enrolments.funnelOf(id),
      reads.quizAttempts.hardQuestionsOf(id, shownQuestions),
      reads.enrolments.sumsOf(id),
    ]);
    const hardQuestions = await Promise.all(
      hard.map(async ({ quizId, questionId, answered, wrong }): Promise<HardQuestionView | null> => {
        const listed = titles.get(quizId);
        const quiz = listed && (await reads.learningContents.quiz(listed.contentId));
        const question = quiz?.questions.find((one) => one.id === questionId);
        return quiz && question
          ? {
              quizId,
              questionId,
              quizTitle: quiz.title,
              question: question.text,
              answered,
              wrong: Math.round((100 * wrong) / answered),
            }
          : null;
      }),
    );
    return {
      learners: challenge.learners,
      completed: challenge.completed,
      funnel,
      hardQuestions: hardQuestions.filter((one) => one !== null),
      ...sums,
    };
  };

/** A learner as the author sees them: a name, and no address. */
export type LearnerRow = Pick<
  Enrolment,
  'id' | 'status' | 'percent' | 'enrolledAt' | 'lastActivityAt' | 'completedAt' | 'paid'
> &
  Readonly<{ userId: string; userName: string; isStuck: boolean }>;

type Query = Readonly<{ id: ChallengeId; limit?: number | undefined; cursor?: string | undefined }>;

/** Those who are stuck first. */
export const listLearners =
  ({ reads }: Needs) =>
  async (actor: Actor, { id, ...page }: Query): Promise<Page<LearnerRow>> => {
    const row = await reads.challenges.find(id);
    await requireReadable(reads, actor, row?.id === id ? row : null);
    const { items, nextCursor } = await reads.enrolments.pageOfChallenge(id, pageRequest(page));
    return {
      items: items.map((one) => ({
        id: one.id,
        userId: one.userId,
        userName: one.userName,
        status: one.status,
        percent: one.percent,
        enrolledAt: one.enrolledAt,
        lastActivityAt: one.lastActivityAt,
        completedAt: one.completedAt,
        paid: one.paid,
        isStuck: one.isStuck,
      })),
      nextCursor,
    };
  };

/** One learner's quizzes: what was used and is left, and who asked for more. */
export type LearnerQuizzes = Readonly<{
  enrolment: EnrolmentRow;
  quizzes: readonly Readonly<{
    id: string;
    title: string;
    attempts: Allowed;
    best: number | null;
    passed: boolean;
    askedAt: Date | null;
  }>[];
}>;

export const readLearner =
  ({ reads }: Needs) =>
  async (actor: Actor, id: EnrolmentId): Promise<LearnerQuizzes> => {
    const enrolment = await reads.enrolments.find(id);
    const challenge = enrolment && (await reads.challenges.find(enrolment.challengeId));
    const mayRead = challenge && (isAuthor(actor, challenge) || mayDo(actor, 'knowledge.view'));
    if (!enrolment || !mayRead) throw new DomainError('enrolment.not_found');
    const edition = await reads.editions.ofStructure(enrolment.challengeId, enrolment.editionNo);
    const states = new Map((await reads.quizStates.of(id)).map((state) => [state.quizId, state]));
    const quizzes = await Promise.all(
      (edition ? quizzesIn(edition.outline) : []).map(async (listed) => {
        const quiz = await reads.learningContents.quiz(listed.contentId);
        const state = states.get(listed.id);
        return quiz && state
          ? {
              id: listed.id,
              title: listed.title,
              attempts: allowedOf(quiz, state),
              best: state.best,
              passed: state.passedAt !== null,
              askedAt: state.askedAt,
            }
          : null;
      }),
    );
    return { enrolment, quizzes: quizzes.filter((one) => one !== null) };
  };

export const viewEnrolment =
  ({ reads }: Needs) =>
  async (actor: Actor, id: EnrolmentId): Promise<EnrolmentRow> => {
    requirePermission(actor, 'knowledge.view', 'knowledge.manage');
    const found = await reads.enrolments.find(id);
    if (found === null) throw new DomainError('enrolment.not_found');
    return found;
  };

export const listAllEnrolments =
  ({ reads }: Needs) =>
  async (actor: Actor, request: ListRequest): Promise<List<EnrolmentRow>> => {
    requirePermission(actor, 'knowledge.view');
    return reads.enrolments.list(request);
  };
