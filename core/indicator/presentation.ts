import type { BodyStandard } from '#core/account/user.ts';
import type { MediumId, SnapshotId, UserId } from '#core/kernel/id.ts';
import type { Language } from '#core/kernel/language.ts';
import { addressOf } from '#core/media/address.ts';
import type { MediaType, Medium } from '#core/media/medium.ts';
import type { Media, MediaStore } from '#core/media/ports.ts';
import { computeIndicators } from './compute.ts';
import { explainIndicator } from './explain.ts';
import { fieldKeys, fields, isMeasured, pathOf, readField, type ProfileInputs } from './fields.ts';
import { indicatorKeys, type Computation, type IndicatorKey } from './indicators.ts';
import { unitLabels } from './labels.ts';
import type { HeartRateRange } from './strength.ts';
import { maySeeField, maySeeIndicator, maySeePath, visibleInputs, type View } from './privacy.ts';
import { categoryOf } from './scales.ts';
import type { SafetyFlag } from './safety.ts';
import type { BodySide, Snapshot, SnapshotMedium } from './snapshot.ts';

/** A computed number with all it takes to trust it. */
export type ComputedValue = Readonly<{
  value: number | string | HeartRateRange | null;
  reason: string | null;
  unit: string | null;
  category: string | null;
  formula: string | null;
  source: string | null;
}>;

export type PresentedMedium = Readonly<{
  mediaId: MediumId;
  side: BodySide;
  type: MediaType;
  url: string;
  thumbnailUrl: string | null;
}>;

export type PresentedSnapshot = ProfileInputs &
  Readonly<{
    id: SnapshotId;
    userId: UserId;
    week: string;
    weekStart: string;
    standard: BodyStandard;
    carriedOver: readonly string[];
    notMeasured: readonly string[];
    computed: Readonly<Record<string, ComputedValue>>;
    safetyFlags: readonly SafetyFlag[];
    media: readonly PresentedMedium[];
    isEditable: boolean;
    version: number;
    createdAt: Date;
    updatedAt: Date;
  }>;

const presentIndicator = (
  key: IndicatorKey,
  inputs: ProfileInputs,
  computed: Computation,
  standard: BodyStandard,
  language: Language,
): ComputedValue => {
  const { outcome, unit, formula, sources } = explainIndicator(key, inputs, computed, standard);
  const category = categoryOf(key);
  const { value, reason } = outcome;
  return {
    value: value ?? null,
    reason: reason ?? null,
    // Units are the same in every language on the wire; screens have their own words for them.
    unit: unitLabels[unit].en || null,
    category: (category ? computed[category].value : typeof value === 'string' ? value : null) ?? null,
    formula: formula[language],
    source: sources.map(({ text }) => text).join('; ') || null,
  };
};

export const presentComputed = (
  inputs: ProfileInputs,
  computed: Computation,
  { standard, language, view }: Readonly<{ standard: BodyStandard; language: Language; view: View }>,
): Readonly<Record<string, ComputedValue>> =>
  Object.fromEntries(
    indicatorKeys
      .filter((key) => maySeeIndicator(view, key))
      .map((key) => [key, presentIndicator(key, inputs, computed, standard, language)]),
  );

/** Files that are gone are left out: a picture is shown or it is not there. */
export const presentMedia = async (
  mediaStore: Pick<MediaStore, 'signedUrl'>,
  shown: readonly SnapshotMedium[],
  owned: ReadonlyMap<MediumId, Medium>,
  now: Date,
): Promise<readonly PresentedMedium[]> => {
  const presented = await Promise.all(
    shown.map(async ({ mediumId, side }) => {
      const medium = owned.get(mediumId);
      if (!medium) return [];
      const { url, thumbnailUrl } = await addressOf(mediaStore, medium, now);
      return [{ mediaId: mediumId, side, type: medium.type, url, thumbnailUrl }];
    }),
  );
  return presented.flat();
};

/** Only the owner's own files: whatever a snapshot names, nobody else's file is ever shown by it. */
export const ownedMedia = async (
  media: Pick<Media, 'ofOwner'>,
  ownerId: UserId,
  shown: readonly SnapshotMedium[],
): Promise<ReadonlyMap<MediumId, Medium>> => {
  const ids = [...new Set(shown.map(({ mediumId }) => mediumId))];
  const found = ids.length > 0 ? await media.ofOwner(ownerId, ids) : [];
  return new Map(found.map((medium) => [medium.id, medium]));
};

type Desk = Readonly<{
  mediaStore: Pick<MediaStore, 'signedUrl'>;
  now: Date;
  language: Language;
  view: View;
  /** By the owner's calendar. */
  currentWeek: string;
  owned: ReadonlyMap<MediumId, Medium>;
}>;

/** The one way a saved week leaves the core: what the viewer may not see is not in it. */
export const presentSnapshot = async (
  snapshot: Snapshot,
  { mediaStore, now, language, view, currentWeek, owned }: Desk,
): Promise<PresentedSnapshot> => {
  const { id, userId, week, weekStart, standard, version, createdAt, updatedAt } = snapshot;
  const inputs = visibleInputs(view, snapshot.inputs);
  const computed = computeIndicators(inputs, { standard });
  return {
    id,
    userId,
    week,
    weekStart,
    standard,
    ...inputs,
    carriedOver: snapshot.carriedOver.filter((path) => maySeePath(view, path)),
    notMeasured: fieldKeys
      .filter((key) => maySeeField(view, key) && isAsked(key, inputs) && !isMeasured(readField(inputs, key)))
      .map(pathOf),
    computed: presentComputed(inputs, computed, { standard, language, view }),
    // They speak to the member and to those who care for them, not to passers-by.
    safetyFlags: view.health ? computed.safetyFlags : [],
    media: view.pictures ? await presentMedia(mediaStore, snapshot.media, owned, now) : [],
    isEditable: view.viewer === 'OWNER' && week === currentWeek,
    version,
    createdAt,
    updatedAt,
  };
};

/** Only gender OTHER is asked which formulas to use. */
const isAsked = (key: keyof typeof fields, { body }: ProfileInputs): boolean =>
  key !== 'sexForFormulas' || body.gender === 'OTHER';
