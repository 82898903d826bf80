import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { line, name, typedDay, typedInstant } from '#http/engine/contract/endpoint.ts';
import vi from '#core/kernel/messages/vi.json' with { type: 'json' };
import { issueMessage } from './contract-resolver.ts';
import { fieldMessage, readFieldMessage } from './field-message.ts';

const messageOf = (schema: z.ZodType, value: unknown) => {
  const result = z.safeParse(schema, value, { error: (issue) => issueMessage(issue) });
  return result.success ? undefined : result.error.issues[0]?.message;
};

describe('what a schema finds', () => {
  it.each([
    ['an empty field', z.string().min(1), '', 'error.input.required'],
    ['a field left out', z.number(), undefined, 'error.input.required'],
    ['nothing measured', z.number(), null, 'error.input.required'],
    ['a short text', z.string().min(6), 'abc', 'error.input.min_length?{"length":6}'],
    ['a long text', z.string().max(2), 'abc', 'error.input.max_length?{"length":2}'],
    ['a small number', z.number().min(20), 3, 'error.input.min_value?{"value":20}'],
    ['a large number', z.number().max(400), 500, 'error.input.max_value?{"value":400}'],
    ['letters for a number', z.number(), Number.NaN, 'error.input.number'],
    ['letters for a whole number', z.int(), Number.NaN, 'error.input.number'],
    ['half a whole number', z.int(), 1.5, 'error.input.whole_number'],
    ['a broken address', z.email(), 'abc', 'error.input.email'],
    ['an unseen character', line(20), 'An\u202eh', 'error.input.control_characters?{"character":"U+202E"}'],
    ['a name without a letter', name(20), '...', 'error.input.no_letters'],
    ['a day of another calendar', typedDay, '9999-12-31', 'error.input.date_bounds'],
    ['an instant of another calendar', typedInstant, '9999-12-31T00:00:00Z', 'error.input.date_bounds'],
    ['another choice', z.enum(['A', 'B']), 'C', 'error.input.not_a_choice'],
  ])('names %s', (_, schema, value, expected) => {
    const message = messageOf(schema, value);
    expect(message).toBe(expected);
    expect(vi).toHaveProperty([readFieldMessage(message ?? '').id]);
  });
});

describe('a message on its way to a field', () => {
  it('keeps its numbers', () => {
    expect(readFieldMessage(fieldMessage('error.input.min_value', { value: 20 }))).toEqual({
      id: 'error.input.min_value',
      params: { value: 20 },
    });
  });

  it('that is a sentence with a question mark stays a sentence', () => {
    expect(readFieldMessage('Bạn chắc chứ?')).toEqual({ id: 'Bạn chắc chứ?', params: {} });
  });
});
