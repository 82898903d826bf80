import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { displayName } from '#core/access/actor/person.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { SnapshotId } from '#core/kernel/id.ts';
import type { Language } from '#core/kernel/language.ts';
import type { List, ListRequest } from '#core/kernel/page.ts';
import { presentSnapshot, type PresentedSnapshot } from '../views/presented-snapshot.ts';
import { staffView, type Ties } from '../privacy.ts';
import { logLook, presentOne, type Reading } from './read-snapshots.ts';

type Needs = Omit<Reading, keyof Ties>;
type Owned = Readonly<{ userName: string; userEmail: string }>;

/** Saved weeks of all members, without their pictures. */
export const listAllSnapshots =
  ({ reads }: Needs) =>
  async (
    actor: Actor,
    { request, language }: Readonly<{ request: ListRequest; language: Language }>,
  ): Promise<List<Omit<PresentedSnapshot, 'media'> & Owned>> => {
    requirePermission(actor, 'indicator.view');
    const list = await reads.snapshots.list(request);
    const view = { ...staffView, pictures: false };
    const rows = await Promise.all(
      list.rows.map(async ({ userName, userEmail, ...snapshot }) => {
        const addressing = () => Promise.reject(new Error('Lists have no pictures'));
        const desk = { addressing, language, view, currentWeek: '', owned: new Map() };
        return { ...(await presentSnapshot(snapshot, desk)), userName, userEmail };
      }),
    );
    return { ...list, rows };
  };

/** One saved week; the look is logged. */
export const viewSnapshot =
  (reading: Needs) =>
  async (
    actor: Actor,
    { id, language }: Readonly<{ id: SnapshotId; language: Language }>,
  ): Promise<PresentedSnapshot & Owned> => {
    requirePermission(actor, 'indicator.view');
    const snapshot = await reading.reads.snapshots.find(id);
    if (!snapshot) throw new DomainError('indicator.not_found');
    const owner = await reading.reads.users.get(snapshot.userId);
    const seen = { actor, owner, view: staffView };
    await logLook(reading, seen, [id]);
    return {
      ...(await presentOne(reading, snapshot, seen, language)),
      userName: displayName(owner),
      userEmail: owner.email,
    };
  };
