import { requireMember, type Actor } from '#core/access/actor.ts';
import { DomainError, fieldError } from '#core/errors.ts';
import type { MediumId, UserId } from '#core/kernel/id.ts';
import type { Media } from '#core/media/ports.ts';
import type { Ports } from '#core/ports.ts';
import { readMe, type Me } from '../me.ts';
import { withChanges, type ProfileChanges } from '../profile-changes.ts';

type Input = ProfileChanges & Readonly<{ version: number; avatarId?: MediumId | null | undefined }>;
type Needs = Pick<Ports, 'reads' | 'transaction' | 'clock' | 'mediaStore'>;

/** A picture of one's own, and never one of the body: those stay private, while an avatar follows the profile. */
const requireAvatar = async (media: Media, userId: UserId, id: MediumId): Promise<void> => {
  const [medium] = await media.ofOwner(userId, [id]);
  const isFit = medium?.type === 'IMAGE' && (medium.purpose === 'AVATAR' || medium.purpose === 'GENERAL');
  if (!isFit) throw fieldError('body.avatarId', 'user.media_not_found');
};

/** Changes one's own profile, its public flags, or the preferences. */
export const updateMe =
  (ports: Needs) =>
  async (actor: Actor, { version, avatarId, ...changes }: Input): Promise<Me> => {
    const { id } = requireMember(actor);

    await ports.transaction(async ({ users, media }) => {
      const user = await users.lock(id);
      if (user.version !== version) throw new DomainError('version.stale');
      if (avatarId && avatarId !== user.avatarId) await requireAvatar(media, id, avatarId);
      await users.update({
        ...withChanges(user, changes),
        ...(avatarId !== undefined && { avatarId }),
        version: version + 1,
        updatedAt: ports.clock.now(),
      });
    });
    return readMe(ports)(id);
  };
