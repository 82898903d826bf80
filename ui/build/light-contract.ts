import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { z } from 'zod';
import type { Contract } from '#http/engine/contract/endpoint.ts';

type Definition = Readonly<{
  type: string;
  shape?: Readonly<Record<string, z.core.$ZodType>>;
  element?: z.core.$ZodType;
  valueType?: z.core.$ZodType;
  innerType?: z.core.$ZodType;
  options?: readonly z.core.$ZodType[];
  items?: readonly z.core.$ZodType[];
}>;

const plain = new Set(['string', 'number', 'int', 'boolean', 'null', 'literal', 'enum', 'unknown', 'any']);
const wrappers = new Set(['nullable', 'optional', 'default', 'readonly', 'nonoptional', 'prefault']);

/** Where a schema holds instants. Anything else that is not plain JSON stops the build: the browser would not decode it. */
export const instantsIn = (
  schema: z.core.$ZodType,
  instant: z.core.$ZodType,
  path: readonly string[] = [],
): string[] => {
  if (schema === instant) return [path.join('.')];
  const { type, shape, element, valueType, innerType, options, items }: Definition = schema._zod.def;
  const within = (inner: z.core.$ZodType | undefined, ...keys: string[]) =>
    inner === undefined ? [] : instantsIn(inner, instant, [...path, ...keys]);

  if (plain.has(type)) return [];
  if (wrappers.has(type)) return within(innerType);
  if (type === 'object') return Object.entries(shape ?? {}).flatMap(([key, value]) => within(value, key));
  if (type === 'array') return within(element, '*');
  if (type === 'tuple') return (items ?? []).flatMap((item, index) => within(item, String(index)));
  if (type === 'record') return within(valueType, '*');
  if (type === 'union') return [...new Set((options ?? []).flatMap((option) => within(option)))];
  throw new Error(`The browser cannot decode "${type}" at ${path.join('.') || 'the root'} of an answer`);
};

/** Address and instants of each endpoint; the schemas stay with the server and with the forms that need them. */
export const lightApi = (api: Readonly<Record<string, Contract>>, instant: z.core.$ZodType) =>
  Object.fromEntries(
    Object.entries(api).map(([group, contract]) => [
      group,
      Object.fromEntries(
        Object.entries(contract).map(([name, { method, path, produces, output, events }]) => [
          name,
          {
            method,
            path,
            ...(produces === undefined ? {} : { produces }),
            instants: output === undefined ? [] : instantsIn(output, instant),
            ...(events === undefined
              ? {}
              : {
                  events: Object.fromEntries(
                    Object.entries(events).map(([event, data]) => [
                      event,
                      { instants: instantsIn(data, instant) },
                    ]),
                  ),
                }),
          },
        ]),
      ),
    ]),
  );

export type LightApi = ReturnType<typeof lightApi>;

export type LightOptions = Readonly<{
  entry: string;
  /** What `entry` calls its contracts. */
  name: string;
  /** The file that exports `instant`; loaded the same way as `entry`, so that both mean the same object. */
  instants: string;
}>;

export const readLightApi = async ({ entry, name, instants }: LightOptions): Promise<LightApi> => {
  const [{ [name]: api }, { instant }] = (await Promise.all([
    import(pathToFileURL(entry).href),
    import(pathToFileURL(instants).href),
  ])) as [Record<string, Record<string, Contract> | undefined>, { instant: z.core.$ZodType }]; // the two modules named by the options
  if (api === undefined) throw new Error(`${entry} exports no ${name}`);
  return lightApi(api, instant);
};

/**
 * In a build, the module at `entry` (which exports its contracts and `decode`) becomes its light copy. The typed client
 * stays as typed as before; visitors download neither schemas nor their interpreter to read a list.
 */
export const lightContract = (options: LightOptions): Plugin => ({
  name: 'light-contract',
  apply: 'build',
  async load(id) {
    if (id !== options.entry) return undefined;
    const api = await readLightApi(options);
    return {
      code: `export { decodeInstants as decode } from '#ui/api/decode-instants.ts';
export const ${options.name} = /* @__PURE__ */ JSON.parse(${JSON.stringify(JSON.stringify(api))});`,
      moduleType: 'js',
    };
  },
});
