import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import { chargeFee } from '#core/money/coin/charge.ts';
import { DomainError, inBody, refuseFields } from '#core/kernel/domain-error.ts';
import type { Language } from '#core/kernel/language.ts';
import { isoWeekOf, type WeekKey } from '#core/kernel/week.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Writes } from '#core/kernel/transaction.ts';
import { candidateOf, saving, contentOfSave, type SnapshotInput } from '../candidate.ts';
import type { PresentedSnapshot } from '../views/presented-snapshot.ts';
import { ownersView } from '../privacy.ts';
import { saveIssues } from '../save-rules.ts';
import { isSavedHere, type Snapshot } from '../snapshot.ts';
import { presentOne } from './read-snapshots.ts';

type Needs = Reads<'media' | 'photoViews'> &
  Writes<'drafts' | 'events' | 'media' | 'snapshots' | 'transactions' | 'users' | 'wallets'> &
  Pick<Ports, 'clock' | 'ids' | 'mediaStore' | 'lookAddresses'>;
/** What the member had before their eyes. A save that waited for a connection may arrive late. */
type SeenWeek = Readonly<{
  week?: WeekKey | undefined;
  /** 0: the week was not saved yet. */
  version?: number | undefined;
}>;
type Input = SnapshotInput & SeenWeek & Readonly<{ language: Language }>;

/** A late save neither becomes a save of the next week nor writes over what another device saved meanwhile. */
const refuseUnlessSeen = (seen: SeenWeek, stored: Required<SeenWeek>): void => {
  if (seen.week !== undefined && seen.week !== stored.week) throw new DomainError('indicator.past_week');
  if (seen.version !== undefined && seen.version !== stored.version) throw new DomainError('version.stale');
};

export type SavedSnapshot = PresentedSnapshot & Readonly<{ charged: number; isUpdate: boolean }>;

/**
 * Saves this week: the first save of a week adds it, later ones update it. The fee is due at the very first save;
 * without the coins for it nothing is stored, and the draft stays. Who says which week and version they saw is refused when
 * it is another one by now.
 */
export const saveSnapshot =
  ({ transaction, ids, ...reading }: Needs) =>
  async (actor: Actor, { language, week: seenWeek, version, ...given }: Input): Promise<SavedSnapshot> => {
    const { id: userId } = requireMember(actor);

    const { owner, snapshot, charged, isUpdate } = await transaction(async (repositories) => {
      const { users, snapshots, drafts, events } = repositories;
      await snapshots.lockMember(userId);
      const at = reading.clock.now();
      const user = await users.get(userId);
      const { key: week, startsOn } = isoWeekOf(at, user.timeZone);
      const existing = await snapshots.ofWeek(userId, week);
      refuseUnlessSeen({ week: seenWeek, version }, { week, version: existing?.version ?? 0 });
      const content = contentOfSave(given, existing);
      refuseFields(saveIssues(await candidateOf(saving(repositories), userId, week, content)).map(inBody));

      const isSaved = existing !== null && isSavedHere(existing);
      const isFirst = !isSaved && (await snapshots.savedWeeksOf(userId)).length === 0;
      const id = existing?.id ?? ids.next();
      const fee = isFirst
        ? await chargeFee(repositories, userId, 'SAVE_PHYSICAL_PROFILE', {
            id: ids.next(),
            reference: id,
            at,
          })
        : 0;
      const saved: Snapshot = {
        id,
        userId,
        week,
        weekStart: startsOn,
        standard: user.bodyStandard,
        ...content,
        version: (existing?.version ?? 0) + 1,
        createdAt: isSaved ? existing.createdAt : at,
        updatedAt: at,
        // Measured and saved here after all, it is a week like every other one.
        broughtAt: null,
      };
      if (existing) await snapshots.update(saved);
      else await snapshots.insert(saved);
      await drafts.delete(userId);
      await events.append({
        type: 'snapshot.saved',
        userId,
        snapshotId: id,
        week,
        isFirst,
        isUpdate: isSaved,
      });
      return { owner: user, snapshot: saved, charged: fee, isUpdate: isSaved };
    });

    const presented = await presentOne(reading, snapshot, { actor, owner, view: ownersView }, language);
    return { ...presented, charged, isUpdate };
  };
