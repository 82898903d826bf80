import type { Moderators } from '#core/access/role/ports.ts';
import { displayName } from '#core/access/actor/person.ts';
import type { Appeal } from '#core/community/moderation/appeal.ts';
import type { AppealRow, Appeals, SanctionRow, Sanctions } from '#core/community/moderation/ports.ts';
import type { Sanction } from '#core/community/moderation/sanction.ts';
import { superUserId } from '#core/kernel/id.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import { ascending, descending } from '../engine/ordering.ts';
import { staffList } from '../engine/staff-list.ts';
import { changeRows, type View } from '../engine/store.ts';

declare module '../engine/store.ts' {
  interface Tables {
    sanctions: Sanction;
    appeals: Appeal;
  }
}

const byAge = ascending<Sanction>(({ createdAt, id }) => [createdAt, id]);
const newestFirst = descending<Readonly<{ createdAt: Date; id: string }>>(({ createdAt, id }) => [
  createdAt,
  id,
]);

/** What both lists tell of the person, of who gave the sanction, and of what it was about. */
const joined = (view: () => View) => {
  const userOf = (id: string) => view().table('users').get(id);
  const nameOf = (id: string | null): string | null => {
    const user = id === null ? undefined : userOf(id);
    return user ? displayName(user) : null;
  };
  const aboutOf = ({ userId, caseId, givenBy }: Pick<Sanction, 'userId' | 'caseId' | 'givenBy'>) => {
    const about = caseId === null ? undefined : view().table('cases').get(caseId);
    return {
      userName: nameOf(userId) ?? '',
      givenByName: nameOf(givenBy),
      targetKind: about?.targetKind ?? ('USER' as const),
      excerpt: [...(about?.snapshot.text ?? '')].slice(0, 200).join(''),
    };
  };
  const searched = ({ userId }: Readonly<{ userId: string }>) => {
    const user = userOf(userId);
    return user ? [user.fullname, user.username, user.email, user.phone] : [];
  };
  return { userOf, nameOf, aboutOf, searched };
};

export const memorySanctions = (view: () => View): Sanctions => {
  const table = () => view().table('sanctions');
  const { userOf, aboutOf, searched } = joined(view);
  const rowOf = (sanction: Sanction): SanctionRow => ({
    ...sanction,
    ...aboutOf(sanction),
    userStatus: userOf(sanction.userId)?.status ?? 'DELETE',
    targetId:
      (sanction.caseId !== null && view().table('cases').get(sanction.caseId)?.targetId) || sanction.userId,
    appealStatus:
      view()
        .table('appeals')
        .all()
        .find(({ sanctionId }) => sanctionId === sanction.id)?.status ?? null,
  });
  const activeOf = (userId: string) =>
    table()
      .all()
      .filter((one) => one.userId === userId && one.status === 'ACTIVE')
      .toSorted(byAge);

  return {
    async insert(sanction) {
      if (!userOf(sanction.userId)) view().refuse('user.not_found');
      table().set(sanction.id, sanction);
    },
    async find(id) {
      const sanction = table().get(id);
      return sanction ? rowOf(sanction) : null;
    },
    lock: async (id) => table().get(id) ?? null,
    async update(sanction) {
      table().set(sanction.id, sanction);
    },
    of: async (userId) =>
      table()
        .all()
        .filter((one) => one.userId === userId)
        .toSorted(newestFirst)
        .map(rowOf),
    lockActiveOf: async (userId) => activeOf(userId),
    ofCase: async (caseId) =>
      table()
        .all()
        .filter((one) => one.caseId === caseId)
        .toSorted(byAge),
    due: async (at, limit) =>
      table()
        .all()
        .filter(({ status, until }) => status === 'ACTIVE' && until !== null && until <= at)
        .toSorted(ascending(({ until, id }) => [until ?? at, id]))
        .slice(0, limit),
    list: async (request) =>
      staffList(
        table().all().map(rowOf),
        readListRequest(staffLists.sanctions, request),
        staffLists.sanctions,
        searched,
      ),
  };
};

export const memoryAppeals = (view: () => View): Appeals => {
  const table = () => view().table('appeals');
  const { nameOf, aboutOf, searched } = joined(view);
  const rowOf = (appeal: Appeal): readonly AppealRow[] => {
    const sanction = view().table('sanctions').get(appeal.sanctionId);
    if (!sanction) return [];
    const { kind, reason, until, status: sanctionStatus, givenBy, caseId } = sanction;
    const decidedByName = nameOf(appeal.decidedBy);
    const about = aboutOf(sanction);
    return [{ ...appeal, ...about, kind, reason, until, sanctionStatus, givenBy, caseId, decidedByName }];
  };

  return {
    async insert(appeal) {
      if (
        table()
          .all()
          .some(({ sanctionId }) => sanctionId === appeal.sanctionId)
      )
        view().refuse('appeal.exists');
      table().set(appeal.id, appeal);
    },
    async find(id) {
      const appeal = table().get(id);
      return (appeal && rowOf(appeal)[0]) ?? null;
    },
    lock: async (id) => table().get(id) ?? null,
    async update(appeal) {
      table().set(appeal.id, appeal);
    },
    of: async (userId) =>
      table()
        .all()
        .filter((one) => one.userId === userId)
        .toSorted(newestFirst),
    list: async (request) =>
      staffList(
        table().all().flatMap(rowOf),
        readListRequest(staffLists.appeals, request),
        staffLists.appeals,
        searched,
      ),
    async forgetAllOf(userId) {
      changeRows(
        table(),
        (one) => one.userId === userId,
        (one) => ({ ...one, text: '' }),
      );
    },
  };
};

export const memoryModerators = (view: () => View): Moderators => ({
  withAny: async (permissions) =>
    view()
      .table('users')
      .all()
      .filter(({ id, status, roleId }) => {
        const held = view().table('roles').get(roleId)?.permissions ?? [];
        const isAble = id === superUserId || held.some((name) => permissions.includes(name));
        return status === 'ACTIVE' && isAble;
      })
      .map(({ id }) => id)
      .toSorted(),
});
