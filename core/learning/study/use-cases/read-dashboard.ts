import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { after, day } from '#core/kernel/time.ts';
import type { EnrolmentFigures } from '#core/learning/enrolment/ports.ts';

export type LearningDashboard = EnrolmentFigures & Readonly<{ days: number }>;

/** How learning goes over the last so many days: who began and finished, what came in, who is stuck, what waits. */
export const readLearningDashboard =
  ({ reads, clock }: Pick<Ports, 'reads' | 'clock'>) =>
  async (actor: Actor, { days }: Readonly<{ days: number }>): Promise<LearningDashboard> => {
    requirePermission(actor, 'knowledge.view');
    const at = clock.now();
    return { ...(await reads.enrolments.figures(after(at, -days * day), at)), days };
  };
