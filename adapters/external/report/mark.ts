import { ink, type Sheet } from './sheet.ts';

/** The mark: a path that turns upwards, with a second one on its way. */
export const drawMark = ({ doc }: Pick<Sheet, 'doc'>, x: number, y: number, size: number): void => {
  const scale = size / 48;
  doc.save().translate(x, y).scale(scale);
  doc.roundedRect(0, 0, 48, 48, 14).fill('#FFFFFF');
  doc.lineWidth(6).lineCap('round');
  doc.path('M15 38V24a12 12 0 0 1 12-12h8').stroke(ink.primary.main);
  doc.path('M15 38v-3a9 9 0 0 1 9-9h1').stroke(ink.accent.main);
  doc.circle(34.5, 26, 3.6).fill(ink.accent.main);
  doc.restore();
};
