import type { Actor } from '#core/access/actor/actor.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Writes } from '#core/kernel/transaction.ts';
import { readEmail } from '../registration.ts';
import { requireSendingAllowed, sendSecret } from '../secret-sending.ts';

type Needs = Reads<'settings'> &
  Writes<'mails' | 'users' | 'verifications'> &
  Pick<Ports, 'clock' | 'ids' | 'chance' | 'tokens' | 'baseUrl'>;

/** Another code or link for an account that waits for one. Everybody else gets the same answer, and no mail. */
export const resendCode =
  (ports: Needs) =>
  async (_actor: Actor, input: Readonly<{ email: string }>): Promise<{ ok: true; resendAfter: Date }> => {
    const email = readEmail(input.email);
    const { verificationMode: mode } = await ports.reads.settings.read();

    return ports.transaction(async (repositories) => {
      const at = ports.clock.now();
      const purpose = 'CONFIRM_REGISTER';
      await requireSendingAllowed(repositories.verifications, purpose, email, at);
      const user = await repositories.users.findByEmail(email);
      const isWaiting = user?.status === 'PENDING' || (user?.status === 'ACTIVE' && !user.emailVerifiedAt);
      const receiver = user && isWaiting ? user : null;
      const { resendAfter } = await sendSecret(ports)(repositories, {
        purpose,
        mode,
        requester: email,
        address: email,
        receiver,
        at,
      });
      return { ok: true, resendAfter };
    });
  };
