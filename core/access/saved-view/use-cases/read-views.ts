import { requireMember, requirePermission, type Actor } from '../../actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import type { SavedViewRow } from '../ports.ts';
import type { SavedViewId } from '../saved-view.ts';
import { maySeeList, requireList, type StaffListName } from '../staff-lists.ts';

export type ShownView = SavedViewRow & Readonly<{ isOwn: boolean }>;

/** One's own views of a list and those that were shared, oldest first; only for those who may see the list. */
export const listViews =
  ({ reads }: Reads<'savedViews'>) =>
  async (actor: Actor, list: StaffListName): Promise<readonly ShownView[]> => {
    requireList(actor, list);
    const { id } = requireMember(actor);
    const views = await reads.savedViews.shownTo(id, list);
    return views.map((view) => ({ ...view, isOwn: view.ownerId === id }));
  };

/** Everybody's, for the operator: also what is kept alone, so that what nobody needs can be found. */
export const listAllViews =
  ({ reads }: Reads<'savedViews'>) =>
  async (actor: Actor, list: StaffListName | null): Promise<readonly SavedViewRow[]> => {
    requirePermission(actor, 'global');
    return reads.savedViews.all(list);
  };

/** What an address that was sent leads to. */
export const getView =
  ({ reads }: Reads<'savedViews'>) =>
  async (actor: Actor, id: SavedViewId): Promise<ShownView> => {
    const user = requireMember(actor);
    const found = await reads.savedViews.find(id);
    if (!found || !maySeeList(actor, found.list)) throw new DomainError('saved_view.not_found');
    const [shown] = (await reads.savedViews.shownTo(user.id, found.list)).filter((view) => view.id === id);
    if (!shown) throw new DomainError('saved_view.not_found');
    return { ...shown, isOwn: shown.ownerId === user.id };
  };
