import { z } from 'zod';
import { bodyStandards } from '#core/platform/settings/site.ts';
import {
  fields,
  fieldsOf,
  type Field,
  type ProfileInputs,
  type Section,
} from '#core/body/indicator/fields.ts';
import { vo2maxSources } from '#core/body/indicator/indicators.ts';
import { homeMetrics } from '#core/body/snapshot/home/home-number.ts';
import { habitKeys, outcomeKeys } from '#core/body/snapshot/together/moved-together.ts';
import { openableSections } from '#core/body/snapshot/privacy.ts';
import { bodySides, goalMetrics, reportFormats } from '#core/body/snapshot/snapshot.ts';
import { languages } from '#core/kernel/language.ts';
import type { WeekKey } from '#core/kernel/week.ts';
import {
  byId,
  contract,
  done,
  id,
  instant,
  page,
  pageQuery,
  prose,
  version,
  word,
} from '../../engine/contract/endpoint.ts';

const inputSchema = (field: Field): z.ZodType => {
  switch (field.kind) {
    case 'NUMBER':
      // The limits are the core's to refuse, with the unit in the sentence; here they only document.
      return z
        .number()
        .meta({ minimum: field.min, maximum: field.max, description: field.unit })
        .nullable()
        .optional();
    case 'CHOICE':
      return z.enum(field.values).nullable().optional();
    case 'CHOICES':
      return z.array(z.enum(field.values)).max(field.values.length).optional();
    case 'YES_NO':
      return z.boolean().nullable().optional();
    case 'TEXT':
      return prose(field.maxLength).nullable().optional();
  }
};

type PartialInputs = { [Name in Section]?: Partial<ProfileInputs[Name]> | undefined };

const section = (name: Section) =>
  z.strictObject(Object.fromEntries(fieldsOf(name).map((key) => [key, inputSchema(fields[key])]))).optional();

const inputSections = {
  body: section('body'),
  strength: section('strength'),
  lifestyle: section('lifestyle'),
  nutrition: section('nutrition'),
};

/** Of one week, section by section; what is left out was not measured. */
export const weekInputs = z.strictObject(inputSections) as unknown as z.ZodType<PartialInputs>; // as above: the sections' type is the field list's

export const media = z.array(z.strictObject({ mediaId: id, side: z.enum(bodySides) })).max(8);
/** `body.neck` …: taken over from the last saved week, not measured now. */
export const carriedOver = z.array(word(64)).max(64);

const saveSchema = z.strictObject({
  ...inputSections,
  media: media.optional(),
  carriedOver: carriedOver.optional(),
}) as unknown as z.ZodType<
  PartialInputs & {
    media?: { mediaId: string; side: (typeof bodySides)[number] }[] | undefined;
    carriedOver?: string[] | undefined;
  }
>; // as above: the sections' type is the field list's

/** What the member saw when they pressed save: a save that waited for a connection says so, and is refused when it changed. */
const saveOfWeek = z.strictObject({
  ...inputSections,
  media: media.optional(),
  carriedOver: carriedOver.optional(),
  week: word(8).optional(),
  /** Of this week's save; 0: there was none yet. */
  version: z.int().min(0).optional(),
}) as unknown as z.ZodType<
  z.output<typeof saveSchema> & { week?: WeekKey | undefined; version?: number | undefined }
>; // as saveSchema

export const computedValue = z.object({
  /** A number, a category, a level, a range, or null with a reason. */
  value: z.union([z.number(), z.string(), z.object({ low: z.number(), high: z.number() })]).nullable(),
  reason: z.string().nullable(),
  unit: z.string().nullable(),
  category: z.string().nullable(),
  formula: z.string().nullable(),
  source: z.string().nullable(),
});

const snapshotMedium = z.object({
  mediaId: id,
  side: z.enum(bodySides),
  type: z.enum(['IMAGE', 'VIDEO', 'AUDIO', 'FILE']),
  /** Signed, valid at most ten minutes. */
  url: z.string(),
  thumbnailUrl: z.string().nullable(),
});

export const snapshot = z.object({
  id,
  userId: z.string(),
  week: z.string(),
  weekStart: z.string(),
  standard: z.enum(bodyStandards),
  /** Whose computed results are in it, for those who are not shown everything; null: everything, answers too. */
  opened: z.array(z.enum(openableSections)).nullable(),
  ...completeSections(),
  carriedOver: z.array(z.string()),
  /** Fields without a value: "not measured" is a value of its own. */
  notMeasured: z.array(z.string()),
  computed: z.record(z.string(), computedValue),
  safetyFlags: z.array(z.string()),
  media: z.array(snapshotMedium),
  /** True while the member's week is this one: later weeks can't change it. */
  isEditable: z.boolean(),
  /** It came from another server: shown like any other week, it earns and counts nothing. */
  isBrought: z.boolean(),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});

function completeSections() {
  const shape = {
    body: z.looseObject({}),
    strength: z.looseObject({}),
    lifestyle: z.looseObject({}),
    nutrition: z.looseObject({}),
  };
  return shape as unknown as { [Name in Section]: z.ZodType<ProfileInputs[Name]> }; // written by the core
}

const seriesPoint = z.object({
  week: z.string(),
  weekStart: z.string(),
  value: z.number(),
  carriedOver: z.boolean(),
  trend: z.number(),
});
const line = z.object({
  key: z.string(),
  /** How the number was found, where there is more than one way: one series a method, the one used last first. */
  method: z.enum(vo2maxSources).nullable(),
  unit: z.string().nullable(),
  sinceLast: z.number().nullable(),
  sinceStart: z.number().nullable(),
  percentPerWeek: z.number().nullable(),
  isPlateau: z.boolean(),
  goal: z
    .object({
      target: z.number(),
      reached: z.boolean(),
      projectedDate: z.string().nullable(),
      /** Why there is no date: TOO_FEW_POINTS, MOVING_AWAY, TOO_FAR … */
      reason: z.string().nullable(),
    })
    .nullable(),
});
const series = line.extend({ points: z.array(seriesPoint) });
/** The number at a place belongs to the week at the same place of `weeks`; null: none in that week. */
const columnSeries = line.extend({
  values: z.array(z.number().nullable()),
  trends: z.array(z.number().nullable()),
  /** Weeks whose value is shown and never counted: it was taken over from an earlier one. */
  carriedOver: z.array(z.string()),
});

const streak = z.object({
  current: z.int(),
  longest: z.int(),
  savedThisWeek: z.boolean(),
  /** Missed weeks inside the current row: one of each month is forgiven. */
  frozen: z.array(z.string()),
  hasFreezeLeft: z.boolean(),
});

const home = z.object({
  /** Null: the member has not chosen, and the first that was measured is shown. */
  chosen: z.enum(homeMetrics).nullable(),
  metric: z.enum(homeMetrics),
  measured: z.array(z.enum(homeMetrics)),
  series: series.nullable(),
  weekCount: z.int(),
  streak,
  nextMilestone: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('GOAL'),
      target: z.number(),
      left: z.number(),
      projectedDate: z.string().nullable(),
    }),
    z.object({ kind: z.literal('STREAK'), weeks: z.int(), left: z.int() }),
  ]),
});

const draft = z.object({
  ...completeSections(),
  media: z.array(snapshotMedium),
  carriedOver: z.array(z.string()),
  step: z.int(),
  version: z.int(),
  updatedAt: instant,
});

const saveRefusals = [
  'indicator.missing_data',
  'indicator.sides_required',
  'indicator.side_duplicate',
  'indicator.diet_style_max',
  'indicator.none_excludes',
  'indicator.out_of_range',
  'indicator.rest_not_below_max',
  'indicator.carried_without_source',
  'user.media_not_found',
  'coin.not_enough',
] as const;

export const indicators = contract({
  list: {
    method: 'GET',
    path: '/indicators',
    summary: "Saved weeks, newest first: one's own, or another person's as far as they may be seen",
    access: 'visitor',
    query: z.strictObject({ ...pageQuery, userId: word(64).optional() }),
    output: page(snapshot),
    refusals: ['indicator.not_found', 'access.sign_in_required', 'input.cursor'],
  },
  save: {
    method: 'POST',
    path: '/indicators',
    summary: 'Save this week: the first save of a week adds it, later ones update it',
    access: 'member',
    status: 201,
    body: saveOfWeek,
    output: snapshot.extend({
      /** What this save cost, in Base Coin: the fee is due once, at the first save. */
      charged: z.int(),
      isUpdate: z.boolean(),
    }),
    refusals: ['indicator.past_week', 'version.stale', ...saveRefusals],
    idempotent: true,
    limit: 'write',
  },
  preview: {
    method: 'POST',
    path: '/indicators/preview',
    summary: 'Compute and check, save nothing',
    access: 'member',
    body: saveSchema,
    output: z.object({
      computed: z.record(z.string(), computedValue),
      safetyFlags: z.array(z.string()),
      issues: z.array(
        z.object({
          path: z.string(),
          code: z.string(),
          params: z.record(z.string(), z.union([z.string(), z.number()])),
        }),
      ),
      unusual: z.array(
        z.object({ path: z.string(), value: z.number(), usual: z.tuple([z.number(), z.number()]) }),
      ),
      fee: z.int(),
      isUpdate: z.boolean(),
    }),
    refusals: [],
  },
  timeline: {
    method: 'GET',
    path: '/indicators/timeline',
    summary: 'Every indicator as a series with trend, deltas, goal and plateau',
    access: 'member',
    query: z.strictObject({
      userId: word(64).optional(),
      range: z.enum(['4w', '3m', '6m', '1y', 'all']).optional(),
    }),
    output: z.object({
      series: z.array(columnSeries),
      weeks: z.array(z.object({ id, week: z.string(), weekStart: z.string(), isBrought: z.boolean() })),
      streak,
    }),
    refusals: ['indicator.not_found'],
  },
  home: {
    method: 'GET',
    path: '/indicators/home',
    summary: 'The one number that the Fitboard opens with, its streak and what lies ahead',
    access: 'member',
    output: home,
    refusals: [],
  },
  movedTogether: {
    method: 'GET',
    path: '/indicators/moved-together',
    summary:
      "Habits and numbers of one's own last weeks that changed together, with how often and out of how many",
    access: 'member',
    output: z.object({
      /** So far back it looks. */
      weeks: z.int(),
      items: z.array(
        z.object({
          habit: z.enum(habitKeys),
          outcome: z.enum(outcomeKeys),
          way: z.enum(['SAME', 'OPPOSITE']),
          times: z.int(),
          pairs: z.int(),
        }),
      ),
    }),
    refusals: [],
  },
  putHome: {
    method: 'PUT',
    path: '/indicators/home',
    summary: 'Choose the number that the Fitboard opens with',
    access: 'member',
    body: z.strictObject({ metric: z.enum(homeMetrics) }),
    output: home,
    refusals: [],
  },
  draft: {
    method: 'GET',
    path: '/indicators/draft',
    summary: 'What was typed and not yet saved',
    access: 'member',
    output: z.object({
      draft: draft.nullable(),
      /** Field by field the week in which it was last measured or answered, so that a form asks for what is due. */
      lastMeasured: z.record(z.string(), z.string()),
      /** The member's week now: what a save that has to wait names. */
      week: z.string(),
    }),
    refusals: [],
  },
  putDraft: {
    method: 'PUT',
    path: '/indicators/draft',
    summary: 'Keep what is being typed; unfinished and out-of-range values are kept as they are',
    access: 'member',
    body: z.strictObject({
      inputs: z.partialRecord(
        z.enum(['body', 'strength', 'lifestyle', 'nutrition']),
        z.record(word(64), z.json()),
      ),
      media: media.optional(),
      carriedOver: carriedOver.optional(),
      step: z.int().min(0).max(10),
      version: z.int().min(0).optional(),
    }),
    output: z.object({ version: z.int(), updatedAt: instant }),
    refusals: ['version.stale', 'user.media_not_found', 'input.too_large'],
  },
  deleteDraft: {
    method: 'DELETE',
    path: '/indicators/draft',
    summary: 'Forget the draft',
    access: 'member',
    output: done,
    refusals: [],
  },
  goals: {
    method: 'GET',
    path: '/indicators/goals',
    summary: 'Targets, one per metric',
    access: 'member',
    output: z.object({
      items: z.array(
        z.object({
          metric: z.enum(goalMetrics),
          target: z.number(),
          startValue: z.number().nullable(),
          createdAt: instant,
        }),
      ),
    }),
    refusals: [],
  },
  putGoal: {
    method: 'PUT',
    path: '/indicators/goals/:metric',
    summary: 'Set a target',
    access: 'member',
    params: z.strictObject({ metric: z.enum(goalMetrics) }),
    body: z.strictObject({ target: z.number() }),
    output: z.object({
      metric: z.enum(goalMetrics),
      target: z.number(),
      startValue: z.number().nullable(),
      createdAt: instant,
    }),
    refusals: ['indicator.goal_invalid'],
  },
  deleteGoal: {
    method: 'DELETE',
    path: '/indicators/goals/:metric',
    summary: 'Drop a target',
    access: 'member',
    params: z.strictObject({ metric: z.enum(goalMetrics) }),
    output: done,
    refusals: [],
  },
  exportAll: {
    method: 'GET',
    path: '/indicators/export',
    summary: 'Every saved week as CSV or JSON, free',
    access: 'member',
    query: z.strictObject({ format: z.enum(['CSV', 'JSON']), language: z.enum(languages).optional() }),
    produces: 'file',
    fileTypes: ['text/csv', 'application/json'],
    refusals: [],
    limit: 'heavy',
  },
  get: {
    method: 'GET',
    path: '/indicators/:id',
    summary: 'One saved week',
    access: 'visitor',
    params: byId,
    output: snapshot,
    refusals: ['indicator.not_found'],
  },
  update: {
    method: 'PATCH',
    path: '/indicators/:id',
    summary: "Change this week's save; past weeks can't be edited",
    access: 'member',
    params: byId,
    body: z.strictObject({
      ...inputSections,
      media: media.optional(),
      carriedOver: carriedOver.optional(),
      version,
    }) as unknown as z.ZodType<z.output<typeof saveSchema> & { version: number }>, // as saveSchema
    output: snapshot,
    refusals: [
      'indicator.not_found',
      'indicator.not_owner',
      'indicator.past_week',
      'version.stale',
      ...saveRefusals,
    ],
    limit: 'write',
  },
  compare: {
    method: 'GET',
    path: '/indicators/:id/compare/:otherId',
    summary: 'Two weeks side by side, numbers and pictures',
    access: 'visitor',
    params: z.strictObject({ id, otherId: id }),
    output: z.object({
      from: snapshot,
      to: snapshot,
      rows: z.array(
        z.object({
          key: z.string(),
          section: z.string(),
          unit: z.string().nullable(),
          from: z.union([z.number(), z.string(), z.boolean(), z.array(z.string())]).nullable(),
          to: z.union([z.number(), z.string(), z.boolean(), z.array(z.string())]).nullable(),
          delta: z.number().nullable(),
          direction: z.string(),
        }),
      ),
    }),
    refusals: ['indicator.not_found'],
  },
  export: {
    method: 'POST',
    path: '/indicators/:id/export',
    summary:
      "One week: CSV and JSON free, the designed PDF report for its fee, given back when it can't be made",
    access: 'member',
    params: byId,
    body: z.strictObject({ format: z.enum(reportFormats), language: z.enum(languages).optional() }),
    output: z.object({
      format: z.enum(reportFormats),
      name: z.string(),
      contentType: z.string(),
      size: z.int(),
      mediumId: id.nullable(),
      url: z.string(),
      expiresAt: instant,
      charged: z.int(),
    }),
    refusals: [
      'indicator.not_found',
      'indicator.not_owner',
      'coin.not_enough',
      'idempotency.key_reused',
      'indicator.report_in_progress',
      'indicator.report_failed',
    ],
    limit: 'heavy',
  },
});
