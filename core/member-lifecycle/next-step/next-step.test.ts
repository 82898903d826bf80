import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextStep, proposedAiFee, type NextStep, type Situation } from './next-step.ts';

const dueAt = new Date('2026-01-08T00:00:00Z');
const waiting = (isDueSoon: boolean) => ({
  review: { id: 'r', coachName: 'Ánh', memberName: 'Anh' },
  dueAt,
  isDueSoon,
});
const week = (id: string, isEditable: boolean) => ({ id, isEditable });
const ready = (type: 'VERIFY_EMAIL' | 'SAVE_PHYSICAL_PROFILE') => ({ type, status: 'PROCESSING' }) as const;
const lesson = { challengeId: 'c', title: 'Ngủ sớm', lesson: 'Đèn và giấc ngủ' };
const base: Situation = {
  isVerified: true,
  rewards: [],
  weeks: [],
  hasDraft: false,
  toAnswer: null,
  toRead: null,
  lesson: null,
  aiFee: null,
};
const saved = { ...base, weeks: [week('new', true), week('old', false)] };
const everything: Situation = {
  ...saved,
  rewards: [ready('VERIFY_EMAIL'), ready('SAVE_PHYSICAL_PROFILE')],
  hasDraft: true,
  toAnswer: waiting(true),
  toRead: waiting(true),
  lesson,
  aiFee: 200,
};

/** Each row takes away what the row above was decided by: the order of all steps, from top to bottom. */
const table: readonly (readonly [NextStep['kind'], Situation])[] = [
  ['VERIFY', { ...everything, isVerified: false }],
  ['ANSWER', everything],
  ['READ', { ...everything, toAnswer: waiting(false) }],
  ['CLAIM_VERIFY', { ...everything, toAnswer: waiting(false), toRead: waiting(false) }],
  [
    'SAVE',
    {
      ...everything,
      toAnswer: null,
      toRead: waiting(false),
      rewards: [ready('SAVE_PHYSICAL_PROFILE')],
      weeks: [week('old', false)],
    },
  ],
  [
    'CLAIM_SAVE',
    { ...everything, toAnswer: null, toRead: waiting(false), rewards: [ready('SAVE_PHYSICAL_PROFILE')] },
  ],
  ['READ', { ...saved, toRead: waiting(false), lesson, aiFee: 200 }],
  ['LEARN', { ...saved, lesson, aiFee: 200 }],
  ['ASK_AI', { ...saved, aiFee: 200 }],
  ['COMPARE', saved],
  ['REST', { ...saved, weeks: [week('new', true)] }],
];

describe('the one thing to do now', () => {
  it.each(table.map(([kind, situation], row) => [row, kind, situation] as const))(
    'row %i of the order is %s',
    (_row, kind, situation) => {
      expect(nextStep(situation).kind).toBe(kind);
    },
  );

  it('carries what its button needs', () => {
    expect(nextStep(everything)).toEqual({ kind: 'ANSWER', reviewId: 'r', name: 'Anh', dueAt });
    expect(nextStep({ ...saved, toRead: waiting(false) })).toEqual({
      kind: 'READ',
      reviewId: 'r',
      name: 'Ánh',
      dueAt,
    });
    expect(nextStep({ ...base, hasDraft: true })).toEqual({ kind: 'SAVE', isFirst: true, hasDraft: true });
    expect(nextStep({ ...base, weeks: [week('old', false)] })).toMatchObject({ isFirst: false });
    expect(nextStep({ ...saved, lesson })).toEqual({ kind: 'LEARN', ...lesson });
    expect(nextStep({ ...saved, aiFee: 0 })).toEqual({ kind: 'ASK_AI', fee: 0 });
    expect(nextStep(saved)).toEqual({ kind: 'COMPARE', from: 'old', to: 'new' });
  });
});

const situations: fc.Arbitrary<Situation> = fc.record({
  isVerified: fc.boolean(),
  rewards: fc.subarray([ready('VERIFY_EMAIL'), ready('SAVE_PHYSICAL_PROFILE')]),
  weeks: fc.constantFrom([], [week('a', true)], [week('a', false)], [week('a', true), week('b', false)]),
  hasDraft: fc.boolean(),
  toAnswer: fc.option(fc.boolean().map(waiting)),
  toRead: fc.option(fc.boolean().map(waiting)),
  lesson: fc.option(fc.constant(lesson)),
  aiFee: fc.option(fc.nat(1000)),
});

describe('whatever the situation', () => {
  it('nothing that makes more of a week is proposed before the week is saved', () => {
    fc.assert(
      fc.property(situations, (known) => {
        const { kind } = nextStep(known);
        const needsWeek = ['LEARN', 'ASK_AI', 'COMPARE', 'REST', 'CLAIM_SAVE'].includes(kind);
        expect(!needsWeek || known.weeks[0]?.isEditable === true).toBe(true);
      }),
    );
  });

  it('a step is only named when what it needs is there', () => {
    fc.assert(
      fc.property(situations, (known) => {
        const { kind } = nextStep(known);
        const isThere: Readonly<Record<NextStep['kind'], boolean>> = {
          VERIFY: !known.isVerified,
          ANSWER: known.toAnswer?.isDueSoon === true,
          READ: known.toRead !== null,
          CLAIM_VERIFY: known.rewards.some(({ type }) => type === 'VERIFY_EMAIL'),
          CLAIM_SAVE: known.rewards.some(({ type }) => type === 'SAVE_PHYSICAL_PROFILE'),
          SAVE: known.weeks[0]?.isEditable !== true,
          LEARN: known.lesson !== null,
          ASK_AI: known.aiFee !== null,
          COMPARE: known.weeks.length > 1,
          REST: known.weeks.length === 1,
        };
        expect(isThere[kind]).toBe(true);
      }),
    );
  });

  it('a person whose time is nearly over goes before everything but the address', () => {
    fc.assert(
      fc.property(situations, (known) => {
        const { kind } = nextStep({ ...known, isVerified: true, toAnswer: waiting(true) });
        expect(kind).toBe('ANSWER');
      }),
    );
  });
});

describe('the AI coach', () => {
  const quote = {
    fee: 200,
    repeatOf: null,
    balanceAfter: 0,
    isLevelEnough: true,
    leftToday: 1,
    runningId: null,
  };

  it('is proposed when one press can get a new answer, also a free one', () => {
    expect(proposedAiFee(quote)).toBe(200);
    expect(proposedAiFee({ ...quote, fee: 0 })).toBe(0);
  });

  it.each([
    ['was asked already', { repeatOf: 'answer' }],
    ['answers at this moment', { runningId: 'answer' }],
    ['costs more than there is', { balanceAfter: -1 }],
    ['is for another plan', { isLevelEnough: false }],
    ['answered enough today', { leftToday: 0 }],
  ])('is not when it %s', (_why, part) => {
    expect(proposedAiFee({ ...quote, ...part })).toBeNull();
  });

  it('is not before anything is known', () => {
    expect(proposedAiFee(undefined)).toBeNull();
  });
});

it('a week of this week that came from another server is not saved yet, and the first save is still the first', () => {
  const brought = { ...week('brought', true), isBrought: true };
  expect(nextStep({ ...base, weeks: [brought] })).toEqual({ kind: 'SAVE', isFirst: true, hasDraft: false });
  const beside = { ...base, weeks: [brought, week('own', false)] };
  expect(nextStep(beside)).toEqual({ kind: 'SAVE', isFirst: false, hasDraft: false });
});
