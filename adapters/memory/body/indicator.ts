import type { Drafts, Goals, Reports, WeeklyReminders, WeeklySummaries } from '#core/body/snapshot/ports.ts';
import { goalMetrics, isSavedHere, type Draft } from '#core/body/snapshot/snapshot.ts';
import { isoWeekOf, localTimeOf } from '#core/kernel/week.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { decodeCursor, encodeCursor, pageOf } from '#adapters/ports/cursor.ts';
import { reminderGraceHours } from '#adapters/ports/reminder-grace.ts';
import { storable } from '#adapters/ports/storable-json.ts';
import { ascending, descending, isBelow } from '../engine/ordering.ts';
import { deleteRows, keyOf, type View } from '../engine/store.ts';

export const memoryDrafts = (view: () => View): Drafts => {
  const drafts = () => view().table('drafts');
  return {
    of: async (userId) => drafts().get(userId) ?? null,

    async put(draft) {
      const { userId, version } = draft;
      if (!view().table('users').get(userId)) view().refuse('user.not_found');
      const before = drafts().get(userId);
      if (before && before.version >= version) throw new DomainError('version.stale');
      const stored: Draft = { ...draft, inputs: structuredClone(storable(draft.inputs)) };
      drafts().set(userId, stored);
      return stored;
    },

    delete: async (userId) => drafts().delete(userId),
  };
};

export const memoryGoals = (view: () => View): Goals => {
  const goals = () => view().table('goals');
  return {
    of: async (userId) =>
      goals()
        .all()
        .filter((goal) => goal.userId === userId)
        .toSorted((a, b) => goalMetrics.indexOf(a.metric) - goalMetrics.indexOf(b.metric)),
    put: async (goal) => goals().set(keyOf(goal.userId, goal.metric), goal),
    delete: async (userId, metric) => goals().delete(keyOf(userId, metric)),

    deleteAllOf: async (id) => deleteRows(goals(), ({ userId }) => userId === id),
  };
};

export const memoryReports = (view: () => View): Reports => {
  const reports = () => view().table('reports');
  return {
    async insertOrFind(report) {
      const { userId, requestKey } = report;
      const earlier = reports()
        .all()
        .find((other) => other.userId === userId && other.requestKey === requestKey);
      if (earlier) return earlier;
      reports().set(report.id, report);
      return null;
    },

    async update({ id, status, holdId, mediumId }) {
      const before = reports().get(id);
      if (before) reports().set(id, { ...before, status, holdId, mediumId });
    },

    async pageOf(userId, { limit, cursor }) {
      const [at, id] = decodeCursor(cursor, 'instant', 'id') ?? [];
      const found = reports()
        .all()
        .filter((report) => report.userId === userId)
        .filter((report) => !at || !id || isBelow([report.createdAt, report.id], [new Date(at), id]))
        .toSorted(descending((report) => [report.createdAt, report.id]));
      return pageOf(found, limit, (report) => encodeCursor(report.createdAt, report.id));
    },

    deleteAllOf: async (id) => deleteRows(reports(), ({ userId }) => userId === id),
  };
};

export const memoryWeeklyReminders = (view: () => View): WeeklyReminders => ({
  async due(at, limit) {
    const { table } = view();
    const saved = new Set(
      table('snapshots')
        .all()
        .filter(isSavedHere)
        .map(({ userId, week }) => keyOf(userId, week)),
    );
    return table('users')
      .all()
      .filter(({ id, status, timeZone, reminder }) => {
        if (status !== 'ACTIVE' || !reminder.enabled) return false;
        const now = localTimeOf(at, timeZone);
        const late = (now.weekday - reminder.weekday) * 24 + now.hour - reminder.hour;
        const key = keyOf(id, isoWeekOf(at, timeZone).key);
        return (
          late >= 0 && late < reminderGraceHours && !saved.has(key) && !table('weeklyReminders').get(key)
        );
      })
      .toSorted(ascending(({ id }) => [id]))
      .slice(0, limit)
      .map(({ id, timeZone, language }) => ({ id, timeZone, language }));
  },

  async claim(userId, week, at) {
    const reminders = view().table('weeklyReminders');
    const key = keyOf(userId, week);
    if (reminders.get(key)) return false;
    reminders.set(key, { userId, week, at });
    return true;
  },

  deleteAllOf: async (id) => deleteRows(view().table('weeklyReminders'), ({ userId }) => userId === id),
});

export const memoryWeeklySummaries = (view: () => View): WeeklySummaries => {
  const planned = () => view().table('weeklySummaries');
  return {
    async plan(summary) {
      const key = keyOf(summary.userId, summary.week);
      if (!planned().get(key)) planned().set(key, summary);
    },

    async takeDue(at) {
      const [first = null] = planned()
        .all()
        .filter(({ dueAt }) => dueAt <= at)
        .toSorted(ascending(({ dueAt, userId }) => [dueAt, userId]));
      if (first) planned().delete(keyOf(first.userId, first.week));
      return first;
    },

    deleteAllOf: async (id) => deleteRows(planned(), ({ userId }) => userId === id),
  };
};
