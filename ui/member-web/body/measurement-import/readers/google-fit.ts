import type { ImportedMetric } from '#core/body/measurement-import/imported-value.ts';
import type { Collector, ReadingOptions } from './collector.ts';
import { localMoment } from './dates.ts';
import { FileProblem } from './file-problem.ts';
import { quantityIn } from './units.ts';

/** The data types of Google Fit, each with the unit in which it keeps its numbers. */
const metricOfType: ReadonlyMap<string, readonly [ImportedMetric, string]> = new Map([
  ['com.google.weight', ['weight', 'kg']],
  ['com.google.height', ['height', 'm']],
  ['com.google.body.fat.percentage', ['bodyFatPercent', '%']],
]);

const longestPoint = 64 * 1024;

/** The objects two levels below the document, one at a time: the points of a list, without the list. */
export async function* pointsIn(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let point = '';
  let depth = 0;
  let inText = false;
  let isEscaped = false;
  for await (const chunk of chunks) {
    let from = depth > 2 ? 0 : -1;
    for (let at = 0; at < chunk.length; at += 1) {
      const letter = chunk[at];
      if (isEscaped) isEscaped = false;
      else if (inText) {
        if (letter === '\\') isEscaped = true;
        else if (letter === '"') inText = false;
      } else if (letter === '"') inText = true;
      else if (letter === '{' || letter === '[') {
        depth += 1;
        if (depth === 3) from = at;
      } else if (letter === '}' || letter === ']') {
        depth -= 1;
        if (depth === 2 && from >= 0) {
          yield point + chunk.slice(from, at + 1);
          point = '';
          from = -1;
        }
      }
    }
    if (from >= 0) point += chunk.slice(from);
    if (point.length > longestPoint) throw new FileProblem('BROKEN');
  }
}

type Point = Readonly<{
  dataTypeName?: unknown;
  startTimeNanos?: unknown;
  fitValue?: readonly Readonly<{ value?: Readonly<{ fpVal?: unknown }> }>[];
}>;

/** A list of points as Google gives it out under "All Data"; how many there were of any type. */
export const readGoogleFit = async (
  chunks: AsyncIterable<string>,
  { collector, options }: Readonly<{ collector: Collector; options: ReadingOptions }>,
): Promise<number> => {
  let points = 0;
  for await (const text of pointsIn(chunks)) {
    let point: Point;
    try {
      point = JSON.parse(text) as Point; // every part is looked at below
    } catch {
      continue;
    }
    if (typeof point.dataTypeName !== 'string') continue;
    points += 1;
    const known = metricOfType.get(point.dataTypeName);
    const number = point.fitValue?.[0]?.value?.fpVal;
    if (known === undefined || typeof number !== 'number') continue;
    const [metric, columnUnit] = known;
    const quantity = quantityIn(String(number), metric, { columnUnit, assumed: options.units });
    const at = new Date(Number(point.startTimeNanos) / 1e6);
    if (Number.isNaN(at.getTime())) collector.addUndated();
    else if (quantity !== null) collector.addAt(metric, localMoment(at, options.timeZone), quantity.value);
  }
  return points;
};
