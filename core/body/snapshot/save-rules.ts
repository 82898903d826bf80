import type { MediumId } from '#core/kernel/id.ts';
import type { Medium } from '#core/platform/media/medium.ts';
import {
  fieldKeys,
  isMeasured,
  pathOf,
  readField,
  type FieldKey,
  type ProfileInputs,
} from '#core/body/indicator/fields.ts';
import { minBodySides, type Snapshot, type SnapshotMedium } from './snapshot.ts';
import { validateInputs, type InputIssue } from '#core/body/indicator/validation.ts';

/** What a week must have before it can be saved. Everything else may stay unmeasured. */
export const requiredFields = ['age', 'gender', 'height', 'weight'] as const satisfies readonly FieldKey[];

const keyAt: ReadonlyMap<string, FieldKey> = new Map(fieldKeys.map((key) => [pathOf(key), key]));

const missingIssues = (inputs: ProfileInputs): readonly InputIssue[] =>
  requiredFields
    .filter((key) => !isMeasured(readField(inputs, key)))
    .map((key) => ({ path: pathOf(key), code: 'indicator.missing_data', params: { field: key } }));

/** What is wrong with the numbers themselves, pictures aside. */
export const measurementIssues = (inputs: ProfileInputs): readonly InputIssue[] => [
  ...validateInputs(inputs),
  ...missingIssues(inputs),
];

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A value may only be called carried over when the last saved week has exactly it. */
const carriedIssues = (
  inputs: ProfileInputs,
  carriedOver: readonly string[],
  previous: Snapshot | null,
): readonly InputIssue[] =>
  carriedOver.flatMap((path): readonly InputIssue[] => {
    const key = keyAt.get(path);
    if (!key) return [{ path: 'carriedOver', code: 'input.not_a_choice', params: { value: path } }];
    const value = readField(inputs, key);
    const source = previous ? readField(previous.inputs, key) : null;
    return isMeasured(value) && isSame(value, source)
      ? []
      : [{ path, code: 'indicator.carried_without_source', params: {} }];
  });

const mediaIssues = (
  media: readonly SnapshotMedium[],
  owned: ReadonlyMap<MediumId, Medium>,
): readonly InputIssue[] => {
  const issues: InputIssue[] = [];
  const sides = new Set<string>();
  for (const [index, { mediumId, side }] of media.entries()) {
    if (sides.has(side))
      issues.push({ path: `media.${index}.side`, code: 'indicator.side_duplicate', params: {} });
    sides.add(side);
    const medium = owned.get(mediumId);
    if (!medium) issues.push({ path: `media.${index}.mediaId`, code: 'user.media_not_found', params: {} });
    else if (medium.type !== 'IMAGE' && medium.type !== 'VIDEO') {
      issues.push({ path: `media.${index}.mediaId`, code: 'media.type_not_allowed', params: {} });
    }
  }
  if (sides.size < minBodySides) {
    issues.push({
      path: 'media',
      code: 'indicator.sides_required',
      params: { min: minBodySides, count: sides.size },
    });
  }
  return issues;
};

export type Candidate = Readonly<{
  inputs: ProfileInputs;
  carriedOver: readonly string[];
  media: readonly SnapshotMedium[];
  /** The last saved week before the one being saved. */
  previous: Snapshot | null;
  /** The candidate's files that are the member's own. */
  owned: ReadonlyMap<MediumId, Medium>;
}>;

/** Everything that keeps a week from being saved, each at its field. */
export const saveIssues = ({
  inputs,
  carriedOver,
  media,
  previous,
  owned,
}: Candidate): readonly InputIssue[] => [
  ...measurementIssues(inputs),
  ...carriedIssues(inputs, carriedOver, previous),
  ...mediaIssues(media, owned),
];
