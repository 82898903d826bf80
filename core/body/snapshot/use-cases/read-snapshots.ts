import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import { audited } from '#core/access/audit/audit-log.ts';
import type { User } from '#core/people/account/user.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { SnapshotId, UserId } from '#core/kernel/id.ts';
import type { Language } from '#core/kernel/language.ts';
import { pageRequest, type Page } from '#core/kernel/page.ts';
import { isoWeekOf } from '#core/kernel/week.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import { addressFor } from '#core/platform/media/address.ts';
import { ownedMedia } from '../owned-media.ts';
import { presentSnapshot, type PresentedSnapshot } from '../views/presented-snapshot.ts';
import { localDate } from '#core/kernel/time.ts';
import type { PhotoViewerRole } from '../photo-views.ts';
import { oldestShown, viewOf, type Ties, type View } from '../privacy.ts';
import type { Snapshot } from '../snapshot.ts';

export type Reading = Reads<'auditLog' | 'media' | 'photoViews' | 'snapshots' | 'users'> &
  Pick<Ports, 'mediaStore' | 'lookAddresses' | 'clock'> &
  Ties;

/** What one person sees of another, or of themselves. */
export type Seen = Readonly<{ actor: Actor; owner: User; view: View }>;

/** The owner as this actor may see them; a profile one may not see is not there. */
export const seenOwner = async (
  { reads, ...ties }: Reads<'users'> & Ties,
  actor: Actor,
  userId: UserId,
): Promise<Seen> => {
  const owner = await reads.users.find(userId);
  const view = owner && (await viewOf(actor, owner, ties));
  if (!owner || !view) throw new DomainError('indicator.not_found');
  return { actor, owner, view };
};

/** Staff look at another person's body data: that is written down, whichever entry point it goes through. */
export const logLook = async (
  { reads, clock }: Reads<'auditLog'> & Pick<Ports, 'clock'>,
  { actor, view, owner }: Seen,
  snapshotIds: readonly SnapshotId[],
): Promise<void> => {
  if (view.viewer !== 'STAFF' || actor.kind !== 'user') return;
  await reads.auditLog.append(
    audited(actor, {
      at: clock.now(),
      action: 'indicator.view',
      targetType: 'user',
      targetId: owner.id,
      before: null,
      after: { snapshotIds },
      reason: null,
    }),
  );
};

const photoViewerRole = ({ viewer }: View): PhotoViewerRole | null =>
  viewer === 'COACH' || viewer === 'STAFF' ? viewer : null;

/** Who had whose body photos in front of them, for their owner to read. */
const logPhotos = async (
  { reads }: Reads<'photoViews'>,
  snapshots: readonly Snapshot[],
  { actor, owner, view }: Seen,
  at: Date,
): Promise<void> => {
  const role = photoViewerRole(view);
  const shown = view.pictures ? snapshots.filter(({ media }) => media.length > 0) : [];
  if (role === null || actor.kind !== 'user' || shown.length === 0) return;
  const day = localDate(at, owner.timeZone);
  await reads.photoViews.record(
    shown.map(({ week }) => ({ ownerId: owner.id, viewerId: actor.id, role, week, day, firstAt: at })),
  );
};

/** Written down before any address of a photo is given. */
export const presentAll = async (
  {
    reads,
    mediaStore,
    lookAddresses,
    clock,
  }: Reads<'media' | 'photoViews'> & Pick<Reading, 'mediaStore' | 'lookAddresses' | 'clock'>,
  snapshots: readonly Snapshot[],
  seen: Seen,
  language: Language,
): Promise<readonly PresentedSnapshot[]> => {
  const { actor, owner, view } = seen;
  const viewerId = actor.kind === 'user' ? actor.id : null;
  const now = clock.now();
  await logPhotos({ reads }, snapshots, seen, now);
  const currentWeek = isoWeekOf(now, owner.timeZone).key;
  const shown = view.pictures ? snapshots.flatMap(({ media }) => media) : [];
  const owned = await ownedMedia(reads.media, owner.id, shown);
  return Promise.all(
    snapshots.map((snapshot) =>
      presentSnapshot(snapshot, {
        addressing: (medium) => addressFor({ mediaStore, lookAddresses }, medium, viewerId, now),
        language,
        view,
        currentWeek,
        owned,
      }),
    ),
  );
};

export const presentOne = async (
  reading: Reads<'media' | 'photoViews'> & Pick<Reading, 'mediaStore' | 'lookAddresses' | 'clock'>,
  snapshot: Snapshot,
  seen: Seen,
  language: Language,
): Promise<PresentedSnapshot> => {
  const [presented] = await presentAll(reading, [snapshot], seen, language);
  return presented!; // one in, one out
};

type ListInput = Readonly<{
  userId?: UserId | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
  language: Language;
}>;

/** The oldest week this viewer is shown; null: all are. */
const oldestWeekFor = async ({ reads }: Reads<'snapshots'>, { owner, view }: Seen): Promise<string | null> =>
  view.weeks === 'ALL' ? null : oldestShown(view, await reads.snapshots.weeksOf(owner.id));

/** Saved weeks, newest first: one's own, or another person's as far as they may be seen. */
export const listSnapshots =
  (reading: Reading) =>
  async (actor: Actor, { userId, language, ...page }: ListInput): Promise<Page<PresentedSnapshot>> => {
    const seen = await seenOwner(reading, actor, userId ?? requireMember(actor).id);
    const [found, lastWeek] = await Promise.all([
      reading.reads.snapshots.pageOf(seen.owner.id, pageRequest(page)),
      oldestWeekFor(reading, seen),
    ]);
    const items = found.items.filter(({ week }) => lastWeek === null || week >= lastWeek);
    const isEnd = lastWeek !== null && (items.at(-1)?.week ?? lastWeek) <= lastWeek;
    const nextCursor = isEnd ? null : found.nextCursor;
    await logLook(
      reading,
      seen,
      items.map(({ id }) => id),
    );
    return { items: await presentAll(reading, items, seen, language), nextCursor };
  };

export const seenSnapshot = async (
  reading: Reading,
  actor: Actor,
  id: SnapshotId,
): Promise<Seen & { snapshot: Snapshot }> => {
  const snapshot = await reading.reads.snapshots.find(id);
  if (!snapshot) throw new DomainError('indicator.not_found');
  const seen = await seenOwner(reading, actor, snapshot.userId);
  const oldest = await oldestWeekFor(reading, seen);
  if (oldest !== null && snapshot.week < oldest) throw new DomainError('indicator.not_found');
  return { snapshot, ...seen };
};

/** One saved week, as far as this actor may see it. */
export const getSnapshot =
  (reading: Reading) =>
  async (
    actor: Actor,
    { id, language }: Readonly<{ id: SnapshotId; language: Language }>,
  ): Promise<PresentedSnapshot> => {
    const { snapshot, ...seen } = await seenSnapshot(reading, actor, id);
    await logLook(reading, seen, [id]);
    return presentOne(reading, snapshot, seen, language);
  };
