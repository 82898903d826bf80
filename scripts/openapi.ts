import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openApiDocument } from '../adapters/http/engine/openapi/openapi.ts';
import { operationLines } from '../adapters/http/engine/openapi/operations.ts';

const dist = new URL('../dist/', import.meta.url);
const document = openApiDocument();

/** For readers without a server. */
mkdirSync(dist, { recursive: true });
const whole = new URL('openapi.json', dist);
writeFileSync(whole, `${JSON.stringify(document, null, 1)}\n`);

/** What a change of the contract is reviewed by; a test compares it with the contract. */
const operations = new URL('../docs/api-operations.txt', import.meta.url);
writeFileSync(operations, `${operationLines(document).join('\n')}\n`);

console.log([whole, operations].map((file) => fileURLToPath(file)).join('\n'));
