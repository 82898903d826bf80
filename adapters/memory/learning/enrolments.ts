import { isSavedHere } from '#core/body/snapshot/snapshot.ts';
import { displayName } from '#core/access/actor/person.ts';
import { idleReminderDays, type Enrolment } from '#core/learning/enrolment/enrolment.ts';
import type { BoardRow, EnrolmentRow, Enrolments } from '#core/learning/enrolment/ports.ts';
import { day, defaultTimeZone } from '#core/kernel/time.ts';
import { isoWeekOf } from '#core/kernel/week.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { decodeCursor, encodeCursor, pageOf } from '#adapters/ports/cursor.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import { ascending, descending, isBelow } from '../engine/ordering.ts';
import { staffList } from '../engine/staff-list.ts';
import { changeRows, type View } from '../engine/store.ts';

declare module '../engine/store.ts' {
  interface Tables {
    enrolments: Enrolment;
  }
}

export const nameOf = (view: View, userId: string): string => {
  const user = view.table('users').get(userId);
  return user ? displayName(user) : '';
};

/** Enrolments as the repository's parts read them. */
const rowsOf = (view: () => View) => {
  const enrolments = () => view().table('enrolments');
  const living = () =>
    enrolments()
      .all()
      .filter(({ status }) => status !== 'CANCELED');
  const ofUser = (userId: string, challengeId: string) =>
    living().find((one) => one.userId === userId && one.challengeId === challengeId) ?? null;

  const rowOf = (enrolment: Enrolment): EnrolmentRow => {
    const challenge = view().table('challenges').get(enrolment.challengeId);
    return {
      ...enrolment,
      userName: nameOf(view(), enrolment.userId),
      challengeTitle: challenge?.title ?? '',
      challengeSlug: challenge?.slug ?? '',
    };
  };

  const isStuck = ({ id }: Enrolment): boolean =>
    view()
      .table('quizStates')
      .all()
      .some(
        ({ enrolmentId, askedAt, passedAt }) => enrolmentId === id && askedAt !== null && passedAt === null,
      );

  const habitOf = (enrolment: Enrolment, habit: string, at: Date): number => {
    if (habit === 'NONE') return 0;
    if (habit === 'WEEKS_SAVED')
      return view()
        .table('snapshots')
        .all()
        .filter(isSavedHere)
        .filter(
          ({ userId, createdAt }) =>
            userId === enrolment.userId && createdAt >= enrolment.enrolledAt && createdAt <= at,
        ).length;
    const week = isoWeekOf(at, defaultTimeZone).key;
    return view()
      .table('lessonProgresses')
      .all()
      .filter(
        ({ enrolmentId, doneAt }) =>
          enrolmentId === enrolment.id && doneAt !== null && isoWeekOf(doneAt, defaultTimeZone).key === week,
      ).length;
  };

  return { enrolments, living, ofUser, rowOf, isStuck, habitOf };
};
type Rows = ReturnType<typeof rowsOf>;

const enrolmentPages = ({
  living,
  rowOf,
  isStuck,
}: Rows): Pick<Enrolments, 'pageOfUser' | 'pageOfChallenge'> => ({
  async pageOfUser(userId, { status }, { limit, cursor }) {
    const place = decodeCursor(cursor, 'instant', 'id');
    const before = place && ([new Date(place[0]), place[1]] as const);
    const found = living()
      .filter((one) => one.userId === userId && (status === undefined || one.status === status))
      .filter(({ lastActivityAt, id }) => before === null || isBelow([lastActivityAt, id], before))
      .toSorted(descending(({ lastActivityAt, id }) => [lastActivityAt, id]));
    return pageOf(found.map(rowOf), limit, ({ lastActivityAt, id }) => encodeCursor(lastActivityAt, id));
  },
  async pageOfChallenge(challengeId, { limit, cursor }) {
    const place = decodeCursor(cursor, 'whole', 'instant', 'id');
    const after = place && ([Number(place[0]), new Date(place[1]), place[2]] as const);
    const rankOf = (one: Enrolment): number => (isStuck(one) ? 0 : 1);
    const by = (one: Enrolment) => [rankOf(one), one.lastActivityAt, one.id] as const;
    const found = living()
      .filter((one) => one.challengeId === challengeId)
      .filter((one) => after === null || isBelow(after, by(one)))
      .toSorted(ascending(by));
    const page = pageOf(found, limit, (one) => encodeCursor(String(rankOf(one)), one.lastActivityAt, one.id));
    return { ...page, items: page.items.map((one) => ({ ...rowOf(one), isStuck: isStuck(one) })) };
  },
});

type Figures = Pick<Enrolments, 'funnelOf' | 'sumsOf' | 'figures' | 'usersOnOlderStructure' | 'board'>;

const enrolmentFigures = (
  view: () => View,
  { enrolments, living, rowOf, isStuck, habitOf }: Rows,
): Figures => ({
  async funnelOf(challengeId) {
    const counts = Map.groupBy(
      living().filter((one) => one.challengeId === challengeId),
      ({ percent }) => Math.floor(percent / 10) * 10,
    );
    return Array.from({ length: 11 }, (_, at) => ({
      fromPercent: at * 10,
      learners: counts.get(at * 10)?.length ?? 0,
    }));
  },
  async sumsOf(challengeId) {
    const all = living().filter((one) => one.challengeId === challengeId);
    return {
      stuck: all.filter(isStuck).length,
      paid: all.reduce((sum, { paid }) => sum + paid, 0),
      earned: all.reduce((sum, { net }) => sum + net, 0),
    };
  },
  async figures(since, until) {
    const within = enrolments()
      .all()
      .filter(({ enrolledAt }) => enrolledAt >= since && enrolledAt <= until);
    const kept = within.filter(({ status }) => status !== 'CANCELED');
    const sum = (rows: readonly Enrolment[], field: 'paid' | 'fee' | 'net') =>
      rows.reduce((total, row) => total + row[field], 0);
    const completedOf = (rows: readonly Enrolment[]) =>
      rows.filter(({ status }) => status === 'COMPLETED').length;
    const waiting = view()
      .table('challenges')
      .all()
      .filter(({ submission }) => submission === 'WAITING')
      .toSorted(ascending(({ submittedAt }) => [submittedAt ?? until]));
    const challenges = [...Map.groupBy(kept, ({ challengeId }) => challengeId)]
      .map(([challengeId, rows]) => ({
        challengeId,
        title: rowOf(rows[0]!).challengeTitle, // a group is never empty
        enrolled: rows.length,
        completed: completedOf(rows),
        paid: sum(rows, 'paid'),
      }))
      .toSorted(ascending(({ enrolled, challengeId }) => [-enrolled, challengeId]))
      .slice(0, 10);
    return {
      enrolled: within.length,
      completed: completedOf(within),
      canceled: within.length - kept.length,
      paid: sum(kept, 'paid'),
      revenue: sum(kept, 'fee'),
      earned: sum(kept, 'net'),
      stuck: living().filter(isStuck).length,
      waiting: { count: waiting.length, oldestAt: waiting[0]?.submittedAt ?? null },
      challenges,
    };
  },
  usersOnOlderStructure: async (challengeId, structureNo) =>
    living()
      .filter(
        (one) =>
          one.challengeId === challengeId && one.status === 'IN_PROGRESS' && one.editionNo < structureNo,
      )
      .map(({ userId }) => userId)
      .toSorted(),
  async board(challengeId, habit, { readerId, limit, at }) {
    const rows = living()
      .filter((one) => one.challengeId === challengeId && one.onBoard)
      .map((enrolment) => ({ enrolment, habit: habitOf(enrolment, habit, at) }))
      .toSorted(
        ascending(({ enrolment, habit: count }) => [
          -enrolment.percent,
          -count,
          enrolment.completedAt ?? enrolment.enrolledAt,
          enrolment.id,
        ]),
      )
      .map(({ enrolment, habit: count }, index): BoardRow => ({
        userId: enrolment.userId,
        percent: enrolment.percent,
        habit: count,
        rank: index + 1,
      }));
    return {
      rows: rows.slice(0, limit),
      own: rows.find(({ userId }) => userId === readerId) ?? null,
      count: rows.length,
    };
  },
});

export const memoryEnrolments = (view: () => View): Enrolments => {
  const rows = rowsOf(view);
  const { enrolments, living, ofUser, rowOf, isStuck } = rows;

  return {
    async insert(enrolment) {
      if (ofUser(enrolment.userId, enrolment.challengeId)) view().refuse('enrolment.exists');
      enrolments().set(enrolment.id, enrolment);
    },
    async find(id) {
      const found = enrolments().get(id);
      return found ? rowOf(found) : null;
    },
    ofUser: async (userId, challengeId) => ofUser(userId, challengeId),
    amongOfUser: async (userId, ids) =>
      new Map(
        living()
          .filter((one) => one.userId === userId && ids.includes(one.challengeId))
          .map((one) => [one.challengeId, one]),
      ),
    lock: async (id) => enrolments().get(id) ?? null,
    lockOfUser: async (userId, challengeId) => ofUser(userId, challengeId),
    async update(enrolment) {
      const before = enrolments().get(enrolment.id);
      if (!before) throw new DomainError('enrolment.not_found');
      const next = { ...enrolment, version: before.version + 1 };
      enrolments().set(enrolment.id, next);
      return next;
    },
    wasRefundedSelf: async (userId, challengeId) =>
      enrolments()
        .all()
        .some(
          (one) =>
            one.userId === userId && one.challengeId === challengeId && one.cancelReason === 'BY_LEARNER',
        ),
    holdsTranslation: async (userId, group) =>
      living().some(
        (one) =>
          one.userId === userId &&
          view().table('challenges').get(one.challengeId)?.translationGroup === group,
      ),
    lockUnreleased: async (at, limit) =>
      living()
        .filter((one) => one.earningHoldId !== null && one.releasedAt === null && one.refundableUntil <= at)
        .toSorted(ascending(({ refundableUntil, id }) => [refundableUntil, id]))
        .slice(0, limit),
    lockIdle: async (at, limit) =>
      living()
        .filter(({ status, reminders, lastActivityAt }) => {
          const days = idleReminderDays[reminders];
          return (
            status === 'IN_PROGRESS' &&
            days !== undefined &&
            lastActivityAt.getTime() + days * day <= at.getTime()
          );
        })
        .toSorted(ascending(({ lastActivityAt, id }) => [lastActivityAt, id]))
        .slice(0, limit),
    ...enrolmentPages(rows),
    ...enrolmentFigures(view, rows),
    allOf: async (userId) =>
      enrolments()
        .all()
        .filter((one) => one.userId === userId)
        .toSorted(ascending(({ enrolledAt, id }) => [enrolledAt, id]))
        .map(rowOf),
    leaveBoards: async (userId) =>
      changeRows(
        enrolments(),
        (one) => one.userId === userId && one.onBoard,
        (one) => ({ ...one, onBoard: false }),
      ),
    async list(request) {
      const plan = readListRequest(staffLists.enrolments, request);
      const all = enrolments()
        .all()
        .map((one) => ({ ...rowOf(one), isStuck: one.status !== 'CANCELED' && isStuck(one) }));
      const listed = staffList(all, plan, staffLists.enrolments, ({ userName, challengeTitle }) => [
        userName,
        challengeTitle,
      ]);
      return { ...listed, rows: listed.rows.map(({ isStuck: _isStuck, ...row }) => row) };
    },
  };
};
