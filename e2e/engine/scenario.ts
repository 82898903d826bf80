import type { Language } from '#core/kernel/language.ts';

export type Step = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;

/** Named steps that pass or fail, counted for the closing line. A failed step ends its scenario, not the run. */
export type Scenario = Readonly<{
  name: string;
  /** Nothing else runs beside it. */
  isAlone?: boolean;
  /** Played before a release, and when it is named: a plain run of the tests stays short. */
  isLong?: boolean;
  run(step: Step): Promise<void>;
}>;

/** In Vietnamese on every run, and once more in English before a release. */
export const inBothLanguages = (journey: (language: Language) => Scenario): readonly Scenario[] => {
  const again = journey('en');
  return [journey('vi'), { ...again, name: `${again.name}, in English`, isLong: true }];
};

type Counts = { passed: number; failed: number };

/** Plays one scenario; `print` gets each line as it happens. */
const play = async (
  { name, run }: Scenario,
  counts: Counts,
  print: (line: string) => void,
): Promise<void> => {
  print(name);
  let isStep = false;
  const step = async <Result>(title: string, work: () => Promise<Result>): Promise<Result> => {
    const started = performance.now();
    try {
      const result = await work();
      counts.passed += 1;
      print(`  ok      ${title} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
      return result;
    } catch (error) {
      isStep = true;
      counts.failed += 1;
      print(`  FAILED  ${title}`);
      print(
        String(error instanceof Error ? (error.stack ?? error.message) : error).replace(/^/gm, '          '),
      );
      throw error;
    }
  };
  const started = performance.now();
  try {
    await run(step);
  } catch (error) {
    if (!isStep) {
      counts.failed += 1;
      print(`  FAILED  ${String(error instanceof Error ? error.stack : error)}`);
    }
  }
  print(`  took    ${((performance.now() - started) / 1000).toFixed(1)} s`);
};

type Lanes = Readonly<{
  /** So many at a time, but for those that stand alone: each has a server, a database and a browser. */
  lanes?: number;
}>;

export const perform = async (scenarios: readonly Scenario[], { lanes = 1 }: Lanes = {}): Promise<Counts> => {
  const counts: Counts = { passed: 0, failed: 0 };
  for (const scenario of scenarios.filter(({ isAlone }) => isAlone))
    await play(scenario, counts, (line) => console.log(line));
  const waiting = scenarios.filter(({ isAlone }) => !isAlone);
  const lane = async (): Promise<void> => {
    for (let scenario = waiting.shift(); scenario; scenario = waiting.shift()) {
      // Printed at once when it is over: lines of two scenarios would be told apart by nobody.
      const lines: string[] = [];
      await play(scenario, counts, lanes > 1 ? (line) => lines.push(line) : (line) => console.log(line));
      if (lines.length > 0) console.log(lines.join('\n'));
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return counts;
};

export const check = (holds: boolean, what: string): void => {
  if (!holds) throw new Error(what);
};
