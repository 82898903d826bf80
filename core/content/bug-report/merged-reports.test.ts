import { describe, expect, it } from 'vitest';
import { an, binh, chi, clerk, reportScene } from '#fixtures/content/report-scene.ts';
import { refusalOf } from '#fixtures/engine/world.ts';

describe('merged reports', () => {
  it('close together; the first reporter is paid, the others hear of it without coins', async () => {
    const here = reportScene();
    const { bugReport } = here;
    const first = await here.file(an);
    here.clock.forward(1000);
    const second = await here.file(binh);
    await bugReport.mergeReport(clerk, { id: first.id, into: second.id });
    for (const step of [
      bugReport.acceptReport(clerk, { id: first.id, severity: 'LOW' }),
      bugReport.resolveReport(clerk, { id: first.id, outcome: 'FIXED', severity: 'LOW' }),
      bugReport.mergeReport(clerk, { id: second.id, into: first.id }),
      bugReport.withdrawReport(an, first.id),
    ])
      expect(await refusalOf(step)).toBe('bug_report.merged');
    await bugReport.resolveReport(clerk, { id: second.id, outcome: 'FIXED', severity: 'MEDIUM' });
    expect([await here.coinsOf('an'), await here.coinsOf('binh')]).toEqual([5000, 0]);
    expect(await bugReport.readOwnReport(an, first.id)).toMatchObject({
      status: 'COMPLETED',
      mergedInto: second.number,
      bounty: 5000,
    });
    expect(await bugReport.readOwnReport(binh, second.id)).toMatchObject({
      status: 'COMPLETED',
      bounty: null,
    });
    // Taken apart and fixed again, both were paid for.
    await bugReport.unmergeReport(clerk, first.id);
    for (const { id } of [first, second]) {
      await bugReport.reopenReport(clerk, id);
      await bugReport.resolveReport(clerk, { id, outcome: 'FIXED', severity: 'CRITICAL' });
    }
    expect([await here.coinsOf('an'), await here.coinsOf('binh')]).toEqual([5000, 0]);
  });

  it('follow the one that stands for them, however deep, and hear nothing that was said to its reporter', async () => {
    const here = reportScene();
    const { bugReport } = here;
    const [top, middle, low] = [await here.file(an), await here.file(binh), await here.file(chi)];
    await bugReport.declineReport(clerk, {
      id: top.id,
      outcome: 'NOT_PLANNED',
      reason: 'An ơi, chưa làm được.',
    });
    await bugReport.mergeReport(clerk, { id: low.id, into: middle.id });
    await bugReport.mergeReport(clerk, { id: middle.id, into: top.id });
    const read = await bugReport.readOwnReport(chi, low.id);
    expect(read).toMatchObject({ status: 'CANCELED', outcome: 'NOT_PLANNED', mergedInto: top.number });
    expect(JSON.stringify(read)).not.toContain('An ơi');
    // It counts no more among those that wait, and is itself again once it is taken out.
    expect(await here.ports.reads.bugReports.countOf('chi', here.clock.now())).toEqual({ filed: 0, open: 0 });
    await bugReport.unmergeReport(clerk, low.id);
    expect(await bugReport.readOwnReport(chi, low.id)).toMatchObject({ status: 'PENDING', mergedInto: null });
  });

  it('are paid for once, also what joins the group after the coins were given', async () => {
    const here = reportScene();
    const { bugReport } = here;
    const first = await here.file(an);
    const fix = (id: string) => bugReport.resolveReport(clerk, { id, outcome: 'FIXED', severity: 'LOW' });
    await fix(first.id);
    const late = await here.file(binh);
    await bugReport.mergeReport(clerk, { id: late.id, into: first.id });
    await bugReport.reopenReport(clerk, first.id);
    await fix(first.id);
    await bugReport.unmergeReport(clerk, late.id);
    await bugReport.reopenReport(clerk, late.id);
    await fix(late.id);
    expect([await here.coinsOf('an'), await here.coinsOf('binh')]).toEqual([1000, 0]);
  });
});
