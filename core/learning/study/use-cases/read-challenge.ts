import type { Actor } from '#core/access/actor/actor.ts';
import { requireMember } from '#core/access/actor/actor.ts';
import type { ErrorCode } from '#core/kernel/domain-error.ts';
import type { WithHooks } from '#core/kernel/hooks.ts';
import { pageRequest, type Page } from '#core/kernel/page.ts';
import type { Language } from '#core/kernel/language.ts';
import type { Admission } from '#core/learning/gate/gate.ts';
import type { Item, LessonId, QuizId } from '#core/learning/gate/outline.ts';
import { payAt, type Challenge } from '#core/learning/challenge/challenge.ts';
import {
  minutesOf,
  type EditionChapter,
  type EditionOutline,
  type EditionQuiz,
} from '#core/learning/challenge/edition.ts';
import { newestEdition } from '#core/learning/challenge/read-edition.ts';
import {
  challengeCards,
  type CardNeeds,
  type ChallengeCard,
} from '#core/learning/challenge/views/challenge-card.ts';
import { certificateOf } from '#core/learning/enrolment/advance.ts';
import type { Enrolment, EnrolmentStatus } from '#core/learning/enrolment/enrolment.ts';
import { mayRefundSelf } from '#core/learning/enrolment/enrolment.ts';
import { secondsToLearn, type LessonType } from '#core/learning/lesson/lesson.ts';
import { placeIn, type Place } from '../place.ts';

type Needs = CardNeeds & WithHooks<'isHiddenFrom' | 'isKnownTo' | 'siteHostOf'>;

export type OutlineQuiz = Readonly<{ id: QuizId; title: string; questions: number }> & Admission;
export type OutlineLesson = Readonly<{
  id: LessonId;
  position: number;
  title: string;
  type: LessonType;
  /** How long it takes. */
  seconds: number;
  isPreview: boolean;
  quizId: QuizId | null;
  quiz: OutlineQuiz | null;
}> &
  Admission;
export type OutlineChapter = Readonly<{
  id: string;
  position: number;
  title: string;
  summary: string;
  quiz: OutlineQuiz | null;
  lessons: readonly OutlineLesson[];
}> &
  Admission;

/** Where a learner stands. */
export type EnrolmentView = Readonly<{
  id: Enrolment['id'];
  challengeId: Challenge['id'];
  status: EnrolmentStatus;
  editionNo: number;
  /** A newer structure is there to switch to. */
  maySwitch: boolean;
  paid: number;
  percent: number;
  refundableUntil: Date;
  /** Whether the learner may take it back now. */
  mayRefund: boolean;
  enrolledAt: Date;
  completedAt: Date | null;
  onBoard: boolean;
  /** The public id of the certificate. */
  certificateId: string | null;
}>;

/** The page of a challenge. */
export type ChallengePage = ChallengeCard &
  Pick<Challenge, 'description' | 'goals' | 'boardHabit' | 'version'> &
  Readonly<{
    /** The same in the other language. */
    translation: Readonly<{ language: Language; slug: string }> | null;
    chapters: readonly OutlineChapter[];
    quiz: OutlineQuiz | null;
    enrolment: EnrolmentView | null;
    /** What enrolling costs this reader: nothing for those who hold a translation. */
    payOwn: number;
    isOwn: boolean;
    next: Item | null;
    percent: number;
  }>;

const shut: Admission = { state: 'LOCKED', reason: 'enrolment.required' satisfies ErrorCode };

export const outlineView = ({
  outline,
  gate,
}: Pick<Place, 'gate'> & Readonly<{ outline: EditionOutline }>): Pick<ChallengePage, 'chapters' | 'quiz'> => {
  const quizView = (quiz: EditionQuiz | null): OutlineQuiz | null =>
    quiz && {
      id: quiz.id,
      title: quiz.title,
      questions: quiz.questions,
      ...(gate.quizzes.get(quiz.id) ?? shut),
    };
  const lessonView = (lesson: EditionChapter['lessons'][number], at: number): OutlineLesson => ({
    id: lesson.id,
    position: at + 1,
    title: lesson.title,
    type: lesson.type,
    seconds: secondsToLearn(lesson),
    isPreview: lesson.isPreview,
    quizId: lesson.quiz?.id ?? null,
    quiz: quizView(lesson.quiz),
    ...(gate.lessons.get(lesson.id) ?? shut),
  });
  return {
    chapters: outline.chapters.map((chapter, at) => ({
      id: chapter.id,
      position: at + 1,
      title: chapter.title,
      summary: chapter.summary,
      quiz: quizView(chapter.quiz),
      lessons: chapter.lessons.map(lessonView),
      ...(gate.chapters.get(chapter.id) ?? shut),
    })),
    quiz: quizView(outline.quiz),
  };
};

/** How an enrolment is shown to its learner. */
export const presentEnrolment = async (
  { reads, clock }: Pick<Needs, 'reads' | 'clock'>,
  enrolment: Enrolment,
): Promise<EnrolmentView> => {
  const { structureNo } = await newestEdition(reads, enrolment.challengeId);
  const { refundPercent } = await reads.settings.read();
  const wasRefunded = await reads.enrolments.wasRefundedSelf(enrolment.userId, enrolment.challengeId);
  const {
    id,
    challengeId,
    status,
    editionNo,
    paid,
    percent,
    refundableUntil,
    enrolledAt,
    completedAt,
    onBoard,
  } = enrolment;
  return {
    id,
    challengeId,
    status,
    editionNo,
    maySwitch: status === 'IN_PROGRESS' && structureNo !== editionNo,
    paid,
    percent,
    refundableUntil,
    mayRefund: mayRefundSelf(enrolment, { percent: refundPercent }, { at: clock.now(), wasRefunded }),
    enrolledAt,
    completedAt,
    onBoard,
    certificateId: await certificateOf(reads, enrolment),
  };
};

/** The page of a challenge, with what is open to this reader and where they stand. */
export const readChallenge =
  (needs: Needs) =>
  async (actor: Actor, idOrSlug: string): Promise<ChallengePage> => {
    const { reads, clock } = needs;
    const place = await placeIn(reads, needs, actor, idOrSlug);
    const { challenge, enrolment, gate, reader, edition } = place;
    const [card] = await challengeCards(needs)(actor, [challenge]);
    const translations = await reads.challenges.translationsOf(challenge);
    const translation = translations.find(({ status }) => status === 'PUBLISHED');
    const userId = actor.kind === 'user' ? actor.id : null;
    const isHeld =
      userId !== null && (await reads.enrolments.holdsTranslation(userId, challenge.translationGroup));
    return {
      ...card!, // of the one challenge that was asked for
      minutes: minutesOf(edition.outline),
      description: challenge.description,
      goals: challenge.goals,
      boardHabit: challenge.boardHabit,
      version: challenge.version,
      translation: translation ? { language: translation.language, slug: translation.slug } : null,
      ...outlineView({ outline: edition.outline, gate }),
      enrolment: enrolment && (await presentEnrolment(needs, enrolment)),
      payOwn: isHeld ? 0 : payAt(challenge, clock.now()),
      isOwn: userId === challenge.authorId,
      next: gate.next,
      percent: reader === 'ENROLLED' && enrolment ? Math.max(enrolment.percent, gate.percent) : 0,
    };
  };

/** One's own, with the next step. */
export type OwnChallenge = Readonly<{
  challenge: ChallengeCard;
  enrolment: Pick<
    EnrolmentView,
    'id' | 'status' | 'percent' | 'enrolledAt' | 'completedAt' | 'certificateId'
  > &
    Readonly<{ lastActivityAt: Date }>;
  next: (Item & Readonly<{ title: string }>) | null;
}>;

type Query = Readonly<{
  limit?: number | undefined;
  cursor?: string | undefined;
  status?: 'IN_PROGRESS' | 'COMPLETED' | undefined;
}>;

const titleOf = ({ edition: { outline } }: Place, { kind, id }: Item): string => {
  const lessons = outline.chapters.flatMap((chapter) => chapter.lessons);
  if (kind === 'LESSON') return lessons.find((lesson) => lesson.id === id)?.title ?? '';
  const quizzes = [
    outline.quiz,
    ...outline.chapters.map(({ quiz }) => quiz),
    ...lessons.map(({ quiz }) => quiz),
  ];
  return quizzes.find((quiz) => quiz?.id === id)?.title ?? '';
};

/** What one is learning and has learned, last active first. */
export const listLearning =
  (needs: Needs) =>
  async (actor: Actor, { status, ...page }: Query): Promise<Page<OwnChallenge>> => {
    const { reads } = needs;
    const { id } = requireMember(actor);
    const { items, nextCursor } = await reads.enrolments.pageOfUser(id, { status }, pageRequest(page));
    const rows = (
      await Promise.all(items.map(({ challengeId }) => reads.challenges.find(challengeId)))
    ).filter((row) => row !== null);
    const cards = new Map((await challengeCards(needs)(actor, rows)).map((card) => [card.id, card]));
    const learning = await Promise.all(
      items.map(async (enrolment): Promise<OwnChallenge | null> => {
        const challenge = cards.get(enrolment.challengeId);
        if (!challenge) return null;
        const place =
          enrolment.status === 'IN_PROGRESS' ? await placeIn(reads, needs, actor, challenge.id) : null;
        const next = place?.gate.next ?? null;
        const {
          id: enrolmentId,
          status: state,
          percent,
          enrolledAt,
          completedAt,
          lastActivityAt,
        } = enrolment;
        return {
          challenge,
          enrolment: {
            id: enrolmentId,
            status: state,
            percent,
            enrolledAt,
            completedAt,
            lastActivityAt,
            certificateId: await certificateOf(reads, enrolment),
          },
          next: next && place ? { ...next, title: titleOf(place, next) } : null,
        };
      }),
    );
    return { items: learning.filter((one) => one !== null), nextCursor };
  };
