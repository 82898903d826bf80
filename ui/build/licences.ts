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

type Library = Readonly<{
  name: string;
  entry: string;
  /** `MODEL`: what the package carries, and not its code. */
  under: 'LGPL' | 'APACHE' | 'MODEL';
}>;

type Named = Readonly<{ name: string; version: string; homepage: string }>;

const lgplNotice = ({ name, version, homepage }: Named): string =>
  `${name} ${version}
${homepage}
Licence: GNU Lesser General Public License, version 3 or later (LGPL-3.0).

Fitboard uses this library unmodified, as a file of its own: assets/${name}-*.js. It holds libheif (LGPL-3.0,
https://github.com/strukturag/libheif) and libde265 (LGPL-3.0, https://github.com/strukturag/libde265). You may replace
that file by your own build of the library. Its source is at the address above.

The texts of the licences: https://www.gnu.org/licenses/lgpl-3.0.txt and https://www.gnu.org/licenses/gpl-3.0.txt.
`;

const apacheNotice = ({ name, version, homepage }: Named): string =>
  `${name} ${version}
${homepage}
Licence: Apache License, version 2.0. Copyright Google LLC.

Fitboard uses this library unmodified, within assets/body-finder.worker-*.js and assets/tfjs-backend-wasm*.wasm.
`;

const modelNotice = ({ name, version, homepage }: Named): string =>
  `MoveNet SinglePose Lightning, version 4
https://tfhub.dev/google/movenet/singlepose/lightning/4
Licence: Apache License, version 2.0. Copyright Google LLC.

Fitboard uses this model as assets/movenet-lightning-*, as ${name} ${version} (${homepage}) carries it in a form for
browsers. The licence of that package:
`;

/** Beside this file: the packages bring none. */
const apacheText = () => readFileSync(new URL('apache-2.0.txt', import.meta.url), 'utf8');

const noticeOf = (library: Library): string => {
  const folder = folderOf(library.entry, library.name);
  const {
    version,
    homepage = '',
    repository,
  } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Readonly<{
    version: string;
    homepage?: string;
    repository?: Readonly<{ url: string }>;
  }>; // what npm asks of every package
  const named = { name: library.name, version, homepage: homepage || (repository?.url ?? '') };
  if (library.under === 'APACHE') return apacheNotice(named);
  const licence = readFileSync(join(folder, 'LICENSE'), 'utf8');
  return `${library.under === 'MODEL' ? modelNotice(named) : lgplNotice(named)}\n${licence}`;
};

/** Serves the notices of what asks for one at `/licences.txt`, with the licence as the library brings it. */
export const licences = (libraries: readonly Library[]): Plugin => ({
  name: 'licences',
  apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
  generateBundle() {
    const source = [...libraries.map(noticeOf), apacheText()].join('\n\n');
    this.emitFile({ type: 'asset', fileName: 'licences.txt', source });
  },
});
