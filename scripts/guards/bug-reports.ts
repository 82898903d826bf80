import type { Guard } from './guard.ts';

const reports = 'core/content/bug-report';
const rules = 'core/content/bug-report/';
const abuse = 'adapters/http/content/content-abuse.test.ts';
const names = 'adapters/http/content/outward-names.test.ts';

/** Reports: private to reporter and staff, and paid for once. */
export const bugReportGuards: readonly Guard[] = [
  {
    without: 'private reports are suggested to others',
    changes: [
      {
        file: 'adapters/memory/content/bug-reports.ts',
        from: 'report.reporterId === userId ? similarity(report.title, text) : 0,',
        to: 'userId ? similarity(report.title, text) : 0,',
      },
    ],
    test: { file: abuse, title: 'that is private is as good as none to everybody else' },
  },
  {
    without: 'votes are given to private reports',
    changes: [
      {
        file: `${reports}/use-cases/read-roadmap.ts`,
        from: "if (!report?.roadmap) throw new DomainError('bug_report.not_found');",
        to: "if (!report) throw new DomainError('bug_report.not_found');",
      },
      {
        file: `${reports}/use-cases/read-roadmap.ts`,
        from: "if (!shown) throw new DomainError('bug_report.not_found');",
        to: 'if (!shown) return null as never;',
      },
    ],
    test: { file: rules, title: 'shows nothing of a private report by suggestions, votes or refusals' },
  },
  {
    without: 'a suggestion says how many want what is private',
    changes: [
      {
        file: `${reports}/use-cases/read-roadmap.ts`,
        from: 'votes: roadmap ? votes : 0,',
        to: 'votes,',
      },
    ],
    test: { file: rules, title: 'shows nothing of a private report by suggestions, votes or refusals' },
  },
  {
    without: 'a published report shows the words of its reporter',
    changes: [
      {
        file: `${reports}/use-cases/read-roadmap.ts`,
        from: 'title: roadmap?.title ?? { vi: title, en: title },',
        to: 'title: { vi: title, en: roadmap?.title.en ?? title },',
      },
    ],
    test: { file: rules, title: 'shows nothing of a private report by suggestions, votes or refusals' },
  },
  {
    without: 'the roadmap holds what staff have not published',
    changes: [
      {
        file: `${reports}/views/report-view.ts`,
        from: 'roadmap === null ? null : { id, number, type, ...roadmap, votes, hasVoted }',
        to: "{ id, number, type, ...(roadmap ?? { stage: 'PLANNED', title: { vi: '', en: '' }, summary: { vi: '', en: '' }, publishedAt: new Date(0) }), votes, hasVoted }",
      },
      {
        file: 'adapters/memory/content/bug-reports.ts',
        from: 'roadmap !== null && mergedInto === null && (!stage || roadmap.stage === stage),',
        to: 'mergedInto === null && (!stage || roadmap?.stage === stage),',
      },
    ],
    test: { file: rules, title: 'holds what staff published in their words' },
  },
  {
    without: 'the changelog shows what is being written',
    changes: [
      {
        file: 'adapters/memory/content/changelog.ts',
        from: '.filter(({ publishedAt }) => publishedAt !== null)',
        to: '',
      },
    ],
    test: {
      file: 'core/content/changelog/',
      title: 'shows everybody what was published, and nothing of what is written',
    },
  },
  {
    without: 'a report about security is published',
    changes: [
      {
        file: `${reports}/use-cases/publish-report.ts`,
        from: "if (before.isSecurity) throw new DomainError('bug_report.security');",
        to: '',
      },
    ],
    test: { file: rules, title: 'are there for those who manage reports alone, and are never published' },
  },
  {
    without: 'every clerk reads reports about security',
    changes: [
      {
        file: `${reports}/staff-access.ts`,
        from: "(!isSecurity && mayDo(actor, 'bug-report.view', 'bug-report.update'))",
        to: "(isSecurity !== null && mayDo(actor, 'bug-report.view', 'bug-report.update'))",
      },
    ],
    test: { file: rules, title: 'are there for those who manage reports alone, and are never published' },
  },
  {
    without: 'a report is read by another member',
    changes: [
      {
        file: `${reports}/staff-access.ts`,
        from: 'if (report?.reporterId !== userId)',
        to: 'if (!report || userId === null)',
      },
    ],
    test: { file: abuse, title: 'that is private is as good as none to everybody else' },
  },
  {
    without: 'notes of staff are read by the reporter',
    changes: [
      {
        file: `${reports}/views/report-view.ts`,
        from: ".filter(({ kind }) => kind !== 'NOTE')",
        to: '',
      },
    ],
    test: { file: rules, title: 'is answered, resolved and paid by the table' },
  },
  {
    without: 'screenshots are shown to other members',
    changes: [
      {
        file: `${reports}/shown-screenshots.ts`,
        from: '(await bugReports.showing(id)).some((report) => maySee(viewer, report));',
        to: '(await bugReports.showing(id)).some((report) => report.roadmap !== null || maySee(viewer, report));',
      },
    ],
    test: { file: abuse, title: 'shows its screenshots to its reporter and to staff who may read it' },
  },
  {
    without: 'a screenshot of another member is sent along',
    changes: [
      {
        file: `${reports}/use-cases/file-report.ts`,
        from: 'ownerId: reporterId,\n        ids: input.screenshots,',
        to: 'ownerId: reporterId,\n        ids: [],',
      },
    ],
    test: { file: rules, title: 'carries page, browser and one’s own screenshots' },
  },
  {
    without: 'the address of the page is kept with its secrets',
    changes: [
      {
        file: `${reports}/bug-report.ts`,
        from: "const [path = ''] = typed.split(/[?#]/);",
        to: "const [path = ''] = [typed.replace('?', '/').replace('#', '/')];",
      },
    ],
    test: { file: rules, title: 'keeps of the address /dashboard/a?b=1#c what says where it was' },
  },
  {
    without: 'a report that was reopened is paid for again',
    changes: [
      {
        file: `${reports}/reward-report.ts`,
        from: 'if (group.some(({ paidAs }) => paidAs !== null)) return',
        to: "if (group.some(({ paidAs }) => paidAs === '')) return",
      },
      {
        file: 'core/content/bounty/reserve-bounty.ts',
        from: "if (bounty?.status === 'PAID') throw new DomainError('bounty.closed');",
        to: '',
      },
    ],
    test: { file: rules, title: 'are given at most once for each report and each article' },
  },
  {
    without: 'duplicates are paid for beside the first report',
    changes: [
      {
        file: `${reports}/use-cases/decide-report.ts`,
        from: 'const paidAs = paid?.id ?? each.paidAs ?? covering ?? null;',
        to: 'const paidAs = (isSelf ? paid?.id : null) ?? each.paidAs;',
      },
    ],
    test: { file: rules, title: 'close together; the first reporter is paid' },
  },
  {
    without: 'what joins a group that was paid is paid again',
    changes: [
      {
        file: `${reports}/use-cases/decide-report.ts`,
        from: 'each.paidAs ?? covering ?? null;',
        to: 'each.paidAs;',
      },
      {
        file: `${reports}/use-cases/decide-report.ts`,
        from: "closing.status === 'COMPLETED' ? group.find(({ paidAs }) => paidAs !== null)?.paidAs : undefined;",
        to: 'undefined;',
      },
    ],
    test: { file: rules, title: 'are paid for once, also what joins the group after the coins were given' },
  },
  {
    without: 'a merged report is decided, and paid for, by itself',
    changes: [
      {
        file: `${reports}/bug-report.ts`,
        from: "if (report.mergedInto !== null) throw new DomainError('bug_report.merged');",
        to: '',
      },
    ],
    test: { file: rules, title: 'close together; the first reporter is paid' },
  },
  {
    without: 'people reward their own reports',
    changes: [
      {
        file: `${reports}/reward-report.ts`,
        from: "if (actorName(awarder) === userId) return 'OWN';",
        to: '',
      },
      {
        file: `${reports}/reward-report.ts`,
        from: "permissions.length > 0 ? 'STAFF' : null",
        to: 'permissions ? null : null',
      },
      {
        file: 'core/content/bounty/reserve-bounty.ts',
        from: '  requireOthers(actor, item.userId);\n',
        to: '',
      },
      { file: 'core/content/bounty/pay-bounty.ts', from: 'requireOthers(actor, userId);', to: '' },
    ],
    test: { file: rules, title: 'brings nothing to staff, to who awards it' },
  },
  {
    without: 'a clerk names the amount',
    changes: [
      {
        file: `${reports}/reward-report.ts`,
        from: "!mayDo(actor, 'coin.manage'))\n    throw",
        to: "mayDo(actor, 'coin.manage') === null)\n    throw",
      },
      {
        file: 'core/content/bounty/bounty.ts',
        from: 'if (!isUsual && !mayManageCoins)',
        to: 'if (!isUsual && mayManageCoins === null)',
      },
    ],
    test: { file: rules, title: 'brings another amount only with the right to manage coins' },
  },
  {
    without: 'bounties exceed what a month has',
    changes: [
      {
        file: 'core/content/bounty/bounty.ts',
        from: "if (value > left) throw new DomainError('bounty.cap_reached', { left });",
        to: '',
      },
    ],
    test: { file: 'core/content/bounty/', title: 'never exceeds the cap and is never given twice' },
  },
  {
    without: 'a vote counts as often as it is given',
    changes: [
      {
        file: 'adapters/memory/content/bug-reports.ts',
        from: 'votes: new Set(voters.map(({ userId }) => userId)).size,',
        to: 'votes: voters.length,',
      },
    ],
    test: { file: rules, title: 'count each member once, as a plain model says' },
  },
  {
    without: 'one member files reports without end',
    changes: [
      {
        file: `${reports}/use-cases/file-report.ts`,
        from: 'if (filed >= bugReportLimits.aDay)',
        to: 'if (filed < 0)',
      },
    ],
    test: { file: rules, title: 'is one of five a day, and of twenty that are open' },
  },
  {
    without: 'the mailbox of staff reads what a report about security is about',
    changes: [
      {
        file: `${reports}/notices.ts`,
        from: 'title: report.isSecurity ? security : report.title,',
        to: 'title: security && report.title,',
      },
    ],
    test: { file: names, title: 'name to the mailbox of staff a reporter, and no more of them' },
  },
  {
    without: 'reports fill the mailbox of staff',
    changes: [
      {
        file: `${reports}/notices.ts`,
        from: 'if ((await bugReports.mailedSince(after(at, -hour))) >= bugReportLimits.staffMailsAnHour) return;',
        to: 'if ((await bugReports.mailedSince(after(at, -hour))) < 0 * bugReportLimits.staffMailsAnHour) return;',
      },
    ],
    test: { file: rules, title: 'write no more than thirty mails an hour to staff' },
  },
];
