import { DomainError, type ErrorCode } from '#core/kernel/domain-error.ts';
import type { MediumId, UserId } from '#core/kernel/id.ts';
import type { MediaPurpose, Medium } from './medium.ts';
import type { Media } from './ports.ts';

type Wanted = Readonly<{
  ownerId: UserId;
  ids: readonly MediumId[];
  /** What the files may have been uploaded for. Body pictures are none, whatever stands here. */
  purposes: readonly MediaPurpose[];
  /** What the caller says of a file that is missing, deleted, another's, or not for this. */
  refusal: ErrorCode;
}>;

/**
 * One's own living files in the order given, each once. A body picture is never handed on: sharing makes a copy that its
 * owner asked for.
 */
export const attachableMedia = async (
  media: Pick<Media, 'ofOwner'>,
  { ownerId, ids, purposes, refusal }: Wanted,
): Promise<readonly Medium[]> => {
  const found = ids.length > 0 ? await media.ofOwner(ownerId, ids) : [];
  const byId = new Map(found.map((medium) => [medium.id, medium]));
  return [...new Set(ids)].map((id) => {
    const medium = byId.get(id);
    const isFit = medium && medium.purpose !== 'PHYSICAL_PROFILE' && purposes.includes(medium.purpose);
    if (!isFit) throw new DomainError(refusal);
    return medium;
  });
};
