import { describe, expect, it } from 'vitest';
import { textLinks } from './text-links.ts';

const found = (text: string) =>
  textLinks.find(text).map(({ start, length, url }) => [text.slice(start, start + length), url]);

describe('links in a text', () => {
  it('are found as people write them, and point at letters of the text', () => {
    expect(found('Xem https://vnexpress.net/bai-viet?a=1, và fitboard.example.com nhé!')).toEqual([
      ['https://vnexpress.net/bai-viet?a=1', 'https://vnexpress.net/bai-viet?a=1'],
      ['fitboard.example.com', 'https://fitboard.example.com/'],
    ]);
    expect(found('😀 (http://báo.vn/đường)')).toEqual([
      ['http://báo.vn/đường', 'http://xn--bo-mia.vn/%C4%91%C6%B0%E1%BB%9Dng'],
    ]);
  });

  it('are none where a program would run, a mail be written or a password be sent', () => {
    for (const text of [
      'javascript:alert(1)',
      'data:text/html,<script>',
      'mailto:a@example.com',
      'a@example.com',
      'ftp://example.com/x',
      '1.2.3.4',
    ])
      expect(found(text)).toEqual([]);
    expect(JSON.stringify(found('https://user:secret@example.com/'))).not.toContain('secret');
  });

  it('longer than an address may be are none', () => {
    expect(found(`https://example.com/${'a'.repeat(2000)}`)).toEqual([]);
  });
});
