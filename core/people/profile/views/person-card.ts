import { mayDo, type Actor, type UserType } from '#core/access/actor/actor.ts';
import { displayName } from '#core/access/actor/person.ts';
import type { WithHooks } from '#core/kernel/hooks.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { isGone } from '#core/people/account/user.ts';
import { siteHosts } from '#core/people/account/site-hosts.ts';
import { profileLink } from '#core/people/account/profile-link.ts';
import { addressExpiry, addressOf, openAddressExpiry } from '#core/platform/media/address.ts';
import { coachMarkOf, type CoachMark } from '../coach-mark.ts';
import { knownTo } from '../hidden-people.ts';
import type { CardOwner } from '../ports.ts';

/**
 * The one way a person is named to others in lists, frames and search. `name` is empty once they have left; `profileLink`
 * and `username` are null where the profile is not open to the viewer: the name stands there unlinked.
 */
export type PersonCard = Readonly<{
  id: UserId;
  name: string;
  username: string | null;
  type: UserType;
  coachMark: CoachMark | null;
  avatarUrl: string | null;
  profileLink: string | null;
  /** The site of their own that is being served; null without one. */
  domain: Readonly<{ domainName: string }> | null;
  isOwn: boolean;
}>;

type Needs = Pick<Ports, 'reads' | 'mediaStore' | 'clock'> & WithHooks<'isKnownTo' | 'siteHostOf'>;

export type Sight = Readonly<{
  /** Shown with their pictures although the profile is closed: members of one room. */
  isShared?: boolean;
}>;

const cardOf =
  ({ mediaStore, clock }: Pick<Needs, 'mediaStore' | 'clock'>) =>
  async (
    owner: CardOwner,
    sees: Readonly<{ picture: boolean; isOpen: boolean; isOwn: boolean }>,
    siteHost: string | null,
  ) => {
    const at = clock.now();
    const { avatar } = owner;
    // Of a closed profile the address is a private one: who is shut out can't go on using a copy of it.
    const expiresAt = sees.isOpen ? openAddressExpiry(at) : addressExpiry(at);
    // One that a moderator hid is its owner's alone.
    const isShown = avatar !== null && sees.picture && (avatar.hiddenAt === null || sees.isOwn);
    const address = !isShown ? null : await addressOf(mediaStore, avatar, at, expiresAt);
    const seesProfile = sees.isOpen || sees.isOwn;
    const link = profileLink({ ...owner, domainName: siteHost });
    return {
      id: owner.id,
      name: displayName(owner),
      username: seesProfile ? owner.username : null,
      type: owner.type,
      coachMark: coachMarkOf(owner, at),
      avatarUrl: address && (address.thumbnailUrl ?? address.url),
      profileLink: seesProfile && link !== '/' ? link : null,
      domain: sees.isOpen && siteHost !== null ? { domainName: siteHost } : null,
      isOwn: sees.isOwn,
    } satisfies PersonCard;
  };

/** Cards of those people there are. Who is hidden from the viewer is left out before: a card hides nobody. */
export const personCards =
  (ports: Needs) =>
  async (
    viewer: Actor,
    ids: readonly UserId[],
    { isShared = false }: Sight = {},
  ): Promise<ReadonlyMap<UserId, PersonCard>> => {
    const asked = [...new Set(ids)];
    if (asked.length === 0) return new Map();
    const [owners, known, sites] = await Promise.all([
      ports.reads.profiles.cardOwners(asked),
      knownTo(ports)(viewer, asked),
      siteHosts(ports)(asked),
    ]);
    const seesAll = mayDo(viewer, 'user.view');
    const cards = await Promise.all(
      owners.map((owner) => {
        const isOwn = viewer.kind === 'user' && viewer.id === owner.id;
        const isOpen = !isGone(owner) && owner.isPublic && owner.status === 'ACTIVE';
        const picture = !isGone(owner) && (isOpen || isOwn || seesAll || isShared || known.has(owner.id));
        return cardOf(ports)(owner, { picture, isOpen, isOwn }, sites.get(owner.id) ?? null);
      }),
    );
    return new Map(cards.map((card) => [card.id, card]));
  };
