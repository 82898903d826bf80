import { DomainError } from '#core/kernel/domain-error.ts';
import type { MediumId, UserId } from '#core/kernel/id.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { addressExpiry } from '#core/platform/media/address.ts';
import { attachableMedia } from '#core/platform/media/attachable.ts';
import { mediumViews, type MediumView } from '#core/platform/media/medium-view.ts';
import type { Message } from './message.ts';

const refusal = 'chat.attachments_not_found';

/** One's own files that are meant for it, each once. */
export const requireAttachments = async (
  { media }: Pick<Repositories, 'media'>,
  ownerId: UserId,
  ids: readonly MediumId[],
): Promise<void> => {
  if (new Set(ids).size !== ids.length) throw new DomainError(refusal);
  await attachableMedia(media, { ownerId, ids, purposes: ['CHAT', 'GENERAL'], refusal });
};

/** A picture for a group, likewise. */
export const requireRoomPhoto = async (
  { media }: Pick<Repositories, 'media'>,
  ownerId: UserId,
  id: MediumId,
): Promise<void> => {
  const [medium] = await attachableMedia(media, {
    ownerId,
    ids: [id],
    purposes: ['CHAT', 'GENERAL'],
    refusal,
  });
  if (medium?.type !== 'IMAGE') throw new DomainError(refusal);
};

/** From now on a message, or a room as its picture, shows these files, and they stay. */
export const useFiles = async (
  { media }: Pick<Repositories, 'media'>,
  ids: readonly MediumId[],
  use: Readonly<{ kind: 'CHAT' | 'ROOM'; id: string }>,
): Promise<void> => {
  if (ids.length === 0) return;
  await media.use(ids, use).catch((error: unknown) => {
    // Deleted on another device at the same moment.
    if (error instanceof DomainError && error.code === 'media.not_found') throw new DomainError(refusal);
    throw error;
  });
};

export type AttachmentView = MediumView & Readonly<{ expiresAt: Date }>;

type Needs = Pick<Ports, 'reads' | 'mediaStore' | 'clock'>;

/** The files of these messages that are still there, with addresses for the members of their rooms. */
export const attachmentViews =
  ({ reads: { media }, mediaStore, clock }: Needs) =>
  async (messages: readonly Message[]): Promise<ReadonlyMap<MediumId, AttachmentView>> => {
    const now = clock.now();
    const shown = messages.filter(
      ({ deletedAt, attachments }) => deletedAt === null && attachments.length > 0,
    );
    const found = [...Map.groupBy(shown, ({ senderId }) => senderId)].map(async ([senderId, sent]) => {
      const ids = [...new Set(sent.flatMap(({ attachments }) => attachments))];
      return senderId === null ? [] : media.ofOwner(senderId, ids);
    });
    const files = (await Promise.all(found)).flat().map((medium) => ({ medium }));
    const views = await mediumViews({ media, mediaStore, now }, files);
    const expiresAt = addressExpiry(now);
    return new Map(views.map((view) => [view.id, { ...view, expiresAt }]));
  };
