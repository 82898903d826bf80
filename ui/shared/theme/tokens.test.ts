import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { palettes } from './tokens.ts';

const text = 4.5;
const control = 3;

describe.each(Object.entries(palettes))('the %s palette', (_mode, palette) => {
  const { background } = palette;
  const surfaces = [background.default, background.paper, background.sunken];
  const families = [
    'primary',
    'secondary',
    'error',
    'warning',
    'success',
    'info',
  ] as const satisfies (keyof typeof palette)[];

  it.each(surfaces)('keeps words readable on %s', (surface) => {
    expect(contrast(palette.text.primary, surface)).toBeGreaterThanOrEqual(7);
    expect(contrast(palette.text.secondary, surface)).toBeGreaterThanOrEqual(text);
    expect(contrast(palette.accent.text, surface)).toBeGreaterThanOrEqual(text);
    for (const family of families)
      expect(contrast(palette[family].main, surface), family).toBeGreaterThanOrEqual(text);
  });

  it.each(surfaces)('keeps controls, focus and category marks visible on %s', (surface) => {
    expect(contrast(palette.control, surface)).toBeGreaterThanOrEqual(control);
    expect(contrast(palette.focus, surface)).toBeGreaterThanOrEqual(control);
    for (const [name, colour] of Object.entries(palette.scale)) {
      expect(contrast(colour, surface), name).toBeGreaterThanOrEqual(control);
    }
  });

  it.each([...families, 'accent' as const])('keeps words readable on filled and soft %s', (family) => {
    const { main, dark, contrastText, soft, onSoft } = palette[family];
    expect(contrast(contrastText, main)).toBeGreaterThanOrEqual(text);
    expect(contrast(contrastText, dark)).toBeGreaterThanOrEqual(text);
    expect(contrast(onSoft, soft)).toBeGreaterThanOrEqual(text);
    expect(contrast(palette.text.primary, soft)).toBeGreaterThanOrEqual(text);
    expect(contrast(palette.text.secondary, soft)).toBeGreaterThanOrEqual(text);
  });

  it('keeps the letter on a coin readable', () => {
    expect(contrast(palette.coin.fitInk, palette.coin.fit)).toBeGreaterThanOrEqual(text);
    expect(contrast(palette.coin.baseInk, palette.coin.base)).toBeGreaterThanOrEqual(text);
  });
});
