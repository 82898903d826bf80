import { describe, expect, it } from 'vitest';
import { system } from '#core/access/actor/actor.ts';
import type { Permission } from '#core/access/actor/permission.ts';
import { after, day } from '#core/kernel/time.ts';
import { defaultSettings } from '#core/platform/settings/site.ts';
import { an, binh, clerk, clerkUser, filed, manager, reportScene } from '#fixtures/content/report-scene.ts';
import { actorFor, refusalOf, visitor } from '#fixtures/engine/world.ts';
import { aMedium } from '#fixtures/platform/media.ts';
import { bugReportLimits, cleanPage } from './bug-report.ts';

describe('a bug report', () => {
  it('carries page, browser and one’s own screenshots, which its reporter and staff alone open', async () => {
    const here = reportScene();
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
    const here = reportScene();
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
    const here = reportScene();
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
    const here = reportScene();
    const { id } = await here.file(an, { type });
    await here.bugReport.resolveReport(clerk, { id, outcome, severity });
    expect(await here.coinsOf('an')).toBe(coins);
  });

  it('brings another amount only with the right to manage coins, and never over the limit of a grant', async () => {
    const here = reportScene();
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
    const here = reportScene({ bountyMonthlyCap: 500 });
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
    const here = reportScene();
    const { id } = await here.file();
    expect(await refusalOf(here.bugReport.resolveReport(clerk, { id, outcome: 'FIXED' }))).toBe(
      'input.required',
    );
  });

  it('is withdrawn while it waits, and reopened by its reporter once within two weeks', async () => {
    const here = reportScene();
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
    const here = reportScene();
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
    const here = reportScene();
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
    const here = reportScene();
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
    const here = reportScene();
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

describe('rights over reports', () => {
  it.each([
    ['bug-report.view', ['bug_report.not_found', 'access.not_authorized']],
    ['user.view', ['access.not_authorized', 'access.not_authorized']],
  ] as const)('with %s', async (granted: Permission, [read, step]) => {
    const here = reportScene();
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
    const here = reportScene();
    const { id } = await here.file();
    expect(await refusalOf(here.bugReport.purgeReport(manager, id))).toBe('bug_report.not_pending');
    await here.bugReport.declineReport(clerk, { id, outcome: 'SPAM', reason: 'Nội dung quảng cáo.' });
    await here.bugReport.purgeReport(manager, id);
    expect(here.rows('bugReports')).toEqual([]);
    expect(here.rows('bugVotes')).toEqual([]);
  });

  it('write no more than thirty mails an hour to staff, to the support mailbox where there is one', async () => {
    const here = reportScene({ supportInbox: 'help@fitboard.example' });
    for (let index = 0; index < 33; index += 1)
      await here.bugReport.fileReportFor(manager, { ...filed(), userId: 'an' });
    await here.app.events.handleEvents(system);
    const mails = here.rows('mails').filter(({ mail }) => mail.template === 'bug_report_new');
    expect(mails.map(({ mail }) => mail.to)).toEqual(
      Array.from({ length: 30 }, () => 'help@fitboard.example'),
    );
    const another = reportScene();
    await another.file();
    await another.app.events.handleEvents(system);
    expect(another.rows('mails').map(({ mail }) => mail.to)).toEqual([defaultSettings.contactEmail]);
  });
});
