import { z } from 'zod';
import { standings } from '#core/body/measurement-import/compared-values.ts';
import {
  importedMetrics,
  importSources,
  maxFileNameLength,
  maxValuesOfImport,
} from '#core/body/measurement-import/imported-value.ts';
import { byId, contract, done, id, instant, line, word } from '../../engine/contract/endpoint.ts';
import { indicators } from './indicators.ts';

const weekValue = {
  metric: z.enum(importedMetrics),
  /** `2026-W47` */
  week: word(8),
  /** In the unit in which the profile keeps it: kg, cm, bpm, percent. */
  value: z.number(),
  /** Of how many days of the week it is the mean. */
  days: z.int().min(1).max(7),
};

const checkRefusals = [
  'measurement_import.too_many_values',
  'measurement_import.week_outside',
  'measurement_import.implausible',
] as const;

/** Every week of twenty years, written out. */
const maxBytes = 2 * 1024 * 1024;

export const measurementImports = contract({
  list: {
    method: 'GET',
    path: '/me/measurement-imports',
    summary: 'What was brought in from elsewhere, newest first',
    access: 'member',
    output: z.object({
      items: z.array(
        z.object({
          id,
          source: z.enum(importSources),
          fileName: z.string(),
          createdAt: instant,
          values: z.int(),
          firstWeek: z.string(),
          lastWeek: z.string(),
        }),
      ),
    }),
    refusals: [],
  },
  preview: {
    method: 'POST',
    path: '/me/measurement-imports/preview',
    summary: 'Which of these values are new, equal to what is there, or different; keeps nothing',
    access: 'member',
    body: z.strictObject({ values: z.array(z.strictObject(weekValue)).max(maxValuesOfImport) }),
    output: z.object({
      items: z.array(
        z.object({
          ...weekValue,
          standing: z.enum(standings),
          /** What an earlier import shows for the week. */
          imported: z.number().nullable(),
          /** What was measured for the week’s save, which no import changes. */
          saved: z.number().nullable(),
        }),
      ),
    }),
    refusals: checkRefusals,
    maxBytes,
    limit: 'heavy',
  },
  keep: {
    method: 'POST',
    path: '/me/measurement-imports',
    summary: 'Keep what is new, and of what differs only what is asked for; no save, no fee, no reward',
    access: 'member',
    status: 201,
    body: z.strictObject({
      source: z.enum(importSources),
      fileName: line(maxFileNameLength, 1),
      values: z
        .array(z.strictObject({ ...weekValue, replace: z.boolean() }))
        .min(1)
        .max(maxValuesOfImport),
    }),
    output: z.object({ id, added: z.int(), replaced: z.int(), equal: z.int(), left: z.int() }),
    refusals: [...checkRefusals, 'measurement_import.nothing_new', 'measurement_import.too_many_imports'],
    idempotent: true,
    maxBytes,
    limit: 'write',
  },
  remove: {
    method: 'DELETE',
    path: '/me/measurement-imports/:id',
    summary: 'Take one import away with all it brought',
    access: 'member',
    params: byId,
    output: done,
    refusals: ['measurement_import.not_found'],
    limit: 'write',
  },
  series: {
    method: 'GET',
    path: '/me/imported-measurements',
    summary: 'One’s own imported numbers as series, to stand beside the saved weeks; nobody else sees them',
    access: 'member',
    query: z.strictObject({ range: indicators.timeline.query.shape.range }),
    output: z.object({
      series: z.array(
        z.object({
          key: z.enum(importedMetrics),
          points: z.array(z.object({ week: z.string(), weekStart: z.string(), value: z.number() })),
        }),
      ),
    }),
    refusals: [],
  },
});
