import { actorName, mayDo, requireMember, type Actor } from '../../actor/actor.ts';
import { audited } from '../../audit/audit-log.ts';
import type { AuditAction } from '../../audit/audit-names.ts';
import { nextVersion, type SeenVersion } from '../../audit/last-write.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Repositories, Writes } from '#core/kernel/transaction.ts';
import {
  cleanViewName,
  cleanViewQuery,
  savedViewLimits,
  type SavedView,
  type SavedViewId,
  type ViewQuery,
} from '../saved-view.ts';
import { maySeeList, requireList, type StaffListName } from '../staff-lists.ts';

type Names = 'auditLog' | 'people' | 'savedViews';
type Needs = Writes<Names> & Pick<Ports, 'clock' | 'ids'>;
type Uses = Pick<Repositories, Names>;

const shown = ({ list, name, query, isShared }: SavedView) => ({ list, name, query, isShared });

/** What all staff see is written down; what a person keeps alone is nobody's business. */
const writeDown = async (
  { auditLog }: Uses,
  actor: Actor,
  action: Extract<AuditAction, `saved_view.${string}`>,
  { before, after, at }: Readonly<{ before: SavedView | null; after: SavedView | null; at: Date }>,
): Promise<void> =>
  auditLog.append(
    audited(actor, {
      at,
      action,
      targetType: 'saved_view',
      targetId: (after ?? before)?.id ?? '',
      before: before && shown(before),
      after: after && shown(after),
      reason: null,
    }),
  );

type Typed = Readonly<{ list: StaffListName; name: string; query: ViewQuery; isShared: boolean }>;

/** Keeps a list as it stands, under a name. Fails with saved_view.limit. */
export const addView =
  ({ transaction, clock, ids }: Needs) =>
  async (actor: Actor, { list, name, query, isShared }: Typed): Promise<SavedView> => {
    requireList(actor, list);
    const { id: ownerId } = requireMember(actor);
    const typed = { name: cleanViewName(name), query: cleanViewQuery(query) };
    return transaction(async (repositories) => {
      const { savedViews, people } = repositories;
      // Two windows that save at once are counted one after the other.
      await people.lock(ownerId);
      const { perList: max } = savedViewLimits;
      if ((await savedViews.countOf(ownerId, list)) >= max)
        throw new DomainError('saved_view.limit', { max });
      const at = clock.now();
      const view = {
        id: ids.next(),
        ownerId,
        list,
        ...typed,
        isShared,
        version: 1,
        createdAt: at,
        updatedAt: at,
      };
      await savedViews.put(view);
      if (isShared)
        await writeDown(repositories, actor, 'saved_view.share', { before: null, after: view, at });
      return view;
    });
  };

/** One's own; staff with the whole system may change and remove any, also one that nobody owns any more. */
const lockOwn = async ({ savedViews }: Uses, actor: Actor, id: SavedViewId): Promise<SavedView> => {
  if (actor.kind !== 'system') requireMember(actor);
  const view = await savedViews.lock(id);
  const isOwn = view !== null && view.ownerId === actorName(actor);
  const sees = view !== null && maySeeList(actor, view.list) && (isOwn || view.isShared);
  if (view === null || !(sees || mayDo(actor, 'global'))) throw new DomainError('saved_view.not_found');
  if (!isOwn && !mayDo(actor, 'global')) throw new DomainError('saved_view.not_own');
  return view;
};

type Change = Readonly<{
  id: SavedViewId;
  name?: string | undefined;
  query?: ViewQuery | undefined;
  isShared?: boolean | undefined;
}> &
  SeenVersion;

/** Renames, shares or keeps alone again, or takes over what the list shows now. */
export const changeView =
  ({ transaction, clock }: Needs) =>
  async (actor: Actor, { id, version: seen, ...typed }: Change): Promise<SavedView> => {
    const name = typed.name === undefined ? undefined : cleanViewName(typed.name);
    const query = typed.query === undefined ? undefined : cleanViewQuery(typed.query);
    return transaction(async (repositories) => {
      const before = await lockOwn(repositories, actor, id);
      requireList(actor, before.list);
      const at = clock.now();
      const edit = { stored: before.version, seen, at, targetType: 'saved_view' as const, targetId: id };
      const version = await nextVersion(repositories, actor, edit);
      const after = {
        ...before,
        name: name ?? before.name,
        query: query ?? before.query,
        isShared: typed.isShared ?? before.isShared,
        version,
        updatedAt: at,
      };
      await repositories.savedViews.put(after);
      if (before.isShared) await writeDown(repositories, actor, 'saved_view.update', { before, after, at });
      else if (after.isShared)
        await writeDown(repositories, actor, 'saved_view.share', { before, after, at });
      return after;
    });
  };

/** Takes it away; the list and what it shows stay as they are. */
export const removeView =
  ({ transaction, clock }: Needs) =>
  async (actor: Actor, id: SavedViewId): Promise<SavedView> =>
    transaction(async (repositories) => {
      const before = await lockOwn(repositories, actor, id);
      await repositories.savedViews.delete(id);
      if (before.isShared)
        await writeDown(repositories, actor, 'saved_view.delete', { before, after: null, at: clock.now() });
      return before;
    });
