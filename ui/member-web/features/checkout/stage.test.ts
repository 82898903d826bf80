import { describe, expect, it } from 'vitest';
import { isToPay, stageOf, stepStates } from './stage.ts';

const now = new Date('2026-11-21T05:00:00Z');
const order = {
  status: 'PENDING',
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
    ['STAFF', { status: 'PROCESSING', receivedVnd: 1, waitingVnd: 1 }],
    ['STAFF', { waitingVnd: 1 }],
    ['PAID', { status: 'COMPLETED', receivedVnd: 99_000, waitingVnd: 1 }],
    ['CLOSED', { status: 'CANCELED', waitingVnd: 1 }],
  ] as const)('is %s with %o', (stage, facts) => {
    expect(stageOf({ ...order, ...facts }, now)).toBe(stage);
  });

  it('asks for money only where none is on its way already', () => {
    expect((['WAITING', 'PART'] as const).every(isToPay)).toBe(true);
    expect((['OVERDUE', 'STAFF', 'MARKED', 'PAID', 'CLOSED'] as const).some(isToPay)).toBe(false);
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
