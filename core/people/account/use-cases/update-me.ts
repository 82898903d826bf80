import type { SiteHostNeeds } from '#core/people/account/site-hosts.ts';
import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import { nextVersion, type SeenVersion } from '#core/access/audit/last-write.ts';
import { fieldError } from '#core/kernel/domain-error.ts';
import type { MediumId, UserId } from '#core/kernel/id.ts';
import type { Media } from '#core/platform/media/ports.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Writes } from '#core/kernel/transaction.ts';
import { readMe, type Me } from '../views/me.ts';
import { withChanges, type ProfileChanges } from '../profile-changes.ts';

type Input = ProfileChanges & SeenVersion & Readonly<{ avatarId?: MediumId | null | undefined }>;
type Needs = Reads<'consents' | 'consentVersions' | 'media' | 'users'> &
  SiteHostNeeds &
  Writes<'auditLog' | 'events' | 'media' | 'users'> &
  Pick<Ports, 'clock' | 'mediaStore'>;

/** A picture of one's own, and never one of the body: those stay private, while an avatar follows the profile. */
const requireAvatar = async (media: Media, userId: UserId, id: MediumId): Promise<void> => {
  const [medium] = await media.hold(userId, [id]);
  const isFit = medium?.type === 'IMAGE' && (medium.purpose === 'AVATAR' || medium.purpose === 'GENERAL');
  if (!isFit) throw fieldError('body.avatarId', 'user.media_not_found');
};

/** Changes one's own profile, its public flags, or the preferences. */
export const updateMe =
  (ports: Needs) =>
  async (actor: Actor, { version, avatarId, ...changes }: Input): Promise<Me> => {
    const { id } = requireMember(actor);

    await ports.transaction(async ({ users, media, auditLog, events }) => {
      const user = await users.lock(id);
      const at = ports.clock.now();
      const edit = { stored: user.version, seen: version, at, targetType: 'user' as const, targetId: id };
      const next = await nextVersion({ auditLog }, actor, edit);
      if (avatarId && avatarId !== user.avatarId) await requireAvatar(media, id, avatarId);
      const changed = withChanges(user, changes);
      await users.update({
        ...changed,
        ...(avatarId !== undefined && { avatarId }),
        version: next,
        updatedAt: at,
      });
      if (changed.language !== user.language)
        await events.append({ type: 'user.language_changed', userId: id });
    });
    return readMe(ports)(id);
  };
