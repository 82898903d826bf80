import { z } from 'zod';
import { languages } from '#core/kernel/language.ts';
import { boardHabits, challengeLimits, challengeSorts } from '#core/learning/challenge/challenge.ts';
import { challengeReviewLimits } from '#core/learning/enrolment/challenge-review.ts';
import {
  byId,
  contract,
  done,
  id,
  instant,
  line,
  page,
  pageQuery,
  prose,
  word,
} from '../../engine/contract/endpoint.ts';
import { personCard } from '../../people/contract/person-card.ts';
import { wallet } from '../../people/contract/me.ts';
import { challengeCard, challengePage, enrolment, item } from './challenge-views.ts';

const notThere = ['challenge.not_found'] as const;

/** An enrolment as its verbs answer it. */
export const ownEnrolment = enrolment.extend({ next: item.nullable(), wallet });

const challengeReview = z.object({
  person: personCard,
  stars: z.int(),
  text: z.string(),
  reply: z.string().nullable(),
  repliedAt: instant.nullable(),
  isEdited: z.boolean(),
  /** To its writer alone: staff took it out of sight. */
  isHidden: z.boolean(),
  createdAt: instant,
  updatedAt: instant,
});

const place = { rank: z.int(), percent: z.int(), habit: z.int() };
const bookmarked = z.object({ isBookmarked: z.boolean() });

export const challenges = contract({
  list: {
    method: 'GET',
    path: '/challenges',
    summary: 'Challenges that one can enrol in',
    access: 'visitor',
    query: z.strictObject({
      ...pageQuery,
      q: line(200).optional(),
      language: z.enum(languages).optional(),
      isFree: z.stringbool().optional(),
      authorId: id.optional(),
      sort: z.enum(challengeSorts).optional(),
    }),
    output: page(challengeCard),
    refusals: ['input.cursor'],
  },
  featured: {
    method: 'GET',
    path: '/challenges/featured',
    summary: 'What staff put in front, in their order',
    access: 'visitor',
    query: z.strictObject({ language: z.enum(languages).optional() }),
    output: z.array(challengeCard),
    refusals: [],
  },
  get: {
    method: 'GET',
    path: '/challenges/:idOrSlug',
    summary: 'The page of a challenge: what is open to the reader, and where they stand',
    access: 'visitor',
    params: z.strictObject({ idOrSlug: word(challengeLimits.slugLength.max, 1) }),
    output: challengePage.extend({ bookmarked: z.boolean() }),
    refusals: notThere,
  },
  enroll: {
    method: 'POST',
    path: '/challenges/:id/enroll',
    summary: 'Begin a challenge; the price that was seen comes along',
    access: 'member',
    params: byId,
    body: z.strictObject({ price: z.int().min(0).max(challengeLimits.price) }),
    output: ownEnrolment,
    status: 201,
    refusals: [
      ...notThere,
      'challenge.own',
      'challenge.price_changed',
      'enrolment.exists',
      'coin.not_enough',
      'idempotency.key_reused',
    ],
    idempotent: true,
    limit: 'write',
  },
  board: {
    method: 'GET',
    path: '/challenges/:id/board',
    summary: 'Learners who chose to show how far they are, and one’s own place',
    access: 'member',
    params: byId,
    output: z.object({
      habit: z.enum(boardHabits),
      items: z.array(z.object({ ...place, person: personCard })),
      own: z.object(place).nullable(),
      count: z.int(),
    }),
    refusals: [...notThere, 'enrolment.required'],
  },
  complete: {
    method: 'POST',
    path: '/challenges/:id/complete',
    summary: 'What a challenge lacks to be completed; it is completed by its last step',
    access: 'member',
    params: byId,
    output: done,
    refusals: [
      ...notThere,
      'enrolment.required',
      'challenge.chapters_not_completed',
      'quiz.not_completed',
      'challenge.already_completed',
    ],
    limit: 'write',
  },
  completeChapter: {
    method: 'POST',
    path: '/chapters/:id/complete',
    summary: 'What a chapter lacks to be completed; it is completed by its last step',
    access: 'member',
    params: byId,
    output: done,
    refusals: [
      'chapter.not_found',
      ...notThere,
      'enrolment.required',
      'chapter.lessons_not_completed',
      'quiz.not_completed',
      'chapter.already_completed',
    ],
    limit: 'write',
  },
  addBookmark: {
    method: 'PUT',
    path: '/challenges/:id/bookmark',
    summary: 'Keep a challenge to find it again; nobody else learns of it',
    access: 'member',
    params: byId,
    output: bookmarked,
    refusals: notThere,
    limit: 'write',
  },
  removeBookmark: {
    method: 'DELETE',
    path: '/challenges/:id/bookmark',
    summary: 'Drop the bookmark',
    access: 'member',
    params: byId,
    output: bookmarked,
    refusals: [],
    limit: 'write',
  },
  reviews: {
    method: 'GET',
    path: '/challenges/:id/reviews',
    summary: 'What learners say of a challenge, newest first; one’s own stands apart',
    access: 'visitor',
    params: byId,
    query: z.strictObject(pageQuery),
    output: page(challengeReview).extend({
      mean: z.number().nullable(),
      count: z.int(),
      /** How many gave each number of stars, from one to five. */
      histogram: z.object({ 1: z.int(), 2: z.int(), 3: z.int(), 4: z.int(), 5: z.int() }),
      own: challengeReview.nullable(),
    }),
    refusals: [...notThere, 'input.cursor'],
  },
  review: {
    method: 'PUT',
    path: '/challenges/:id/reviews',
    summary: 'Say what one thinks of a challenge, from half of the way on; it replaces what one said before',
    access: 'member',
    params: byId,
    body: z.strictObject({
      stars: z.int().min(1).max(5),
      text: prose(challengeReviewLimits.textLength).default(''),
    }),
    output: done,
    refusals: [...notThere, 'challenge.own', 'challenge_review.not_allowed', 'social.restricted'],
    limit: 'write',
  },
  deleteReview: {
    method: 'DELETE',
    path: '/challenges/:id/reviews',
    summary: 'Take one’s own review back',
    access: 'member',
    params: byId,
    output: done,
    refusals: ['challenge_review.not_found'],
    limit: 'write',
  },
  replyToReview: {
    method: 'PUT',
    path: '/challenges/:id/reviews/:userId/reply',
    summary: 'Answer a review of one’s own challenge; an empty answer takes it back',
    access: 'member',
    params: z.strictObject({ id, userId: id }),
    body: z.strictObject({ reply: prose(challengeReviewLimits.replyLength) }),
    output: done,
    refusals: ['challenge_review.not_found', 'social.restricted'],
    limit: 'write',
  },
});
