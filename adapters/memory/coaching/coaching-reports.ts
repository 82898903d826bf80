import { isSavedHere } from '#core/body/snapshot/snapshot.ts';
import type { CoachingFigures, CoachingReports } from '#core/coaching/coach-desk/dashboard.ts';
import { defaultTimeZone, hour, localDate } from '#core/kernel/time.ts';
import { percentile } from '../engine/percentile.ts';
import type { View } from '../engine/store.ts';

const oldestOf = (dates: readonly Date[]): Date | null =>
  dates.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null;

const dayOf = (at: Date): string => localDate(at, defaultTimeZone);

export const memoryCoachingReports = (view: () => View): CoachingReports => ({
  async figures({ since, dueBefore, firstMonday, thisMonday }) {
    const { table } = view();
    const reviews = table('reviews').all();
    const isRecent = (at: Date | null): boolean => at !== null && at >= since;
    const waiting = reviews.filter(({ status }) => status === 'PENDING');
    const answered = reviews.flatMap(({ status, approvedAt, requestedAt }) =>
      status === 'APPROVED' && approvedAt !== null && approvedAt >= since
        ? [{ approvedAt, hours: (approvedAt.getTime() - requestedAt.getTime()) / hour }]
        : [],
    );
    const canceled = (reason: string): number =>
      reviews.filter(({ cancelReason, canceledAt }) => cancelReason === reason && isRecent(canceledAt))
        .length;

    const ratings = table('ratings').all();
    const shown = ratings.filter(({ hiddenAt }) => hiddenAt === null);
    const counted = shown.filter(({ status, approvedAt }) => status === 'APPROVED' && isRecent(approvedAt));
    const members = counted.filter(({ source }) => source === 'MEMBER');
    const reported = new Set(
      table('ratingReports')
        .all()
        .filter(({ at }) => isRecent(at))
        .map(({ ratingId }) => ratingId),
    );

    const firstOf = new Map<string, string>();
    const snapshots = table('snapshots').all().filter(isSavedHere);
    for (const { userId, weekStart } of snapshots) {
      const known = firstOf.get(userId);
      if (known === undefined || weekStart < known) firstOf.set(userId, weekStart);
    }
    const saves = new Map<string, CoachingFigures['saves'][number]>();
    for (const { userId, weekStart } of snapshots) {
      const monday = firstOf.get(userId) ?? '';
      if (monday < firstMonday || weekStart > thisMonday) continue;
      const key = `${monday} ${weekStart}`;
      saves.set(key, { monday, savedMonday: weekStart, members: (saves.get(key)?.members ?? 0) + 1 });
    }

    const requested = reviews.map(({ requestedAt }) => requestedAt).filter(isRecent);
    const days = [...new Set([...requested, ...answered.map(({ approvedAt }) => approvedAt)].map(dayOf))];
    return {
      waiting: {
        count: waiting.length,
        oldestAt: oldestOf(waiting.map(({ requestedAt }) => requestedAt)),
        dueWithinADay: waiting.filter(({ answerDueAt }) => answerDueAt <= dueBefore).length,
      },
      answered: {
        count: answered.length,
        medianHours: percentile(answered.map(({ hours }) => hours), 0.5), // prettier-ignore
        p90Hours: percentile(answered.map(({ hours }) => hours), 0.9), // prettier-ignore
        rejected: reviews.filter(({ status, rejectedAt }) => status === 'REJECTED' && isRecent(rejectedAt))
          .length,
        unanswered: canceled('NO_ANSWER'),
        canceled: canceled('BY_MEMBER'),
      },
      ratings: {
        mean:
          members.length === 0 ? null : members.reduce((sum, { stars }) => sum + stars, 0) / members.length,
        members: members.length,
        automatic: counted.length - members.length,
        reported: shown.filter(({ id }) => reported.has(id)).length,
      },
      requests: {
        coach: table('coachRequests')
          .all()
          .filter(({ status }) => status === 'PENDING').length,
        specialization: table('specializationRequests')
          .all()
          .filter(({ status, removedAt }) => status === 'PENDING' && removedAt === null).length,
      },
      saves: [...saves.values()],
      byDay: days.toSorted().map((day) => ({
        day,
        requested: requested.filter((at) => dayOf(at) === day).length,
        answered: answered.filter(({ approvedAt }) => dayOf(approvedAt) === day).length,
      })),
    };
  },
});
