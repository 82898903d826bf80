import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { palettes } from '#ui/theme/tokens.ts';

/** A4 in points, with room at the edges for any printer. */
export const page = { width: 595.28, height: 841.89, margin: 46, top: 56, bottom: 66 } as const;
export const inner = page.width - 2 * page.margin;

export const ink = palettes.light;

const resolve = createRequire(import.meta.url).resolve;
const fontFile = (name: string) =>
  resolve(`@expo-google-fonts/be-vietnam-pro/${name}/BeVietnamPro_${name}.ttf`);

/** Whole fonts, not those cut for the web: half of the Vietnamese letters are missing there. */
const fonts = {
  regular: fontFile('400Regular'),
  medium: fontFile('500Medium'),
  semibold: fontFile('600SemiBold'),
  bold: fontFile('700Bold'),
} as const;
export type Weight = keyof typeof fonts;

export type TextStyle = Readonly<{
  weight?: Weight;
  size: number;
  color?: string;
  align?: 'left' | 'right' | 'center';
  lineGap?: number;
}>;

type Place = Readonly<{ x: number; y: number; width: number }>;

export type Sheet = {
  readonly doc: PDFKit.PDFDocument;
  /** Where the next thing goes. */
  y: number;
  /** Writes and answers where the text ends. */
  write(words: string, place: Place, style: TextStyle): number;
  /** One line, cut with an ellipsis when it is too long. */
  line(words: string, place: Place, style: TextStyle): number;
  heightOf(words: string, width: number, style: TextStyle): number;
  widthOf(words: string, style: TextStyle): number;
  addPage(): void;
  /** A new page unless this much room is left; true when there is one. */
  need(height: number): boolean;
  heading(words: string, help?: string): void;
};

const optionsOf = (width: number, { align = 'left', lineGap = 0 }: TextStyle) => ({
  width,
  align,
  lineGap,
});

/** A number and its unit never stand on two lines. */
const together = (words: string): string => words.replace(/(\d) (%|g|kg|cm|ml)(?!\p{L})/gu, '$1\u00a0$2');

export const openSheet = (info: Readonly<{ title: string; author: string; language: string }>): Sheet => {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    lang: info.language,
    displayTitle: true,
    info: { Title: info.title, Author: info.author, Creator: info.author },
  });
  for (const [weight, file] of Object.entries(fonts)) doc.registerFont(weight, file);

  const styled = ({ weight = 'regular', size, color = ink.text.primary }: TextStyle) =>
    doc.font(weight).fontSize(size).fillColor(color);
  const sheet: Sheet = {
    doc,
    y: page.top,
    write(words, { x, y, width }, style) {
      styled(style).text(together(words), x, y, optionsOf(width, style));
      return y + sheet.heightOf(words, width, style);
    },
    line(words, { x, y, width }, style) {
      let shown = words;
      styled(style);
      while (shown.length > 1 && doc.widthOfString(shown) > width) shown = `${shown.slice(0, -2).trimEnd()}…`;
      doc.text(shown, x, y, { ...optionsOf(width + 1, style), lineBreak: style.align !== undefined });
      return y + doc.currentLineHeight();
    },
    heightOf: (words, width, style) => styled(style).heightOfString(together(words), optionsOf(width, style)),
    widthOf: (words, style) => styled(style).widthOfString(words),
    addPage() {
      doc.addPage();
      doc.rect(0, 0, page.width, 5).fill(ink.primary.main);
      sheet.y = page.top;
    },
    need(height) {
      if (sheet.y + height <= page.height - page.bottom) return false;
      sheet.addPage();
      return true;
    },
    heading(words, help) {
      const helpHeight = help ? sheet.heightOf(help, inner, { size: 8.5, lineGap: 2 }) + 8 : 0;
      sheet.need(34 + helpHeight + 60);
      doc.rect(page.margin, sheet.y + 3, 4, 17).fill(ink.accent.main);
      sheet.write(
        words,
        { x: page.margin + 13, y: sheet.y, width: inner - 13 },
        {
          weight: 'bold',
          size: 16,
          color: ink.primary.main,
        },
      );
      sheet.y += 30;
      if (!help) return;
      const style = { size: 8.5, color: ink.text.secondary, lineGap: 2 };
      sheet.y = sheet.write(help, { x: page.margin, y: sheet.y, width: inner }, style) + 10;
    },
  };
  return sheet;
};
