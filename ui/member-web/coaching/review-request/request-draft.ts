import {
  accessDays,
  defaultAccessDays,
  type AccessDays,
  type ReviewType,
  reviewTypes,
} from '#core/coaching/review/review.ts';
import type { AnswerValues } from '../question-fields/answer-values.ts';

/** A review paid by itself, or one of a bundle: bought with it, or bought before. */
export const plans = ['SINGLE', 'BUNDLE'] as const;
export type Plan = (typeof plans)[number];

/** What a request says before it is sent. */
export type RequestDraft = Readonly<{
  /** Null: not chosen yet. */
  plan: Plan | null;
  type: ReviewType;
  weekId: string | null;
  values: AnswerValues;
  message: string;
  outcomeConsent: boolean;
  /** For how long the coach sees the weeks. */
  accessDays: AccessDays;
}>;

const keyOf = (userId: string, coachId: string) => `fitboard.review-request.${userId}.${coachId}`;

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

const valuesIn = (given: unknown): AnswerValues =>
  typeof given !== 'object' || given === null
    ? {}
    : Object.fromEntries(
        Object.entries(given).filter(([, value]) => typeof value === 'string' || isTexts(value)),
      );

export const parseDraft = (kept: string | null): RequestDraft | null => {
  if (kept === null) return null;
  try {
    const given: unknown = JSON.parse(kept);
    if (typeof given !== 'object' || given === null) return null;
    const {
      plan,
      type,
      weekId,
      values,
      message,
      outcomeConsent,
      accessDays: days,
    } = given as Partial<Record<keyof RequestDraft, unknown>>; // anything may lie in the storage
    return {
      plan: plans.find((one) => one === plan) ?? null,
      type: reviewTypes.find((one) => one === type) ?? 'ALL',
      weekId: typeof weekId === 'string' ? weekId : null,
      values: valuesIn(values),
      message: typeof message === 'string' ? message : '',
      outcomeConsent: outcomeConsent === true,
      accessDays: accessDays.find((one) => one === days) ?? defaultAccessDays,
    };
  } catch {
    return null;
  }
};

/** On this device alone, until the request is sent. A browser may refuse to store: then nothing is kept. */
export const requestDraft = (userId: string, coachId: string) => ({
  read: (): RequestDraft | null => {
    try {
      return parseDraft(localStorage.getItem(keyOf(userId, coachId)));
    } catch {
      return null;
    }
  },
  write: (draft: RequestDraft): void => {
    try {
      localStorage.setItem(keyOf(userId, coachId), JSON.stringify(draft));
    } catch {
      // The form keeps it as long as the page lives.
    }
  },
  remove: (): void => {
    try {
      localStorage.removeItem(keyOf(userId, coachId));
    } catch {
      // Nothing was kept, so nothing is left.
    }
  },
});
