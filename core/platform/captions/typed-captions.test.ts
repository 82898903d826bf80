import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typedCaptions } from './typed-captions.ts';

const cuesOf = (text: string, seconds: number) => {
  const typed = typedCaptions(text, seconds);
  if ('line' in typed) throw new Error(`line ${typed.line}`);
  return typed.cues;
};

const word = fc.stringMatching(/^[a-zà-ỹ]{1,14}[.!?]?$/u);
const line = fc.array(word, { minLength: 1, maxLength: 30 }).map((words) => words.join(' '));
const lines = fc.array(line, { minLength: 1, maxLength: 12 });
const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
const wordsIn = (text: string) => text.split(/\s+/u).filter(Boolean);

describe('Captions as they are typed', () => {
  it('fill the recording from its beginning to its end, one after the other, with every word', () => {
    fc.assert(
      fc.property(lines, fc.integer({ min: 1, max: 900 }), (typed, seconds) => {
        const cues = cuesOf(typed.join('\n'), seconds);
        expect(cues[0]?.from).toBe(0);
        expect(cues.at(-1)?.to).toBe(seconds * 1000);
        for (const [index, { from, to }] of cues.entries()) {
          expect(to).toBeGreaterThan(from);
          expect(from).toBe(index === 0 ? 0 : cues[index - 1]?.to);
        }
        expect(cues.flatMap(({ text }) => wordsIn(text))).toEqual(typed.flatMap(wordsIn));
      }),
    );
  });

  it('begin when their line says so, and last until the next time', () => {
    const times = fc.uniqueArray(fc.integer({ min: 0, max: 299 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(times, line, (found, said) => {
        const starts = found.toSorted((a, b) => a - b);
        const cues = cuesOf(starts.map((at) => `${clock(at)} ${said}`).join('\n'), 300);
        const begun = new Set(cues.map(({ from }) => from));
        for (const at of starts) expect(begun.has(at * 1000)).toBe(true);
        expect(cues[0]?.from).toBe((starts[0] ?? 0) * 1000);
        expect(cues.flatMap(({ text }) => wordsIn(text))).toEqual(starts.flatMap(() => wordsIn(said)));
      }),
    );
  });

  it('are read at a glance, sentence by sentence', () => {
    const long =
      'Ba tuần qua bạn giữ nhịp rất đều nên vòng eo đã giảm đúng hướng, tuần tới bạn thêm một buổi đi bộ nhé. Ngủ trước mười một giờ.';
    const cues = cuesOf(long, 30);
    expect(cues.length).toBe(3);
    for (const { text } of cues) expect(text.length).toBeLessThanOrEqual(90);
    expect(cues.at(-1)?.text).toBe('Ngủ trước mười một giờ.');
  });

  it.each([
    ['nothing', '  \n ', 1],
    ['a time beyond the end', 'Chào bạn\n0:10 Hết rồi', 2],
    ['times that go back', '0:05 Sau\n0:02 Trước', 1],
    ['a time without words', '0:01 Chào\n0:03\n0:05 Hết', 2],
    ['words before the very first moment', 'Chào bạn\n0:00 Bắt đầu', 1],
  ])('are refused by the line that can’t be read: %s', (_what, text, wrong) => {
    expect(typedCaptions(text, 10)).toEqual({ line: wrong });
  });

  it('take a time on a line of its own, and one in brackets', () => {
    expect(cuesOf('0:00\nChào bạn.\n[0:04] Tạm biệt.', 6)).toEqual([
      { from: 0, to: 4000, text: 'Chào bạn.' },
      { from: 4000, to: 6000, text: 'Tạm biệt.' },
    ]);
  });
});
