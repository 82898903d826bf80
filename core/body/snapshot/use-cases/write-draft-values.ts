import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import { DomainError, refuseFields } from '#core/kernel/domain-error.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Writes } from '#core/kernel/transaction.ts';
import { isoWeekOf } from '#core/kernel/week.ts';
import {
  fields,
  nothingMeasured,
  pathOf,
  type FieldKey,
  type FieldValue,
} from '#core/body/indicator/fields.ts';
import { validateInputs } from '#core/body/indicator/validation.ts';
import { inputsWith, sectionsOf } from '../draft-values.ts';
import type { Draft, Snapshot } from '../snapshot.ts';
import { keepDraft } from './keep-draft.ts';

/** Values by field; null empties a field. */
export type DraftValues = Readonly<Partial<Record<FieldKey, FieldValue>>>;

type Needs = Reads<'drafts' | 'snapshots' | 'users'> &
  Writes<'auditLog' | 'drafts' | 'media' | 'snapshots'> &
  Pick<Ports, 'clock'>;

type Input = Readonly<{
  values: DraftValues;
  /** What was last read; 0: nothing yet. Left out: whatever is there now. */
  version?: number | undefined;
}>;

/** What the form would begin with: the draft, else this week as it was saved, else nothing. */
const beginningOf = (draft: Draft | null, saved: Snapshot | null) => ({
  inputs: sectionsOf(draft?.inputs ?? saved?.inputs),
  carriedOver: draft?.carriedOver ?? saved?.carriedOver ?? [],
  media: draft?.media ?? saved?.media ?? [],
  step: draft?.step ?? 0,
  version: draft?.version ?? 0,
});

/** Fills in fields of this week’s draft and leaves the others as they are. Nothing is saved: the member looks at it first. */
export const writeDraftValues =
  (needs: Needs) =>
  async (
    actor: Actor,
    { values, version }: Input,
  ): Promise<{ version: number; written: readonly string[] }> => {
    const { reads, clock } = needs;
    const { id: userId } = requireMember(actor);
    const keys = (Object.keys(values) as readonly FieldKey[]).filter((key) => key in fields); // fields of the contract
    if (keys.length === 0) throw new DomainError('input.required');
    // What a person types may be unfinished; what a program sends is refused where a save would refuse it.
    refuseFields(
      validateInputs(inputsWith(nothingMeasured, values)).map(({ path, code, params }) => ({
        path: `body.${path}` as const,
        code,
        params,
      })),
    );
    const user = await reads.users.get(userId);
    const { key: week } = isoWeekOf(clock.now(), user.timeZone);
    const [draft, saved] = await Promise.all([reads.drafts.of(userId), reads.snapshots.ofWeek(userId, week)]);
    const start = beginningOf(draft, saved);
    const written = keys.map(pathOf);
    const kept = await keepDraft(needs)(actor, {
      inputs: inputsWith(start.inputs, values),
      // A value that is given now was measured now.
      carriedOver: start.carriedOver.filter((path) => !written.includes(path)),
      media: start.media.map(({ mediumId, side }) => ({ mediaId: mediumId, side })),
      step: start.step,
      version: version ?? start.version,
    });
    return { version: kept.version, written };
  };
