import { describe, expect, it } from 'vitest';
import { arrivedVnd, isToPay, missingVnd, stageOf, stepStates } from './stage.ts';

const now = new Date('2026-11-21T05:00:00Z');
const order = {
  status: 'PENDING',
  amountVnd: 99_000,
  receivedVnd: 0,
  waitingVnd: 0,
  expiresAt: new Date('2026-11-22T05:00:00Z'),
} as const;

describe('the stage of an order', () => {
  it.each([
    ['WAITING', {}],
    ['OVERDUE', { expiresAt: now }],
    ['MARKED', { status: 'PROCESSING' }],
    ['MARKED', { status: 'PROCESSING', expiresAt: now }],
    ['PART', { status: 'PROCESSING', receivedVnd: 1 }],
    ['PART', { status: 'PROCESSING', waitingVnd: 98_999 }],
    ['PART', { status: 'PROCESSING', receivedVnd: 49_000, waitingVnd: 49_999 }],
    ['STAFF', { status: 'PROCESSING', receivedVnd: 49_000, waitingVnd: 50_000 }],
    ['STAFF', { waitingVnd: 199_000 }],
    ['PAID', { status: 'COMPLETED', receivedVnd: 99_000, waitingVnd: 1 }],
    ['CLOSED', { status: 'CANCELED', waitingVnd: 1 }],
  ] as const)('is %s with %o', (stage, facts) => {
    expect(stageOf({ ...order, ...facts }, now)).toBe(stage);
  });

  it('asks for money only where none is on its way already', () => {
    expect((['WAITING', 'PART'] as const).every(isToPay)).toBe(true);
    expect((['OVERDUE', 'STAFF', 'MARKED', 'PAID', 'CLOSED'] as const).some(isToPay)).toBe(false);
  });

  it('never asks twice for what waits in the queue', () => {
    const part = { amountVnd: 99_000, receivedVnd: 9000, waitingVnd: 40_000 };
    expect([arrivedVnd(part), missingVnd(part)]).toEqual([49_000, 50_000]);
    expect(missingVnd({ ...part, waitingVnd: 100_000 })).toBe(0);
  });

  it('moves along the line of steps', () => {
    expect(stepStates('WAITING')).toEqual({
      created: 'done',
      sent: 'current',
      checked: 'todo',
      credited: 'todo',
    });
    expect(stepStates('STAFF').checked).toBe('current');
    expect(Object.values(stepStates('PAID'))).toEqual(['done', 'done', 'done', 'done']);
  });
});
