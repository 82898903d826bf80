import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnsWithoutRoom } from './use-fitting.ts';

const name = { source: 'name', width: 200, onPhone: 'title' } as const;
const status = { source: 'status', width: 100, onPhone: 'corner' } as const;
const email = { source: 'email', width: 200, onPhone: 'line' } as const;
const level = { source: 'level', width: 100, onPhone: undefined };
const coins = { source: 'coins', width: 100, onPhone: undefined };
const createdAt = { source: 'createdAt', width: 100, onPhone: 'line' } as const;
const columns = [name, email, status, level, coins, createdAt];

describe('columns that there is no room for', () => {
  it('are none where all fit', () => {
    expect(columnsWithoutRoom(columns, 800)).toEqual([]);
  });

  it('are those first that a phone does not show, from the last one', () => {
    expect(columnsWithoutRoom(columns, 799)).toEqual(['coins']);
    expect(columnsWithoutRoom(columns, 699)).toEqual(['coins', 'level']);
    expect(columnsWithoutRoom(columns, 599)).toEqual(['coins', 'level', 'createdAt']);
    expect(columnsWithoutRoom(columns, 1)).toEqual(['coins', 'level', 'createdAt', 'email']);
  });

  it('leave a table that fits, or one of which only what always stays is left', () => {
    const anyColumn = fc.record({
      width: fc.integer({ min: 1, max: 400 }),
      onPhone: fc.constantFrom(undefined, 'title', 'corner', 'text', 'line'),
    });
    fc.assert(
      fc.property(fc.array(anyColumn, { minLength: 1 }), fc.integer({ min: 0, max: 2_000 }), (any, room) => {
        const given = any.map((column, index) => ({ ...column, source: String(index) }));
        const leftOut = columnsWithoutRoom(given, room);
        const left = given.filter(({ source }) => !leftOut.includes(source));
        const width = left.reduce((sum, column) => sum + column.width, 0);
        expect(leftOut).not.toContain('0');
        if (width > room)
          expect(left.slice(1).every(({ onPhone }) => onPhone === 'title' || onPhone === 'corner')).toBe(
            true,
          );
        // None is left out that had room.
        const last = given.find(({ source }) => source === leftOut.at(-1));
        if (last !== undefined) expect(width + last.width).toBeGreaterThan(room);
      }),
    );
  });
});
