import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

type Options = Readonly<{
  /** The worker itself, plain JavaScript with `__VERSION__` and `__ASSETS__` in it. */
  source: string;
  /** Addresses outside the bundle that the shell needs offline. */
  also: readonly string[];
}>;

/** Emits `sw.js`, which knows this build's files by name. A new build is a new worker. */
export const serviceWorker = ({ source, also }: Options): Plugin => ({
  name: 'service-worker',
  apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
  generateBundle(_, bundle) {
    const files = Object.values(bundle)
      // Parts have their name beside the file's, which is a hash.
      .filter(
        ({ fileName, name }) =>
          !/chart|editor|heic|ZoomableMap|body-finder/i.test(`${name ?? ''} ${fileName}`),
      )
      .map(({ fileName }) => fileName)
      .filter((file) => /\.(js|css)$/.test(file));
    const fonts = Object.keys(bundle).filter((name) =>
      /(latin|vietnamese)-(400|600)-normal.*\.woff2$/.test(name),
    );
    const assets = [...files, ...fonts].map((name) => `/${name}`).toSorted();
    const version = createHash('sha256').update(assets.join('\n')).digest('hex').slice(0, 12);
    const code = readFileSync(source, 'utf8')
      .replace("'__VERSION__'", JSON.stringify(version))
      .replace("['__ASSETS__']", JSON.stringify([...assets, ...also]));
    this.emitFile({ type: 'asset', fileName: 'sw.js', source: code });
  },
});
