import { writeFileSync } from 'node:fs';
import { openApiDocument } from '../adapters/http/engine/openapi/openapi.ts';

/** Writes the contract down for readers without a server; a test compares the two. */
writeFileSync(
  new URL('../docs/openapi.json', import.meta.url),
  `${JSON.stringify(openApiDocument(), null, 1)}\n`,
);
