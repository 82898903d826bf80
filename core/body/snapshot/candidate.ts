import type { UserId } from '#core/kernel/id.ts';
import type { MediumId } from '#core/kernel/id.ts';
import type { WeekKey } from '#core/kernel/week.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { nothingMeasured, pathOf, type ProfileInputs } from '#core/body/indicator/fields.ts';
import { givenKeys, mergeInputs, replaceSections, type PartialInputs } from './inputs.ts';
import { held, ownedMedia } from './owned-media.ts';
import type { Candidate } from './save-rules.ts';
import type { BodySide, Snapshot, SnapshotMedium } from './snapshot.ts';

export type GivenMedium = Readonly<{ mediaId: MediumId; side: BodySide }>;

export type SnapshotInput = PartialInputs &
  Readonly<{
    media?: readonly GivenMedium[] | undefined;
    carriedOver?: readonly string[] | undefined;
  }>;

export const asSnapshotMedia = (given: readonly GivenMedium[]): readonly SnapshotMedium[] =>
  given.map(({ mediaId, side }) => ({ mediumId: mediaId, side }));

type Stored = Pick<Repositories, 'snapshots'> & Readonly<{ media: Pick<Repositories['media'], 'ofOwner'> }>;
type Content = Readonly<{
  inputs: ProfileInputs;
  carriedOver: readonly string[];
  media: readonly SnapshotMedium[];
}>;

/** The last saved week before the given one: where a carried-over value must come from. */
const previousOf = async ({ snapshots }: Stored, userId: UserId, week: WeekKey): Promise<Snapshot | null> => {
  // This week's own save and one before it are enough, except after a journey west across the date line.
  const { items } = await snapshots.pageOf(userId, { limit: 3 });
  return items.find((snapshot) => snapshot.week < week) ?? null;
};

/** Where a save reads: the pictures it is about to show can't be deleted before it ends. */
export const saving = ({ snapshots, media }: Pick<Repositories, 'media' | 'snapshots'>): Stored => ({
  snapshots,
  media: held(media),
});

export const candidateOf = async (
  stored: Stored,
  userId: UserId,
  week: WeekKey,
  content: Content,
): Promise<Candidate> => ({
  ...content,
  previous: await previousOf(stored, userId, week),
  owned: await ownedMedia(stored.media, userId, content.media),
});

/** A save: sections and pictures that are sent replace those of this week's earlier save, the others stay. */
export const contentOfSave = (given: SnapshotInput, existing: Snapshot | null): Content => {
  const inputs = replaceSections(existing?.inputs ?? nothingMeasured, given);
  const kept = existing ? keptCarriedOver(existing, given) : [];
  return {
    inputs,
    carriedOver: [...new Set(given.carriedOver ?? kept)],
    media: given.media ? asSnapshotMedia(given.media) : (existing?.media ?? []),
  };
};

/** A change: field by field. A value that is sent again was measured, unless the change says otherwise. */
export const contentOfChange = (given: SnapshotInput, existing: Snapshot): Content => ({
  inputs: mergeInputs(existing.inputs, given),
  carriedOver: [...new Set(given.carriedOver ?? keptCarriedOver(existing, given))],
  media: given.media ? asSnapshotMedia(given.media) : existing.media,
});

const keptCarriedOver = ({ carriedOver }: Snapshot, given: SnapshotInput): readonly string[] => {
  const said = new Set(givenKeys(given).map(pathOf));
  return carriedOver.filter((path) => !said.has(path));
};
