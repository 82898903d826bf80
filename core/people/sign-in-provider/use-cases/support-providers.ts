import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { audited } from '#core/access/audit/audit-log.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Writes } from '#core/kernel/transaction.ts';
import { lockForSupport, requireSupport } from '#core/people/account/staff-changes.ts';
import { providerNames, type SignInProvider } from '../provider.ts';
import { shownLink, type ShownLink } from '../views/shown-provider.ts';

/** For support: which providers open an account. */
export const listProvidersOf =
  ({ reads }: Reads<'providerLinks'>) =>
  async (actor: Actor, userId: UserId): Promise<readonly ShownLink[]> => {
    if (!(actor.kind === 'user' && actor.id === userId)) requirePermission(actor, 'user.view', 'user.manage');
    return (await reads.providerLinks.listOf(userId)).map(shownLink);
  };

type Input = Readonly<{ id: UserId; provider: SignInProvider; reason: string }>;
type Needs = Writes<'auditLog' | 'events' | 'providerLinks' | 'users' | 'verifications'> &
  Pick<Ports, 'clock'>;

/**
 * For a person whose account at the provider is in other hands, also when it was the last way in: they choose a password by
 * mail. The owner hears of it by mail. Nobody does it for themselves here.
 */
export const unlinkProviderFor =
  ({ transaction, clock }: Needs) =>
  async (actor: Actor, { id, provider, reason: typed }: Input): Promise<{ email: string }> => {
    const reason = requireSupport(actor, { id, reason: typed });
    return transaction(async (repositories) => {
      const at = clock.now();
      const { email } = await lockForSupport(repositories, actor, id);
      if ((await repositories.providerLinks.delete(id, provider)) === null)
        throw new DomainError('provider.not_linked', { name: providerNames[provider] });
      await repositories.verifications.retireAllOf(id, at);
      await repositories.events.append({ type: 'provider.unlinked', userId: id, provider });
      await repositories.auditLog.append(
        audited(actor, {
          at,
          action: 'user.unlink_provider',
          targetType: 'user',
          targetId: id,
          before: { provider },
          after: { provider: null },
          reason,
        }),
      );
      return { email };
    });
  };
