import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noon } from '#fixtures/engine/ids.ts';
import { refusalOf } from '#fixtures/engine/suites/home.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';

const refused = (cursor: string) => refusalOf((async () => decodeCursor(cursor, 'instant', 'id'))());

describe('a cursor', () => {
  it('leads back to its place, and is safe in an address', () => {
    const cursor = encodeCursor(noon, '01999999-0000-7000-8000-000000000001');

    expect(cursor).toMatch(/^[\w-]+$/);
    expect(decodeCursor(cursor, 'instant', 'id')).toEqual([
      noon.toISOString(),
      '01999999-0000-7000-8000-000000000001',
    ]);
    expect(decodeCursor(undefined, 'instant', 'id')).toBeNull();
    expect(decodeCursor(encodeCursor('2026-11-16'), 'date')).toEqual(['2026-11-16']);
    expect(decodeCursor(encodeCursor('42'), 'whole')).toEqual(['42']);
  });

  it.each([
    encodeCursor('42'),
    encodeCursor(noon),
    encodeCursor(noon, 'id', 'more'),
    encodeCursor('2026-13-45T99:00:00.000Z', 'id'),
    encodeCursor(noon, "'; drop table users"),
    encodeCursor(noon, 'nul\0'),
    btoa('{}'),
    btoa('null'),
    btoa('%'),
    '',
    'ă',
    '====',
  ])('that this list did not make is refused: %j', async (cursor) => {
    expect(await refused(cursor)).toBe('input.cursor');
  });

  it('of any text is refused or has the asked shape, and nothing else happens', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json().map(btoa)), (text) => {
        try {
          decodeCursor(text, 'whole');
        } catch (error) {
          expect(error).toMatchObject({ code: 'input.cursor' });
        }
      }),
    );
  });
});
