import { csvTime, type Cell } from '#core/kernel/csv.ts';
import { inLanguage, type Language, type LocalizedText } from '#core/kernel/language.ts';
import { isMessageId, say } from '#adapters/ports/messages.ts';

/** Whose file it is: the words, and the zone in which times are read. */
export type FileReader = Readonly<{ language: Language; timeZone: string }>;
export type FileColumn<Row> = Readonly<{
  heading: (reader: FileReader) => string;
  cell: (row: Row, reader: FileReader) => Cell;
}>;

export const column = <Row>(
  vi: string,
  en: string,
  cell: (row: Row, reader: FileReader) => Cell,
): FileColumn<Row> => ({
  heading: ({ language }) => (language === 'vi' ? vi : en),
  cell,
});

/** The zone stands in the heading: a cell with it would be no time for a spreadsheet. */
export const time = <Row>(vi: string, en: string, at: (row: Row) => string | null): FileColumn<Row> => ({
  heading: ({ language, timeZone }) => `${language === 'vi' ? vi : en} (${timeZone})`,
  cell: (row, { timeZone }) => {
    const instant = at(row);
    return instant === null ? null : csvTime(new Date(instant), timeZone);
  },
});

export type Words = Readonly<Record<string, LocalizedText>>;

/** One word of a fixed few. */
export const choice = <Row>(
  vi: string,
  en: string,
  words: Words,
  value: (row: Row) => string,
): FileColumn<Row> =>
  column(vi, en, (row, { language }) => {
    const found = words[value(row)];
    return found === undefined ? value(row) : inLanguage(found, language);
  });

/** One word of the core's catalogue. A value that it does not know stays as it is. */
export const word = <Row>(vi: string, en: string, id: (row: Row) => string, unknown = id): FileColumn<Row> =>
  column(vi, en, (row, { language }) => {
    const known = id(row);
    return isMessageId(known) ? say(language, known) : unknown(row);
  });

export const text =
  <Row>(vi: string, en: string) =>
  (cell: (row: Row) => Cell): FileColumn<Row> =>
    column(vi, en, cell);
export const id = <Row extends Readonly<{ id: string }>>(): FileColumn<Row> =>
  text<Row>('Mã', 'Id')((row) => row.id);
