import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  failuresIn,
  failuresOfVitest,
  judged,
  plain,
  slowest,
  tallyOfLastLine,
  tallyOfVitest,
} from './test-report.ts';

describe('the count of the tests', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fitboard-report-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const tally = async (report: object) => {
    const file = join(folder, 'report.json');
    await writeFile(
      file,
      JSON.stringify({
        numPassedTests: 3,
        numFailedTests: 0,
        numPendingTests: 0,
        numTodoTests: 0,
        testResults: [],
        ...report,
      }),
    );
    return tallyOfVitest(file);
  };

  it('counts files that could not be loaded and tests that were skipped as failures', async () => {
    expect(await tally({})).toEqual({ passed: 3, failed: 0, ...plain });
    expect(await tally({ numPendingTests: 1, numTodoTests: 1 })).toMatchObject({ failed: 2 });
    expect(
      await tally({
        numFailedTests: 1,
        testResults: [
          { name: 'a', status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] },
          { name: 'b', status: 'failed', assertionResults: [] },
        ],
      }),
    ).toMatchObject({
      passed: 3,
      failed: 2,
      remarks: ['b could not be run'],
      failures: ['b', expect.stringContaining('a')],
    });
  });

  it('reads the closing line of our own programs', () => {
    expect(tallyOfLastLine('1 passed, 0 failed\nlater\n12 passed, 3 failed\n')).toMatchObject({
      passed: 12,
      failed: 3,
    });
    expect(tallyOfLastLine('all is well')).toBeUndefined();
    expect(tallyOfLastLine('x 1 passed, 0 failed')).toBeUndefined();
  });

  it('never passes what ended badly, ran nothing, or left no report', () => {
    const fine = { passed: 1, failed: 0, ...plain };
    expect(judged(fine, 0)).toEqual(fine);
    expect(judged(fine, 1)).toMatchObject({ failed: 1 });
    expect(judged({ ...fine, passed: 0 }, 0)).toMatchObject({ failed: 1, remarks: ['nothing ran'] });
    expect(judged(undefined, 0)).toMatchObject({ failed: 1 });
    expect(judged({ ...fine, failed: 2 }, 1)).toMatchObject({ failed: 2 });
  });

  it('lets a part be empty only where nothing was changed', () => {
    const empty = { passed: 0, failed: 0, ...plain };
    expect(judged(empty, 0, { mayBeEmpty: true })).toMatchObject({ failed: 0, remarks: ['nothing to run'] });
    expect(judged(undefined, 0, { mayBeEmpty: true })).toMatchObject({ failed: 0 });
    expect(judged(empty, 1, { mayBeEmpty: true })).toMatchObject({ failed: 1 });
    expect(judged({ ...empty, failed: 1 }, 0, { mayBeEmpty: true })).toMatchObject({ failed: 1 });
  });

  it('names the slowest files and scenarios, the slowest first', async () => {
    const files = await tally({
      testResults: [
        { name: 'a.test.ts', status: 'passed', startTime: 1_000, endTime: 3_500, assertionResults: [] },
        { name: 'b.test.ts', status: 'passed', startTime: 1_000, endTime: 13_000, assertionResults: [] },
        { name: 'c.test.ts', status: 'passed', assertionResults: [] },
      ],
    });
    const scenarios = tallyOfLastLine(
      'Opening\n  ok      a window (0.1 s)\n  took    7.2 s\n1 passed, 0 failed\n',
    );
    expect(slowest([files, scenarios!], 3)).toEqual([
      '  12.0 s  b.test.ts',
      '   7.2 s  Opening',
      '   2.5 s  a.test.ts',
    ]);
  });

  it('names what failed by its file or scenario', async () => {
    const { failures } = await tally({
      numFailedTests: 1,
      testResults: [
        {
          name: 'a.test.ts',
          status: 'failed',
          assertionResults: [
            { status: 'failed', fullName: 'a gate is locked' },
            { status: 'passed', fullName: 'a gate opens' },
          ],
        },
      ],
    });
    expect(failures).toEqual(['a.test.ts  a gate is locked']);
    expect(
      tallyOfLastLine('Opening\n  FAILED  a window\n          Error: stuck\n0 passed, 1 failed\n')?.failures,
    ).toEqual(['Opening  a window']);
  });

  it('shows of a run of Vitest what comes from its first failure on', () => {
    const output = ' ✓ a.test.ts (2 tests) 3ms\n⎯⎯⎯ Failed Tests 1 ⎯⎯⎯\n FAIL  b.test.ts > a gate\n';
    expect(failuresOfVitest(output)).toEqual(['⎯⎯⎯ Failed Tests 1 ⎯⎯⎯', ' FAIL  b.test.ts > a gate']);
    expect(failuresOfVitest('no such option\n')).toEqual(['no such option']);
  });

  it('shows of named steps those that failed, under the name they belong to', () => {
    const output = `Opening
  ok      a page (0.1 s)
Closing
  ok      a window (0.1 s)
  FAILED  a page
          Error: it is stuck
              at close (page.ts:1:1)
Locking
  ok      the gate (0.1 s)
2 passed, 1 failed
`;
    expect(failuresIn(output)).toEqual([
      'Closing',
      '  FAILED  a page',
      '          Error: it is stuck',
      '              at close (page.ts:1:1)',
    ]);
    expect(failuresIn('SyntaxError: no\n    at x\n')).toEqual(['SyntaxError: no', '    at x']);
  });
});
