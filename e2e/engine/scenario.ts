/** Named steps that pass or fail, counted for the closing line. A failed step ends its scenario, not the run. */
export type Scenario = Readonly<{
  name: string;
  run(step: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>): Promise<void>;
}>;

export const perform = async (
  scenarios: readonly Scenario[],
): Promise<{ passed: number; failed: number }> => {
  let passed = 0;
  let failed = 0;
  for (const { name, run } of scenarios) {
    console.log(name);
    let isStep = false;
    const step = async <Result>(title: string, work: () => Promise<Result>): Promise<Result> => {
      const started = performance.now();
      try {
        const result = await work();
        passed += 1;
        console.log(`  ok      ${title} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
        return result;
      } catch (error) {
        isStep = true;
        failed += 1;
        console.log(`  FAILED  ${title}`);
        console.log(
          String(error instanceof Error ? (error.stack ?? error.message) : error).replace(
            /^/gm,
            '          ',
          ),
        );
        throw error;
      }
    };
    try {
      await run(step);
    } catch (error) {
      if (!isStep) {
        failed += 1;
        console.log(`  FAILED  ${String(error instanceof Error ? error.stack : error)}`);
      }
    }
  }
  return { passed, failed };
};

export const check = (holds: boolean, what: string): void => {
  if (!holds) throw new Error(what);
};
