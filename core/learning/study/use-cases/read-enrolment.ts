import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Wallet } from '#core/money/coin/ledger.ts';
import type { EnrolmentId, Item } from '#core/learning/gate/outline.ts';
import { gate } from '#core/learning/gate/gate.ts';
import { pathOf } from '#core/learning/challenge/edition.ts';
import { editionOf } from '#core/learning/challenge/read-edition.ts';
import { doneOf } from '#core/learning/progress/done.ts';
import { presentEnrolment, type EnrolmentView } from './read-challenge.ts';

/** An enrolment as its verbs answer it: where it stands, what is next, and the wallet after it. */
export type OwnEnrolment = EnrolmentView & Readonly<{ next: Item | null; wallet: Wallet }>;

/** One's own, also after it was taken back. */
export const readEnrolment =
  ({ reads, clock }: Pick<Ports, 'reads' | 'clock'>) =>
  async (actor: Actor, id: EnrolmentId): Promise<OwnEnrolment> => {
    const { id: userId } = requireMember(actor);
    const enrolment = await reads.enrolments.find(id);
    if (enrolment === null || enrolment.userId !== userId) throw new DomainError('enrolment.not_found');
    const isOver = enrolment.status === 'CANCELED';
    const edition = await editionOf(reads, enrolment);
    const { next } = gate(pathOf(edition.outline), await doneOf(reads, id), 'ENROLLED');
    return {
      ...(await presentEnrolment({ reads, clock }, enrolment)),
      next: isOver ? null : next,
      wallet: await reads.wallets.of(userId),
    };
  };
