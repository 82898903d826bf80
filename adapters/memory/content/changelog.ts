import type { ChangelogEntry } from '#core/content/changelog/changelog.ts';
import type { Changelog, ChangelogRow, LinkedReport } from '#core/content/changelog/ports.ts';
import { decodeCursor, encodeCursor, pageOf } from '#adapters/ports/cursor.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import { ascending, descending, isBelow } from '../engine/ordering.ts';
import { staffList } from '../engine/staff-list.ts';
import type { View } from '../engine/store.ts';

declare module '../engine/store.ts' {
  interface Tables {
    changelog: ChangelogEntry;
  }
}

export const memoryChangelog = (view: () => View): Changelog => {
  const table = () => view().table('changelog');
  const withLinks = (entry: ChangelogEntry): ChangelogRow => ({
    ...entry,
    linked: entry.reportIds
      .flatMap((id): LinkedReport[] => {
        const report = view().table('bugReports').get(id);
        return report?.roadmap && report.mergedInto === null
          ? [{ id, number: report.number, title: report.roadmap.title }]
          : [];
      })
      .toSorted(ascending(({ number }) => [number])),
  });
  return {
    async insert(entry) {
      table().set(entry.id, entry);
    },
    async find(id) {
      const found = table().get(id);
      return found ? withLinks(found) : null;
    },
    lock: async (id) => table().get(id) ?? null,
    async update(entry) {
      table().set(entry.id, entry);
    },
    async delete(id) {
      table().delete(id);
    },
    async pageOf({ limit, cursor }) {
      const place = decodeCursor(cursor, 'instant', 'id');
      const sortedBy = (entry: ChangelogEntry) => [entry.publishedAt ?? entry.createdAt, entry.id] as const;
      const found = table()
        .all()
        .filter(({ publishedAt }) => publishedAt !== null)
        .filter((entry) => !place || isBelow(sortedBy(entry), [new Date(place[0]), place[1]]))
        .toSorted(descending(sortedBy));
      const { items, nextCursor } = pageOf(found, limit, (entry) => encodeCursor(...sortedBy(entry)));
      return { items: items.map(withLinks), nextCursor };
    },
    async list(request) {
      const all = table()
        .all()
        .map((entry) => ({ ...entry, isPublished: entry.publishedAt !== null }));
      const found = staffList(
        all,
        readListRequest(staffLists.changelog, request),
        staffLists.changelog,
        ({ title }) => [title.vi, title.en],
      );
      return { ...found, rows: found.rows.map(({ isPublished: _isPublished, ...entry }) => entry) };
    },
  };
};
