import type { Random } from './random.ts';

/** JSON Schema, as far as the contract's document uses it. */
export type Schema = Readonly<{
  $ref?: string;
  type?: string | readonly string[];
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  allOf?: readonly Schema[];
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  additionalProperties?: Schema | boolean;
  items?: Schema | boolean;
  prefixItems?: readonly Schema[];
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
}>;
export type Schemas = Readonly<Record<string, Schema>>;

/** What a valid value may refer to. */
export type Known = Readonly<{ schemas: Schemas; ids: readonly string[] }>;

const words = [
  'Nguyễn Thị Hoa',
  'an',
  'Đã kiểm tra',
  'FT26324001',
  'reason enough',
  'Fit 2026',
  '中文',
  '🏋️',
];
const texts = [
  '123456',
  '1',
  '25',
  '2026-11',
  '2026-11.pdf',
  '2026-11-20',
  '0912345678',
  '/user/an',
  'https://example.com/a',
  'VN',
  'abcDEF123',
  'a@example.com',
  '2026-W47',
  'p',
];
const dates = ['2026-11-20', '2024-02-29', '1970-01-01', '2026-01-01'];
const instants = ['2026-11-20T05:00:00Z', '2026-11-20T12:00:00+07:00', '2027-01-01T00:00:00.000Z'];

const textOf = (schema: Schema, random: Random, { ids }: Known): string => {
  if (schema.format === 'date') return random.pick(dates);
  if (schema.format === 'date-time') return random.pick(instants);
  if (schema.format === 'email') return `${random.pick(['member', 'coach', 'x'])}@fitboard.example`;
  if (schema.format === 'uri') return 'https://example.com/a';
  const fits = (text: string) =>
    text.length >= (schema.minLength ?? 0) && text.length <= (schema.maxLength ?? Infinity);
  const pool = schema.pattern === undefined ? [...words, ...texts] : [...ids, ...texts, ...words];
  const pattern = schema.pattern === undefined ? null : new RegExp(schema.pattern, 'u');
  const fitting = pool.filter((text) => fits(text) && (!pattern || pattern.test(text)));
  if (fitting.length > 0) return random.pick(fitting);
  return 'a'.repeat(Math.min(schema.minLength ?? 1, 4_096));
};

const numberOf = ({ minimum, maximum }: Schema, random: Random, isWhole: boolean): number => {
  const least = minimum ?? 0;
  const most = Math.min(maximum ?? least + 1_000, least + 1_000_000);
  const value = random.pick([least, most, least + (most - least) * random.next()]);
  return isWhole ? Math.round(value) : value;
};

/** A value the schema accepts, or nearly: rules that a schema can't say may still refuse it. */
export const validValue = (schema: Schema, random: Random, known: Known, depth = 0): unknown => {
  if (schema.$ref !== undefined) {
    const named = known.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {};
    return depth > 6 ? null : validValue(named, random, known, depth + 1);
  }
  if ('const' in schema) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches) return validValue(random.pick(branches), random, known, depth + 1);
  if (schema.allOf)
    return Object.assign({}, ...schema.allOf.map((part) => validValue(part, random, known, depth + 1)));
  const type = typeof schema.type === 'string' ? schema.type : random.pick(schema.type ?? ['string']);
  switch (type) {
    case 'string':
      return textOf(schema, random, known);
    case 'integer':
      return numberOf(schema, random, true);
    case 'number':
      return numberOf(schema, random, false);
    case 'boolean':
      return random.chance(0.5);
    case 'array': {
      if (schema.prefixItems)
        return schema.prefixItems.map((item) => validValue(item, random, known, depth + 1));
      const items = typeof schema.items === 'object' ? schema.items : {};
      const least = schema.minItems ?? 0;
      const count = depth > 6 ? least : random.whole(least, Math.min(schema.maxItems ?? 3, least + 2));
      return Array.from({ length: count }, () => validValue(items, random, known, depth + 1));
    }
    case 'object': {
      const required = new Set(schema.required);
      const chosen = Object.entries(schema.properties ?? {}).filter(
        ([name]) => required.has(name) || (depth <= 6 && random.chance(0.6)),
      );
      return Object.fromEntries(
        chosen.map(([name, part]) => [name, validValue(part, random, known, depth + 1)]),
      );
    }
    default:
      return null;
  }
};

const nested = (depth: number): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < depth; level++) value = level % 2 ? [value] : { a: value };
  return value;
};

/** Made when drawn: some are large. */
const strange: readonly ((random: Random) => unknown)[] = [
  () => null,
  () => '',
  () => ' \t ',
  () => true,
  () => 0,
  () => -1,
  () => 1.5,
  () => 2 ** 53,
  () => 1e308,
  () => -1e300,
  () => Number.MIN_VALUE,
  () => [],
  () => ({}),
  () => [null],
  () => [['a']],
  () => ({ toString: 1, constructor: {}, length: -1 }),
  () => JSON.parse('{"__proto__":{"isAdmin":true}}') as unknown,
  () => '\0',
  () => 'a\0b',
  () => '\ud800',
  () => 'x\udfff\ud800y',
  () => '\u200b',
  () => '\u202egnp.exe',
  () => 'e\u0301'.repeat(50),
  () => 'x'.repeat(10_000),
  () => '🏋️‍♀️'.repeat(200),
  () => '0001-01-01',
  () => '0000-01-01',
  () => '0099-12-31',
  () => '9999-12-31',
  () => '2026-02-30',
  () => '2026-13-01',
  () => '0001-01-01T00:00:00Z',
  () => '9999-12-31T23:59:59-23:59',
  () => '+275760-09-13T00:00:00Z',
  () => '2026-11-20T25:61:61Z',
  () => "'; drop table users; --",
  () => '%',
  () => '%s%n{{name}}${1}',
  () => '../../../etc/passwd',
  () => '<script>alert(1)</script>',
  () => 'javascript:alert(1)',
  () => 'http://127.0.0.1:22/',
  () => 'NaN',
  () => '1e400',
  () => '00000000-0000-0000-0000-000000000000',
  () => '9223372036854775808',
  () => Array.from({ length: 2_000 }, (_, index) => index),
  () => Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`k${index}`, index])),
  (random) => nested(random.pick([20, 70, 400])),
];

export const strangeValue = (random: Random): unknown => random.pick(strange)(random);

type Place = Readonly<{ holder: object; key: string | number }>;

const placesIn = (value: unknown, found: Place[] = []): Place[] => {
  if (typeof value !== 'object' || value === null || found.length > 200) return found;
  for (const key of Array.isArray(value) ? value.keys() : Object.keys(value)) {
    found.push({ holder: value, key });
    placesIn(Reflect.get(value, key), found);
  }
  return found;
};

/** Spoils one to three places: taken away, swapped for another type, or added to. */
export const spoiled = (value: unknown, random: Random): unknown => {
  if (random.chance(0.05)) return strangeValue(random);
  for (let times = random.whole(1, 3); times > 0; times--) {
    const places = placesIn(value);
    if (places.length === 0) return strangeValue(random);
    const { holder, key } = random.pick(places);
    const way = random.next();
    if (way < 0.15) Reflect.deleteProperty(holder, key);
    else if (way < 0.25)
      Reflect.set(holder, random.pick(['unknown', '__proto__x', 'id', '']), strangeValue(random));
    else if (way < 0.35) Reflect.set(holder, key, [Reflect.get(holder, key)]);
    else Reflect.set(holder, key, strangeValue(random));
  }
  return value;
};
