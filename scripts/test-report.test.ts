import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { failuresIn, judged, tallyOfLastLine, tallyOfVitest } from './test-report.ts';

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
    expect(await tally({})).toEqual({ passed: 3, failed: 0, remarks: [] });
    expect(await tally({ numPendingTests: 1, numTodoTests: 1 })).toMatchObject({ failed: 2 });
    expect(
      await tally({
        numFailedTests: 1,
        testResults: [
          { name: 'a', status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] },
          { name: 'b', status: 'failed', assertionResults: [] },
        ],
      }),
    ).toEqual({ passed: 3, failed: 2, remarks: ['b could not be run'] });
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
    const fine = { passed: 1, failed: 0, remarks: [] };
    expect(judged(fine, 0)).toEqual(fine);
    expect(judged(fine, 1)).toMatchObject({ failed: 1 });
    expect(judged({ ...fine, passed: 0 }, 0)).toMatchObject({ failed: 1, remarks: ['nothing ran'] });
    expect(judged(undefined, 0)).toMatchObject({ failed: 1 });
    expect(judged({ ...fine, failed: 2 }, 1)).toMatchObject({ failed: 2 });
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
