import {
  fieldKeys,
  fields,
  nothingMeasured,
  type Field,
  type FieldKey,
  type ProfileInputs,
} from '#core/body/indicator/fields.ts';

/**
 * The profile as a table: one column per field, snake_case with its unit (`waist_cm`, `run_distance_m`).
 * Imports and exports of whole populations speak this; `id` names the row.
 */
const unitSuffix: Readonly<Record<string, string>> = {
  cm: '_cm',
  kg: '_kg',
  m: '_m',
  bpm: '_bpm',
  years: '',
  reps: '',
};

const snake = (key: string): string => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export const columnOf = (key: FieldKey): string => {
  const field: Field = fields[key];
  return snake(key) + (field.kind === 'NUMBER' ? (unitSuffix[field.unit] ?? '') : '');
};

const byColumn: ReadonlyMap<string, FieldKey> = new Map(
  fieldKeys.flatMap((key) => {
    const column = columnOf(key);
    const field: Field = fields[key];
    const aliases = field.kind === 'NUMBER' && field.unit === 'reps' ? [column, `${column}_reps`] : [column];
    return aliases.map((name): [string, FieldKey] => [name, key]);
  }),
);

export type RowIssue = Readonly<{
  column: string;
  problem: 'not_a_number' | 'not_yes_no' | 'not_text' | 'unknown_column';
}>;
export type ReadRow = Readonly<{ id: string | null; inputs: ProfileInputs; issues: readonly RowIssue[] }>;

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');

const truths: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  '1': true,
  false: false,
  no: false,
  '0': false,
};

const plainNumber = /^[+-]?(\d+(\.\d*)?|\.\d+)([eE][+-]?\d+)?$/;

const read = (field: Field, value: unknown): unknown => {
  switch (field.kind) {
    case 'NUMBER':
      if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
      return typeof value === 'string' && plainNumber.test(value.trim()) ? Number(value) : undefined;
    case 'YES_NO':
      if (typeof value === 'boolean') return value;
      return truths[String(value).trim().toLowerCase()];
    case 'CHOICES':
      if (Array.isArray(value)) return value.every((item) => typeof item === 'string') ? value : undefined;
      return typeof value === 'string'
        ? value
            .split(/[|;]/)
            .map((item) => item.trim())
            .filter(Boolean)
        : undefined;
    case 'CHOICE':
      return typeof value === 'string' ? value.trim().toUpperCase() : undefined;
    case 'TEXT':
      return typeof value === 'string' ? value.normalize('NFC') : undefined;
  }
};

const problemOf = (field: Field): RowIssue['problem'] => {
  if (field.kind === 'NUMBER') return 'not_a_number';
  return field.kind === 'YES_NO' ? 'not_yes_no' : 'not_text';
};

/** Reads one row by its column names. Empty cells are "not measured"; what can't be read is an issue, never a guess. */
export const readRow = (row: Readonly<Record<string, unknown>>): ReadRow => {
  const issues: RowIssue[] = [];
  const sections: Record<string, Record<string, unknown>> = {
    body: { ...nothingMeasured.body },
    strength: { ...nothingMeasured.strength },
    lifestyle: { ...nothingMeasured.lifestyle },
    nutrition: { ...nothingMeasured.nutrition },
  };
  for (const [column, value] of Object.entries(row)) {
    if (column === 'id') continue;
    const key = byColumn.get(column);
    if (!key) {
      issues.push({ column, problem: 'unknown_column' });
      continue;
    }
    if (isEmpty(value)) continue;
    const field: Field = fields[key];
    const understood = read(field, value);
    if (understood === undefined) issues.push({ column, problem: problemOf(field) });
    else sections[field.section]![key] = understood; // the four sections are all there
  }
  const id = isEmpty(row.id) ? null : String(row.id).trim();
  // Filled from the field list, whose own type is ProfileInputs; enum values are judged by validateInputs.
  return { id, inputs: sections as unknown as ProfileInputs, issues };
};
