import { describe, expect, it } from 'vitest';
import { scannedCode } from '#fixtures/engine/pdf-parts.ts';
import { pdfPages } from '#fixtures/engine/pdf-text.ts';
import { pdfPosterPrinter } from './poster-printer.ts';

const poster = {
  url: 'https://quoc-bao.trang-rieng.vn',
  host: 'quoc-bao.trang-rieng.vn',
  title: 'Trần Quốc Bảo',
  tagline: 'Tập đúng, ăn đủ, ngủ sâu.',
  language: 'vi',
} as const;
const longest = {
  ...poster,
  title: 'Nguyễn Phước Quý Hương Giang Thuỷ Tiên '.repeat(3).trim().slice(0, 100),
  tagline: 'Mỗi tuần một việc nhỏ. '.repeat(8).trim().slice(0, 160),
  host: `${'rat-dai.'.repeat(8)}vn`,
};

describe('the poster of a site', () => {
  it('is one sheet with the name, the address and a code that leads there, in both languages', async () => {
    for (const [language, invitation] of [
      ['vi', 'Quét để xem trang của tôi'],
      ['en', 'Scan to see my site'],
    ] as const) {
      const pdf = await pdfPosterPrinter.print({ ...poster, language });
      const pages = pdfPages(pdf);
      expect(pages).toHaveLength(1);
      for (const text of [poster.title, poster.tagline, poster.host, invitation])
        expect(pages[0]?.replace(/\s+/g, ' ')).toContain(text);
      expect(scannedCode(pdf)).toBe(poster.url);
    }
  });

  it('stays one sheet with the longest name, line and address', async () => {
    const pdf = await pdfPosterPrinter.print(longest);
    expect(pdfPages(pdf)).toHaveLength(1);
    expect(scannedCode(pdf)).toBe(poster.url);
  });
});
