import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);

/** Up from a file of the package to where its licence lies. */
const folderOf = (entry: string, name: string): string => {
  let folder = dirname(require.resolve(entry));
  while (!folder.endsWith(join('node_modules', name))) folder = dirname(folder);
  return folder;
};

const notice = (name: string, version: string, homepage: string): string =>
  `${name} ${version}
${homepage}
Licence: GNU Lesser General Public License, version 3 or later (LGPL-3.0).

Fitboard uses this library unmodified, as a file of its own: assets/${name}-*.js. It holds libheif (LGPL-3.0,
https://github.com/strukturag/libheif) and libde265 (LGPL-3.0, https://github.com/strukturag/libde265). You may replace
that file by your own build of the library. Its source is at the address above.

The texts of the licences: https://www.gnu.org/licenses/lgpl-3.0.txt and https://www.gnu.org/licenses/gpl-3.0.txt.
`;

/** Serves the notices of what asks for one at `/licences.txt`, with the licence as the library brings it. */
export const licences = (libraries: readonly Readonly<{ name: string; entry: string }>[]): Plugin => ({
  name: 'licences',
  apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
  generateBundle() {
    const source = libraries.map(({ name, entry }) => {
      const folder = folderOf(entry, name);
      const { version, homepage } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
        version: string;
        homepage: string;
      }; // what npm asks of every package
      return `${notice(name, version, homepage)}\n${readFileSync(join(folder, 'LICENSE'), 'utf8')}`;
    });
    this.emitFile({ type: 'asset', fileName: 'licences.txt', source: source.join('\n\n') });
  },
});
