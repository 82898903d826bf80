import type { UserId } from '#core/kernel/id.ts';
import type { TextClass } from '../safety/text-class.ts';
import type { AnswerId, AnswerKind } from './answer.ts';

type About = Readonly<{ answerId: AnswerId; userId: UserId; kind: AnswerKind }>;

declare module '#core/kernel/events.ts' {
  interface DomainEvents {
    'ai.answered': About;
    /** Coins that were set aside or taken are the member's again. */
    'ai.refunded': About & Readonly<{ amount: number }>;
    'ai.safety_raised': Readonly<{ class: TextClass }>;
  }
}
