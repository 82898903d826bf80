import { createHash } from 'node:crypto';
import { factSheetOf } from '#core/assistant/fact-sheet/sheet.ts';
import { reviewOf } from '#core/assistant/finding/review.ts';
import { someWeeks } from '#fixtures/body/weeks.ts';
import { compareAlternately, inMs, milliseconds } from '../measure.ts';
import type { Report } from '../report.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The facts of five years of weeks, and what the rules make of them: pure functions, without a database. */
export const reviewing = async ({ ratios }: Report): Promise<void> => {
  const { snapshots: weeks } = someWeeks('member', 260);
  const reviewed = weeks.at(-1);
  if (!reviewed) throw new Error('no weeks');
  const input = {
    weeks,
    reviewedId: reviewed.id,
    goals: [],
    targets: [],
    units: 'METRIC',
    scope: 'ALL',
    marks: [],
    today: reviewed.weekStart,
    sha256,
  } as const;
  const rounds = 20;
  let seen = 0;
  const parse = async (): Promise<number> => {
    const text = JSON.stringify(weeks);
    const taken = await milliseconds(async () => {
      for (let round = 0; round < rounds; round += 1) if (JSON.parse(text) !== null) seen += 1;
    });
    return taken / rounds;
  };
  const draw = async (): Promise<number> => {
    const taken = await milliseconds(async () => {
      for (let round = 0; round < rounds; round += 1) seen += factSheetOf(input).facts.length;
    });
    return taken / rounds;
  };
  await draw();
  ratios.push(
    await compareAlternately(
      {
        name: 'A1',
        what: 'fact sheet of 260 weeks, against the same weeks parsed from JSON',
        budget: 'at most 15 ms',
        detail: inMs,
      },
      parse,
      draw,
    ),
  );
  const sheet = factSheetOf(input);
  const review = async (): Promise<number> => {
    const taken = await milliseconds(async () => {
      for (let round = 0; round < rounds; round += 1)
        seen += reviewOf(sheet, { language: 'vi', said: [], edits: {} }).blocks.length;
    });
    return taken / rounds;
  };
  await review();
  ratios.push(
    await compareAlternately(
      {
        name: 'A2',
        what: 'review of that sheet by the rules, against the same weeks parsed from JSON',
        budget: 'less than the sheet',
        detail: inMs,
      },
      parse,
      review,
    ),
  );
  if (seen === 0) throw new Error('nothing was drawn');
};
