import type { Actor } from '#core/access/actor/actor.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Writes } from '#core/kernel/transaction.ts';
import { readEmail } from '../registration.ts';
import { requireSendingAllowed, sendSecret } from '../secret-sending.ts';

type Needs = Writes<'mails' | 'users' | 'verifications'> &
  Pick<Ports, 'clock' | 'ids' | 'chance' | 'tokens' | 'baseUrl'>;

/** A link to choose a new password. An address nobody has gets the same answer, and no mail. */
export const requestPasswordReset =
  (ports: Needs) =>
  async (_actor: Actor, input: Readonly<{ email: string }>): Promise<{ ok: true; resendAfter: Date }> => {
    const email = readEmail(input.email);

    return ports.transaction(async (repositories) => {
      const at = ports.clock.now();
      const purpose = 'RESET_PASSWORD';
      await requireSendingAllowed(repositories.verifications, purpose, email, at);
      const user = await repositories.users.findByEmail(email);
      const { resendAfter } = await sendSecret(ports)(repositories, {
        purpose,
        mode: 'LINK',
        requester: email,
        address: email,
        receiver: user && user.status !== 'DELETE' ? user : null,
        at,
      });
      return { ok: true, resendAfter };
    });
  };
