import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { compiledMessages } from '../ui/build/compiled-messages.ts';

const repository = fileURLToPath(new URL('..', import.meta.url));
// Of one run alone: any other run of tests beside it, of stories or not, bundles what it finds anew.
const cache = join(repository, 'node_modules', '.cache', 'story-platform', String(process.pid));
const screens = ['ui/**/*.{ts,tsx}', '.storybook/*.{ts,tsx}'];
const folders: Readonly<Record<string, string>> = {
  '#core': 'core',
  '#http': 'adapters/http',
  '#adapters': 'adapters',
  '#fixtures': 'fixtures',
};
const imports = /\b(?:import|export)\s+(?!type\b)[^;'"]*?from\s+'([^']+)'|\bimport\(\s*'([^']+)'/g;

/** The file of the platform that a screen names; undefined for its own files and for packages. */
const platformFileOf = (specifier: string, importer: string): string | undefined => {
  const [alias = '', ...rest] = specifier.split('/');
  const folder = folders[alias];
  if (folder !== undefined) return join(repository, folder, ...rest);
  if (!specifier.startsWith('.')) return undefined;
  const file = resolve(dirname(importer), specifier);
  return /^(core|adapters|fixtures)\//.test(relative(repository, file)) ? file : undefined;
};

const importedFiles = (): readonly string[] => {
  const found = new Set<string>();
  for (const name of globSync(screens, { cwd: repository })) {
    // What tests alone import may be of the server.
    if (name.endsWith('.test.ts')) continue;
    const importer = join(repository, name);
    for (const [, fixed, lazy] of readFileSync(importer, 'utf8').matchAll(imports)) {
      const file = platformFileOf(fixed ?? lazy ?? '', importer);
      if (file !== undefined && /\.(ts|json)$/.test(file) && existsSync(file)) found.add(file);
    }
  }
  return [...found].toSorted();
};

const entryNameOf = (file: string): string => relative(repository, file).replace(/\.\w+$/, '');

/**
 * Core, adapters and fixtures as one module for the stories of a test run. Every file of stories opens in a frame of
 * its own, and asking for some 650 modules one by one takes each of them about two seconds. Screens stay as they are.
 */
export const bundledPlatform = async (): Promise<Plugin> => {
  const files = importedFiles();
  const { transform } = compiledMessages({ keepStaffWords: true });
  process.once('exit', () => rmSync(cache, { recursive: true, force: true }));
  await build({
    configFile: false,
    root: repository,
    logLevel: 'warn',
    mode: 'development',
    plugins: [{ name: 'compiled-messages', enforce: 'pre', transform }],
    build: {
      outDir: cache,
      emptyOutDir: true,
      minify: false,
      sourcemap: true,
      target: 'esnext',
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: Object.fromEntries(files.map((file) => [entryNameOf(file), file])),
        external: (id) => !/^[./#\0]/.test(id),
        preserveEntrySignatures: 'strict',
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name].js',
          codeSplitting: { groups: [{ name: 'platform', test: /\/(core|adapters|fixtures)\// }] },
        },
      },
    },
  });
  const bundled = new Map(files.map((file) => [file, join(cache, `${entryNameOf(file)}.js`)]));
  return {
    name: 'bundled-platform',
    enforce: 'pre',
    resolveId: (specifier, importer) => {
      if (importer === undefined || importer.includes('node_modules')) return undefined;
      const file = platformFileOf(specifier, importer.split('?')[0]!); // split never answers nothing
      return file === undefined ? undefined : bundled.get(file);
    },
  };
};
