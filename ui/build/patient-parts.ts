import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const viteOwn = '\0vite/preload-helper.js';

/** The helper's source, for an application that lives below `base`. */
export const loadPart = (base: string): string =>
  readFileSync(new URL('load-part.js', import.meta.url), 'utf8').replace('__BASE__', () => base);

/** Parts that are fetched on demand wait out a lost connection: see `load-part.js`. */
export const patientParts = (): Plugin => {
  let base = '/';
  return {
    name: 'patient-parts',
    apply: 'build',
    enforce: 'pre',
    configResolved(config) {
      ({ base } = config);
    },
    load: (id) => (id === viteOwn ? loadPart(base) : null),
  };
};
