import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const viteOwn = '\0vite/preload-helper.js';
const helper = new URL('load-part.js', import.meta.url);

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
    load: (id) => (id === viteOwn ? readFileSync(helper, 'utf8').replace('__BASE__', () => base) : null),
  };
};
