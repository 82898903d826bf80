import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import { isDue } from '#core/money/coin/claim-window.ts';
import { fees } from '#core/money/coin/fees.ts';
import type { ErrorParams } from '#core/kernel/domain-error.ts';
import type { Language } from '#core/kernel/language.ts';
import { isoWeekOf } from '#core/kernel/week.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import { candidateOf, contentOfSave, type SnapshotInput } from '../candidate.ts';
import { computeIndicators } from '#core/body/indicator/compute.ts';
import { presentComputed, type ComputedValue } from '../views/presented-snapshot.ts';
import { ownersView } from '../privacy.ts';
import type { SafetyFlag } from '#core/body/indicator/safety.ts';
import { saveIssues } from '../save-rules.ts';
import { isSavedHere } from '../snapshot.ts';
import { unusualFields } from '#core/body/indicator/validation.ts';

export type Preview = Readonly<{
  computed: Readonly<Record<string, ComputedValue>>;
  safetyFlags: readonly SafetyFlag[];
  issues: readonly Readonly<{ path: string; code: string; params: ErrorParams }>[];
  unusual: readonly Readonly<{ path: string; value: number; usual: readonly [number, number] }>[];
  fee: number;
  isUpdate: boolean;
}>;

type Input = SnapshotInput & Readonly<{ language: Language }>;

/** Computes and checks as a save would, says what it would cost, and saves nothing. */
export const previewSnapshot =
  ({ reads, clock }: Reads<'media' | 'snapshots' | 'transactions' | 'users'> & Pick<Ports, 'clock'>) =>
  async (actor: Actor, { language, ...given }: Input): Promise<Preview> => {
    const { id: userId } = requireMember(actor);
    const now = clock.now();
    const user = await reads.users.get(userId);
    const { key: week } = isoWeekOf(now, user.timeZone);
    const existing = await reads.snapshots.ofWeek(userId, week);
    const content = contentOfSave(given, existing);
    const candidate = await candidateOf(reads, userId, week, content);

    const { amount, unit, reason } = fees.SAVE_PHYSICAL_PROFILE;
    const isSaved = existing !== null && isSavedHere(existing);
    const isFirst = !isSaved && (await reads.snapshots.savedWeeksOf(userId)).length === 0;
    const isFeeDue = isFirst && isDue(unit, await reads.transactions.lastAt(userId, reason), now);
    const standard = user.bodyStandard;
    const computed = computeIndicators(content.inputs, { standard });
    return {
      computed: presentComputed(content.inputs, computed, { standard, language, view: ownersView }),
      safetyFlags: computed.safetyFlags,
      issues: saveIssues(candidate).map(({ path, code, params }) => ({ path, code, params: params ?? {} })),
      unusual: unusualFields(content.inputs).map(({ path, value, usual }) => ({ path, value, usual })),
      fee: isFeeDue ? amount : 0,
      isUpdate: isSaved,
    };
  };
