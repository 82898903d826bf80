import * as z from 'zod';
import { writableInstant } from '#core/kernel/calendar-bounds.ts';
import { instant } from '../contract/endpoint.ts';

type Schema = z.core.$ZodType;
type Inside = Readonly<{
  type: string;
  innerType?: Schema;
  element?: Schema;
  shape?: Readonly<Record<string, Schema>>;
  options?: readonly Schema[];
  /** The field that says which of the options a value is. */
  discriminator?: string;
  items?: readonly Schema[];
  valueType?: Schema;
}>;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/**
 * The first way that fits; else, of things with fields, the one the value calls itself, the one whose fields it has, or
 * the first of that kind.
 */
const presentChoice = (
  options: readonly Schema[],
  discriminator: string | undefined,
  value: unknown,
): unknown => {
  for (const option of options) {
    const encoded = z.safeEncode(option, value as never); // it is tried, not believed
    if (encoded.success) return encoded.data;
  }
  if (!isObject(value)) return value;
  const withFields = options.filter((option) => insideOf(option).type === 'object');
  const isCalledSo = (option: Schema): boolean => {
    const field = discriminator === undefined ? undefined : insideOf(option).shape?.[discriminator];
    return field !== undefined && z.safeEncode(field, value[discriminator!] as never).success; // the field has that name
  };
  const hasItsFields = (option: Schema): boolean =>
    Object.entries(insideOf(option).shape ?? {}).every(
      ([name, field]) => value[name] !== undefined || insideOf(field).type === 'optional',
    );
  const likely = withFields.find(isCalledSo) ?? withFields.find(hasItsFields) ?? withFields[0];
  return likely ? present(likely, value) : null;
};

const insideOf = (schema: Schema): Inside => schema._zod.def as unknown as Inside; // what all kinds have

/**
 * What the schema lists of a value, as near to it as it can be written: for a stored row that breaks the contract. Never
 * more than is listed, and never a failure: one odd row must not take away the list it is in.
 */
export const present = (schema: Schema, value: unknown): unknown => {
  const { type, innerType, element, shape, options, items, valueType, discriminator } = insideOf(schema);
  if (value === null || value === undefined) return value;
  if (schema === instant) {
    return typeof value === 'number' || value instanceof Date ? writableInstant(value).toISOString() : null;
  }
  if (innerType) return present(innerType, value);
  if (element) return Array.isArray(value) ? value.map((item) => present(element, item)) : [];
  if (items) return Array.isArray(value) ? items.map((item, index) => present(item, value[index])) : [];
  if (options) return presentChoice(options, discriminator, value);
  if (type === 'json' || type === 'lazy' || type === 'unknown' || type === 'any') return value;
  if (!isObject(value)) return typeof value === 'bigint' ? Number(value) : value;
  if (shape) {
    return Object.fromEntries(
      Object.entries(shape)
        .filter(([name]) => value[name] !== undefined)
        .map(([name, field]) => [name, present(field, value[name])]),
    );
  }
  if (valueType) {
    return Object.fromEntries(
      Object.entries(value).map(([name, field]) => [name, present(valueType, field)]),
    );
  }
  // Something with parts where a single value is listed: nothing of it is.
  return null;
};
