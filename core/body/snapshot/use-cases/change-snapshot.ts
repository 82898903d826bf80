import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import { nextVersion, type SeenVersion } from '#core/access/audit/last-write.ts';
import { DomainError, inBody, refuseFields } from '#core/kernel/domain-error.ts';
import type { SnapshotId } from '#core/kernel/id.ts';
import type { Language } from '#core/kernel/language.ts';
import { isoWeekOf } from '#core/kernel/week.ts';
import type { Reads, Writes } from '#core/kernel/transaction.ts';
import { candidateOf, saving, contentOfChange, type SnapshotInput } from '../candidate.ts';
import type { PresentedSnapshot } from '../views/presented-snapshot.ts';
import { ownersView } from '../privacy.ts';
import { saveIssues } from '../save-rules.ts';
import type { Snapshot } from '../snapshot.ts';
import { presentOne, seenOwner, type Reading } from './read-snapshots.ts';

type Needs = Reads<'media' | 'photoViews' | 'users'> &
  Omit<Reading, 'reads'> &
  Writes<'auditLog' | 'drafts' | 'events' | 'media' | 'snapshots' | 'users'>;
type Input = SnapshotInput & SeenVersion & Readonly<{ id: SnapshotId; language: Language }>;

/** Changes this week's save field by field. Past weeks can't be edited, and an old version loses nothing of the new one. */
export const changeSnapshot =
  ({ transaction, ...reading }: Needs) =>
  async (actor: Actor, { id, version, language, ...given }: Input): Promise<PresentedSnapshot> => {
    const { id: userId } = requireMember(actor);

    const { owner, snapshot } = await transaction(async (repositories) => {
      const { users, snapshots, drafts, events } = repositories;
      const found = await snapshots.find(id);
      if (!found) throw new DomainError('indicator.not_found');
      if (found.userId !== userId) {
        // A person who may not even see it learns nothing of it.
        await seenOwner(reading, actor, found.userId);
        throw new DomainError('indicator.not_owner');
      }
      await snapshots.lockMember(userId);
      const at = reading.clock.now();
      const user = await users.get(userId);
      const existing = await snapshots.find(id);
      if (!existing) throw new DomainError('indicator.not_found');
      const { key: week } = isoWeekOf(at, user.timeZone);
      if (existing.week !== week) throw new DomainError('indicator.past_week');
      const edit = {
        stored: existing.version,
        seen: version,
        at,
        targetType: 'snapshot' as const,
        targetId: id,
      };
      const next = await nextVersion(repositories, actor, edit);
      const content = contentOfChange(given, existing);
      refuseFields(saveIssues(await candidateOf(saving(repositories), userId, week, content)).map(inBody));

      const changed: Snapshot = {
        ...existing,
        ...content,
        standard: user.bodyStandard,
        version: next,
        updatedAt: at,
      };
      await snapshots.update(changed);
      await drafts.delete(userId);
      await events.append({
        type: 'snapshot.saved',
        userId,
        snapshotId: id,
        week,
        isFirst: false,
        isUpdate: true,
      });
      return { owner: user, snapshot: changed };
    });
    return presentOne(reading, snapshot, { actor, owner, view: ownersView }, language);
  };
