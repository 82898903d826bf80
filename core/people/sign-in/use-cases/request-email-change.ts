import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import { fieldError } from '#core/kernel/domain-error.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Writes } from '#core/kernel/transaction.ts';
import { newMail } from '#core/platform/notification/notification.ts';
import { pageLink } from '#core/kernel/page-link.ts';
import { lockWithPassword, requirePassword } from '../current-password.ts';
import { displayName } from '#core/access/actor/person.ts';
import { readEmail } from '../registration.ts';
import { requireSendingAllowed, sendSecret, type Sending } from '../secret-sending.ts';

type Input = Readonly<{ email: string; password: string }>;
type Needs = Reads<'credentials'> &
  Writes<'credentials' | 'mails' | 'users' | 'verifications'> &
  Pick<Ports, 'clock' | 'ids' | 'chance' | 'passwords' | 'tokens' | 'baseUrl'>;

/** A code goes to the new address, a notice to the old one; nothing changes until the code comes back. */
export const requestEmailChange =
  (ports: Needs) =>
  async (actor: Actor, input: Input): Promise<Sending & { email: string }> => {
    const { id } = requireMember(actor);
    const email = readEmail(input.email);
    const known = await requirePassword(ports, id, input.password);

    return ports.transaction(async (repositories) => {
      const at = ports.clock.now();
      const purpose = 'CHANGE_EMAIL';
      const user = await lockWithPassword(repositories, known);
      await requireSendingAllowed(repositories.verifications, purpose, id, at);
      if (await repositories.users.findByEmail(email)) throw fieldError('body.email', 'user.email_exists');
      const sending = await sendSecret(ports)(repositories, {
        purpose,
        mode: 'CODE',
        requester: id,
        address: email,
        receiver: user,
        at,
      });
      await repositories.mails.append(
        newMail({
          id: ports.ids.next(),
          userId: id,
          to: user.email,
          language: user.language,
          template: 'email_change_requested',
          values: {
            name: displayName(user),
            link: pageLink(ports.baseUrl, user.language, '/auth/forgot-password'),
          },
          at,
        }),
      );
      return { email, ...sending };
    });
  };
