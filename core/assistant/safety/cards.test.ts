import { describe, expect, it } from 'vitest';
import { languages } from '#core/kernel/language.ts';
import { cardOf, isAnsweredByCardAlone } from './cards.ts';
import { defaultHotlines, isConfirmed, shownHotlines } from './hotlines.ts';
import { textClasses } from './text-class.ts';

const now = new Date('2026-12-01T00:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const confirmed = (days: number) => defaultHotlines.map((one) => ({ ...one, confirmedAt: daysAgo(days) }));
const reader = { language: 'vi', hotlines: defaultHotlines, isAbroad: false, now } as const;

describe('cards', () => {
  it('say something in both languages, and print no fact', () => {
    for (const textClass of textClasses)
      for (const language of languages) {
        const card = cardOf(textClass, { ...reader, language });
        expect(card).toMatchObject({ kind: 'CARD', spans: [], facts: [], rules: [], anchor: null });
        expect(card.text.length).toBeGreaterThan(20);
      }
    expect(new Set(textClasses.map((each) => cardOf(each, reader).text)).size).toBe(textClasses.length);
  });

  it('show hotlines for SELF and URGENT alone, which are answered by the card alone', () => {
    const withNumbers = textClasses.filter((each) => /\d/.test(cardOf(each, reader).text));
    expect(withNumbers).toEqual(['SELF', 'URGENT']);
    expect(textClasses.filter(isAnsweredByCardAlone)).toEqual([
      'SELF',
      'URGENT',
      'INJECT',
      'OTHERS',
      'OFF',
      'ABUSE',
    ]);
  });

  it('hide a line that staff have not confirmed for 180 days; the lines of the state stay', () => {
    const text = (hotlines: typeof defaultHotlines) => cardOf('SELF', { ...reader, hotlines }).text;
    expect(text(defaultHotlines)).toContain('115 (Cấp cứu), 111 (Tổng đài bảo vệ trẻ em).');
    expect(text(defaultHotlines)).not.toContain('096 306 1414');
    expect(text(confirmed(179))).toContain('096 306 1414');
    expect(text(confirmed(180))).not.toContain('096 306 1414');
    expect(shownHotlines(confirmed(500), now).map(({ number }) => number)).toEqual(['115', '111']);
    expect(isConfirmed(confirmed(500)[0]!, now)).toBe(false);
  });

  it('send people abroad to their local number, and so does an emptied setting', () => {
    for (const parts of [{ isAbroad: true }, { hotlines: [] }]) {
      expect(cardOf('URGENT', { ...reader, ...parts, language: 'en' }).text).toContain('your local number');
      expect(cardOf('URGENT', { ...reader, ...parts }).text).not.toMatch(/\d/);
    }
  });
});
