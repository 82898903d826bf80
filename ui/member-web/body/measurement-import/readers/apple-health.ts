import { Parser } from 'htmlparser2';
import type { ImportedMetric } from '#core/body/measurement-import/imported-value.ts';
import type { Collector, ReadingOptions } from './collector.ts';
import { readDate } from './dates.ts';
import { FileProblem } from './file-problem.ts';
import { quantityIn } from './units.ts';

const metricOfType: ReadonlyMap<string, ImportedMetric> = new Map([
  ['HKQuantityTypeIdentifierBodyMass', 'weight'],
  ['HKQuantityTypeIdentifierBodyFatPercentage', 'bodyFatPercent'],
  ['HKQuantityTypeIdentifierWaistCircumference', 'waist'],
  ['HKQuantityTypeIdentifierHeight', 'height'],
  ['HKQuantityTypeIdentifierRestingHeartRate', 'restingHeartRate'],
  ['HKQuantityTypeIdentifierVO2Max', 'vo2max'],
]);

/** Longer than any record, and still nothing to hold: a file that never closes a tag is broken or means harm. */
const longestTag = 1024 * 1024;
const piece = 64 * 1024;

/**
 * The record of a health app, tag by tag. Nothing of it is kept but what is brought in, and names that a document defines
 * for itself are not looked up: they would unfold without end.
 */
export const readAppleHealth = async (
  chunks: AsyncIterable<string>,
  { collector, options }: Readonly<{ collector: Collector; options: ReadingOptions }>,
): Promise<void> => {
  let isHealth = false;
  let sinceTag = 0;
  const parser = new Parser(
    {
      onopentag(name, { type = '', value = '', unit = '', startDate = '' }) {
        sinceTag = 0;
        isHealth ||= name === 'HealthData';
        const metric = name === 'Record' ? metricOfType.get(type) : undefined;
        if (metric === undefined) return;
        const quantity = quantityIn(value, metric, { columnUnit: unit, assumed: options.units });
        if (quantity === null) return;
        const date = readDate(startDate, options.timeZone);
        if (date === null) collector.addUndated();
        else collector.add(metric, date, quantity.value);
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  for await (const chunk of chunks) {
    for (let at = 0; at < chunk.length; at += piece) {
      const text = chunk.slice(at, at + piece);
      sinceTag += text.length;
      parser.write(text);
      if (sinceTag > longestTag) throw new FileProblem(isHealth ? 'BROKEN' : 'OTHER_XML');
    }
  }
  parser.end();
  if (!isHealth) throw new FileProblem('OTHER_XML');
};
