import type { UserId } from '#core/kernel/id.ts';
import type { ChallengeId, EnrolmentId, LessonId, QuizId } from '#core/learning/gate/outline.ts';
import type { EnrolmentCancelReason } from './enrolment.ts';

type About = Readonly<{
  enrolmentId: EnrolmentId;
  challengeId: ChallengeId;
  /** The learner. */
  userId: UserId;
  authorId: UserId;
  title: string;
  slug: string;
}>;

declare module '#core/kernel/events.ts' {
  interface DomainEvents {
    'challenge.enrolled': About & Readonly<{ paid: number }>;
    'challenge.completed': About;
    'enrolment.canceled': About &
      Readonly<{ reason: EnrolmentCancelReason; refunded: number; note: string | null }>;
    'challenge.reviewed': About & Readonly<{ stars: number }>;
    'challenge.idle': About & Readonly<{ days: number }>;
    /** The learner may switch to a new structure. */
    'challenge.restructured': Readonly<{
      challengeId: ChallengeId;
      userId: UserId;
      title: string;
      slug: string;
      editionNo: number;
    }>;
    'quiz.exhausted': About & Readonly<{ quizId: QuizId; quizTitle: string }>;
    'quiz.reset': About & Readonly<{ quizId: QuizId; quizTitle: string; lessonId: LessonId | null }>;
  }
}
