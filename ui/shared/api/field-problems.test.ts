import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { email, line, name, prose } from '#http/engine/contract/endpoint.ts';
import { meContract } from '#http/people/contract/me.ts';
import { normalize, normalizeEmail } from '#core/kernel/text/text.ts';
import { cleanProse } from '#core/kernel/text/visible-text.ts';
import {
  codeProblem,
  emailProblem,
  lineProblem,
  nameProblem,
  normalizeWebsite,
  problemResolver,
  proseProblem,
  websiteProblem,
} from './field-problems.ts';

const options = { fields: {}, shouldUseNativeValidation: false, names: [] };
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.stringMatching(/^[ \t\n\u0000-\u00a0]{0,12}$/),
);

describe('a field is judged as the server does', () => {
  it.each([
    ['', 'error.input.required'],
    ['   ', 'error.input.required'],
    ['ngoc', 'error.input.email'],
    ['ngoc@', 'error.input.email'],
    ['ngoc..anh@example.com', 'error.input.email'],
    ['ngoc@example', 'error.input.email'],
    [' Ngoc.Anh+1@Example.com ', undefined],
    [`${'a'.repeat(250)}@example.com`, 'error.input.max_length?{"length":254}'],
  ])('the e-mail address %j', (text, message) => {
    expect(emailProblem(text)).toBe(message);
    expect(email.safeParse(text).success).toBe(message === undefined);
  });

  it('any e-mail address', () => {
    const mostly = fc.oneof(anyText, fc.emailAddress(), fc.stringMatching(/^[a-z.+'-]{1,6}@[a-z.-]{1,8}$/));
    fc.assert(
      fc.property(mostly, (text) => {
        const judged = email.safeParse(text);
        expect(emailProblem(text) === undefined).toBe(judged.success);
        if (judged.success) expect(normalizeEmail(text)).toBe(judged.data);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['name', nameProblem, name],
    ['line', lineProblem, line],
    ['paragraph', proseProblem, prose],
  ] as const)('any %s', (_, problem, schema) => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 1, max: 12 }), (text, longest) => {
        const judged = schema(longest).safeParse(text);
        expect(problem(text, longest) === undefined).toBe(judged.success);
        if (judged.success) expect(cleanProse(text)).toBe(judged.data);
      }),
      { numRuns: 500 },
    );
  });

  it('any address of a website', () => {
    const schema = meContract.update.body.shape.website;
    const mostly = fc.oneof(
      anyText,
      fc.webUrl(),
      fc.stringMatching(/^(https?|ftp|javascript):\/{0,3}[a-zA-Z0-9.:@ \t\n-]{0,12}$/),
      fc.nat(320).map((length) => `https://example.com/${'a'.repeat(length)}`),
    );
    fc.assert(
      fc.property(mostly, (text) => {
        const judged = schema.safeParse(text);
        expect(websiteProblem(text, 300) === undefined).toBe(judged.success);
        if (judged.success) expect(normalizeWebsite(text)).toBe(judged.data);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['', 'error.auth.code_required'],
    ['12345', 'error.auth.code_required'],
    ['1234567', 'error.auth.code_required'],
    ['12345a', 'error.auth.code_required'],
    ['012345', undefined],
  ])('the code %j', (text, message) => {
    expect(codeProblem(text)).toBe(message);
  });
});

describe('a form of such fields', () => {
  const resolver = problemResolver(
    ({ name }: Readonly<{ name: string }>) => ({ name: lineProblem(name, 3) }),
    ({ name }) => ({ name: normalize(name) }),
  );

  it('sends what is right', async () => {
    expect(await resolver({ name: ' An ' }, undefined, options)).toEqual({
      values: { name: 'An' },
      errors: {},
    });
  });

  it('says what is wrong on its field, and sends nothing', async () => {
    expect(await resolver({ name: 'Ngọc' }, undefined, options)).toEqual({
      values: {},
      errors: { name: { type: 'validate', message: 'error.input.max_length?{"length":3}' } },
    });
  });
});
