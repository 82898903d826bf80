import { create } from 'qrcode';
import type { Landscape } from './landscape.ts';

type Square = Readonly<{ x: number; y: number; size: number; color: string; background: string }>;

/** Drawn as one path, so that no printer leaves hairlines between its squares; with the quiet zone that readers need. */
export const drawQrCode = (
  { doc }: Landscape,
  text: string,
  { x, y, size, color, background }: Square,
): void => {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const quiet = 4;
  const cell = size / (modules.size + 2 * quiet);
  doc.save().roundedRect(x, y, size, size, 6).fill(background);
  for (let row = 0; row < modules.size; row += 1)
    for (let column = 0; column < modules.size;) {
      let length = 0;
      while (column + length < modules.size && modules.get(row, column + length)) length += 1;
      if (length > 0)
        doc.rect(x + (column + quiet) * cell, y + (row + quiet) * cell, length * cell, cell * 1.02);
      column += Math.max(1, length);
    }
  doc.fill(color).restore();
};
