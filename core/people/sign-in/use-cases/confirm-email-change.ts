import type { SiteHostNeeds } from '#core/people/account/site-hosts.ts';
import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Writes } from '#core/kernel/transaction.ts';
import { guessCode } from '../code-guess.ts';
import { readMe, type Me } from '#core/people/account/views/me.ts';

type Needs = Reads<'consents' | 'media' | 'users' | 'verifications'> &
  SiteHostNeeds &
  Writes<'events' | 'users' | 'verifications'> &
  Pick<Ports, 'clock' | 'tokens' | 'mediaStore'>;

/** Moves the account to the address the code was sent to. */
export const confirmEmailChange =
  (ports: Needs) =>
  async (actor: Actor, input: Readonly<{ code: string }>): Promise<Me> => {
    const { id } = requireMember(actor);
    const at = ports.clock.now();
    const sent = await guessCode(ports)({
      purpose: 'CHANGE_EMAIL',
      requester: id,
      code: input.code.trim(),
      at,
    });

    await ports.transaction(async ({ verifications, users, events }) => {
      const user = await users.lock(id);
      if (!(await verifications.use(sent.id, at))) throw new DomainError('auth.code_invalid');
      await users.update({
        ...user,
        email: sent.address,
        emailVerifiedAt: at,
        version: user.version + 1,
        updatedAt: at,
      });
      // Links that lie in the mailbox of the old address open nothing any more.
      await verifications.retireAllOf(id, at);
      await events.append({ type: 'user.email_changed', userId: id, oldEmail: user.email });
    });
    return readMe(ports)(id);
  };
