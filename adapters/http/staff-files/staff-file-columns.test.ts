import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { csvLine } from '#core/kernel/csv.ts';
import { languages } from '#core/kernel/language.ts';
import { wholeLists, type WholeList } from './contract/staff-files.ts';
import type { FileColumn } from './file-column.ts';
import { fileColumns } from './staff-file-columns.ts';

type Schema = Readonly<{
  type?: string;
  format?: string;
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: readonly Schema[];
  items?: Schema;
  properties?: Readonly<Record<string, Schema>>;
}>;

/** Something the schema allows. */
const sampleOf = (schema: Schema): unknown => {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return sampleOf(schema.anyOf.find(({ type }) => type !== 'null') ?? {});
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, part]) => [name, sampleOf(part)]),
      );
    case 'array':
      return [];
    case 'integer':
    case 'number':
      return 7;
    case 'boolean':
      return true;
    default:
      return schema.format === 'date-time' ? '2026-11-22T18:07:28.000Z' : '=x';
  }
};

const enumOf = (schema: Schema): readonly unknown[] =>
  schema.enum ?? schema.anyOf?.flatMap(enumOf).filter((value) => value !== null) ?? [];

const lists = Object.keys(wholeLists) as WholeList[]; // its own keys

const cellsOf = (list: WholeList, row: unknown, language: (typeof languages)[number]) =>
  (fileColumns[list] as readonly FileColumn<never>[]).map(({ cell }) =>
    cell(row as never, { language, timeZone: 'Asia/Ho_Chi_Minh' }),
  );

describe('the columns of files', () => {
  it.each(lists)('of %s say every choice in words, in both languages; the last is the id', (list) => {
    const schema = z.toJSONSchema(wholeLists[list].output, { io: 'input', unrepresentable: 'any' }) as Schema;
    const row = sampleOf(schema.items ?? {}) as Record<string, unknown>;
    const choices = Object.entries(schema.items?.properties ?? {}).flatMap(([field, part]) =>
      enumOf(part).map((value) => ({ ...row, [field]: value })),
    );
    for (const each of [row, ...choices])
      for (const language of languages)
        for (const cell of cellsOf(list, each, language).slice(0, -1))
          expect(String(cell)).not.toMatch(/^[A-Z]+(_[A-Z]+)+$|^[A-Z]{4,}$|^[a-zA-Z]+(\.\w+)+$/);
  });

  it.each(lists)('of %s have a heading each, in both languages', (list) => {
    for (const language of languages) {
      const headings = (fileColumns[list] as readonly FileColumn<never>[]).map(({ heading }) =>
        heading({ language, timeZone: 'UTC' }),
      );
      expect(headings.every((text) => text !== '' && !text.includes('undefined'))).toBe(true);
      expect(new Set(headings).size).toBe(headings.length);
    }
  });

  it('write times as a spreadsheet reads them, and texts so that none is run as a formula', () => {
    const schema = z.toJSONSchema(wholeLists.ledger.output, {
      io: 'input',
      unrepresentable: 'any',
    }) as Schema;
    const row = sampleOf(schema.items ?? {});
    expect(csvLine(cellsOf('ledger', row, 'en'))).toMatch(/^2026-11-23 01:07:28,.*,'=x,'=x,'=x\r\n$/);
  });
});
