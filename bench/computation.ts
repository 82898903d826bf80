import { computeIndicators } from '#core/body/indicator/compute.ts';
import { compareAlternately, milliseconds } from './measure.ts';
import { readPeople } from './people.ts';
import type { Report } from './report.ts';

/** B7: the pure functions, without a database. */
export const computing = async ({ ratios, figures }: Report): Promise<void> => {
  const all = (await readPeople()).map(({ inputs }) => inputs);
  let checked = 0;
  const compute = async (): Promise<number> => {
    const rounds = 20;
    const taken = await milliseconds(async () => {
      for (let round = 0; round < rounds; round += 1)
        for (const inputs of all)
          if (computeIndicators(inputs, { standard: 'WHO' }).bmi.value !== undefined) checked += 1;
    });
    return (rounds * all.length) / (taken / 1_000);
  };
  const parse = async (): Promise<number> => {
    const texts = all.map((inputs) => JSON.stringify(inputs));
    const taken = await milliseconds(async () => {
      for (const text of texts) if (JSON.parse(text) === null) checked += 1;
    });
    return all.length / (taken / 1_000);
  };
  await compute();
  let best = 0;
  ratios.push(
    await compareAlternately(
      {
        name: 'B7',
        what: 'profiles computed, against the same profiles parsed from JSON',
        budget: 'at least 1 million a second',
        detail: (_, product) => `${Math.round(product).toLocaleString('en')} profiles a second.`,
      },
      parse,
      async () => {
        const rate = await compute();
        best = Math.max(best, rate);
        return rate;
      },
    ),
  );
  if (checked === 0) throw new Error('nothing was computed');
  figures.push(
    `All indicators of the 6,068 real profiles: up to ${Math.round(best).toLocaleString('en')} profiles a second on one core.`,
  );
};
