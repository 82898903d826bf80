import { describe, expect, it } from 'vitest';
import { permissions } from '#core/access/actor/permission.ts';
import { bountyErrors } from '#core/content/bounty/errors.ts';
import { bugReportErrors } from '#core/content/bug-report/errors.ts';
import { changelogErrors } from '#core/content/changelog/errors.ts';
import type { ErrorCode } from '#core/kernel/domain-error.ts';
import { languages } from '#core/kernel/language.ts';
import { errorSentence } from '#adapters/ports/messages.ts';
import { aBugReport, filledBugReports, onRoadmap } from '#fixtures/content/bug-reports.ts';
import { aRole, aUser } from '#fixtures/people/users.ts';
import { openTestServer } from '../testing/test-server.ts';

const owner = aUser({ id: 'owner', email: 'owner@example.com' });
const clerk = aUser({ id: 'clerk', email: 'clerk@example.com', roleId: 'clerks' });
const manager = aUser({ id: 'manager', email: 'manager@example.com', roleId: 'managers' });

const open = () =>
  openTestServer({
    seed: {
      users: [owner, clerk, manager],
      roles: [
        aRole({ id: 'clerks', permissions: ['bug-report.view', 'bug-report.update'] }),
        aRole({ id: 'managers', permissions }),
      ],
      settings: { bountyMonthlyCap: 60_000 },
      bugReports: [
        ...filledBugReports,
        { ...aBugReport({ id: 'own', reporterId: 'manager' }), number: 5 },
        { ...aBugReport({ id: 'secret', reporterId: 'owner', isSecurity: true }), number: 6 },
        {
          ...aBugReport({
            id: 'merged-public',
            reporterId: 'owner',
            mergedInto: 'own',
            roadmap: onRoadmap('Một', 'One'),
          }),
          number: 8,
        },
        { ...aBugReport({ id: 'paid', reporterId: 'owner', paidAs: 'paid' }), number: 7 },
      ],
    },
  });

const report = {
  type: 'BUG',
  title: 'Biểu đồ trống',
  content: 'Không thấy biểu đồ.',
  pageUrl: null,
  browser: '',
  isSecurity: false,
};
const words = { vi: 'Biểu đồ cân nặng', en: 'Chart of weights' };
const fixed = (amount?: number) => ({
  outcome: 'FIXED',
  severity: 'LOW',
  ...(amount === undefined ? {} : { amount }),
});

type Method = 'get' | 'post' | 'put' | 'delete';
type Asked = readonly [user: typeof owner, method: Method, path: string, body?: object];

/** The last of them is refused with the code; those before it lead there. */
const refused: Readonly<Record<string, readonly Asked[]>> = {
  'bug_report.not_found': [[owner, 'get', '/bug-reports/nothing']],
  'bug_report.not_pending': [[owner, 'post', '/bug-reports/a-closed-report/withdraw']],
  'bug_report.limit': [1, 2, 3, 4, 5, 6].map((): Asked => [clerk, 'post', '/bug-reports', report]),
  'bug_report.merged': [[owner, 'put', '/bug-reports/merged-public/vote']],
  'bug_report.not_mergeable': [[clerk, 'post', '/admin/bug-reports/a-report/merge', { into: 'a-report' }]],
  'bug_report.security': [
    [manager, 'put', '/admin/bug-reports/secret/roadmap', { stage: 'PLANNED', title: words, summary: words }],
  ],
  'bounty.own': [[manager, 'post', '/admin/bug-reports/own/resolve', fixed(5)]],
  'bounty.closed': [[manager, 'post', '/admin/bug-reports/paid/resolve', fixed(5)]],
  'bounty.over_limit': [[clerk, 'post', '/admin/bug-reports/a-report/resolve', fixed(5)]],
  'bounty.cap_reached': [[manager, 'post', '/admin/bug-reports/a-report/resolve', fixed(60_001)]],
  'changelog.not_found': [[manager, 'get', '/admin/changelog/nothing']],
};

describe('every refusal about reports', () => {
  it('is reached below', () => {
    const codes = [bugReportErrors, bountyErrors, changelogErrors].flatMap((errors) => Object.keys(errors));
    expect(Object.keys(refused).toSorted()).toEqual(codes.toSorted());
  });

  it.each(
    languages.flatMap((language) =>
      Object.entries(refused).map(([code, asked]) => [language, code, asked] as const),
    ),
  )('in %s: %s', async (language, code, asked) => {
    const server = open();
    let last: { body: { code?: string; detail?: string; params?: Record<string, string | number> } } = {
      body: {},
    };
    for (const [user, method, path, body] of asked)
      last = await server.as(user)[method](`/api${path}`).set('accept-language', language).send(body);
    expect(last.body.code).toBe(code);
    const sentence = errorSentence(language, code as ErrorCode, last.body.params ?? {});
    expect(JSON.stringify(last.body)).toContain(sentence);
  });
});
