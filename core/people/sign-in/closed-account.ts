import { statusRefusal } from '#core/access/actor/actor.ts';
import { DomainError, type ErrorParams } from '#core/kernel/domain-error.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Writes } from '#core/kernel/transaction.ts';
import type { User } from '#core/people/account/user.ts';
import { giveAppealLink } from './appeal-link.ts';

export type AppealNeeds = Writes<'verifications'> & Pick<Ports, 'chance' | 'clock' | 'ids' | 'tokens'>;

export const requireActive = ({ status, statusReason }: User, more: ErrorParams = {}): void => {
  if (status === 'ACTIVE') return;
  throw new DomainError(statusRefusal[status], { status, reason: statusReason ?? '', ...more });
};

/** Who is held or banned and has shown who they are reads why, and gets a link that lets them appeal and nothing else. */
export const refuseWithAppeal = async (needs: AppealNeeds, user: User): Promise<void> => {
  if (user.status !== 'HOLD' && user.status !== 'BAN') return;
  const appealToken = await needs.transaction((repositories) =>
    giveAppealLink(needs)(repositories, user, needs.clock.now()),
  );
  requireActive(user, { appealToken });
};
