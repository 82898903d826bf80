import { Option } from 'commander';
import { readRow } from '#core/body/snapshot/columns.ts';
import { computeIndicators } from '#core/body/indicator/compute.ts';
import { indicatorFunctions, type IndicatorFunction } from '#core/body/indicator/explanation/functions.ts';
import type { Standard } from '#core/body/indicator/categories.ts';
import { validateInputs } from '#core/body/indicator/validation.ts';
import type { Commands } from '../engine/commands.ts';
import { printable, type Console } from '../engine/output.ts';
import { readTable } from '../engine/table-file.ts';
import { importProfiles, maxWeeks } from './import-profiles.ts';
import { wholeNumber } from '../engine/values.ts';

/** What outsiders compare with their own arithmetic: these keys, in this order, for each row. */
const published = [
  'bmi', 'bmiCategory', 'bodyFatPercent', 'bodyFatCategory', 'fatMass', 'leanMass', 'ffmi', 'ffmiCategory',
  'normalizedFfmi', 'waistHipRatio', 'whrCategory', 'waistHeightRatio', 'whtrCategory', 'bmr', 'tdee',
  'visceralFatArea', 'vfiCategory', 'maxHeartRate', 'vo2max', 'runLevel', 'cyclingLevel', 'pushUpLevel', 'squatLevel',
  'restingHeartRateLevel', 'vo2maxLevel',
] as const; // prettier-ignore

/** Computes every row of a file; answers how many rows were broken. */
export const computeFile = async (
  path: string,
  standard: Standard,
  { out, error }: Console,
): Promise<number> => {
  let broken = 0;
  const report = (line: number, problem: string) => {
    broken += 1;
    error(`line ${line}: ${printable(problem)}`);
  };
  for await (const entry of readTable(path)) {
    if ('problem' in entry) {
      report(entry.line, entry.problem);
      continue;
    }
    const { id, inputs, issues } = readRow(entry.row);
    if (id === null || issues.length > 0) {
      const problems = issues.map(({ column, problem }) => `${column}: ${problem.replaceAll('_', ' ')}`);
      report(entry.line, [...(id === null ? ['id: missing'] : []), ...problems].join('; '));
      continue;
    }
    const refused = validateInputs(inputs);
    if (refused.length > 0) {
      // Still computed: what such a value touches answers INVALID_INPUT.
      report(entry.line, refused.map(({ path: place, code }) => `${place}: ${code}`).join('; '));
    }
    const indicators = computeIndicators(inputs, { standard });
    const computed = Object.fromEntries(
      published.map((key) => {
        const outcome = indicators[key];
        return [key, outcome.reason === undefined ? outcome.value : { reason: outcome.reason }];
      }),
    );
    out(JSON.stringify({ id, computed }));
  }
  return broken;
};

const functions: ReadonlyMap<string, IndicatorFunction> = new Map(Object.entries(indicatorFunctions));

/** One answer a line for one `{"fn", "input"}` a line; answers how many lines named no function or were no JSON. */
export const callFunctions = async ({ input, out, error }: Console): Promise<number> => {
  let broken = 0;
  let line = 0;
  for await (const text of input) {
    line += 1;
    if (text.trim() === '') continue;
    let call: { fn?: unknown; input?: unknown } | null = null;
    try {
      call = JSON.parse(text);
    } catch {
      // answered below, like any other line that is not a call
    }
    const name = typeof call === 'object' && call !== null && typeof call.fn === 'string' ? call.fn : null;
    const known = name === null ? undefined : functions.get(name);
    if (!known) {
      broken += 1;
      error(
        `line ${line}: ${name === null ? 'expected {"fn": name, "input": {…}}' : `no function is named ${printable(name)}`}`,
      );
      out(JSON.stringify({ reason: 'INVALID_INPUT' }));
      continue;
    }
    const outcome = known(call?.input);
    out(JSON.stringify(outcome.reason === undefined ? { value: outcome.value } : { reason: outcome.reason }));
  }
  return broken;
};

export const commands: Commands = (program, session) => {
  const { console } = session;
  const indicators = program.command('indicators').description('compute physical profiles, or import them');

  indicators
    .command('compute')
    .argument(
      '<file>',
      'CSV or JSON Lines with columns like id, gender, age, height_cm, weight_kg, waist_cm …',
    )
    .description('compute every indicator of each row; one JSON object a row')
    .addOption(new Option('--format <format>', 'how to print').choices(['jsonl']).default('jsonl'))
    .addOption(
      new Option('--standard <standard>', 'whose limits').choices(['WHO', 'ASIA_PACIFIC']).default('WHO'),
    )
    .action(async (file: string, options: { standard: Standard }) => {
      if ((await computeFile(file, options.standard, console)) > 0) session.fail();
    });

  indicators
    .command('call')
    .description(
      'read {"fn": name, "input": {…}} lines on standard input; print {"value": …} or {"reason": …} a line',
    )
    .action(async () => {
      if ((await callFunctions(console)) > 0) session.fail();
    });

  indicators
    .command('import')
    .argument('<file>', 'CSV or JSON Lines, as for compute')
    .description('make a member and a saved week of each row; a second run adds nothing')
    .addOption(
      wholeNumber('--weeks <count>', 'plausible weekly history behind each row', {
        least: 1,
        most: maxWeeks,
      }).default(1),
    )
    .action(async (file: string, options: { weeks: number }) => importProfiles(file, options.weeks, session));
};
