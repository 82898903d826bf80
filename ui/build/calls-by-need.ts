import type { Plugin } from 'vite';
import { type LightApi, type LightOptions, readLightApi } from './light-contract.ts';

const own = 'virtual:one-call/';
const kinds = ['call', 'calls', 'endpoint'] as const;
type Kind = (typeof kinds)[number];

type Named = Readonly<{ kind: Kind; group: string; name?: string }>;

const idOf = ({ kind, group, name }: Named) => [kind, group, ...(name === undefined ? [] : [name])].join('/');

const importsOf = (code: string, name: string, file: RegExp): boolean =>
  [...code.matchAll(/^import \{([^}]*)\} from '([^']+)';$/gm)].some(
    ([, names = '', from = '']) => file.test(from) && names.split(',').some((one) => one.trim() === name),
  );

/** `client.payments.approve` becomes a call of its own, which a bundler puts where it is used. */
export const withOwnCalls = (code: string, api: LightApi, apiName: string): string => {
  const used = new Map<string, string>();
  const use = (named: Named): string => {
    const { kind, group, name = '' } = named;
    const local = `${kind}_${group}_${name}`;
    used.set(local, idOf(named));
    return local;
  };
  const replace = (text: string, holder: string, one: Kind, whole?: Kind) =>
    text.replaceAll(
      new RegExp(`(?<![.\\w])${holder}\\.(\\w+)(?:\\.(\\w+))?`, 'g'),
      (found, group: string, name?: string) => {
        const contract = api[group];
        if (contract === undefined) return found;
        if (name !== undefined && name in contract) return use({ kind: one, group, name });
        if (whole === undefined || name !== undefined) return found;
        return use({ kind: whole, group });
      },
    );
  let changed = code;
  if (importsOf(code, 'client', /(^|\/)client\.ts$/)) changed = replace(changed, 'client', 'call', 'calls');
  if (importsOf(code, apiName, /(^|\/)member-api\.ts$/)) changed = replace(changed, apiName, 'endpoint');
  // Behind the rest, so that each line keeps its number.
  const imports = [...used].map(([local, id]) => `import { it as ${local} } from '${own}${id}';`);
  return [changed, ...imports].join('\n');
};

type Options = LightOptions &
  Readonly<{
    /** Exports `send` and the whole client. */
    client: string;
    /** Exports `callOf`. */
    calls: string;
    /** Exports `decodeInstants`. */
    decode: string;
  }>;

/** Of the whole contract a screen needs a few calls: each is a module in a build, so that none brings the others along. */
export const callsByNeed = (options: Options): Plugin => {
  const { entry, name: apiName, client, calls, decode } = options;
  let reading: Promise<LightApi> | undefined;
  const read = () => (reading ??= readLightApi(options));
  return {
    name: 'calls-by-need',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(own) ? { id: `\0${id}`, moduleSideEffects: false } : null),
    async load(id) {
      if (!id.startsWith(`\0${own}`)) return null;
      const api = await read();
      const [kind, group = '', name = ''] = id.slice(own.length + 1).split('/');
      const contract = api[group] ?? {};
      if (kind === 'calls') {
        // Under names of their own: some are words of the language.
        const names = Object.keys(contract).map((one) => [one, `call_${one}`] as const);
        return [
          ...names.map(
            ([one, local]) =>
              `import { it as ${local} } from '${own}${idOf({ kind: 'call', group, name: one })}';`,
          ),
          `export const it = { ${names.map(([one, local]) => `${one}: ${local}`).join(', ')} };`,
        ].join('\n');
      }
      const endpoint = JSON.stringify(contract[name]);
      if (kind === 'endpoint') return `export const it = ${endpoint};`;
      return `import { callOf } from ${JSON.stringify(calls)};
import { decodeInstants } from ${JSON.stringify(decode)};
import { send } from ${JSON.stringify(client)};
export const it = /* @__PURE__ */ callOf(${endpoint}, send, decodeInstants);`;
    },
    async transform(code, id) {
      return /\.tsx?$/.test(id) ? { code: withOwnCalls(code, await read(), apiName), map: null } : null;
    },
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || !(file.modules[entry]?.code ?? '').includes('JSON.parse')) continue;
        throw new Error(
          `${file.fileName} holds the whole contract: something uses the client other than as client.<group>.<call>`,
        );
      }
    },
  };
};
