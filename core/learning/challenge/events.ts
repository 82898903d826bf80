import type { UserId } from '#core/kernel/id.ts';
import type { ChallengeId } from '#core/learning/gate/outline.ts';

declare module '#core/kernel/events.ts' {
  interface DomainEvents {
    'challenge.submitted': { challengeId: ChallengeId; authorId: UserId; title: string };
    /** Its author takes it out of what staff decide. */
    'challenge.withdrawn': { challengeId: ChallengeId };
    'challenge.published': {
      challengeId: ChallengeId;
      authorId: UserId;
      title: string;
      slug: string;
      /** Null: nothing that learners read has changed. */
      editionNo: number | null;
      isStructure: boolean;
      isFirst: boolean;
      by: string;
    };
    'challenge.returned': { challengeId: ChallengeId; authorId: UserId; title: string; reason: string };
  }
}
