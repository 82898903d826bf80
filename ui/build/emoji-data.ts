import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const files = ['vi', 'en'].flatMap((language) =>
  ['data', 'messages'].map((name) => `${language}/${name}.json`),
);

/** Names and groups of the emoji below `/emoji`, from our own server: what people look for is no third party's business. */
export const emojiData = (): Plugin => {
  const read = (name: string) => readFileSync(require.resolve(`emojibase-data/${name}`));
  return {
    name: 'emoji-data',
    configureServer({ middlewares }) {
      middlewares.use('/emoji', (request, response, next) => {
        const name = files.find((file) => request.url === `/${file}`);
        if (name === undefined) return next();
        response.setHeader('Content-Type', 'application/json');
        response.end(read(name));
        return undefined;
      });
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const name of files)
        this.emitFile({ type: 'asset', fileName: `emoji/${name}`, source: read(name) });
    },
  };
};
