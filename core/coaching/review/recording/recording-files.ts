import type { Hooks } from '#core/kernel/hooks.ts';
import type { MediumId } from '#core/kernel/id.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import type { Reply } from '#core/coaching/reply/reply.ts';
import type { Medium } from '#core/platform/media/medium.ts';
import { placesOfKind } from '#core/platform/media/use.ts';
import type { Review } from '../review.ts';

type Named = Pick<Review, 'id'>;

export const shownBy = ({ id }: Named) => ({ kind: 'REVIEW', id }) as const;
const draftedBy = ({ id }: Named) => ({ kind: 'REVIEW_DRAFT', id }) as const;

/** The draft shows this file and no other; what it showed before is thrown away with the other unused files. */
export const keepDraftFile = async (
  { media }: Pick<Repositories, 'media'>,
  review: Named,
  mediumId: MediumId | null,
): Promise<void> => {
  await media.unuse(draftedBy(review));
  if (mediumId !== null) await media.use([mediumId], draftedBy(review));
};

/** Gone at once, as if its owner had deleted it, unless something still shows it. */
const deleteUnused = async (
  { media, events }: Pick<Repositories, 'events' | 'media'>,
  mediumId: MediumId,
  at: Date,
): Promise<void> => {
  const medium = await media.lock(mediumId);
  if (!medium || medium.deletedAt !== null || (await media.usesOf(mediumId)).length > 0) return;
  await media.update({ ...medium, deletedAt: at, version: medium.version + 1 });
  await events.append({ type: 'media.changed', userId: medium.ownerId });
};

type Ending = Pick<Repositories, 'events' | 'media' | 'reviews'>;

/** The draft is over: sent, or nothing to be sent any more. What only it showed goes with it. */
export const endDraft = async (repositories: Ending, review: Named, at: Date): Promise<void> => {
  const { reviews, media } = repositories;
  const draft = await reviews.draft(review.id);
  await reviews.deleteDraft(review.id);
  await media.unuse(draftedBy(review));
  if (draft?.recording) await deleteUnused(repositories, draft.recording.mediumId, at);
};

const fileIn = ({ recording }: Reply): readonly MediumId[] => (recording ? [recording.mediumId] : []);

/** What was said to a member who is gone is heard by nobody any more, its coach neither. */
export const forgetRecordings = async (
  repositories: Ending,
  review: Pick<Review, 'id' | 'reply'>,
  at: Date,
): Promise<void> => {
  const { reviews, media } = repositories;
  const versions = await reviews.replyVersions(review.id);
  const files = new Set([...(review.reply ? fileIn(review.reply) : []), ...versions.flatMap(fileIn)]);
  await media.unuse(shownBy(review));
  await endDraft(repositories, review, at);
  for (const mediumId of files) await deleteUnused(repositories, mediumId, at);
};

/** The member it was said to, for as long as the file is there: also when the coach's access has ended. */
export const mayOpenRecording: Hooks['mayOpenMedium'] = async (
  { media, reviews },
  viewer,
  { id, purpose },
) => {
  if (purpose !== 'REVIEW_ANSWER' || viewer.kind !== 'user' || viewer.status !== 'ACTIVE') return false;
  const found = await Promise.all(
    placesOfKind(await media.usesOf(id), 'REVIEW').map((reviewId) => reviews.find(reviewId)),
  );
  return found.some((review) => review?.memberId === viewer.id);
};

/** In words for the coach: whose answer it is. */
export const answersShowing: Hooks['mediumUsesOf'] = async ({ reviews }, _mediumId, known) => {
  const named = (['REVIEW', 'REVIEW_DRAFT'] as const).flatMap((kind) =>
    placesOfKind(known, kind).map(async (id) => {
      const review = await reviews.find(id);
      const page = kind === 'REVIEW' ? `/dashboard/review/${id}` : `/dashboard/review/${id}/answer`;
      return { kind, id, title: review?.memberName ?? null, link: review && page };
    }),
  );
  return Promise.all(named);
};

/** Those of these files that are there to be heard by others than their owner. */
export const audibleAmong = async (
  { media }: Pick<Repositories, 'media'>,
  replies: readonly (Reply | null)[],
): Promise<ReadonlyMap<MediumId, Medium>> => {
  const ids = replies.flatMap((reply) => (reply ? fileIn(reply) : []));
  const found = ids.length > 0 ? await media.among([...new Set(ids)]) : [];
  return new Map(found.filter(({ hiddenAt }) => hiddenAt === null).map((medium) => [medium.id, medium]));
};
