import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';

/** A4 on its side, in points. */
export const paper = { width: 841.89, height: 595.28 } as const;

const resolve = createRequire(import.meta.url).resolve;
const fontFile = (name: string) =>
  resolve(`@expo-google-fonts/be-vietnam-pro/${name}/BeVietnamPro_${name}.ttf`);

/** Whole fonts, not those cut for the web: half of the Vietnamese letters are missing there. */
const fonts = {
  light: fontFile('300Light'),
  regular: fontFile('400Regular'),
  italic: fontFile('400Regular_Italic'),
  medium: fontFile('500Medium'),
  semibold: fontFile('600SemiBold'),
  bold: fontFile('700Bold'),
  heavy: fontFile('800ExtraBold'),
} as const;
export type Weight = keyof typeof fonts;

export type Face = Readonly<{
  weight: Weight;
  size: number;
  color: string;
  /** Between letters, in points. */
  spacing?: number;
  /** From one line to the next, in sizes. */
  leading?: number;
}>;

export type Box = Readonly<{ x: number; y: number; width: number; align?: 'left' | 'center' | 'right' }>;

/** A text as it was fitted: its lines and the size that they have. */
export type Fitted = Readonly<{ lines: readonly string[]; face: Face; height: number }>;

export type Limits = Readonly<{ lines: number; least: number; most?: number }>;

export type Landscape = Readonly<{
  doc: PDFKit.PDFDocument;
  widthOf(words: string, face: Face): number;
  /**
   * The largest size from `face.size` down to `least` in which the words take at most so many lines. Words that would be
   * smaller take up to `most` lines first; a name that is cut is a wrong name.
   */
  fit(words: string, width: number, face: Face, limits: Limits): Fitted;
  /** Draws fitted lines from `y` down, and answers where they end. */
  draw(fitted: Fitted, box: Box): number;
  /** One line as it is. */
  line(words: string, face: Face, box: Box): number;
}>;

const usualLeading = 1.28;
/** Smaller ones are not read on paper: what is still too long ends in dots. */
const smallest = 4.5;

export const openLandscape = (
  info: Readonly<{ title: string; author: string; language: string }>,
): Landscape => {
  const doc = new PDFDocument({
    size: 'A4',
    layout: 'landscape',
    margin: 0,
    pdfVersion: '1.7',
    lang: info.language,
    displayTitle: true,
    info: { Title: info.title, Author: info.author, Creator: info.author },
  });
  for (const [weight, file] of Object.entries(fonts)) doc.registerFont(weight, file);

  const use = ({ weight, size, color }: Face) => doc.font(weight).fontSize(size).fillColor(color);
  const widthOf = (words: string, face: Face): number =>
    use(face).widthOfString(words) + (face.spacing ?? 0) * Math.max(0, [...words].length - 1);

  /** Words that are wider than the line are broken between letters. */
  const broken = (word: string, width: number, face: Face): string[] => {
    const pieces: string[] = [];
    let piece = '';
    for (const letter of word) {
      if (piece !== '' && widthOf(piece + letter, face) > width) {
        pieces.push(piece);
        piece = '';
      }
      piece += letter;
    }
    return [...pieces, piece];
  };

  const wrapped = (words: string, width: number, face: Face): string[] => {
    const lines: string[] = [];
    let line = '';
    for (const word of words
      .split(/\s+/)
      .filter(Boolean)
      .flatMap((one) => broken(one, width, face))) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (line !== '' && widthOf(longer, face) > width) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    return line === '' ? lines : [...lines, line];
  };

  /** The same number of lines, each as long as the others: no word is left alone. */
  const balanced = (words: string, width: number, face: Face): string[] => {
    const greedy = wrapped(words, width, face);
    let best = greedy;
    for (let narrower = width - 6; narrower > width / 3; narrower -= 6) {
      const next = wrapped(words, narrower, face);
      if (next.length > greedy.length) break;
      best = next;
    }
    return best;
  };

  const cut = (lines: readonly string[], most: number): string[] =>
    lines.length <= most ? [...lines] : [...lines.slice(0, most - 1), `${lines[most - 1]?.slice(0, -1)}…`];

  const heightOf = (lines: readonly string[], { size, leading = usualLeading }: Face): number =>
    lines.length * size * leading;

  const landscape: Landscape = {
    doc,
    widthOf,
    fit(words, width, face, { lines, least, most = lines }) {
      let { size } = face;
      let allowed = lines;
      const isTooLong = () => wrapped(words, width, { ...face, size }).length > allowed;
      while (size > least && isTooLong()) size -= 0.5;
      while (allowed < most && isTooLong()) allowed += 1;
      while (size > smallest && isTooLong()) size -= 0.5;
      const fitting = { ...face, size };
      const shown = cut(balanced(words, width, fitting), allowed);
      return { lines: shown, face: fitting, height: heightOf(shown, fitting) };
    },
    draw({ lines, face }, { x, y, width, align = 'left' }) {
      const { size, spacing = 0, leading = usualLeading } = face;
      for (const [index, words] of lines.entries()) {
        const spare = width - widthOf(words, face);
        const shift = align === 'center' ? spare / 2 : align === 'right' ? spare : 0;
        use(face).text(words, x + shift, y + index * size * leading, {
          lineBreak: false,
          characterSpacing: spacing,
        });
      }
      return y + heightOf(lines, face);
    },
    line: (words, face, box) =>
      landscape.draw({ lines: [words], face, height: face.size * usualLeading }, box),
  };
  return landscape;
};
