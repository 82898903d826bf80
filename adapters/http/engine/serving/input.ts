import { z } from 'zod';
import { DomainError, refuseFields, type FieldIssue, type FieldPath } from '#core/kernel/domain-error.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { fieldIssues, fieldWords, type InputPart, type PartIssue } from './field-issues.ts';
import { present } from './present.ts';

export type RawInput = Readonly<{ params: unknown; query: unknown; body: unknown }>;

const parts: readonly InputPart[] = ['params', 'query', 'body'];

const isNothing = (value: unknown): boolean =>
  value === undefined || (typeof value === 'object' && value !== null && Object.keys(value).length === 0);

/** What is wrong with one part, where it stands in the whole of what was sent. */
const within = (part: InputPart, found: readonly PartIssue[]): readonly FieldIssue[] =>
  found.map(({ path, ...issue }) => ({ ...issue, path: placeOf(part, path) }));
const placeOf = (part: InputPart, path: string): FieldPath =>
  path === '' && part === 'body' ? part : `${part}.${path}`;

const unknownFields = (value: unknown): readonly PartIssue[] => {
  if (isNothing(value)) return [];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new DomainError('input.invalid');
  }
  return Object.keys(value).map((path) => ({ path, code: 'input.unknown_field' }));
};

/** Everything wrong in all three parts at once; what an endpoint does not ask for is refused too. */
export const parseInput = (endpoint: Endpoint, raw: RawInput): RawInput => {
  const parsed: Record<InputPart, unknown> = { params: undefined, query: undefined, body: undefined };
  let wrong: readonly FieldIssue[] = [];
  for (const part of parts) {
    const schema = endpoint[part];
    // A path's parameters are there because the path names them.
    if (!schema) {
      if (part !== 'params') wrong = [...wrong, ...within(part, unknownFields(raw[part]))];
      continue;
    }
    const value = part === 'params' && raw.params === undefined ? {} : raw[part];
    const result = schema.safeParse(value ?? (part === 'query' ? {} : value));
    if (result.success) parsed[part] = result.data;
    else {
      if (part === 'body' && isMissingBody(value, result.error))
        wrong = [...wrong, ...within(part, missingFields(endpoint, schema))];
      else {
        const found = fieldIssues(result.error.issues, value, fieldWords(endpoint.path, part));
        wrong = [...wrong, ...within(part, found)];
      }
    }
  }
  refuseFields(wrong);
  return parsed;
};

const isMissingBody = (value: unknown, error: z.ZodError): boolean =>
  value === undefined && error.issues.some(({ path }) => path.length === 0);

/** No body at all is an empty one: each field it should have had is named. */
const missingFields = (endpoint: Endpoint, schema: z.ZodType): readonly PartIssue[] => {
  const issues = schema.safeParse({}).error?.issues ?? [];
  const found = fieldIssues(issues, {}, fieldWords(endpoint.path, 'body'));
  return found.length > 0 ? found : [{ path: '', code: 'input.required' }];
};

/**
 * The contract is the presenter: it writes what it lists and drops the rest. By now the work is done and stored: a value
 * that breaks the contract is reported and written as near as it can be, for a refusal would say that nothing happened.
 */
export const encodeOutput = (
  { output }: Endpoint,
  value: unknown,
  onOddAnswer: (error: z.core.$ZodError) => void,
): unknown => {
  if (!output) return undefined;
  const encoded = z.safeEncode(output, value as never); // the contract paired them; zod can't see that
  if (encoded.success) return encoded.data;
  onOddAnswer(encoded.error);
  return present(output, value);
};
