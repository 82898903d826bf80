import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readKey, sequenceMs, type KeyPress } from './read-key.ts';

const places = { h: '/dashboard', f: '/feed' };
const on = { areSingleKeysOn: true, places };
const off = { areSingleKeysOn: false, places };
const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  withCommand: false,
  isTaken: false,
  at: 0,
  ...more,
});
const keys = fc.oneof(
  fc.constantFrom('g', 'h', 'f', '/', '?', 'j', 'k', 'Enter', 'constructor'),
  fc.string(),
);

describe('keys that work on every page', () => {
  it.each([
    ['/', 'search'],
    ['?', 'help'],
    ['j', 'next'],
    ['K', 'previous'],
  ])('%s asks for %s', (key, command) => {
    expect(readKey(press(key), null, on)).toEqual({ command, since: null });
  });

  it('go to a place by g and its letter, small or large', () => {
    const { since } = readKey(press('g', { at: 100 }), null, on);
    expect(readKey(press('F', { at: 100 + sequenceMs }), since, on).command).toEqual({ go: '/feed' });
  });

  it('forget g after a while, and after any other key', () => {
    const { since } = readKey(press('g'), null, on);
    expect(readKey(press('f', { at: sequenceMs + 1 }), since, on).command).toBeNull();
    const other = readKey(press('x'), since, on);
    expect(readKey(press('f', { at: 1 }), other.since, on).command).toBeNull();
  });

  it('do nothing where one writes, nor when they are switched off; Control and K always opens', () => {
    fc.assert(
      fc.property(keys, fc.option(fc.nat(3000)), fc.nat(3000), (key, since, at) => {
        expect(readKey(press(key, { isTaken: true, at }), since, on)).toEqual({ command: null, since: null });
        expect(readKey(press(key, { at }), since, off)).toEqual({ command: null, since: null });
      }),
    );
    const command = { withCommand: true, isTaken: true };
    expect(readKey(press('K', command), null, off).command).toBe('palette');
  });

  it('lead to known places only', () => {
    fc.assert(
      fc.property(fc.array(keys, { maxLength: 8 }), (typed) => {
        let since: number | null = null;
        for (const key of typed) {
          const reading = readKey(press(key), since, on);
          ({ since } = reading);
          if (typeof reading.command === 'object' && reading.command !== null)
            expect(Object.values(places)).toContain(reading.command.go);
        }
      }),
    );
  });
});
