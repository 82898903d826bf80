import { z } from 'zod';
import { computeIndicators } from '#core/body/indicator/compute.ts';
import { explainIndicator } from '#core/body/indicator/explanation/explain.ts';
import {
  fieldKeys,
  fields,
  isMeasured,
  numberFieldKeys,
  pathOf,
  readField,
  type ProfileInputs,
} from '#core/body/indicator/fields.ts';
import { indicatorDecimals } from '#core/body/indicator/display.ts';
import { indicatorKeys } from '#core/body/indicator/indicators.ts';
import { fieldLabels, indicatorLabels, unitLabels } from '#core/body/indicator/labels.ts';
import { reasonLabels, safetyFlagLabels } from '#core/body/indicator/verdict-labels.ts';
import { timelineWithPoints } from '#core/body/snapshot/views/series-points.ts';
import { timelineRanges } from '#core/body/snapshot/views/shown-timeline.ts';
import type { PresentedSnapshot } from '#core/body/snapshot/views/presented-snapshot.ts';
import type { Language } from '#core/kernel/language.ts';
import { rounded, roundedOrNull, shownValue } from './numbers.ts';
import { tool } from './tool.ts';

const week = z
  .string()
  .regex(/^\d{4}-W\d{2}$/)
  .optional()
  .describe('A saved week as "2026-W47" (ISO week). Left out: the latest saved week.');

const inputsOf = ({ body, strength, lifestyle, nutrition }: PresentedSnapshot): ProfileInputs => ({
  body,
  strength,
  lifestyle,
  nutrition,
});

const unitOf = (key: keyof typeof fields): string | null => {
  const field = fields[key];
  return field.kind === 'NUMBER' ? unitLabels[field.unit].en : null;
};

/** What was measured or answered; what was not is named, so that nobody takes it for nought. */
const measurementsOf = (saved: PresentedSnapshot, language: Language) =>
  fieldKeys.flatMap((key) => {
    const value = readField(inputsOf(saved), key);
    if (!isMeasured(value)) return [];
    const path = pathOf(key);
    return [
      {
        field: key,
        label: fieldLabels[key][language],
        section: fields[key].section,
        value: shownValue(value),
        unit: unitOf(key),
        carriedOver: saved.carriedOver.includes(path),
      },
    ];
  });

const computedOf = ({ computed }: PresentedSnapshot, language: Language) =>
  indicatorKeys.flatMap((key) => {
    const found = computed[key];
    if (!found) return [];
    const { value, unit, category, reason } = found;
    return [
      {
        number: key,
        label: indicatorLabels[key][language],
        value: shownValue(value),
        unit,
        category,
        whyMissing: reason === null ? null : reason,
      },
    ];
  });

const numberOf = ({ computed }: PresentedSnapshot, key: 'bmi' | 'bodyFatPercent') => {
  const value = computed[key]?.value;
  return typeof value === 'number' ? rounded(value) : null;
};

const listWeeks = tool({
  name: 'list_weeks',
  title: 'List saved weeks',
  description:
    'Lists the weeks of the physical profile that the member saved, newest first, with weight (kg), BMI (kg/m²) and body fat (%). Use read_week for everything in one week.',
  input: z.strictObject({
    limit: z.int().min(1).max(52).default(12),
    cursor: z.string().max(512).optional().describe('nextCursor of the page before.'),
  }),
  isReadOnly: true,
  what: () => '',
  answer: async ({ app, actor, language }, { limit, cursor }) => {
    const { items, nextCursor } = await app.indicator.listSnapshots(actor, { limit, cursor, language });
    return {
      weeks: items.map((saved) => ({
        week: saved.week,
        weekStart: saved.weekStart,
        weight: { value: saved.body.weight, unit: 'kg' },
        bmi: { value: numberOf(saved, 'bmi'), unit: 'kg/m²' },
        bodyFat: { value: numberOf(saved, 'bodyFatPercent'), unit: '%' },
      })),
      nextCursor,
    };
  },
});

const readWeek = tool({
  name: 'read_week',
  title: 'Read one week',
  description:
    'Reads one saved week: every measurement and answer with its unit, every computed number with its category, and warnings to take care. "carriedOver" values were taken over from an earlier week, not measured again. Photos come only when asked for and allowed; their addresses open for less than a minute.',
  input: z.strictObject({
    week,
    withPhotos: z.boolean().default(false).describe('Also the body photos. Needs the scope photos.read.'),
  }),
  isReadOnly: true,
  what: ({ week: asked, withPhotos }) => `${asked ?? 'latest'}${withPhotos ? ', photos' : ''}`,
  alsoNeeds: ({ withPhotos }) => (withPhotos ? 'photos.read' : undefined),
  answer: async ({ app, actor, language, maySeePhotos }, { week: asked, withPhotos }) => {
    const saved = await app.indicator.readOwnWeek(actor, { week: asked, language });
    return {
      week: saved.week,
      weekStart: saved.weekStart,
      standard: saved.standard,
      measurements: measurementsOf(saved, language),
      notMeasured: saved.notMeasured,
      computed: computedOf(saved, language),
      takeCare: saved.safetyFlags.map((flag) => ({ flag, label: safetyFlagLabels[flag][language] })),
      ...(withPhotos &&
        maySeePhotos && {
          photos: saved.media.map(({ side, type, url }) => ({ side, type, url })),
        }),
    };
  },
});

const metrics = [
  ...new Set<string>([...numberFieldKeys.filter((key) => key !== 'age'), ...Object.keys(indicatorDecimals)]),
] as [string, ...string[]]; // both lists have entries

const trend = tool({
  name: 'trend',
  title: 'Trend of one number',
  description:
    'Follows one measured or computed number through the saved weeks: each value with its smoothed trend, the change since the last and the first measurement, the pace in percent a week, whether it stands still, and the member’s goal if there is one.',
  input: z.strictObject({
    metric: z.enum(metrics).describe('Which number, for example "weight", "waist" or "bodyFatPercent".'),
    range: z.enum(timelineRanges).default('all').describe('How far back.'),
  }),
  isReadOnly: true,
  what: ({ metric, range }) => `${metric}, ${range}`,
  answer: async ({ app, actor }, { metric, range }) => {
    const { series } = timelineWithPoints(await app.indicator.readTimeline(actor, { range }));
    return {
      metric,
      range,
      series: series
        .filter(({ key }) => key === metric)
        .map((line) => ({
          method: line.method,
          unit: line.unit,
          points: line.points.map((point) => ({
            week: point.week,
            weekStart: point.weekStart,
            value: rounded(point.value),
            trend: rounded(point.trend),
            carriedOver: point.carriedOver,
          })),
          changeSinceLast: roundedOrNull(line.sinceLast),
          changeSinceStart: roundedOrNull(line.sinceStart),
          percentPerWeek: roundedOrNull(line.percentPerWeek),
          standsStill: line.isPlateau,
          goal: line.goal,
        })),
    };
  },
});

const explainNumber = tool({
  name: 'explain_number',
  title: 'Explain a number',
  description:
    'Explains one computed number of a saved week: what it means, its formula, the inputs it was computed from, the bands it is judged by, what other scales and studies say of it, and the sources. Quote these instead of own knowledge.',
  input: z.strictObject({
    number: z.enum(indicatorKeys).describe('Which computed number, for example "bmi" or "tdee".'),
    week,
  }),
  isReadOnly: true,
  what: ({ number, week: asked }) => `${number}, ${asked ?? 'latest'}`,
  answer: async ({ app, actor, language }, { number, week: asked }) => {
    const saved = await app.indicator.readOwnWeek(actor, { week: asked, language });
    const inputs = inputsOf(saved);
    const { standard } = saved;
    const explained = explainIndicator(number, inputs, computeIndicators(inputs, { standard }), standard);
    const { value, reason } = explained.outcome;
    return {
      week: saved.week,
      number,
      label: explained.label[language],
      meaning: explained.meaning[language],
      value: shownValue(value ?? null),
      unit: unitLabels[explained.unit].en || null,
      whyMissing: reason === undefined ? null : reasonLabels[reason][language],
      formula: explained.formula[language],
      inputs: explained.inputs.map(({ key, value: given, unit }) => ({
        key,
        value: shownValue(given),
        unit: unit === null ? null : unitLabels[unit].en || null,
      })),
      scale: explained.scale && {
        category: explained.scale.current,
        bands: explained.scale.bands.map(({ label, ...band }) => ({
          ...Object.fromEntries(Object.entries(band).map(([key, part]) => [key, shownValue(part)])),
          label: label[language],
        })),
      },
      otherReferences: explained.references.map(({ title, cuts, standing, note, source }) => ({
        title: title[language],
        cuts,
        standing: standing?.[language] ?? null,
        note: note?.[language] ?? null,
        source: `${source.text}, ${source.url}`,
      })),
      sources: explained.sources.map(({ text }) => text),
      notes: explained.notes.map((note) => note[language]),
    };
  },
});

export const weekTools = [listWeeks, readWeek, trend, explainNumber];
