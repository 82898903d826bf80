import { describe, expect, it } from 'vitest';
import { nameDocumentEntry } from './document-entry.ts';

const tab = (state: unknown = null) => {
  const stored = new Map<string, string>();
  const history = {
    state,
    replaceState(next: unknown) {
      history.state = next;
    },
  };
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
  const load = (freshKey: string, hasMoved = false) =>
    nameDocumentEntry({ history, storage: () => storage, hasMoved, freshKey });
  const place = (places: Record<string, number>) =>
    stored.set('react-router-scroll-positions', JSON.stringify(places));
  const positions = () => JSON.parse(stored.get('react-router-scroll-positions') ?? '{}') as unknown;
  return { history, storage, stored, load, place, positions };
};

describe('nameDocumentEntry', () => {
  it('gives two documents of one tab two keys, so that neither opens where the other was left', () => {
    const { history, load } = tab();
    const first = load('a');
    history.state = null; // what the browser has for an address that was never opened
    expect(load('b')).not.toBe(first);
  });

  it('keeps the key over a reload and Back, whatever else the entry holds', () => {
    const { history, load } = tab({ idx: 3 });
    load('a');
    expect(history.state).toEqual({ idx: 3, documentKey: 'a' });
    expect(load('b')).toBe('a');
  });

  it('leaves the place of a reloaded page to the router, beside the places of other pages', () => {
    const { load, place, positions } = tab({ documentKey: 'a' });
    place({ a: 900, b: 10 });
    load('c', false);
    expect(positions()).toEqual({ a: 900, b: 10 });
  });

  it('forgets the place where the reader has scrolled before the application started', () => {
    const { load, place, positions } = tab({ documentKey: 'a' });
    place({ a: 900, b: 10 });
    load('c', true);
    expect(positions()).toEqual({ b: 10 });
  });

  it('goes on without a place when the storage is full, unreadable or not ours', () => {
    const { history, storage } = tab({ documentKey: 'a' });
    const refusing = {
      ...storage,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    expect(nameDocumentEntry({ history, storage: () => refusing, hasMoved: true, freshKey: 'b' })).toBe('a');
    for (const text of ['null', '7', 'no json']) {
      const other = tab({ documentKey: 'a' });
      other.stored.set('react-router-scroll-positions', text);
      expect(other.load('b', true)).toBe('a');
    }
  });
});
