import { afterEach, describe, expect, it, vi } from 'vitest';
import { localDraft, textsIn } from './local-draft.ts';

const storage = (refuses = false) => {
  const kept = new Map<string, string>();
  const guard = () => {
    if (refuses) throw new DOMException('no', 'SecurityError');
  };
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => (guard(), kept.get(key) ?? null),
    setItem: (key: string, value: string) => (guard(), void kept.set(key, value)),
    removeItem: (key: string) => (guard(), void kept.delete(key)),
  });
  return kept;
};
afterEach(() => vi.unstubAllGlobals());

const draftOf = () => localDraft('a draft', textsIn(['link', 'reason']));

describe('a draft on the device', () => {
  it('is read as it was written, until it is removed', () => {
    storage();
    const draft = draftOf();
    expect(draft.read()).toBeUndefined();
    draft.write({ link: 'https://a.example', reason: 'Vì' });
    expect(draft.read()).toEqual({ link: 'https://a.example', reason: 'Vì' });
    draft.remove();
    expect(draft.read()).toBeUndefined();
  });

  it.each(['', '{', 'null', '3'])('is nothing when %s lies there', (text) => {
    storage().set('a draft', text);
    expect(draftOf().read()).toBeUndefined();
  });

  it('keeps the texts and drops everything else', () => {
    storage().set('a draft', JSON.stringify({ link: 7, reason: 'Vì', more: 'x' }));
    expect(draftOf().read()).toEqual({ link: '', reason: 'Vì' });
  });

  it('is silent when the browser refuses to store', () => {
    storage(true);
    const draft = draftOf();
    draft.write({ link: '', reason: '' });
    draft.remove();
    expect(draft.read()).toBeUndefined();
  });
});
