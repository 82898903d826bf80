import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanAttributes, embedOf, safeAddress } from './attributes.ts';

describe('the address of a link', () => {
  it.each([
    ['https://vnexpress.net/suc-khoe?a=1&b=2#c', 'https://vnexpress.net/suc-khoe?a=1&b=2#c'],
    ['HTTP://Example.com', 'http://Example.com'],
    ['https://báo.vn/đường dẫn', 'https://báo.vn/đường%20dẫn'],
    ['https://example.com:8443/x', 'https://example.com:8443/x'],
    [' mailto:ban@example.com?subject=Xin%20chào ', 'mailto:ban@example.com?subject=Xin%20chào'],
    ['/challenge/khoi-dong', '/challenge/khoi-dong'],
    ['/', '/'],
    ['/a"b<c>', '/a%22b%3Cc%3E'],
  ])('%j is kept as %j', (typed, kept) => {
    expect(safeAddress(typed)).toBe(kept);
  });

  it.each([
    'javascript:alert(1)', 'JAVASCRIPT:alert(1)', 'java\tscript:alert(1)', '\u0001javascript:x', 'data:text/html,x', 'vbscript:x',
    '//example.com', '/\\example.com', '/\t/example.com', '\\\\example.com', 'https:example.com', 'https:///x', 'https://',
    'https://a@b.example', 'https://user:pass@example.com', 'https://[::1]/', 'https://a%2eb/', 'mailto:', 'mailto:a', 'x', '#x', '', 'ftp://x.y',
    `https://example.com/${'a'.repeat(2000)}`,
  ])('%j is none', (typed) => {
    expect(safeAddress(typed)).toBeNull();
  }); // prettier-ignore

  it('is kept once and for all, and begins as one that browsers open or mail to', () => {
    const piece = fc.constantFrom('https', 'http', 'mailto', 'javascript', 'data', ':', '/', '//', '\\', '@', '.', 'a', 'vn', ' ', '\t', '\n', '\u0000', '\u200b', '%', '#', '?', '"', "'", '<', 'é', 'e\u0301'); // prettier-ignore
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 9 }), (pieces) => {
        const kept = safeAddress(pieces.join(''));
        if (kept === null) return;
        expect(safeAddress(kept)).toBe(kept);
        // As a browser reads it, on a page of ours.
        const { protocol, origin, username } = new URL(kept, 'https://fitboard.example');
        expect(['https:', 'http:', 'mailto:']).toContain(protocol);
        expect(username).toBe('');
        if (kept.startsWith('/')) expect(origin).toBe('https://fitboard.example');
      }),
      { numRuns: 3000 },
    );
  });
});

describe('an attribute', () => {
  it('that the list does not have for a tag, or not so, is dropped', () => {
    expect(cleanAttributes('p', { class: 'x', id: 'y', style: 'z' })).toEqual({});
    expect(cleanAttributes('ol', { start: '1' })).toEqual({});
    expect(cleanAttributes('ol', { start: '12', reversed: '' })).toEqual({ start: '12' });
    expect(cleanAttributes('td', { colspan: '21', rowspan: '0', scope: 'x' })).toEqual({});
    expect(
      cleanAttributes('img', { 'data-medium': '0192-ab', alt: '  Gập \n bụng\u200b ', src: 'x' }),
    ).toEqual({
      'data-medium': '0192-ab',
      alt: 'Gập bụng',
    });
    expect(cleanAttributes('code', { class: 'language-c++' })).toEqual({ class: 'language-c++' });
    expect(cleanAttributes('aside', Object.create({ 'data-kind': 'tip' }) as Record<string, string>)).toEqual(
      {},
    );
  });

  it('of words is cut to its length without half a character', () => {
    const { alt = '' } = cleanAttributes('img', { 'data-medium': 'm1', alt: `${'a'.repeat(299)}💪` });
    expect(alt.isWellFormed()).toBe(true);
    expect(alt.length).toBeLessThanOrEqual(300);
  });

  it('names a film elsewhere in the form of its provider', () => {
    expect(embedOf({ 'data-embed': 'youtube', 'data-id': 'dQw4w9WgXcQ' })).toEqual({
      provider: 'youtube',
      id: 'dQw4w9WgXcQ',
    });
    expect(embedOf({ 'data-embed': 'vimeo', 'data-id': '76979871' })).toEqual({
      provider: 'vimeo',
      id: '76979871',
    });
    expect(embedOf({ 'data-embed': 'youtube', 'data-id': '76979871' })).toBeNull();
    expect(embedOf({ 'data-embed': 'vimeo', 'data-id': 'dQw4w9WgXcQ' })).toBeNull();
    expect(embedOf({ 'data-embed': 'tiktok', 'data-id': '76979871' })).toBeNull();
  });
});
