import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { system } from '#core/access/actor/actor.ts';
import { filed } from '#fixtures/content/report-scene.ts';
import { databaseWorld, type DatabaseWorld } from '#fixtures/engine/database-world.ts';
import { atOnce, crowds, times, warmUp } from '#fixtures/engine/races.ts';
import { actorFor, staff } from '#fixtures/engine/world.ts';
import { aUser } from '#fixtures/people/users.ts';
import { rows } from '../engine/database.ts';

let here: DatabaseWorld;
beforeAll(async () => {
  here = await databaseWorld();
  await here.seed({ users: [aUser({ id: staff.id })] });
});
afterEach(async () => {
  expect(await here.app.coin.reconcile(system)).toEqual({ ok: true, breaches: [] });
});
afterAll(() => here.close());

const members = async (count: number) => {
  const users = times(count, () => aUser());
  await here.seed({ users });
  return users.map((user) => actorFor(user));
};

/** Reports of as many members, each of which stands on the roadmap. */
const open = async (count: number) => {
  const people = await members(count);
  const ids: string[] = [];
  for (const actor of people) {
    const { id } = await here.app.bugReport.fileReport(actor, filed());
    await here.app.bugReport.publishReport(staff, {
      id,
      stage: 'PLANNED',
      title: { vi: 'Biểu đồ trống', en: 'Empty charts' },
      summary: { vi: 'Chúng tôi đang sửa.', en: 'We are fixing it.' },
    });
    ids.push(id);
  }
  return { people, ids };
};

const paidFor = async (ids: readonly string[]): Promise<readonly string[]> => {
  const found = await rows<{ reference: string }>(
    here.db,
    `select reference from postings where account = 'USER' and reason = 'BOUNTY' and reference = any(?::text[])`,
    [ids.map((id) => `bug:${id}`)] as never, // the driver takes a list
  );
  return found.map(({ reference }) => reference);
};
const fix = (id: string) => () =>
  here.app.bugReport.resolveReport(staff, { id, outcome: 'FIXED', severity: 'LOW' });
const reopen = (id: string) => () => here.app.bugReport.reopenReport(staff, id);
const merge = (id: string, into: string) => () => here.app.bugReport.mergeReport(staff, { id, into });
const unmerge = (id: string) => () => here.app.bugReport.unmergeReport(staff, id);

describe('a report at the same instant', () => {
  it.each(crowds)('is resolved once by %i people, and paid for once', async (crowd) => {
    const {
      ids: [id = ''],
      people: [reporter],
    } = await open(1);
    await warmUp(here.db);
    const resolved = await atOnce(times(crowd, () => fix(id)));
    expect([resolved.faults, resolved.codes, resolved.done]).toEqual([[], ['bug_report.not_pending'], 1]);
    expect(await paidFor([id])).toHaveLength(1);
    expect((await here.ports.reads.wallets.of(reporter?.id ?? '')).baseCoin).toBe(1000);
  });

  it.each(crowds)('is resolved and reopened by %i people each, and paid for once', async (crowd) => {
    const {
      ids: [id = ''],
    } = await open(1);
    await warmUp(here.db);
    const { faults } = await atOnce(times(crowd, () => [fix(id), reopen(id)]).flat());
    expect(faults).toEqual([]);
    await fix(id)().catch(() => undefined);
    expect(await paidFor([id])).toHaveLength(1);
  });

  it.each(crowds)('is merged, taken apart, resolved and reopened by %i people each', async (crowd) => {
    const { ids } = await open(3);
    const [first = '', second = '', third = ''] = ids;
    await warmUp(here.db);
    const { faults } = await atOnce(
      times(Math.ceil(crowd / 2), () => [
        merge(first, second),
        merge(second, first),
        merge(third, second),
        unmerge(second),
        fix(first),
        fix(second),
        reopen(first),
        fix(third),
        unmerge(first),
      ]).flat(),
    );
    expect(faults).toEqual([]);
    for (const id of ids) await fix(id)().catch(() => undefined);
    const paid = await paidFor(ids);
    expect(new Set(paid).size).toBe(paid.length);
    const covered = await rows<{ paidAs: string }>(
      here.db,
      'select distinct paid_as from bug_reports where paid_as is not null and id = any(?::text[])',
      [ids] as never, // the driver takes a list
    );
    // Each bounty is that of a report, and each report has been paid for by one of them at most.
    expect(covered).toHaveLength(paid.length);
    // No group became a circle.
    for (const id of ids) expect((await here.ports.reads.bugReports.find(id))?.votes).toBeGreaterThan(0);
  });

  it('counts each voter once while reports are merged and taken apart', async () => {
    const { ids, people } = await open(2);
    const [first = '', second = ''] = ids;
    const voters = await members(30);
    await warmUp(here.db);
    const { faults } = await atOnce<unknown>([
      ...voters.flatMap((voter) => ids.map((id) => () => here.app.bugReport.voteForReport(voter, id))),
      ...times(10, () => [merge(first, second), unmerge(first)]).flat(),
    ]);
    expect(faults).toEqual([]);
    await unmerge(first)().catch(() => undefined);
    for (const id of ids) for (const voter of voters) await here.app.bugReport.voteForReport(voter, id);
    await merge(first, second)();
    expect((await here.ports.reads.bugReports.find(second))?.votes).toBe(voters.length + people.length);
  });

  it('fills the mailbox of staff no further than thirty mails an hour, on any number of instances', async () => {
    for (const { id: userId } of await members(40))
      await here.app.bugReport.fileReportFor(staff, { ...filed(), userId });
    await Promise.all(times(4, () => here.app.events.handleEvents(system, { limit: 500 })));
    for (let isOver = false; !isOver;)
      isOver = (await here.app.events.handleEvents(system, { limit: 500 })).handled.length === 0;
    const [mailed] = await rows<{ count: number }>(
      here.db,
      `select count(*)::int as count from mails where template = 'bug_report_new'`,
    );
    expect(mailed?.count).toBe(30);
  });
});
