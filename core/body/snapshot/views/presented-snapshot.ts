import type { BodyStandard } from '#core/platform/settings/site.ts';
import type { MediumId, SnapshotId, UserId } from '#core/kernel/id.ts';
import type { Language } from '#core/kernel/language.ts';
import type { Address } from '#core/platform/media/address.ts';
import type { MediaType, Medium } from '#core/platform/media/medium.ts';
import { computeIndicators } from '#core/body/indicator/compute.ts';
import { sexInFormulas } from '#core/body/indicator/sex-in-formulas.ts';
import {
  fieldKeys,
  fields,
  isMeasured,
  pathOf,
  readField,
  type ProfileInputs,
} from '#core/body/indicator/fields.ts';
import { formulas, type FormulaCase } from '#core/body/indicator/explanation/formulas.ts';
import { indicatorKeys, type Computation, type IndicatorKey } from '#core/body/indicator/indicators.ts';
import { unitLabels, unitOfIndicator } from '#core/body/indicator/labels.ts';
import type { HeartRateRange } from '#core/body/indicator/strength.ts';
import {
  computedFrom,
  isWhole,
  maySeeIndicator,
  visibleInputs,
  type OpenableSection,
  type View,
} from '../privacy.ts';
import { categoryOf, type CategoryKey } from '#core/body/indicator/scales.ts';
import { needsCaution, type SafetyFlag } from '#core/body/indicator/safety.ts';
import { isSavedHere, type BodySide, type Snapshot, type SnapshotMedium } from '../snapshot.ts';
import { indicatorSources } from '#core/body/indicator/explanation/sources.ts';

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
    /** Whose results are in it where not everything is; null: everything. */
    opened: readonly OpenableSection[] | null;
    carriedOver: readonly string[];
    notMeasured: readonly string[];
    computed: Readonly<Record<string, ComputedValue>>;
    safetyFlags: readonly SafetyFlag[];
    media: readonly PresentedMedium[];
    isEditable: boolean;
    /** It came from another server. */
    isBrought: boolean;
    version: number;
    createdAt: Date;
    updatedAt: Date;
  }>;

/** What is the same for everybody: units have one spelling on the wire, screens have their own words for them. */
const constants = Object.fromEntries(
  indicatorKeys.map((key) => [
    key,
    {
      unit: unitLabels[unitOfIndicator[key]].en || null,
      source: indicatorSources[key].map(({ text }) => text).join('; ') || null,
      category: categoryOf(key),
    },
  ]),
) as Readonly<
  Record<IndicatorKey, { unit: string | null; source: string | null; category: CategoryKey | null }>
>; // one entry per key

/** The short form of an explanation, for every number of a week; a screen that opens one number asks for the long form. */
export const presentComputed = (
  inputs: ProfileInputs,
  computed: Computation,
  { standard, language, view }: Readonly<{ standard: BodyStandard; language: Language; view: View }>,
): Readonly<Record<string, ComputedValue>> => {
  const situation: FormulaCase = {
    sex: sexInFormulas(inputs.body),
    standard,
    isMaxMeasured: inputs.strength.maxHeartRate !== null,
    vo2maxSource: computed.vo2maxSource,
    cautious: needsCaution(inputs.strength),
  };
  const presented: Record<string, ComputedValue> = {};
  for (const key of indicatorKeys) {
    if (!maySeeIndicator(view, key)) continue;
    const { value, reason } = computed[key];
    // Why others see no number, or which formula it was, would give away an answer.
    if (!isWhole(view) && value === undefined) continue;
    const { unit, source, category } = constants[key];
    const own = typeof value === 'string' ? value : null;
    presented[key] = {
      value: value ?? null,
      reason: reason ?? null,
      unit,
      category: (category ? computed[category].value : own) ?? null,
      formula: isWhole(view) ? formulas[key](situation)[language] : null,
      source,
    };
  }
  return presented;
};

/** Files that are gone are left out: a picture is shown or it is not there. */
export const presentMedia = async (
  addressing: (medium: Medium) => Promise<Pick<Address, 'url' | 'thumbnailUrl'>>,
  shown: readonly SnapshotMedium[],
  owned: ReadonlyMap<MediumId, Medium>,
): Promise<readonly PresentedMedium[]> => {
  const presented = await Promise.all(
    shown.map(async ({ mediumId, side }) => {
      const medium = owned.get(mediumId);
      if (!medium) return [];
      const { url, thumbnailUrl } = await addressing(medium);
      return [{ mediaId: mediumId, side, type: medium.type, url, thumbnailUrl }];
    }),
  );
  return presented.flat();
};

type Desk = Readonly<{
  addressing: (medium: Medium) => Promise<Pick<Address, 'url' | 'thumbnailUrl'>>;
  language: Language;
  view: View;
  /** By the owner's calendar. */
  currentWeek: string;
  owned: ReadonlyMap<MediumId, Medium>;
}>;

/** The one way a saved week leaves the core: what the viewer may not see is not in it. */
export const presentSnapshot = async (
  snapshot: Snapshot,
  { addressing, language, view, currentWeek, owned }: Desk,
): Promise<PresentedSnapshot> => {
  const { id, userId, week, weekStart, standard, version, createdAt, updatedAt } = snapshot;
  const everything = isWhole(view);
  const inputs = visibleInputs(view, snapshot.inputs);
  const read = computedFrom(view, snapshot.inputs);
  const computed = computeIndicators(read, { standard });
  return {
    id,
    userId,
    week,
    weekStart,
    standard,
    opened: view.opened,
    ...inputs,
    carriedOver: everything ? snapshot.carriedOver : [],
    notMeasured: everything
      ? fieldKeys.filter((key) => isAsked(key, inputs) && !isMeasured(readField(inputs, key))).map(pathOf)
      : [],
    computed: presentComputed(read, computed, { standard, language, view }),
    // They speak to the member and to those who care for them, not to passers-by.
    safetyFlags: everything ? computed.safetyFlags : [],
    media: view.pictures ? await presentMedia(addressing, snapshot.media, owned) : [],
    isEditable: view.viewer === 'OWNER' && week === currentWeek,
    isBrought: !isSavedHere(snapshot),
    version,
    createdAt,
    updatedAt,
  };
};

/** Only gender OTHER is asked which formulas to use. */
const isAsked = (key: keyof typeof fields, { body }: ProfileInputs): boolean =>
  key !== 'sexForFormulas' || body.gender === 'OTHER';
