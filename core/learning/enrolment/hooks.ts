import type { Ports } from '#core/kernel/ports.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import type { IssuePorts } from '#core/platform/credential/issue.ts';
import type { ChallengeRow } from '#core/learning/challenge/ports.ts';
import type { Edition } from '#core/learning/challenge/edition.ts';
import type { Enrolment } from './enrolment.ts';

declare module '#core/kernel/hooks.ts' {
  interface Hooks {
    /** The last thing is done, in this transaction: what is given for it is given now. */
    whenChallengeIsCompleted: (
      repositories: Repositories,
      completed: Readonly<{
        enrolment: Enrolment;
        challenge: ChallengeRow;
        edition: Edition;
        at: Date;
        ports: IssuePorts & Pick<Ports, 'sentences'>;
      }>,
    ) => Promise<void>;
    /** An enrolment ends by a refund, in this transaction; `by` is an id, or `system`. */
    whenEnrolmentIsCanceled: (
      repositories: Repositories,
      enrolment: Enrolment,
      step: Readonly<{ at: Date; by: string }>,
    ) => Promise<void>;
  }
}
