import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holdLifecycle, type HoldStatus } from '#core/money/coin/holds.ts';
import { stateMachine } from './state-machine.ts';

const actions = fc.array(fc.constantFrom('capture' as const, 'release' as const));

describe('a lifecycle', () => {
  it('settles a hold once, whatever is pressed and in whatever order', () => {
    fc.assert(
      fc.property(actions, (sequence) => {
        let status: HoldStatus = 'PENDING';
        const settled: HoldStatus[] = [];
        for (const action of sequence) {
          const may = holdLifecycle.allows(status, action);
          if (may) settled.push((status = holdLifecycle.next(status, action)));
          else expect(() => holdLifecycle.next(status, action)).toThrow('coin.hold_not_pending');
        }
        expect(settled.length).toBe(sequence.length > 0 ? 1 : 0);
        if (settled[0]) expect(status).toBe(settled[0]);
      }),
    );
  });

  it('never leaves its table: every reached state is the target of an allowed action', () => {
    const states = ['A', 'B', 'C', 'D'] as const;
    type State = (typeof states)[number];
    const move = fc.record({
      from: fc.uniqueArray(fc.constantFrom(...states)),
      to: fc.constantFrom(...states),
    });
    fc.assert(
      fc.property(move, move, fc.array(fc.constantFrom('x' as const, 'y' as const)), (x, y, sequence) => {
        const table = { x, y };
        const machine = stateMachine<State>()(table, 'payment.not_pending');
        let state: State = 'A';
        for (const action of sequence) {
          if (!table[action].from.includes(state)) {
            expect(machine.allows(state, action)).toBe(false);
            expect(() => machine.next(state, action)).toThrow('payment.not_pending');
          } else {
            state = machine.next(state, action);
            expect(state).toBe(table[action].to);
          }
        }
      }),
    );
  });
});
