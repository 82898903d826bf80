import type { ErrorCode } from '#core/kernel/domain-error.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { withAddress } from '#core/platform/media/address.ts';
import type { Admission, Gate } from '#core/learning/gate/gate.ts';
import type { ChallengeId, Item, QuizId } from '#core/learning/gate/outline.ts';
import {
  allowedOf,
  type Allowed,
  type Attempt,
  type AttemptId,
  type QuizState,
} from '#core/learning/quiz/attempt.ts';
import { questionsInOrder } from '#core/learning/quiz/order.ts';
import { isRight, type Answers } from '#core/learning/quiz/score.ts';
import type { Question, QuestionKind, Quiz } from '#core/learning/quiz/quiz.ts';

/** A question as a learner gets it: nothing in it tells which choice is right. */
export type AskedQuestion = Readonly<{
  id: string;
  kind: QuestionKind;
  text: string;
  imageUrl: string | null;
  points: number;
  choices: readonly Readonly<{ id: string; text: string }>[];
}>;

export type AttemptView = Readonly<{
  id: AttemptId;
  quizId: QuizId;
  number: number;
  status: 'OPEN';
  startedAt: Date;
  deadlineAt: Date | null;
  /** The clock that the deadline goes by. */
  now: Date;
  answers: Answers;
  questions: readonly AskedQuestion[];
}>;

/** After a pass: what was right, and why. */
export type ReviewedQuestion = Readonly<{
  questionId: string;
  chosen: readonly string[];
  right: boolean;
  correct: readonly string[];
  explanation: string;
}>;

export type ResultView = Readonly<{
  id: AttemptId;
  quizId: QuizId;
  challengeId: ChallengeId;
  number: number;
  status: 'SUBMITTED' | 'EXPIRED';
  score: number;
  right: number;
  questionCount: number;
  passScore: number;
  passed: boolean;
  attempts: Allowed;
  best: number;
  review: readonly ReviewedQuestion[] | null;
  /** Null where it was not asked for. */
  next: Item | null;
  percent: number | null;
  completed: boolean;
  /** The public id of the certificate, once the challenge is completed. */
  certificateId: string | null;
}>;

export type QuizView = Readonly<{
  id: QuizId;
  challengeId: ChallengeId;
  title: string;
  level: 'CHALLENGE' | 'CHAPTER' | 'LESSON';
  questionCount: number;
  timeLimitSeconds: number | null;
  passScore: number;
  attempts: Allowed;
  best: number | null;
  completed: boolean;
  passed: boolean;
  state: Admission['state'];
  reason: ErrorCode | null;
  openAttemptId: AttemptId | null;
  /** There is none left, and it was asked for more. */
  hasAsked: boolean;
}>;

type Needs = Pick<Ports, 'reads' | 'mediaStore' | 'clock'>;

const asked =
  ({ reads, mediaStore, clock }: Needs) =>
  async ({ id, kind, text, imageId, points, choices }: Question): Promise<AskedQuestion> => {
    const image = imageId === null ? null : await reads.media.find(imageId);
    const imageUrl =
      image && !image.deletedAt ? (await withAddress(mediaStore, image, clock.now())).url : null;
    return {
      id,
      kind,
      text,
      imageUrl,
      points,
      choices: choices.map((choice) => ({ id: choice.id, text: choice.text })),
    };
  };

export const presentAttempt =
  (needs: Needs) =>
  async (quiz: Quiz, attempt: Attempt, now: Date): Promise<AttemptView> => {
    const { id, quizId, number, startedAt, deadlineAt, answers, seed } = attempt;
    const questions = await Promise.all(questionsInOrder(quiz, seed).map(asked(needs)));
    return { id, quizId, number, status: 'OPEN', startedAt, deadlineAt, now, answers, questions };
  };

const reviewed = (quiz: Quiz, answers: Answers): readonly ReviewedQuestion[] =>
  quiz.questions.map((question) => ({
    questionId: question.id,
    chosen: answers[question.id] ?? [],
    right: isRight(question, answers),
    correct: question.choices.filter(({ isCorrect }) => isCorrect).map(({ id }) => id),
    explanation: question.explanation,
  }));

type Concluded = Readonly<{
  quiz: Quiz;
  attempt: Attempt;
  state: QuizState;
  gate: Gate | null;
  challengeId: ChallengeId;
  certificateId: string | null;
}>;

/** Which answers were right is told after a pass, and not before. */
export const presentResult = ({
  quiz,
  attempt,
  state,
  gate,
  challengeId,
  certificateId,
}: Concluded): ResultView => {
  const { id, quizId, number, status, score, right, answers } = attempt;
  const hasPassed = state.passedAt !== null;
  return {
    id,
    quizId,
    challengeId,
    number,
    status: status === 'EXPIRED' ? 'EXPIRED' : 'SUBMITTED',
    score: score ?? 0,
    right: right ?? 0,
    questionCount: quiz.questions.length,
    passScore: quiz.passScore,
    passed: (score ?? 0) >= quiz.passScore,
    attempts: allowedOf(quiz, state),
    best: state.best ?? 0,
    review: hasPassed ? reviewed(quiz, answers) : null,
    next: gate?.next ?? null,
    percent: gate?.percent ?? null,
    completed: gate?.completed ?? false,
    certificateId,
  };
};
