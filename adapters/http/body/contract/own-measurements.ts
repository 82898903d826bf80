import { z } from 'zod';
import { ownNameMaxLength, ownUnitMaxLength } from '#core/body/own-measurement/own-measurement.ts';
import { byId, contract, done, id, instant, line, typedDay } from '../../engine/contract/endpoint.ts';
import { indicators } from './indicators.ts';

const limit = z.number().nullable();
/** What the member calls usual; null: no limit. */
const limits = { low: limit, high: limit, secondLow: limit, secondHigh: limit };
const numbers = z.union([z.literal(1), z.literal(2)]);

const typedWords = {
  name: line(ownNameMaxLength, 1),
  /** Empty: a plain number. */
  unit: line(ownUnitMaxLength),
};

const measurement = {
  id,
  name: z.string(),
  unit: z.string(),
  /** 2: each value is a pair, as a blood pressure is. */
  numbers,
  ...limits,
  createdAt: instant,
};

/** One value a day, `2026-11-27` in the member’s own calendar. */
const value = { day: z.string(), value: z.number(), second: z.number().nullable() };
const shownValue = z.object({
  ...value,
  /** Outside what the member calls usual. */
  unusual: z.boolean(),
});

const changeRefusals = [
  'own_measurement.name_taken',
  'own_measurement.range_reversed',
  'own_measurement.implausible',
] as const;

const byIdAndDay = z.strictObject({ id, day: typedDay });

export const ownMeasurements = contract({
  list: {
    method: 'GET',
    path: '/me/own-measurements',
    summary: 'What one measures beside the profile, in one’s own order; nobody else sees it',
    access: 'member',
    output: z.object({
      items: z.array(z.object({ ...measurement, values: z.int(), latest: z.object(value).nullable() })),
    }),
    refusals: [],
  },
  add: {
    method: 'POST',
    path: '/me/own-measurements',
    summary: 'One more measurement, with a name, a unit and a range of one’s own',
    access: 'member',
    status: 201,
    body: z.strictObject({ ...typedWords, numbers, ...limits }),
    output: z.object({ id }),
    refusals: [...changeRefusals, 'own_measurement.too_many'],
    idempotent: true,
    limit: 'write',
  },
  order: {
    method: 'PUT',
    path: '/me/own-measurements/order',
    summary: 'The order of the list; what is not named follows behind',
    access: 'member',
    body: z.strictObject({ ids: z.array(id).max(100) }),
    output: done,
    refusals: ['own_measurement.not_found'],
    limit: 'write',
  },
  change: {
    method: 'PUT',
    path: '/me/own-measurements/:id',
    summary: 'Another name, unit or range; the values stay as they were written down',
    access: 'member',
    params: byId,
    body: z.strictObject({ ...typedWords, ...limits }),
    output: done,
    refusals: [...changeRefusals, 'own_measurement.not_found'],
    limit: 'write',
  },
  remove: {
    method: 'DELETE',
    path: '/me/own-measurements/:id',
    summary: 'Take a measurement away with all its values',
    access: 'member',
    params: byId,
    output: done,
    refusals: ['own_measurement.not_found'],
    limit: 'write',
  },
  values: {
    method: 'GET',
    path: '/me/own-measurements/:id/values',
    summary: 'One measurement with its values, the earliest day first',
    access: 'member',
    params: byId,
    query: z.strictObject({ range: indicators.timeline.query.shape.range }),
    output: z.object({ measurement: z.object(measurement), values: z.array(shownValue) }),
    refusals: ['own_measurement.not_found'],
  },
  putValue: {
    method: 'PUT',
    path: '/me/own-measurements/:id/values/:day',
    summary: 'The value of a day, in place of the one it had; no save, no fee, no reward',
    access: 'member',
    params: byIdAndDay,
    body: z.strictObject({ value: z.number(), second: z.number().nullable() }),
    output: shownValue,
    refusals: [
      'own_measurement.not_found',
      'own_measurement.day_outside',
      'own_measurement.implausible',
      'own_measurement.too_many_values',
    ],
    limit: 'write',
  },
  removeValue: {
    method: 'DELETE',
    path: '/me/own-measurements/:id/values/:day',
    summary: 'Take the value of a day away',
    access: 'member',
    params: byIdAndDay,
    output: done,
    refusals: ['own_measurement.not_found'],
    limit: 'write',
  },
});
