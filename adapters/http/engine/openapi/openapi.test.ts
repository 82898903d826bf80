import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Endpoint } from '../contract/endpoint.ts';
import { api } from '../../contract.ts';
import { openApiDocument } from './openapi.ts';
import { operationLines } from './operations.ts';
import { openTestServer } from '../../testing/test-server.ts';

type Operation = { operationId: string; responses: object; parameters: { name: string; in: string }[] };
type Document = {
  components: { schemas: Record<string, object> };
  paths: Record<string, Record<string, Operation>>;
};
const document = JSON.parse(JSON.stringify(openApiDocument())) as Document;

describe('the OpenAPI document', () => {
  it('means what docs/api-operations.txt says; `npm run openapi` writes it anew', () => {
    const file = new URL('../../../../docs/api-operations.txt', import.meta.url);
    const kept = readFileSync(file, 'utf8').trimEnd().split('\n');
    const now = operationLines(openApiDocument());
    expect({
      added: now.filter((line) => !kept.includes(line)),
      gone: kept.filter((line) => !now.includes(line)),
    }).toEqual({ added: [], gone: [] });
    expect(now).toEqual(kept);
  });

  it('is what the server hands out', async () => {
    const answer = await openTestServer().request.get('/api/openapi.json');
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual(document);
  });

  it('names every endpoint once, with its answer and its refusals', () => {
    const endpoints = Object.entries(api).flatMap(([group, contract]) =>
      Object.entries<Endpoint>(contract).map(([name, endpoint]) => ({ id: `${group}.${name}`, endpoint })),
    );
    const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
    expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(
      endpoints.map(({ id }) => id).toSorted(),
    );
    for (const { id, endpoint } of endpoints) {
      const { responses, parameters } = operations.find(({ operationId }) => operationId === id)!; // compared above
      const status =
        endpoint.status ??
        (endpoint.output || endpoint.produces === 'file' || endpoint.produces === 'events' ? 200 : 204);
      expect(responses, id).toHaveProperty(String(status));
      const inPath = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => `:${name}`);
      expect(inPath, id).toEqual(endpoint.path.match(/:\w+/g) ?? []);
    }
  });

  it('says only what JSON Schema can say', () => {
    const text = JSON.stringify(document);
    expect(text).not.toContain('"$schema"');
    expect(text).not.toContain('"~standard"');
    for (const [, reference] of text.matchAll(/"\$ref":"([^"]+)"/g)) {
      const [, name = ''] = /^#\/components\/schemas\/(\w+)$/.exec(reference ?? '') ?? [];
      expect(Object.keys(document.components.schemas), reference).toContain(name);
    }
  });
});
