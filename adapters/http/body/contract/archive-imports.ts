import { z } from 'zod';
import { fieldKeys, numberFieldKeys } from '#core/body/indicator/fields.ts';
import { bodySides, goalMetrics } from '#core/body/snapshot/snapshot.ts';
import {
  goalOutcomes,
  longestTargetWeeks,
  goalStandings,
  maxAnswersAtOnce,
  maxAnswersOfArchive,
  maxNameLength,
  maxOrigin,
  maxTextLength,
  maxWeeksAtOnce,
  maxWeeksOfArchive,
  weekOutcomes,
  weekStandings,
} from '#core/member-lifecycle/archive-import/archive-content.ts';
import { maxNotes, maxTargets, noteKinds, targetDirections } from '#core/coaching/reply/reply.ts';
import { bodyStandards } from '#core/platform/settings/site.ts';
import { contract, id, instant, line, prose, typedInstant, word } from '../../engine/contract/endpoint.ts';
import { carriedOver, media, weekInputs } from './indicators.ts';

const week = word(8, 8);
const goal = { metric: z.enum(goalMetrics), target: z.number() };
/** Where it was written: the server, and the review there. */
const answerKey = { origin: line(maxOrigin, 1), sourceId: id };

const answer = {
  ...answerKey,
  week,
  coachName: line(maxNameLength, 1),
  answeredAt: typedInstant,
  message: prose(maxTextLength).nullable(),
  notes: z.array(z.strictObject({ kind: z.enum(noteKinds), text: prose(maxTextLength, 1) })).max(maxNotes),
  targets: z
    .array(
      z.strictObject({
        metric: z.enum(goalMetrics),
        direction: z.enum(targetDirections),
        value: z.number().nullable(),
        weeks: z.int().min(1).max(longestTargetWeeks),
      }),
    )
    .max(maxTargets),
  rating: z.strictObject({ stars: z.int().min(1).max(5), content: prose(maxTextLength) }).nullable(),
};

const mebibyte = 1024 * 1024;

export const archiveImports = contract({
  preview: {
    method: 'POST',
    path: '/me/archive-imports/preview',
    summary:
      'What the archive of another server would bring: new weeks, those that are here, and those that differ; keeps nothing',
    access: 'member',
    body: z.strictObject({
      weeks: z
        .array(
          z.strictObject({
            week,
            inputs: weekInputs,
            /** Of which the archive holds a photo. */
            sides: z.array(z.enum(bodySides)).max(bodySides.length),
          }),
        )
        .max(maxWeeksOfArchive),
      goals: z.array(z.strictObject(goal)).max(goalMetrics.length),
      answers: z.array(z.strictObject(answerKey)).max(maxAnswersOfArchive),
    }),
    output: z.object({
      weeks: z.array(
        z.object({
          week: z.string(),
          standing: z.enum(weekStandings),
          differences: z.object({
            numbers: z.array(
              z.object({
                key: z.enum(numberFieldKeys),
                here: z.number().nullable(),
                brought: z.number().nullable(),
              }),
            ),
            /** Answers and choices. */
            others: z.array(z.enum(fieldKeys)),
          }),
        }),
      ),
      goals: z.array(
        z.object({
          metric: z.enum(goalMetrics),
          standing: z.enum(goalStandings),
          here: z.number().nullable(),
          brought: z.number(),
        }),
      ),
      answers: z.object({ new: z.int(), here: z.int() }),
    }),
    refusals: [],
    maxBytes: 8 * mebibyte,
    limit: 'heavy',
  },
  keep: {
    method: 'POST',
    path: '/me/archive-imports',
    summary:
      'Bring a part of an archive: what is new, and of what differs only what is asked for. A second time changes nothing; no save, no fee, no reward, no streak. Photos are uploaded before, each with an Idempotency-Key of its own',
    access: 'member',
    body: z.strictObject({
      weeks: z
        .array(
          z.strictObject({
            week,
            standard: z.enum(bodyStandards),
            inputs: weekInputs,
            carriedOver,
            media,
            /** Another week is here, and this one shall be in its place. */
            replace: z.boolean(),
          }),
        )
        .max(maxWeeksAtOnce),
      goals: z
        .array(
          z.strictObject({
            ...goal,
            startValue: z.number().nullable(),
            createdAt: typedInstant,
            replace: z.boolean(),
          }),
        )
        .max(goalMetrics.length),
      answers: z.array(z.strictObject(answer)).max(maxAnswersAtOnce),
    }),
    output: z.object({
      weeks: z.array(z.object({ week: z.string(), outcome: z.enum(weekOutcomes) })),
      goals: z.array(
        z.object({
          metric: z.enum(goalMetrics),
          outcome: z.enum(goalOutcomes),
        }),
      ),
      answers: z.object({ added: z.int(), here: z.int() }),
    }),
    refusals: [
      'indicator.missing_data',
      'indicator.out_of_range',
      'indicator.diet_style_max',
      'indicator.none_excludes',
      'indicator.rest_not_below_max',
      'indicator.side_duplicate',
      'indicator.goal_invalid',
      'user.media_not_found',
      'media.type_not_allowed',
    ],
    idempotent: true,
    maxBytes: 8 * mebibyte,
    limit: 'heavy',
  },
  answers: {
    method: 'GET',
    path: '/me/brought-answers',
    summary:
      'What coaches answered on other servers, last answered first: records to read, nobody else sees them',
    access: 'member',
    output: z.object({
      items: z.array(
        z.object({
          id,
          origin: z.string(),
          week: z.string(),
          coachName: z.string(),
          answeredAt: instant,
          message: z.string().nullable(),
          notes: z.array(z.object({ kind: z.enum(noteKinds), text: z.string() })),
          targets: z.array(
            z.object({
              metric: z.enum(goalMetrics),
              direction: z.enum(targetDirections),
              value: z.number().nullable(),
              weeks: z.int(),
            }),
          ),
          rating: z.object({ stars: z.int(), content: z.string() }).nullable(),
          broughtAt: instant,
        }),
      ),
    }),
    refusals: [],
  },
});
