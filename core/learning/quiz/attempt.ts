import { DomainError } from '#core/kernel/domain-error.ts';
import type { Id } from '#core/kernel/id.ts';
import { stateMachine } from '#core/kernel/state-machine.ts';
import { after } from '#core/kernel/time.ts';
import type { EnrolmentId, QuizId } from '#core/learning/gate/outline.ts';
import { requireComplete, requireKnown, scoreOf, type Answers } from './score.ts';
import type { Quiz } from './quiz.ts';

export type AttemptId = Id<'quiz_attempt'>;

export const attemptStatuses = ['OPEN', 'SUBMITTED', 'EXPIRED'] as const;
export type AttemptStatus = (typeof attemptStatuses)[number];

/** One learner's try of one quiz, with the text it had when it began. */
export type Attempt = Readonly<{
  id: AttemptId;
  enrolmentId: EnrolmentId;
  quizId: QuizId;
  /** The unchanging text of the quiz that is taken: a correction meanwhile changes no open attempt. */
  contentId: Id<'learning_content'>;
  /** Counted from 1. */
  number: number;
  seed: string;
  answers: Answers;
  status: AttemptStatus;
  startedAt: Date;
  /** By the server's clock; null without a limit. */
  deadlineAt: Date | null;
  endedAt: Date | null;
  score: number | null;
  right: number | null;
}>;

/** What one learner has used of one quiz. */
export type QuizState = Readonly<{
  enrolmentId: EnrolmentId;
  quizId: QuizId;
  /** Attempts that count. */
  used: number;
  /** Given on top by staff or the author. */
  extra: number;
  best: number | null;
  /** Submitted once, whatever the score. */
  completedAt: Date | null;
  passedAt: Date | null;
  /** Since then it stands in the author's list of those who are stuck. */
  askedAt: Date | null;
}>;

export const freshState = (enrolmentId: EnrolmentId, quizId: QuizId): QuizState => ({
  enrolmentId,
  quizId,
  used: 0,
  extra: 0,
  best: null,
  completedAt: null,
  passedAt: null,
  askedAt: null,
});

export const attemptLifecycle = stateMachine<AttemptStatus>()(
  {
    submit: { from: ['OPEN'], to: 'SUBMITTED' },
    expire: { from: ['OPEN'], to: 'EXPIRED' },
  },
  'quiz.already_completed',
);

/** What is on its way when the time ends is still taken. */
export const graceMs = 10_000;
/** Without a limit of tries, two are so far apart. */
export const restMs = 10_000;

export type Allowed = Readonly<{
  used: number;
  /** Null: as many as they like. */
  allowed: number | null;
  left: number | null;
}>;

export const allowedOf = ({ attempts }: Pick<Quiz, 'attempts'>, { used, extra }: QuizState): Allowed => {
  if (attempts === 0) return { used, allowed: null, left: null };
  const allowed = attempts + extra;
  return { used, allowed, left: Math.max(0, allowed - used) };
};

/** Refuses a new attempt after a pass, when none is left, and too soon after the last one. */
export const requireMayBegin = (
  quiz: Pick<Quiz, 'attempts'>,
  state: QuizState,
  last: Pick<Attempt, 'endedAt'> | null,
  at: Date,
): void => {
  if (state.passedAt !== null) throw new DomainError('quiz.already_passed');
  const { allowed, left } = allowedOf(quiz, state);
  if (left === 0) throw new DomainError('quiz.max_attempts', { allowed: allowed ?? 0 });
  if (allowed !== null || !last?.endedAt) return;
  const waitMs = last.endedAt.getTime() + restMs - at.getTime();
  if (waitMs > 0) throw new DomainError('quiz.too_soon', { seconds: Math.ceil(waitMs / 1_000) });
};

type Begun = Pick<Attempt, 'id' | 'enrolmentId' | 'quizId' | 'contentId' | 'number' | 'seed'>;

export const begin = (quiz: Pick<Quiz, 'timeLimit'>, begun: Begun, at: Date): Attempt => ({
  ...begun,
  answers: {},
  status: 'OPEN',
  startedAt: at,
  deadlineAt: quiz.timeLimit === null ? null : after(at, quiz.timeLimit * 1_000),
  endedAt: null,
  score: null,
  right: null,
});

/** Whether a timed attempt counts from its start: its questions were seen. */
export const countsFromStart = ({ timeLimit }: Pick<Quiz, 'timeLimit'>): boolean => timeLimit !== null;

export const isOver = ({ deadlineAt }: Pick<Attempt, 'deadlineAt'>, at: Date): boolean =>
  deadlineAt !== null && at.getTime() > deadlineAt.getTime() + graceMs;

/** Keeps what was chosen so far; nothing after the time is over. */
export const saveAnswers = (quiz: Quiz, attempt: Attempt, answers: Answers, at: Date): Attempt => {
  if (attempt.status !== 'OPEN' || isOver(attempt, at)) throw new DomainError('quiz.already_completed');
  requireKnown(quiz, answers);
  return { ...attempt, answers: { ...attempt.answers, ...answers } };
};

const scored = (quiz: Quiz, attempt: Attempt, status: AttemptStatus, at: Date): Attempt => ({
  ...attempt,
  ...scoreOf(quiz, attempt.answers),
  status,
  endedAt: at,
});

/** Scores it: every question is answered, unless the time is over, and then what was saved counts. */
export const submit = (quiz: Quiz, attempt: Attempt, answers: Answers, at: Date): Attempt => {
  attemptLifecycle.next(attempt.status, 'submit');
  if (isOver(attempt, at)) return expire(quiz, attempt);
  const final = saveAnswers(quiz, attempt, answers, at);
  const isLate = attempt.deadlineAt !== null && at > attempt.deadlineAt;
  if (!isLate) requireComplete(quiz, final.answers);
  return scored(quiz, final, attemptLifecycle.next(final.status, 'submit'), at);
};

/** The time ended without a submission: what was saved is scored, as of the end. */
export const expire = (quiz: Quiz, attempt: Attempt): Attempt =>
  scored(
    quiz,
    attempt,
    attemptLifecycle.next(attempt.status, 'expire'),
    attempt.deadlineAt ?? attempt.startedAt,
  );

/** What an ended attempt changes: the best counts, completed and passed apart. */
export const stateAfter = (quiz: Quiz, state: QuizState, attempt: Attempt): QuizState => {
  const score = attempt.score ?? 0;
  const endedAt = attempt.endedAt ?? attempt.startedAt;
  const best = Math.max(state.best ?? 0, score);
  return {
    ...state,
    used: countsFromStart(quiz) ? state.used : state.used + 1,
    best,
    completedAt: state.completedAt ?? endedAt,
    passedAt: state.passedAt ?? (best >= quiz.passScore ? endedAt : null),
  };
};

/** More tries on top of those used; what was tried before stays. */
export const withReset = (quiz: Pick<Quiz, 'attempts'>, state: QuizState): QuizState => ({
  ...state,
  extra: state.extra + Math.max(1, quiz.attempts),
  askedAt: null,
});

/** With none left one may ask once, until it is answered. */
export const askForReset = (quiz: Pick<Quiz, 'attempts'>, state: QuizState, at: Date): QuizState => {
  if (state.passedAt !== null) throw new DomainError('quiz.already_passed');
  if (state.askedAt !== null) throw new DomainError('quiz.already_asked');
  const { left } = allowedOf(quiz, state);
  if (left !== 0) throw new DomainError('quiz.attempts_left');
  return { ...state, askedAt: at };
};
