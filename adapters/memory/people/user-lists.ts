import { isSavedHere } from '#core/body/snapshot/snapshot.ts';
import type { UserRow, Users } from '#core/people/account/ports.ts';
import type { User } from '#core/people/account/user.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import { ascending } from '../engine/ordering.ts';
import { assigneeOf } from '../engine/assignee.ts';
import { staffList } from '../engine/staff-list.ts';
import type { View } from '../engine/store.ts';

/** As staff see accounts, with what other tables hold of them. */
const staffRowsOf = ({ table }: View) => {
  const snapshots = table('snapshots').all().filter(isSavedHere);
  return (user: User): UserRow => {
    const wallet = table('wallets').get(user.id);
    return {
      ...user,
      roleName: table('roles').get(user.roleId)?.name ?? '',
      fitCoin: wallet?.fitCoin ?? 0,
      baseCoin: wallet?.baseCoin ?? 0,
      snapshotCount: snapshots.filter(({ userId }) => userId === user.id).length,
    };
  };
};

export const memoryUserLists = (view: () => View): Pick<Users, 'list' | 'findRow' | 'invitedBy'> => ({
  async list(request) {
    const rows = view().table('users').all().map(staffRowsOf(view()));
    return staffList(
      rows,
      readListRequest(staffLists.users, request),
      staffLists.users,
      (user) => [user.fullname, user.username, user.email, user.phone],
      assigneeOf(view(), 'user'),
    );
  },

  async findRow(id) {
    const user = view().table('users').get(id);
    return user ? staffRowsOf(view())(user) : null;
  },

  async invitedBy(id) {
    const { table } = view();
    const snapshots = table('snapshots').all().filter(isSavedHere);
    return table('users')
      .all()
      .filter(({ referrerId }) => referrerId === id)
      .toSorted(ascending((user) => [user.createdAt, user.id]))
      .map((user) => {
        const saved = snapshots.filter(({ userId }) => userId === user.id).map(({ createdAt }) => createdAt);
        const firstSnapshotAt = saved.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null;
        const { fullname, emailVerifiedAt, createdAt } = user;
        return { id: user.id, fullname, emailVerifiedAt, createdAt, firstSnapshotAt };
      });
  },
});
