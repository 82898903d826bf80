import type { z } from 'zod';
import { api } from '../contract.ts';
import type { Endpoint } from '../engine/contract/endpoint.ts';

type Schema = z.core.$ZodType;
/** The parts of Zod's definitions through which a schema holds others. */
type Definition = Readonly<{
  type: string;
  innerType?: Schema;
  element?: Schema;
  shape?: Readonly<Record<string, Schema>>;
  options?: readonly Schema[];
  items?: readonly Schema[];
  keyType?: Schema;
  valueType?: Schema;
  left?: Schema;
  right?: Schema;
  in?: Schema;
  out?: Schema;
}>;

export const definitionOf = (schema: Schema): Definition => schema._zod.def as unknown as Definition; // what all kinds have

export type Field = Readonly<{ path: string; schema: Schema }>;

/** Every schema without others inside, with the place it has in the whole. What is decoded from a text is one of them. */
export const fieldsOf = (schema: Schema, path: string): readonly Field[] => {
  const { innerType, element, shape, options, items, keyType, valueType, left, right, ...own } =
    definitionOf(schema);
  // JSON of any depth refers to itself.
  if (own.type === 'lazy') return [{ path, schema }];
  if (own.type === 'pipe') {
    // A preprocessing step judges nothing itself.
    if (own.in && definitionOf(own.in).type === 'transform' && own.out) return fieldsOf(own.out, path);
    return [{ path, schema }];
  }
  const inside: readonly (readonly [string, Schema | undefined])[] = [
    ['', innerType],
    ['[]', element],
    ...Object.entries(shape ?? {}).map(([name, one]) => [`.${name}`, one] as const),
    ...(options ?? []).map((one, index) => [`|${index}`, one] as const),
    ...(items ?? []).map((one, index) => [`[${index}]`, one] as const),
    ['{key}', keyType],
    ['{}', valueType],
    ['', left],
    ['', right],
  ];
  const fields = inside.flatMap(([step, one]) => (one ? fieldsOf(one, `${path}${step}`) : []));
  const isHolder = inside.some(([, one]) => one !== undefined) || shape !== undefined;
  return isHolder ? fields : [{ path, schema }];
};

export type NamedEndpoint = Readonly<{ name: string; endpoint: Endpoint }>;

export const endpoints: readonly NamedEndpoint[] = Object.entries(api).flatMap(([area, contract]) =>
  Object.entries<Endpoint>(contract).map(([name, endpoint]) => ({ name: `${area}.${name}`, endpoint })),
);
