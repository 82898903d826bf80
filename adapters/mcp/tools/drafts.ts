import { z } from 'zod';
import {
  fieldKeys,
  fields,
  isMeasured,
  pathOf,
  readField,
  type FieldKey,
} from '#core/body/indicator/fields.ts';
import type { DraftValues } from '#core/body/snapshot/use-cases/write-draft-values.ts';
import { fieldLabels, unitLabels } from '#core/body/indicator/labels.ts';
import { tool } from './tool.ts';

/** The form of a value; whether it lies within its limits is for the core to say, in the reader's language. */
const schemaOf = (key: FieldKey): z.ZodType => {
  const field = fields[key];
  const label = fieldLabels[key].en;
  switch (field.kind) {
    case 'NUMBER':
      return z
        .number()
        .nullable()
        .describe(`${label}, in ${unitLabels[field.unit].en}, from ${field.min} to ${field.max}.`);
    case 'CHOICE':
      return z.enum(field.values).nullable().describe(`${label}.`);
    case 'CHOICES':
      return z.array(z.enum(field.values)).max(field.values.length).describe(`${label}.`);
    case 'YES_NO':
      return z.boolean().nullable().describe(`${label}: yes or no.`);
    case 'TEXT':
      return z.string().max(field.maxLength).describe(`${label}, in the member’s own words.`);
  }
};

const values = z
  .strictObject(Object.fromEntries(fieldKeys.map((key) => [key, schemaOf(key).optional()])))
  .describe('Only what the member has measured or said. null takes a value out again.');

const readDraft = tool({
  name: 'read_draft',
  title: 'Read this week’s draft',
  description:
    'Reads what is filled in for this week and not saved yet, with units and the version to name when writing. Null when there is no draft.',
  input: z.strictObject({}),
  isReadOnly: true,
  what: () => '',
  answer: async ({ app, actor, language }) => {
    const { draft } = await app.indicator.getDraft(actor);
    if (!draft) return { draft: null };
    return {
      draft: {
        version: draft.version,
        updatedAt: draft.updatedAt.toISOString(),
        values: fieldKeys.flatMap((key) => {
          const value = readField(draft, key);
          if (!isMeasured(value)) return [];
          const field = fields[key];
          const unit = field.kind === 'NUMBER' ? unitLabels[field.unit].en : null;
          return [
            {
              field: key,
              label: fieldLabels[key][language],
              value,
              unit,
              carriedOver: draft.carriedOver.includes(pathOf(key)),
            },
          ];
        }),
      },
    };
  },
});

const writeDraft = tool({
  name: 'write_draft',
  title: 'Fill in this week’s draft',
  description:
    'Fills in fields of this week’s draft; fields that are not named stay as they are. Nothing is saved: the member looks at the draft on the site and saves it there. Write only numbers that the member gave you, never estimates.',
  input: z.strictObject({
    values,
    version: z
      .int()
      .min(0)
      .optional()
      .describe('The version from read_draft: a draft that has changed meanwhile is then not overwritten.'),
  }),
  isReadOnly: false,
  what: ({ values: given }) => Object.keys(given).join(', '),
  answer: async ({ app, actor }, { values: given, version }) => {
    const written = await app.indicator.writeDraftValues(actor, {
      values: given as DraftValues, // the schema has one entry a field
      version,
    });
    return { ...written, isSaved: false };
  },
});

export const draftTools = [readDraft, writeDraft];
