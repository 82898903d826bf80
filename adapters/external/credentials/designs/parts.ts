import { ink } from '../../report/sheet.ts';
import type { Box, Face, Landscape } from '../landscape.ts';
import type { Fact, SheetWords } from '../sheet-words.ts';

export const colors = {
  pine: ink.primary.main,
  night: '#06281E',
  leaf: '#2F8F73',
  mist: '#E4EFE9',
  rice: '#FCF8EE',
  gold: '#B98A2F',
  sun: '#E9B44C',
  papaya: ink.accent.main,
  text: '#16231D',
  muted: '#5A675F',
  white: '#FFFFFF',
} as const;

export type Design = (landscape: Landscape, words: SheetWords) => void;

/** Interlaced waves around a circle, as on banknotes. */
export const drawRosette = (
  { doc }: Landscape,
  x: number,
  y: number,
  {
    radius,
    depth,
    lobes,
    rings,
    color,
    opacity,
  }: Readonly<{
    radius: number;
    depth: number;
    lobes: number;
    rings: number;
    color: string;
    opacity: number;
  }>,
): void => {
  doc.save().lineWidth(0.5).strokeOpacity(opacity);
  const steps = lobes * 14;
  for (let ring = 0; ring < rings; ring += 1) {
    const turn = (ring / rings) * ((2 * Math.PI) / lobes);
    for (let step = 0; step <= steps; step += 1) {
      const angle = (step / steps) * 2 * Math.PI;
      const reach = radius + depth * Math.cos(lobes * (angle + turn));
      const [left, top] = [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
      if (step === 0) doc.moveTo(left, top);
      else doc.lineTo(left, top);
    }
    doc.closePath().stroke(color);
  }
  doc.restore();
};

/** A disc with a scalloped edge. */
export const scallop = (
  { doc }: Landscape,
  x: number,
  y: number,
  { radius, lobes, depth }: Readonly<{ radius: number; lobes: number; depth: number }>,
) => {
  const steps = lobes * 10;
  for (let step = 0; step <= steps; step += 1) {
    const angle = (step / steps) * 2 * Math.PI;
    const reach = radius + depth * Math.abs(Math.cos((lobes * angle) / 2));
    const [left, top] = [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
    if (step === 0) doc.moveTo(left, top);
    else doc.lineTo(left, top);
  }
  return doc.closePath();
};

/** A check mark, drawn by hand: thin where it begins. */
export const drawCheck = (
  { doc }: Landscape,
  x: number,
  y: number,
  { size, color }: Readonly<{ size: number; color: string }>,
): void => {
  doc
    .save()
    .lineWidth(size * 0.16)
    .lineCap('round')
    .lineJoin('round')
    .moveTo(x - size * 0.42, y + size * 0.02)
    .lineTo(x - size * 0.1, y + size * 0.34)
    .lineTo(x + size * 0.46, y - size * 0.32)
    .stroke(color)
    .restore();
};

type FactFaces = Readonly<{ label: Face; value: Face; gap?: number }>;

/** What is asked above what is answered; answers where the lower one ends. */
export const drawFact = (
  landscape: Landscape,
  { label, value }: Fact,
  { x, y, width, align = 'left' }: Box,
  { label: labelFace, value: valueFace, gap = 2 }: FactFaces,
): number => {
  const top = landscape.fit(label, width, labelFace, { lines: 2, least: 6 });
  const below = landscape.fit(value, width, valueFace, { lines: 2, least: 7, most: 3 });
  const end = landscape.draw(top, { x, y, width, align });
  return landscape.draw(below, { x, y: end + gap, width, align });
};

/** Between two facts, in points. */
const gutter = 14;

const leastValue = 9;

/** Facts side by side: each as wide as its words, what is left over shared by all; words too wide get smaller first. */
export const drawFacts = (
  landscape: Landscape,
  facts: readonly Fact[],
  { x, y, width, align = 'left' }: Box,
  { label, value, gap }: FactFaces,
): number => {
  const free = width - gutter * Math.max(0, facts.length - 1);
  const neededAt = (size: number): readonly number[] =>
    facts.map((fact) =>
      Math.ceil(
        Math.max(landscape.widthOf(fact.label, label), landscape.widthOf(fact.value, { ...value, size })),
      ),
    );
  const sum = (widths: readonly number[]): number => widths.reduce((total, one) => total + one, 0);
  let { size } = value;
  while (size > leastValue && sum(neededAt(size)) > free) size -= 0.5;
  const needed = neededAt(size);
  const total = sum(needed);
  const faces = { label, value: { ...value, size }, ...(gap !== undefined && { gap }) };
  let left = x;
  const ends = facts.map((fact, at) => {
    const own = needed[at] ?? 0;
    const share = total > free ? (own / total) * free : own + (free - total) / facts.length;
    const end = drawFact(landscape, fact, { x: left, y, width: share, align }, faces);
    left += share + gutter;
    return end;
  });
  return Math.max(y, ...ends);
};
