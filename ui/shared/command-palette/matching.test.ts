import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PaletteEntry } from './entries.ts';
import { matching } from './matching.ts';

const entry = (label: string, group = 'Trang', more: Partial<PaletteEntry> = {}): PaletteEntry => ({
  id: label,
  label,
  group,
  to: `/${label}`,
  ...more,
});
const pages = ['Fitboard', 'Thông báo', 'Phần thưởng', 'Huấn luyện viên', 'Trò chuyện', 'Bảng tin'].map(
  (one) => entry(one),
);
const labels = (typed: string, entries = pages) => matching(entries, typed).map(({ label }) => label);

describe('what the palette shows for what is typed', () => {
  it('finds words without their accents', () => {
    expect(labels('thong bao')).toEqual(['Thông báo']);
    expect(labels('HUAN')).toEqual(['Huấn luyện viên']);
  });

  it('shows what begins with it first', () => {
    const entries = [
      entry('Cài đặt bảng'),
      entry('Bảng tin'),
      entry('Xếp hạng', 'Trang', { detail: 'bảng' }),
    ];
    expect(labels('bảng', entries)).toEqual(['Bảng tin', 'Cài đặt bảng', 'Xếp hạng']);
  });

  it('keeps groups together, in the order they came', () => {
    const entries = [
      entry('Tuần 3', 'Tuần'),
      entry('Nguyễn An', 'Người', { isFound: true }),
      entry('Tuần 2', 'Tuần'),
    ];
    expect(matching(entries, 'tuan').map(({ group }) => group)).toEqual(['Tuần', 'Tuần', 'Người']);
  });

  it('shows everything but findings before anything is typed', () => {
    const found = entry('Nguyễn An', 'Người', { isFound: true });
    expect(matching([...pages, found], '  ')).toEqual(pages);
  });

  it('shows nothing that lacks a part of it, and never anything twice', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), (typed) => {
        const found = matching(pages, typed);
        expect(new Set(found).size).toBe(found.length);
        for (const one of found) expect(pages).toContain(one);
        // What was found for more words is found for fewer.
        const fewer = matching(pages, typed.split(/\s+/).slice(0, 1).join(' '));
        for (const one of found) expect(fewer).toContain(one);
      }),
    );
  });
});
