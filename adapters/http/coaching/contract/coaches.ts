import { sampleKinds } from '#core/coaching/coach/sample/sample-review.ts';
import { z } from 'zod';
import { activityStatuses, genders } from '#core/people/account/user.ts';
import { coachSorts } from '#core/coaching/coach/coach.ts';
import {
  answerMaxLength,
  maxOptions,
  optionMaxLength,
  questionKinds,
} from '#core/coaching/question-form/question-form.ts';
import { bundleEndReasons, bundleStatuses, partStatuses } from '#core/coaching/review/bundle/bundle.ts';
import { languages } from '#core/kernel/language.ts';
import {
  contract,
  id,
  instant,
  line,
  page,
  pageQuery,
  prose,
  wholeInQuery,
} from '../../engine/contract/endpoint.ts';

import { personCard } from '../../people/contract/person-card.ts';
import { socialStanding } from '../../people/contract/social-standing.ts';

/** What was verified, by whom, when; shown only while it is valid. */
export const badge = z.object({
  type: z.string(),
  /** In the reader's language; the brand's name is filled in. */
  label: z.string(),
  description: z.string(),
  infoUrl: z.string().nullable(),
  issuer: z.string().nullable(),
  verifiedBy: z.string(),
  verifiedAt: instant,
  expiresAt: instant.nullable(),
  /** Of its signed credential: `/verify/<publicId>` says how it stands; null while it has none. */
  publicId: z.string().nullable(),
});

export const coachCard = z.object({
  id: z.string(),
  username: z.string().nullable(),
  displayName: z.string(),
  avatarUrl: z.string().nullable(),
  headline: z.string(),
  city: z.string().nullable(),
  country: z.string().nullable(),
  gender: z.enum(genders).nullable(),
  languages: z.array(z.enum(languages)),
  activityStatus: z.enum(activityStatuses),
  badges: z.array(badge),
  /** Fit Coin; 0 is free. */
  price: z.int(),
  /** For four weekly reviews together; null: the coach offers no bundle. */
  bundlePrice: z.int().nullable(),
  rating: z.object({
    /** Mean of the members' ratings; null without any. */
    mean: z.number().nullable(),
    /** What the directory is sorted by. */
    score: z.number(),
    memberCount: z.int(),
    autoCount: z.int(),
  }),
  /** Hours an answer usually takes; null while fewer than three were given. */
  replyHours: z.number().nullable(),
  answeredCount: z.int(),
  isOwn: z.boolean(),
});

export const sampleNote = z.object({ kind: z.enum(sampleKinds), text: z.string() });

/** Four weekly reviews bought together, as the member sees them. */
export const reviewBundle = z.object({
  id: z.string(),
  coachId: z.string(),
  coachName: z.string(),
  coachUsername: z.string().nullable(),
  price: z.int(),
  /** How many requests are left. */
  unused: z.int(),
  parts: z.array(
    z.object({
      number: z.int(),
      /** Fit Coin held for this request, spent with its answer, or given back. */
      amount: z.int(),
      status: z.enum(partStatuses),
      week: z.string().nullable(),
      reviewId: z.string().nullable(),
    }),
  ),
  status: z.enum(bundleStatuses),
  endReason: z.enum(bundleEndReasons).nullable(),
  boughtAt: instant,
  endsAt: instant,
  endedAt: instant.nullable(),
  /** The newest saved week, while it was not asked about; null: save a week first. */
  nextWeek: z.object({ indicatorId: z.string(), week: z.string() }).nullable(),
  pendingReviewId: z.string().nullable(),
});

export const rating = z.object({
  id: z.string(),
  reviewId: z.string(),
  stars: z.int(),
  content: z.string(),
  source: z.enum(['MEMBER', 'AUTO']),
  status: z.enum(['PENDING', 'APPROVED']),
  approvesAt: instant.nullable(),
  approvedAt: instant.nullable(),
  reply: z.string().nullable(),
  repliedAt: instant.nullable(),
  hiddenAt: instant.nullable(),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});

/** As anybody reads it: the member as far as they show themselves, else initials. */
const publicRating = rating
  .omit({ reviewId: true, version: true, approvesAt: true, hiddenAt: true, status: true })
  .extend({
    memberName: z.string(),
    /** A paid review stands behind it. */
    isPaid: z.boolean(),
    isOwn: z.boolean(),
  });

export const question = z.object({
  id: z.string(),
  kind: z.enum(questionKinds),
  label: z.string(),
  help: z.string(),
  required: z.boolean(),
  options: z.array(z.string()),
});
export const questionForm = z.object({
  id: z.string(),
  number: z.int(),
  questions: z.array(question),
  createdAt: instant,
});
export const answer = z.strictObject({
  questionId: id,
  value: z.union([prose(answerMaxLength.text_area), z.array(line(optionMaxLength)).max(maxOptions)]),
});

const coachPage = coachCard.extend({
  about: z.string().nullable(),
  website: z.string().nullable(),
  /** The public profile shows it; null: not shown. */
  email: z.string().nullable(),
  phone: z.string().nullable(),
  memberSince: instant,
  /** Members' ratings by stars, 1 to 5. */
  histogram: z.array(z.int()).length(5),
  /** Targets of members who let them be counted; `judged = met + notMet`. */
  outcomes: z.object({ met: z.int(), notMet: z.int(), unmeasured: z.int() }),
  /** Distinct members are not counted: answers are. */
  questionCount: z.int(),
  /** How they would answer the sample week, which is nobody's; empty: they show none. */
  sample: z.array(sampleNote),
  /** Visible to its owner only: not public, or hidden from the directory. */
  isListed: z.boolean(),
  /** Their own site, while it is served. */
  domain: z.object({ domainName: z.string() }).nullable(),
  /** Members this coach has answered, and those of them who agreed to be shown; null where the coach keeps it closed. */
  members: z.object({ count: z.int(), shown: z.array(personCard) }).nullable(),
  social: socialStanding,
});

const yes = z.enum(['true', 'false']).optional();
const byName = z.strictObject({ idOrUsername: z.string().min(1).max(64) });

export const coaches = contract({
  list: {
    method: 'GET',
    path: '/coaches',
    summary: 'The directory of coaches; hidden ones are not in it, not even in the count',
    access: 'visitor',
    query: z.strictObject({
      ...pageQuery,
      q: line(100).optional(),
      specialization: line(64).optional(),
      priceMin: wholeInQuery(0, 1_000_000).optional(),
      priceMax: wholeInQuery(0, 1_000_000).optional(),
      /** At least so many stars, by the mean the directory is sorted by. */
      rating: wholeInQuery(1, 5).optional(),
      city: line(100).optional(),
      gender: z.enum(genders).optional(),
      language: z.enum(languages).optional(),
      online: yes,
      sort: z.enum(coachSorts).optional(),
    }),
    output: page(coachCard).extend({ total: z.int(), totalIsCapped: z.boolean() }),
    refusals: ['input.cursor'],
  },
  filters: {
    method: 'GET',
    path: '/coaches/filters',
    summary: 'What the directory can be narrowed by: specializations and cities',
    access: 'visitor',
    output: z.object({
      specializations: z.array(z.object({ type: z.string(), label: z.string() })),
      cities: z.array(z.string()),
      defaultPrice: z.int(),
    }),
    refusals: [],
  },
  get: {
    method: 'GET',
    path: '/coaches/:idOrUsername',
    summary: 'One coach; a coach who is not public is shown to nobody else',
    access: 'visitor',
    params: byName,
    output: coachPage,
    refusals: ['review.coach_not_found'],
  },
  ratings: {
    method: 'GET',
    path: '/coaches/:idOrUsername/ratings',
    summary: 'Approved ratings of a coach, newest first',
    access: 'visitor',
    params: byName,
    query: z.strictObject({ ...pageQuery, stars: wholeInQuery(1, 5).optional() }),
    output: page(publicRating),
    refusals: ['review.coach_not_found', 'input.cursor'],
  },
  requestForm: {
    method: 'GET',
    path: '/coaches/:idOrUsername/request-form',
    summary:
      'What a request to this coach needs: the form, the price, the balance, and what was answered last time',
    access: 'member',
    params: byName,
    output: z.object({
      coach: coachCard,
      form: questionForm.nullable(),
      price: z.int(),
      bundlePrice: z.int().nullable(),
      /** The bundle that goes on between the two; null: none. */
      bundle: reviewBundle.nullable(),
      /** Fit Coin that can be spent. */
      balance: z.int(),
      answerDays: z.int(),
      ratingDays: z.int(),
      /** The request that waits already; null: none. */
      pendingReviewId: z.string().nullable(),
      /** Answers to questions that are still asked. */
      lastAnswers: z.array(
        z.object({ questionId: z.string(), value: z.union([z.string(), z.array(z.string())]) }),
      ),
      /** One's own latest saved weeks, newest first; empty: nothing can be reviewed yet. */
      weeks: z.array(
        z.object({ id: z.string(), week: z.string(), weekStart: z.string(), createdAt: instant }),
      ),
    }),
    refusals: ['review.coach_not_found'],
  },
});
