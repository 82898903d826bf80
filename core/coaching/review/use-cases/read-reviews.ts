import { requireMember, type Actor, type UserActor } from '#core/access/actor/actor.ts';
import { isGone, type User } from '#core/people/account/user.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { computeIndicators } from '#core/body/indicator/compute.ts';
import type { SafetyFlag } from '#core/body/indicator/safety.ts';
import type { Snapshot } from '#core/body/snapshot/snapshot.ts';
import type { UserId } from '#core/kernel/id.ts';
import { pageRequest, type Page } from '#core/kernel/page.ts';
import { weekOf } from '#core/kernel/week.ts';
import { avatarUrl } from '#core/platform/media/avatar.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Repositories } from '#core/kernel/transaction.ts';
import { requireCoach } from '#core/coaching/coach/desk.ts';
import type { ReviewFilter, ReviewRow } from '../ports.ts';
import { audibleAmong } from '../recording/recording-files.ts';
import { showsToCoach, type Review } from '../review.ts';
import {
  escrowOfRow,
  shownReply,
  summaryOf,
  type ReviewDetails,
  type ReviewSummary,
  type ShownReply,
} from '../views/shown-review.ts';
import { actionsOf, type ReviewSide } from '../review-actions.ts';
import { findOwn } from './own-review.ts';

export type Reading = Reads<'media' | 'questionForms' | 'reviewBundles' | 'reviews' | 'snapshots' | 'users'> &
  Pick<Ports, 'mediaStore' | 'clock'>;

/** Those whom the rows speak of, each read once. */
const peopleOf = async (
  { reads }: Reads<'users'>,
  rows: readonly ReviewRow[],
): Promise<ReadonlyMap<UserId, User>> => {
  const ids = [...new Set(rows.flatMap(({ memberId, coachId }) => [memberId, coachId]))];
  const found = await Promise.all(ids.map((id) => reads.users.find(id)));
  return new Map(found.flatMap((user) => (user ? [[user.id, user]] : [])));
};

type Cautions = ReadonlyMap<Review['id'], readonly SafetyFlag[]>;

/** What of the weeks calls for care, for a coach who may see them: one question for all of the rows. */
const cautionsOf = async (
  { reads, clock }: Reads<'snapshots'> & Pick<Ports, 'clock'>,
  reader: UserActor,
  rows: readonly ReviewRow[],
  people: ReadonlyMap<UserId, User>,
): Promise<Cautions> => {
  const at = clock.now();
  if (reader.type !== 'COACH') return new Map();
  const seen = rows.filter((row) => {
    const member = people.get(row.memberId);
    return row.coachId === reader.id && showsToCoach(row, at) && member !== undefined && !isGone(member);
  });
  if (seen.length === 0) return new Map();
  const found = await reads.snapshots.findAll(seen.map(({ snapshotId }) => snapshotId));
  const flags = new Map(
    found.map(({ id, inputs, standard }) => [id, computeIndicators(inputs, { standard }).safetyFlags]),
  );
  return new Map(seen.map(({ id, snapshotId }) => [id, flags.get(snapshotId) ?? []]));
};

const summarise = async (
  reading: Reading,
  reader: UserActor,
  rows: readonly ReviewRow[],
): Promise<Readonly<{ items: readonly ReviewSummary[]; cautions: Cautions }>> => {
  const people = await peopleOf(reading, rows);
  const [cautions, pictures] = await Promise.all([
    cautionsOf(reading, reader, rows, people),
    Promise.all(
      [...people].map(async ([id, user]) => [id, await avatarUrl(reading)(reader, user)] as const),
    ).then((found) => new Map(found)),
  ]);
  const at = reading.clock.now();
  const items = rows.map((row) =>
    summaryOf(row, {
      side: row.memberId === reader.id ? 'MEMBER' : 'COACH',
      memberAvatarUrl: pictures.get(row.memberId) ?? null,
      coachUsername: people.get(row.coachId)?.username ?? null,
      coachAvatarUrl: pictures.get(row.coachId) ?? null,
      cautionCount: cautions.get(row.id)?.length ?? 0,
      at,
    }),
  );
  return { items, cautions };
};

type Query = ReviewFilter &
  Readonly<{
    side?: ReviewSide | undefined;
    personId?: UserId | undefined;
    limit?: number | undefined;
    cursor?: string | undefined;
  }>;

/** One's own reviews, newest first: those one asked for, or as a coach those one was asked for. */
export const listReviews =
  (reading: Reading) =>
  async (
    actor: Actor,
    { side = 'MEMBER', status, personId, ...query }: Query,
  ): Promise<Page<ReviewSummary>> => {
    const reader = requireMember(actor);
    const { reviews } = reading.reads;
    const page = pageRequest(query);
    const { items, nextCursor } =
      side === 'MEMBER'
        ? await reviews.pageOfMember(reader.id, { status, coachId: personId }, page)
        : await reviews.pageOfCoach(reader.id, { status, memberId: personId }, page);
    return { items: (await summarise(reading, reader, items)).items, nextCursor };
  };

/** What waits for this coach, the longest wait first. */
export const readQueue =
  (reading: Reading) =>
  async (
    actor: Actor,
    query: Pick<Query, 'limit' | 'cursor'>,
  ): Promise<Page<ReviewSummary> & Readonly<{ waiting: number }>> => {
    const reader = requireCoach(actor);
    const { reviews } = reading.reads;
    const [{ items, nextCursor }, waiting] = await Promise.all([
      reviews.queueOf(reader.id, pageRequest(query)),
      reviews.waitingCountOf(reader.id),
    ]);
    return { items: (await summarise(reading, reader, items)).items, nextCursor, waiting };
  };

/** The week that was asked about and those after it, oldest first. */
export const weeksSince = (
  { snapshots }: Pick<Repositories, 'snapshots'>,
  { memberId, week }: Pick<Review, 'memberId' | 'week'>,
): Promise<readonly Snapshot[]> => snapshots.seriesOf(memberId, weekOf(week).startsOn);

/** Whether this reader may look at the member's weeks: the member, and a coach for as long as both are what they were. */
const maySeeWeeks = async (
  { users, reviews }: Pick<Repositories, 'reviews' | 'users'>,
  reader: UserActor,
  { memberId }: Pick<Review, 'memberId'>,
  at: Date,
): Promise<boolean> => {
  if (reader.id === memberId) return true;
  if (reader.type !== 'COACH' || !(await reviews.mayCoachSee(reader.id, memberId, at))) return false;
  const member = await users.find(memberId);
  return member !== null && !isGone(member);
};

export type ReadingOne = Reading & Reads<'translations'> & Pick<Ports, 'translator'>;

const isTranslatable = async (
  { reads, translator }: ReadingOne,
  { memberId, coachId }: Pick<Review, 'memberId' | 'coachId'>,
): Promise<boolean> =>
  translator.host !== null && (await reads.translations.agreeing([memberId, coachId])).size === 2;

/** Of one's own bundle, a quarter that has paid no review says so: its line in the statement leads here. */
const requireAsked = async (
  { reviews, reviewBundles }: Pick<Repositories, 'reviewBundles' | 'reviews'>,
  id: Review['id'],
  readerId: UserId,
): Promise<ReviewRow> => {
  const paidBy = (await reviews.find(id)) ? null : await reviewBundles.paying(id);
  const bundle = paidBy && (await reviewBundles.find(paidBy.bundleId));
  if (bundle?.memberId === readerId) throw new DomainError('review_bundle.part_unused');
  return (await findOwn(reviews, id, readerId)).row;
};

/** One review, for the two it is between. */
export const getReview =
  (reading: ReadingOne) =>
  async (actor: Actor, id: Review['id']): Promise<ReviewDetails> => {
    const reader = requireMember(actor);
    const { reads } = reading;
    const row = await requireAsked(reads, id, reader.id);
    const maySee = await maySeeWeeks(reads, reader, row, reading.clock.now());
    const [{ items, cautions }, form, snapshots, replyChanges, bundle, audible] = await Promise.all([
      summarise(reading, reader, [row]),
      row.formId === null ? null : reads.questionForms.find(row.formId),
      maySee ? weeksSince(reads, row) : null,
      reads.reviews.replyChanges(id),
      // Asked again after it, a request is paid by itself.
      row.round === 1 ? reads.reviewBundles.paying(id) : null,
      audibleAmong(reads, [row.reply]),
    ]);
    const [summary] = items;
    if (!summary) throw new DomainError('review.not_found');
    const { side } = summary;
    // A coach who declined, or was too late, no longer sees the week, nor what was written with the request.
    const showsRequest = side === 'MEMBER' || (maySee && showsToCoach(row, reading.clock.now()));
    return {
      ...summary,
      form,
      answers: showsRequest ? row.answers : [],
      message: showsRequest ? row.message : null,
      attachment: showsRequest ? row.attachment : null,
      outcomeConsent: row.outcomeConsent,
      reply: row.reply && shownReply(row.reply, row.week, { snapshots, audible }),
      escrow: escrowOfRow(row),
      replyChanges,
      cautions: cautions.get(id) ?? [],
      bundle,
      isTranslatable: await isTranslatable(reading, row),
      seesWeek: snapshots?.some((each) => each.id === row.snapshotId) ?? false,
      actions: actionsOf(row, row.rating, side),
    };
  };

/** Every version of the answer, newest first. */
export const listReplyVersions =
  ({ reads, clock }: Reads<'media' | 'reviews' | 'snapshots' | 'users'> & Pick<Ports, 'clock'>) =>
  async (
    actor: Actor,
    id: Review['id'],
  ): Promise<{ items: readonly Readonly<{ at: Date; reply: ShownReply }>[] }> => {
    const reader = requireMember(actor);
    const { row } = await findOwn(reads.reviews, id, reader.id);
    const maySee = await maySeeWeeks(reads, reader, row, clock.now());
    const [versions, snapshots] = await Promise.all([
      reads.reviews.replyVersions(id),
      maySee ? weeksSince(reads, row) : null,
    ]);
    const audible = await audibleAmong(reads, versions);
    return {
      items: versions.map(({ at, ...reply }) => ({
        at,
        reply: shownReply(reply, row.week, { snapshots, audible }),
      })),
    };
  };
