import { mayDo } from '#core/access/actor/actor.ts';
import { displayName } from '#core/access/actor/person.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import { actorWithoutSignIn } from '#core/people/account/use-cases/actor-of.ts';
import type { Medium } from '#core/platform/media/medium.ts';
import type { Look } from '#core/platform/media/ports.ts';
import { oldestShown, viewOf, type Ties } from '../privacy.ts';

type Needs = Reads<'media' | 'roles' | 'snapshots' | 'users'> & Pick<Ports, 'clock' | 'lookAddresses'> & Ties;

/** What of the file is sent, and whose name is drawn on it. */
export type OpenedPhoto = Pick<Look, 'size' | 'viewerId'> &
  Readonly<{ medium: Medium; viewerName: string; at: Date }>;

/** Whether a week that this viewer is shown has the picture in it. */
const isInShownWeek = async (
  { reads, ...ties }: Needs,
  viewerId: UserId,
  medium: Medium,
): Promise<boolean> => {
  const [owner, actor] = await Promise.all([
    reads.users.find(medium.ownerId),
    actorWithoutSignIn({ reads, clock: ties.clock })(viewerId),
  ]);
  if (!owner || actor.status !== 'ACTIVE') return false;
  if (mayDo(actor, 'media.view')) return true;
  const view = await viewOf(actor, owner, ties);
  if (!view?.pictures) return false;
  const oldest = view.weeks === 'ALL' ? null : oldestShown(view, await reads.snapshots.weeksOf(owner.id));
  const weeks = await reads.snapshots.weeksShowing(medium.id);
  return weeks.some((week) => oldest === null || week >= oldest);
};

/**
 * The bytes of a body picture for who is not its owner. An address is no right: a coach whose access ended, or staff
 * without the permission any longer, is told that there is no such file.
 */
export const openPhoto =
  (needs: Needs) =>
  async (address: string): Promise<OpenedPhoto> => {
    const { reads, clock, lookAddresses } = needs;
    const at = clock.now();
    const look = lookAddresses.read(address, at);
    if (!look) throw new DomainError('media.link_expired');
    const { viewerId, size } = look;
    const medium = await reads.media.find(look.mediumId);
    const viewer = await reads.users.find(viewerId);
    if (!medium || !viewer || !(await isInShownWeek(needs, viewerId, medium)))
      throw new DomainError('media.not_found');
    return { medium, size, viewerId, viewerName: displayName(viewer), at };
  };
