import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { lightApi } from '../../../../ui/build/light-contract.ts';
import { decodeInstants } from '#ui/api/decode-instants.ts';
import { instant, typedDay, typedInstant, typedInstantText } from '../contract/endpoint.ts';
import { api } from '../../contract.ts';
import { encodeOutput } from './input.ts';
import { definitionOf, endpoints, fieldsOf } from '../../testing/contract-fields.ts';

type Schema = z.core.$ZodType;

/** Texts and numbers of every form that the contract asks for somewhere. */
const texts = ['', 'a', 'Hoà', '❤️', '2026-11-20', '2026-11-20T05:00:00Z', 'an@example.com', 'https://example.com/', '/x', '970436', '0912345678', 'site', 'Ab-_9']; // prettier-ignore
const numbers = [0, 1, -1, 0.5, 2, 7, 100, 2_000_000, Number.MAX_SAFE_INTEGER];
const anything = [null, 1, 'a', [1], { a: 'b' }];

const fitting = <Value>(schema: Schema, values: readonly Value[]): fc.Arbitrary<Value> =>
  fc.constantFrom(...values.filter((value) => z.safeEncode(schema, value as never).success));

const lengthsOf = (schema: Schema) => {
  const bounds = (schema._zod.def.checks ?? []).map(
    ({ _zod }) => _zod.def as { length?: number; minimum?: number }, // of an array
  );
  const minLength = Math.max(0, ...bounds.map(({ length, minimum }) => length ?? minimum ?? 0));
  return { minLength, maxLength: Math.max(minLength, 2) };
};

/** Any value that a use case may hand to this schema; its instants are made by `instants`. */
const valueOf = (schema: Schema, instants: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> => {
  if (schema === instant) return instants;
  const { type, innerType, element, shape, options, items, keyType, valueType } = definitionOf(schema);
  const within = (inner: Schema) => valueOf(inner, instants);
  switch (type) {
    case 'string':
      return fitting(schema, texts);
    case 'number':
    case 'int':
      return fitting(schema, numbers);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'literal':
      return fc.constantFrom(...(definitionOf(schema) as unknown as { values: unknown[] }).values); // of a literal
    case 'enum':
      return fc.constantFrom(
        ...Object.values((definitionOf(schema) as unknown as { entries: Record<string, unknown> }).entries), // of an enum
      );
    case 'nullable':
      return fc.option(within(innerType!));
    case 'optional':
      return fc.option(within(innerType!), { nil: undefined });
    case 'array':
      return fc.array(within(element!), lengthsOf(schema));
    case 'tuple':
      return fc.tuple(...items!.map(within));
    case 'union':
      return fc.oneof(...options!.map(within));
    case 'record':
      return fc.dictionary(within(keyType!) as fc.Arbitrary<string>, within(valueType!), { maxKeys: 2 }); // keys are texts
    case 'object':
      return fc
        .record(Object.fromEntries(Object.entries(shape!).map(([name, field]) => [name, within(field)])))
        .map((value) => Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined)));
    case 'lazy':
    case 'unknown':
    case 'any':
      return fc.constantFrom(...anything);
    default:
      return innerType ? within(innerType) : fc.constant(`nothing of the kind ${type} is known`);
  }
};

const fail = (error: unknown): never => {
  throw error;
};

const answering = endpoints.filter(({ endpoint }) => endpoint.output);
const light = lightApi(api, instant) as Readonly<
  Record<string, Readonly<Record<string, { instants: readonly string[] }>>>
>; // as it is built for browsers
const written = fc.date({
  min: new Date('0001-01-01T00:00:00Z'),
  max: new Date('9999-12-31T23:59:59.999Z'),
  noInvalidDate: true,
});
/** What a database, or arithmetic on what it held, may hand over in the place of an instant. */
const hostile = fc.constantFrom(
  new Date(8.64e15),
  new Date(-8.64e15),
  new Date('+010000-01-01T00:00:00Z'),
  new Date('-000043-03-15T00:00:00Z'),
  new Date(Number.NaN),
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
);

describe('an answer of the contract', () => {
  it.each(answering)('of $name is read as it was written', ({ name, endpoint }) => {
    const [group = '', own = ''] = name.split('.');
    const endpointOf = light[group]?.[own];
    if (!endpointOf) throw new Error(`${name} is not in the browser's contract`);
    fc.assert(
      fc.property(valueOf(endpoint.output!, written), (value) => {
        const sent = JSON.stringify(encodeOutput(endpoint, value, fail));
        expect(z.decode(endpoint.output!, JSON.parse(sent))).toEqual(value);
        expect(decodeInstants(endpointOf, JSON.parse(sent))).toEqual(value);
      }),
      { numRuns: 20 },
    );
  });

  it.each(answering)('of $name is written whatever dates its rows hold, and can be read', ({ endpoint }) => {
    fc.assert(
      fc.property(valueOf(endpoint.output!, hostile), (value) => {
        const sent = JSON.stringify(encodeOutput(endpoint, value, () => undefined));
        expect(z.safeDecode(endpoint.output!, JSON.parse(sent)).success).toBe(true);
      }),
      { numRuns: 20 },
    );
  });
});

describe('a date that a person enters', () => {
  const takes = (schema: Schema, text: string): boolean => z.safeParse(schema, text).success;
  const asked = endpoints.flatMap(({ name, endpoint: { body, query } }) =>
    [body, query].flatMap((schema) => (schema ? fieldsOf(schema, name) : [])),
  );
  const days = asked.filter(({ schema }) => takes(schema, '2026-11-20') && !takes(schema, '2026-99-99'));
  const instants = asked.filter(
    ({ schema }) => takes(schema, '2026-11-20T05:00:00Z') && !takes(schema, '2026-99-99T05:00:00Z'),
  );

  it('is found in the contract', () => {
    expect(days.map(({ path }) => path)).toContain('adminLedger.economy.from');
    expect(instants.map(({ path }) => path)).toContain('adminUsers.setLevel.expiresAt');
    expect(instants.length).toBeGreaterThanOrEqual(5);
  });

  it.each(['0001-01-01', '1899-12-31', '2200-01-01', '9999-12-31'])('is not %s', (day) => {
    for (const { path, schema } of days) expect([path, takes(schema, day)]).toEqual([path, false]);
    for (const { path, schema } of instants)
      expect([path, takes(schema, `${day}T12:00:00Z`)]).toEqual([path, false]);
  });

  it('may be the first and the last of the calendar', () => {
    for (const day of ['1900-01-01', '2199-12-31']) {
      expect(takes(typedDay, day)).toBe(true);
      expect(takes(typedInstant, `${day}T00:00:00Z`)).toBe(true);
      expect(takes(typedInstantText, `${day}T00:00:00Z`)).toBe(true);
    }
  });
});
