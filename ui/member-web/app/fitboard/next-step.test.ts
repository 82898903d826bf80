import { describe, expect, it } from 'vitest';
import type { SavedWeek } from '#ui/indicator/week.ts';
import { nextStep } from './next-step.ts';

const verified = { emailVerifiedAt: new Date('2026-01-01T00:00:00Z') };
const week = (id: string, isEditable: boolean) => ({ id, isEditable }) as SavedWeek; // only these two are read
const ready = (type: string) => ({ type, status: 'PROCESSING' });
const base = { user: verified, rewards: [], weeks: [], hasDraft: false, toAnswer: null, toRate: null };
const dueAt = new Date('2026-01-08T00:00:00Z');
const waiting = (isDueSoon: boolean) => ({
  review: { id: 'r', coachName: 'Ánh', memberName: 'Anh' },
  dueAt,
  isDueSoon,
});
const toAnswer = { kind: 'ANSWER', reviewId: 'r', name: 'Anh', dueAt };
const toRate = { kind: 'RATE', reviewId: 'r', name: 'Ánh', dueAt };

describe('the one thing to do now', () => {
  it('asks for the address before anything else', () => {
    const step = nextStep({ ...base, user: { emailVerifiedAt: null }, rewards: [ready('VERIFY_EMAIL')] });
    expect(step).toEqual({ kind: 'VERIFY' });
  });

  it('leads to the first coins before the first save, which costs some', () => {
    expect(nextStep({ ...base, rewards: [ready('VERIFY_EMAIL')] })).toEqual({ kind: 'CLAIM_VERIFY' });
  });

  it('asks for this week when it is not saved, whatever lies ready', () => {
    const step = nextStep({
      ...base,
      weeks: [week('old', false)],
      rewards: [ready('SAVE_PHYSICAL_PROFILE')],
    });
    expect(step).toEqual({ kind: 'SAVE', isFirst: false, hasDraft: false });
    expect(nextStep({ ...base, hasDraft: true })).toEqual({ kind: 'SAVE', isFirst: true, hasDraft: true });
  });

  it('offers the reward of a saved week, then the comparison', () => {
    const weeks = [week('new', true), week('old', false)];
    expect(nextStep({ ...base, weeks, rewards: [ready('SAVE_PHYSICAL_PROFILE')] })).toEqual({
      kind: 'CLAIM_SAVE',
    });
    expect(nextStep({ ...base, weeks })).toEqual({ kind: 'COMPARE', from: 'old', to: 'new' });
  });

  it('lets one rest after the very first week', () => {
    expect(nextStep({ ...base, weeks: [week('new', true)] })).toEqual({ kind: 'REST' });
  });

  it('answers, then rates, before anything of one’s own when the time is nearly over', () => {
    const dueSoon = { toAnswer: waiting(true), toRate: waiting(true) };
    expect(nextStep({ ...base, ...dueSoon })).toEqual(toAnswer);
    expect(nextStep({ ...base, ...dueSoon, toAnswer: null })).toEqual(toRate);
    expect(nextStep({ ...base, ...dueSoon, rewards: [ready('VERIFY_EMAIL')] })).toEqual(toAnswer);
    expect(nextStep({ ...base, ...dueSoon, user: { emailVerifiedAt: null } }).kind).toBe('VERIFY');
  });

  it('rates after the own week while there is time, and leaves what a coach can answer later to their desk', () => {
    const calm = { toAnswer: waiting(false), toRate: waiting(false) };
    const weeks = [week('new', true), week('old', false)];
    expect(nextStep({ ...base, ...calm }).kind).toBe('SAVE');
    expect(nextStep({ ...base, ...calm, weeks, rewards: [ready('SAVE_PHYSICAL_PROFILE')] }).kind).toBe(
      'CLAIM_SAVE',
    );
    expect(nextStep({ ...base, ...calm, weeks })).toEqual(toRate);
    expect(nextStep({ ...base, ...calm, weeks, toRate: null }).kind).toBe('COMPARE');
  });
});
