import { create } from 'qrcode';
import { palettes } from '#ui/theme/tokens.ts';

const quiet = 4;

/** Dark on white in both themes: that is what cameras read. */
export const qrColours = {
  paper: palettes.light.background.paper,
  ink: palettes.light.text.primary,
} as const;

/** One path in a square of `size` modules, the quiet zone included; for a page's SVG and for a canvas alike. */
export const qrDrawing = (text: string): Readonly<{ size: number; path: string }> => {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const path = Array.from({ length: size * size }, (_, index) =>
    data[index] ? `M${(index % size) + quiet} ${Math.floor(index / size) + quiet}h1v1h-1z` : '',
  ).join('');
  return { size: size + 2 * quiet, path };
};
