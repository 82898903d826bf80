import { describe, expect, it } from 'vitest';
import { actorFor, refusalOf, visitor, world } from '#fixtures/engine/world.ts';
import { aUser } from '#fixtures/people/users.ts';
import { aBugReport, onRoadmap } from '#fixtures/content/bug-reports.ts';
import type { TypedEntry } from './use-cases/edit-changelog.ts';

const user = aUser({ id: 'clerk' });
const manager = actorFor(user, ['bug-report.manage']);
const typed = (parts: Partial<TypedEntry> = {}): TypedEntry => ({
  kind: 'FIXED',
  title: { vi: 'Biểu đồ hiện lại', en: 'Charts are back' },
  text: { vi: 'Biểu đồ không còn trống.', en: 'Charts are no longer empty.' },
  reportIds: [],
  isPublished: false,
  ...parts,
});

describe('the changelog', () => {
  it('shows everybody what was published, and nothing of what is written', async () => {
    const { app } = world({ users: [user] });
    const { id } = await app.changelog.addChangelogEntry(manager, typed());
    expect((await app.changelog.readChangelog(visitor, { limit: 20 })).items).toEqual([]);
    const published = await app.changelog.changeChangelogEntry(manager, {
      id,
      ...typed({ isPublished: true }),
      version: 1,
    });
    expect((await app.changelog.readChangelog(visitor, { limit: 20 })).items).toEqual([published]);
    const again = await app.changelog.changeChangelogEntry(manager, {
      id,
      ...typed({ isPublished: true, kind: 'NEW' }),
      version: 2,
    });
    expect(again).toMatchObject({ publishedAt: published.publishedAt, kind: 'NEW', version: 3 });
    await app.changelog.deleteChangelogEntry(manager, id);
    expect(await refusalOf(app.changelog.readChangelogEntry(manager, id))).toBe('changelog.not_found');
  });

  it('never writes one text over another unseen', async () => {
    const { app } = world({ users: [user] });
    const { id } = await app.changelog.addChangelogEntry(manager, typed());
    await app.changelog.changeChangelogEntry(manager, { id, ...typed(), version: 1 });
    expect(await refusalOf(app.changelog.changeChangelogEntry(manager, { id, ...typed(), version: 1 }))).toBe(
      'version.stale',
    );
  });

  it('leads to reports of the roadmap alone, and never links one about security', async () => {
    const { app, ports } = world({ users: [user] });
    const { bugReports } = ports.reads;
    const hidden = await bugReports.insert(aBugReport({ reporterId: user.id }));
    const open = await bugReports.insert(
      aBugReport({ reporterId: user.id, roadmap: onRoadmap('Biểu đồ', 'Charts') }),
    );
    const secret = await bugReports.insert(aBugReport({ reporterId: user.id, isSecurity: true }));
    const reportIds = [hidden.id, open.id];
    const entry = await app.changelog.addChangelogEntry(manager, typed({ reportIds, isPublished: true }));
    expect(entry.linked.map(({ id }) => id)).toEqual([open.id]);
    for (const id of [secret.id, 'nothing'])
      expect(await refusalOf(app.changelog.addChangelogEntry(manager, typed({ reportIds: [id] })))).toBe(
        'bug_report.not_found',
      );
  });
});
