import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { system } from '#core/access/actor/actor.ts';
import type { Permission } from '#core/access/actor/permission.ts';
import { after, day } from '#core/kernel/time.ts';
import { defaultSettings, type Settings } from '#core/platform/settings/site.ts';
import { aMedium } from '#fixtures/platform/media.ts';

import { actorFor, expectRefusal, refusalOf, visitor, world } from '#fixtures/engine/world.ts';
import { aUser } from '#fixtures/people/users.ts';
import { bountyReference } from '#core/content/bounty/bounty.ts';
import { bugReportLimits, cleanPage } from './bug-report.ts';
import type { FiledReport } from './use-cases/file-report.ts';

const people = ['an', 'binh', 'chi'].map((id) =>
  aUser({ id, email: `${id}@example.com`, fullname: `Nguyễn ${id}` }),
);
const [an, binh, chi] = people.map((user) => actorFor(user)) as [
  ReturnType<typeof actorFor>,
  ReturnType<typeof actorFor>,
  ReturnType<typeof actorFor>,
]; // three are made above
const clerkUser = aUser({ id: 'clerk', email: 'clerk@example.com' });
const clerk = actorFor(clerkUser, ['bug-report.view', 'bug-report.update']);
const manager = actorFor(clerkUser, ['bug-report.manage', 'coin.manage']);

const filed = (parts: Partial<FiledReport> = {}): FiledReport => ({
  type: 'BUG',
  title: 'Biểu đồ cân nặng bị trống',
  content: 'Mở trang dòng thời gian thì biểu đồ không hiện.',
  pageUrl: '/dashboard',
  browser: 'Firefox 130',
  screenshots: [],
  isSecurity: false,
  ...parts,
});

const opened = (settings: Partial<Settings> = {}) => {
  const here = world({ users: [...people, clerkUser], settings });
  const { bugReport } = here.app;
  const file = (actor = an, parts: Partial<FiledReport> = {}) => bugReport.fileReport(actor, filed(parts));
  const coinsOf = async (id: string) => (await here.ports.reads.wallets.of(id)).baseCoin;
  const votesOf = async (id: string) => (await here.ports.reads.bugReports.find(id))?.votes;
  const publish = (id: string, vi = 'Biểu đồ trống trên điện thoại') =>
    bugReport.publishReport(manager, {
      id,
      stage: 'PLANNED',
      title: { vi, en: 'Charts are empty' },
      summary: { vi: 'Chúng tôi đang sửa.', en: 'We are fixing it.' },
    });
  return { ...here, bugReport, file, coinsOf, votesOf, publish };
};

describe('a bug report', () => {
  it('carries page, browser and one’s own screenshots, which its reporter and staff alone open', async () => {
    const here = opened();
    const picture = aMedium({ ownerId: 'an', purpose: 'BUG_REPORT' });
    const other = aMedium({ ownerId: 'binh', purpose: 'BUG_REPORT' });
    for (const medium of [picture, other]) await here.ports.reads.media.insert(medium);
    expect(await refusalOf(here.file(an, { screenshots: [other.id] }))).toBe('media.not_found');
    const { id } = await here.file(an, { screenshots: [picture.id], pageUrl: '/dashboard?token=secret#x' });
    const read = await here.bugReport.readOwnReport(an, id);
    expect(read).toMatchObject({
      pageUrl: '/dashboard',
      browser: 'Firefox 130',
      pictures: [{ id: picture.id }],
    });
    expect(await refusalOf(here.bugReport.readOwnReport(binh, id))).toBe('bug_report.not_found');

    const mayOpen = async (viewer: typeof an) =>
      (await import('./shown-screenshots.ts')).mayOpenScreenshot(here.ports.reads, viewer, picture);
    await here.publish(id);
    expect(await mayOpen(clerk)).toBe(true);
    expect(await mayOpen(binh)).toBe(false);
    const secret = await here.file(an, { screenshots: [picture.id], isSecurity: true });
    expect(secret.isSecurity).toBe(true);
  });

  it.each([
    ['/dashboard/a?b=1#c', '/dashboard/a'],
    ['/', '/'],
    ['', null],
    [null, null],
  ])('keeps of the address %s what says where it was: %s', (typed, kept) => {
    expect(cleanPage(typed)).toBe(kept);
  });

  it.each(['//evil.example', 'https://evil.example/', 'javascript:alert(1)', '/a b', `/${'a'.repeat(300)}`])(
    'refuses the page %s',
    (typed) => {
      expect(() => cleanPage(typed)).toThrow('input.invalid');
    },
  );

  it('is one of five a day, and of twenty that are open', async () => {
    const here = opened();
    for (let index = 0; index < bugReportLimits.aDay; index += 1) await here.file();
    expect(await refusalOf(here.file())).toBe('bug_report.limit');
    await here.file(binh);
    for (let index = bugReportLimits.aDay; index < bugReportLimits.open; index += 1) {
      if (index % bugReportLimits.aDay === 0) here.clock.forward(day + 1);
      await here.file();
    }
    here.clock.forward(day + 1);
    expect(await refusalOf(here.file())).toBe('bug_report.limit');
  });

  it('is answered, resolved and paid by the table, with one notice and one mail; notes stay among staff', async () => {
    const here = opened();
    const { bugReport } = here;
    const { id } = await here.file();
    await bugReport.acceptReport(clerk, { id, severity: 'HIGH' });
    await bugReport.writeAsStaff(clerk, { id, text: 'Bạn dùng điện thoại nào?', isNote: false });
    await bugReport.writeAsStaff(clerk, { id, text: 'Giống lỗi tuần trước.', isNote: true });
    await bugReport.writeToStaff(an, { id, text: 'Điện thoại Android.' });
    await bugReport.resolveReport(clerk, { id, outcome: 'FIXED' });
    expect(await here.coinsOf('an')).toBe(20_000);
    const read = await bugReport.readOwnReport(an, id);
    expect(read).toMatchObject({ status: 'COMPLETED', outcome: 'FIXED', bounty: 20_000, mayReopen: true });
    expect(read.replies.map(({ isStaff, text }) => [isStaff, text])).toEqual([
      [true, 'Bạn dùng điện thoại nào?'],
      [false, 'Điện thoại Android.'],
    ]);
    await here.app.events.handleEvents(system);
    const heard = here.rows('notifications').map(({ type, topic }) => topic ?? type);
    expect(heard.toSorted()).toEqual(['BOUNTY_BUG_REPORT', 'bug_report_answered']);
    expect(here.rows('mails').filter(({ mail }) => mail.template === 'bug_report_resolved')).toHaveLength(1);
    expect(await here.ports.reads.moneyAudit.breaches()).toEqual([]);
  });

  it.each([
    ['BUG', 'FIXED', 'CRITICAL', 50_000],
    ['BUG', 'SHIPPED', 'LOW', 1000],
    ['OTHER', 'FIXED', 'TRIVIAL', 0],
    ['FEATURE', 'SHIPPED', undefined, 2000],
    ['FEATURE', 'FIXED', 'CRITICAL', 0],
    ['BUG', 'ANSWERED', 'CRITICAL', 0],
  ] as const)('of type %s, %s and %s brings %d', async (type, outcome, severity, coins) => {
    const here = opened();
    const { id } = await here.file(an, { type });
    await here.bugReport.resolveReport(clerk, { id, outcome, severity });
    expect(await here.coinsOf('an')).toBe(coins);
  });

  it('brings another amount only with the right to manage coins, and never over the limit of a grant', async () => {
    const here = opened();
    const { id } = await here.file();
    const resolve = (actor: typeof clerk, amount: number) =>
      here.bugReport.resolveReport(actor, { id, outcome: 'FIXED', severity: 'LOW', amount });
    expect(await refusalOf(resolve(clerk, 3000))).toBe('bounty.over_limit');
    expect(await refusalOf(resolve(clerk, 0))).toBe('bounty.over_limit');
    expect(await refusalOf(resolve(manager, defaultSettings.grantMax + 1))).toBe('bounty.over_limit');
    await resolve(manager, 3000);
    expect(await here.coinsOf('an')).toBe(3000);
  });

  it('brings nothing to staff, to who awards it, and above the cap of the month', async () => {
    const here = opened({ bountyMonthlyCap: 500 });
    const own = await here.bugReport.fileReport(clerk, filed());
    await here.bugReport.resolveReport(clerk, { id: own.id, outcome: 'FIXED', severity: 'LOW' });
    expect(await here.coinsOf('clerk')).toBe(0);
    const { id } = await here.file();
    const late = here.bugReport.resolveReport(clerk, { id, outcome: 'FIXED', severity: 'LOW' });
    expect(await refusalOf(late)).toBe('bounty.cap_reached');
    const again = await here.bugReport.fileReport(clerk, filed());
    const asked = here.bugReport.resolveReport(manager, {
      id: again.id,
      outcome: 'FIXED',
      severity: 'LOW',
      amount: 5,
    });
    expect(await refusalOf(asked)).toBe('bounty.own');
  });

  it('asks how bad it is before it is fixed', async () => {
    const here = opened();
    const { id } = await here.file();
    expect(await refusalOf(here.bugReport.resolveReport(clerk, { id, outcome: 'FIXED' }))).toBe(
      'input.required',
    );
  });

  it('is withdrawn while it waits, and reopened by its reporter once within two weeks', async () => {
    const here = opened();
    const { bugReport } = here;
    const { id } = await here.file();
    const decline = () =>
      bugReport.declineReport(clerk, { id, outcome: 'NOT_PLANNED', reason: 'Chưa có kế hoạch làm.' });
    await decline();
    await bugReport.reopenOwnReport(an, id);
    expect(await refusalOf(bugReport.withdrawReport(an, id))).toBe('bug_report.not_pending');
    await decline();
    expect(await refusalOf(bugReport.reopenOwnReport(an, id))).toBe('bug_report.not_pending');
    await bugReport.reopenReport(clerk, id);

    const late = await here.file();
    await bugReport.declineReport(clerk, {
      id: late.id,
      outcome: 'SPAM',
      reason: 'Nội dung không liên quan.',
    });
    here.clock.set(after(here.clock.now(), bugReportLimits.reopenDays * day + 1));
    expect(await refusalOf(bugReport.reopenOwnReport(an, late.id))).toBe('bug_report.not_pending');

    const withdrawn = await here.file();
    expect(await bugReport.withdrawReport(an, withdrawn.id)).toMatchObject({
      status: 'CANCELED',
      outcome: 'WITHDRAWN',
    });
    expect(await refusalOf(bugReport.reopenOwnReport(an, withdrawn.id))).toBe('bug_report.not_pending');
  });
});

describe('reports about security', () => {
  it('are there for those who manage reports alone, and are never published', async () => {
    const here = opened();
    const { bugReport } = here;
    const secret = await here.file(an, { isSecurity: true, title: 'Đọc được hồ sơ người khác' });
    const plain = await here.file();
    const list = async (actor: typeof clerk) =>
      (
        await bugReport.listReports(actor, {
          sort: { field: 'number', order: 'ASC' },
          from: 0,
          to: 9,
          filter: {},
        })
      ).rows.map(({ id }) => id);
    expect(await list(clerk)).toEqual([plain.id]);
    expect(await list(manager)).toEqual([secret.id, plain.id]);
    const steps = [
      bugReport.readReportFile(clerk, secret.id),
      bugReport.acceptReport(clerk, { id: secret.id, severity: 'LOW' }),
      bugReport.mergeReport(clerk, { id: plain.id, into: secret.id }),
      bugReport.writeAsStaff(clerk, { id: secret.id, text: 'Xin chào', isNote: true }),
    ];
    for (const step of steps) expect(await refusalOf(step)).toBe('bug_report.not_found');
    expect(await refusalOf(here.publish(secret.id))).toBe('bug_report.security');
    expect(await refusalOf(bugReport.mergeReport(manager, { id: secret.id, into: plain.id }))).toBe(
      'bug_report.not_mergeable',
    );
    await here.app.events.handleEvents(system);
    expect(
      here
        .rows('mails')
        .map(({ mail }) => mail.values['title'])
        .toSorted(),
    ).toEqual(['Báo cáo bảo mật', 'Biểu đồ cân nặng bị trống'].toSorted());
  });
});

describe('the roadmap', () => {
  it('holds what staff published in their words, and no word of a reporter', async () => {
    const here = opened();
    const { id } = await here.file(an, {
      title: 'Mật khẩu của tôi là 1234',
      content: 'Đừng cho ai xem nhé.',
    });
    await here.file(binh);
    expect((await here.bugReport.readRoadmap(visitor, {}, { limit: 20 })).items).toEqual([]);
    await here.publish(id);
    const shown = await here.bugReport.readRoadmap(visitor, {}, { limit: 20 });
    expect(shown.bounties).toEqual(defaultSettings.bugBounty);
    expect(shown.items).toHaveLength(1);
    expect(JSON.stringify(shown)).not.toMatch(/1234|Đừng cho ai|"an"|Nguyễn/);
    await here.bugReport.unpublishReport(manager, id);
    expect((await here.bugReport.readRoadmap(visitor, {}, { limit: 20 })).items).toEqual([]);
    expect(
      await refusalOf(
        here.bugReport.publishReport(clerk, {
          id,
          stage: 'PLANNED',
          title: { vi: 'Biểu đồ', en: 'Charts' },
          summary: { vi: 'Sẽ sửa trong tháng.', en: 'Fixed this month.' },
        }),
      ),
    ).toBe('access.not_authorized');
  });

  it('shows nothing of a private report by suggestions, votes or refusals', async () => {
    const here = opened();
    const { id } = await here.file(an, { title: 'Xoá tài khoản bị lỗi máy chủ' });
    const title = 'Xoá tài khoản bị lỗi máy chủ';
    expect(await here.bugReport.suggestReports(binh, title)).toEqual([]);
    expect(await here.bugReport.suggestReports(an, title)).toMatchObject([{ id, isOwn: true, votes: 0 }]);
    for (const unknown of [id, 'nothing']) {
      expect(await refusalOf(here.bugReport.voteForReport(binh, unknown))).toBe('bug_report.not_found');
      expect(await refusalOf(here.bugReport.takeVoteBack(binh, unknown))).toBe('bug_report.not_found');
    }
    await here.publish(id, 'Lỗi khi xoá tài khoản');
    const found = await here.bugReport.suggestReports(binh, 'lỗi khi xoá tài khoản');
    expect(found).toMatchObject([{ id, isOwn: false, title: { vi: 'Lỗi khi xoá tài khoản' }, votes: 1 }]);
    expect(await here.bugReport.suggestReports(binh, 'lỗi khi')).toEqual([]);
  });

  it('counts a member once, however often the button is pressed', async () => {
    const here = opened();
    const { id } = await here.file();
    await here.publish(id);
    for (let press = 0; press < 3; press += 1) await here.bugReport.voteForReport(binh, id);
    expect(await here.votesOf(id)).toBe(2);
    expect((await here.bugReport.readRoadmap(binh, {}, { limit: 5 })).items[0]?.hasVoted).toBe(true);
    await here.bugReport.takeVoteBack(binh, id);
    await here.bugReport.takeVoteBack(binh, id);
    expect(await here.votesOf(id)).toBe(1);
  });
});

describe('merged reports', () => {
  it('close together; the first reporter is paid, the others hear of it without coins', async () => {
    const here = opened();
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
    const here = opened();
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
    const here = opened();
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

  it('never pay twice and count each voter once, in whatever order they are merged, decided and reopened', async () => {
    const step = fc.record({
      does: fc.constantFrom(
        'merge',
        'unmerge',
        'resolve',
        'decline',
        'reopen',
        'reopenOwn',
        'accept',
        'vote',
        'unvote',
      ),
      which: fc.nat(3),
      other: fc.nat(3),
      who: fc.nat(2),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (sequence) => {
        const here = opened();
        const { bugReport } = here;
        const actors = [an, binh, chi];
        const reports = [];
        for (const actor of [an, binh, chi, an]) {
          here.clock.forward(1000);
          const report = await here.file(actor);
          await here.publish(report.id);
          reports.push(report);
        }
        const own = new Map(reports.map(({ id, reporterId }) => [id, new Set([reporterId as string])]));
        for (const { does, which, other, who } of sequence) {
          const id = reports[which]?.id ?? '';
          const into = reports[other]?.id ?? '';
          const actor = actors[who] ?? an;
          const before = await here.votesOf(id);
          const works: Record<typeof does, () => Promise<unknown>> = {
            merge: () => bugReport.mergeReport(clerk, { id, into }),
            unmerge: () => bugReport.unmergeReport(clerk, id),
            resolve: () => bugReport.resolveReport(clerk, { id, outcome: 'FIXED', severity: 'LOW' }),
            decline: () =>
              bugReport.declineReport(clerk, { id, outcome: 'DUPLICATE', reason: 'Trùng báo cáo khác.' }),
            reopen: () => bugReport.reopenReport(clerk, id),
            reopenOwn: () => bugReport.reopenOwnReport(actor, id),
            accept: () => bugReport.acceptReport(clerk, { id, severity: 'HIGH' }),
            vote: async () => {
              await bugReport.voteForReport(actor, id);
              own.get(id)?.add(actor.id);
            },
            unvote: async () => {
              await bugReport.takeVoteBack(actor, id);
              const group = [
                id,
                ...(await here.ports.reads.bugReports.mergedInto(id)).map((each) => each.id),
              ];
              for (const each of group) own.get(each)?.delete(actor.id);
            },
          };
          await works[does]().catch(expectRefusal);
          if (does === 'merge' || does === 'unmerge') {
            // Merging and taking apart again restores what was there.
            const merged = await here.ports.reads.bugReports.find(id);
            if (does === 'merge' && merged?.mergedInto === into) expect(await here.votesOf(id)).toBe(before);
          }
          for (const { id: each } of reports) {
            const group = [
              each,
              ...(await here.ports.reads.bugReports.mergedInto(each)).map((row) => row.id),
            ];
            const voters = new Set(group.flatMap((member) => [...(own.get(member) ?? [])]));
            expect(await here.votesOf(each)).toBe(voters.size);
          }
        }
        const paid = here.rows('postings').filter(({ account }) => account === 'USER');
        expect(new Set(paid.map(({ reference }) => reference)).size).toBe(paid.length);
        for (const { reference } of paid)
          expect(reports.map(({ id }) => bountyReference({ kind: 'BUG_REPORT', id }))).toContain(reference);
        // A report is paid for once, by itself or within a group.
        const covered = here.rows('bugReports').filter(({ paidAs }) => paidAs !== null);
        expect(new Set(covered.map(({ paidAs }) => paidAs)).size).toBe(paid.length);
        expect(await here.ports.reads.moneyAudit.breaches()).toEqual([]);
      }),
      { numRuns: 80 },
    );
  });
});

describe('rights over reports', () => {
  it.each([
    ['bug-report.view', ['bug_report.not_found', 'access.not_authorized']],
    ['user.view', ['access.not_authorized', 'access.not_authorized']],
  ] as const)('with %s', async (granted: Permission, [read, step]) => {
    const here = opened();
    const actor = actorFor(clerkUser, [granted]);
    expect(await refusalOf(here.bugReport.readReportFile(actor, 'nothing'))).toBe(read);
    expect(await refusalOf(here.bugReport.acceptReport(actor, { id: 'nothing', severity: 'LOW' }))).toBe(
      step,
    );
    expect(await refusalOf(here.bugReport.fileReportFor(actor, { ...filed(), userId: 'an' }))).toBe(
      'access.not_authorized',
    );
    expect(await refusalOf(here.bugReport.purgeReport(actor, 'nothing'))).toBe('access.not_authorized');
    const listed = here.app.changelog.listChangelog(actor, {
      sort: { field: 'id', order: 'ASC' },
      from: 0,
      to: 1,
      filter: {},
    });
    // Who sees reports sees what became of them.
    if (granted === 'bug-report.view') expect(await listed).toMatchObject({ rows: [] });
    else expect(await refusalOf(listed)).toBe('access.not_authorized');
  });

  it('purge what was declined as spam, and nothing else', async () => {
    const here = opened();
    const { id } = await here.file();
    expect(await refusalOf(here.bugReport.purgeReport(manager, id))).toBe('bug_report.not_pending');
    await here.bugReport.declineReport(clerk, { id, outcome: 'SPAM', reason: 'Nội dung quảng cáo.' });
    await here.bugReport.purgeReport(manager, id);
    expect(here.rows('bugReports')).toEqual([]);
    expect(here.rows('bugVotes')).toEqual([]);
  });

  it('write no more than thirty mails an hour to staff, to the support mailbox where there is one', async () => {
    const here = opened({ supportInbox: 'help@fitboard.example' });
    for (let index = 0; index < 33; index += 1)
      await here.bugReport.fileReportFor(manager, { ...filed(), userId: 'an' });
    await here.app.events.handleEvents(system);
    const mails = here.rows('mails').filter(({ mail }) => mail.template === 'bug_report_new');
    expect(mails.map(({ mail }) => mail.to)).toEqual(
      Array.from({ length: 30 }, () => 'help@fitboard.example'),
    );
    const another = opened();
    await another.file();
    await another.app.events.handleEvents(system);
    expect(another.rows('mails').map(({ mail }) => mail.to)).toEqual([defaultSettings.contactEmail]);
  });
});
