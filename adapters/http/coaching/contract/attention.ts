import { z } from 'zod';
import { goalMetrics } from '#core/body/snapshot/snapshot.ts';
import {
  gravestFlags,
  reversibleMetrics,
  signalKinds,
  signalSubjects,
} from '#core/coaching/attention/signal.ts';
import { targetDirections, targetStatuses } from '#core/coaching/reply/reply.ts';
import { byId, contract, done, instant } from '../../engine/contract/endpoint.ts';

const point = z.object({ week: z.string(), value: z.number() });
const metric = z.enum(goalMetrics);

/** One finding with the weeks and numbers it stands on. */
const signal = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('CAUTION'),
    subject: z.enum(gravestFlags),
    /** The number that calls for care, and the week in which it was measured last. */
    metric: z.string(),
    week: z.string(),
    value: z.number().nullable(),
  }),
  z.object({
    kind: z.literal('REVERSED'),
    subject: z.enum(reversibleMetrics),
    goal: z.number(),
    first: point,
    best: point,
    latest: point,
  }),
  z.object({
    kind: z.literal('ADVICE_NOT_MET'),
    subject: metric,
    reviewId: z.string(),
    target: z.object({
      metric,
      direction: z.enum(targetDirections),
      value: z.number().nullable(),
      weeks: z.int(),
      startValue: z.number(),
      dueDate: z.string(),
      status: z.enum(targetStatuses),
      lastWeek: z.string().nullable(),
      lastValue: z.number().nullable(),
    }),
  }),
  z.object({
    kind: z.literal('PLATEAU'),
    subject: metric,
    goal: z.number(),
    first: point,
    latest: point,
    low: z.number(),
    high: z.number(),
    weeks: z.int(),
  }),
  z.object({
    kind: z.literal('SILENT'),
    subject: z.literal(''),
    lastWeek: z.string(),
    saved: z.int(),
    of: z.int(),
    missed: z.int(),
  }),
]);

const person = { id: z.string(), name: z.string(), avatarUrl: z.string().nullable() };

export const attention = contract({
  read: {
    method: 'GET',
    path: '/me/attention',
    summary: 'Members whose weeks this coach may see and who deserve a look, with what it stands on',
    access: 'member',
    output: z.object({
      /** The gravest first; what was muted is left out. */
      members: z.array(z.object({ ...person, signals: z.array(signal) })),
      muted: z.array(
        z.object({
          member: z.object(person),
          kind: z.enum(signalKinds),
          subject: z.string(),
          mutedAt: instant,
          /** It would be shown now. */
          holds: z.boolean(),
        }),
      ),
      /** Members who were looked at, those who asked last; `isAll`: there are no others. */
      lookedAt: z.int(),
      isAll: z.boolean(),
    }),
    refusals: ['coach.not_coach'],
  },
  mute: {
    method: 'PUT',
    path: '/me/members/:id/signals',
    summary: 'Show one signal of one member to this coach no more, or again',
    access: 'member',
    params: byId,
    body: z.strictObject({
      kind: z.enum(signalKinds),
      subject: z.enum(signalSubjects),
      isMuted: z.boolean(),
    }),
    output: done,
    refusals: ['coach.not_coach', 'member_note.member_not_found'],
    limit: 'write',
  },
});
