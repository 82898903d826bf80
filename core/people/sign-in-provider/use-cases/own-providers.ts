import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { WithHooks } from '#core/kernel/hooks.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import { requireWayIn } from '#core/people/sign-in/ways-in.ts';
import { requireClaim } from '../attempt.ts';
import { linkOfClaim, showClaim } from '../claim.ts';
import { providerNames, signInProviders as all, type SignInProvider } from '../provider.ts';
import { shownLink, type ShownClaim, type ShownLink } from '../views/shown-provider.ts';

export type OwnProviders = Readonly<{
  items: readonly Readonly<{
    provider: SignInProvider;
    /** Linked before, and the operator has turned it off since. */
    isAvailable: boolean;
    link: ShownLink | null;
  }>[];
  /** Whether the account has a password; without one it is chosen by mail. */
  hasPassword: boolean;
}>;

/** Those that may be linked, and those that are. */
export const listOwnProviders =
  ({
    reads,
    signInProviders: { available },
  }: Reads<'credentials' | 'providerLinks'> & Pick<Ports, 'signInProviders'>) =>
  async (actor: Actor): Promise<OwnProviders> => {
    const { id } = requireMember(actor);
    const [links, hash] = await Promise.all([reads.providerLinks.listOf(id), reads.credentials.hashOf(id)]);
    const items = all.flatMap((provider) => {
      const link = links.find((one) => one.provider === provider);
      const isAvailable = available.includes(provider);
      return link || isAvailable ? [{ provider, isAvailable, link: link ? shownLink(link) : null }] : [];
    });
    return { items, hasPassword: hash !== null };
  };

type Unlinking = Pick<Ports, 'transaction'> & WithHooks<'waysIn'>;

/** From the next sign-in on it opens nothing. The last way into the account stays. */
export const unlinkProvider =
  (needs: Unlinking) =>
  async (actor: Actor, provider: SignInProvider): Promise<{ ok: true }> => {
    const { id: userId } = requireMember(actor);
    return needs.transaction(async (repositories) => {
      // Two that are removed side by side must not each count on the other.
      await repositories.users.lock(userId);
      if ((await repositories.providerLinks.delete(userId, provider)) === null)
        throw new DomainError('provider.not_linked', { name: providerNames[provider] });
      await requireWayIn(needs, repositories, userId);
      await repositories.events.append({ type: 'provider.unlinked', userId, provider });
      return { ok: true };
    });
  };

/** What this browser came back with from a provider, while nothing has been made of it. */
export const readClaim =
  (needs: Reads<'providerLinks' | 'users'> & Pick<Ports, 'clock' | 'tokens'>) =>
  async (_actor: Actor, mark: string | null): Promise<ShownClaim> =>
    showClaim(needs, await requireClaim(needs, mark, needs.clock.now()));

/** The person has signed in to the account that is theirs, and wants it to be opened by the provider too. */
export const linkClaim =
  (needs: Reads<'providerLinks'> & Pick<Ports, 'transaction' | 'clock' | 'tokens'>) =>
  async (actor: Actor, mark: string | null): Promise<ShownLink> => {
    const { id: userId } = requireMember(actor);
    const at = needs.clock.now();
    const { markHash } = await requireClaim(needs, mark, at);
    return needs.transaction(async ({ users, providerLinks, events }) => {
      await users.lock(userId);
      const claim = await providerLinks.takeClaim(markHash, at);
      if (claim === null) throw new DomainError('provider.claim_over');
      const { provider } = claim;
      const link = linkOfClaim(claim, userId, at);
      if (!(await providerLinks.insert(link)))
        throw new DomainError('provider.taken', { name: providerNames[provider] });
      await events.append({ type: 'provider.linked', userId, provider });
      return shownLink(link);
    });
  };
