import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const worthIt = /\.(js|css|html|svg|json|webmanifest|txt|wasm)$/;
const least = 1024;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** `.br` and `.gz` beside each text file: the server sends what the browser accepts and compresses nothing itself. */
export const precompressed = (): Plugin => {
  let folder = '';
  return {
    name: 'precompressed',
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    async writeBundle() {
      const names = await readdir(folder, { recursive: true });
      await Promise.all(
        names.map(async (name) => {
          const path = join(folder, name);
          if (!worthIt.test(name) || (await stat(path)).size < least) return;
          const content = await readFile(path);
          await Promise.all([
            writeFile(
              `${path}.br`,
              await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
            ),
            writeFile(`${path}.gz`, await zip(content, { level: 9 })),
          ]);
        }),
      );
    },
  };
};
