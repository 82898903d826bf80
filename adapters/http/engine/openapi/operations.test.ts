import { describe, expect, it } from 'vitest';
import { openApiDocument, type OpenApiDocument } from './openapi.ts';
import { operationLines } from './operations.ts';

type Schema = { description?: string; required: string[]; properties: Record<string, object> };
type Operation = {
  summary: string;
  description: string;
  requestBody: { content: { 'application/json': { schema: Schema | { $ref: string } } } };
  responses: Record<string, { description?: string }>;
};
/** As much of the document as is changed here. */
type Document = {
  components: { schemas: Record<string, object> & { Problem: Schema } };
  paths: { '/auth/register'?: { post: Operation } };
};

const changed = (change: (document: Document) => void): readonly string[] => {
  const document = JSON.parse(JSON.stringify(openApiDocument())) as Document;
  change(document);
  return operationLines(document as unknown as OpenApiDocument);
};
const same = operationLines(openApiDocument());
const differing = (lines: readonly string[]): readonly string[] =>
  lines.filter((line) => !same.includes(line));

const register = ({ paths }: Document): Operation => paths['/auth/register']!.post; // there is such an address
const bodyOf = ({ requestBody }: Operation): Schema =>
  requestBody.content['application/json'].schema as Schema; // written out, not named

const reversed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, item]) => [key, reversed(item)]),
  );
};

describe('operationLines', () => {
  it('says the same when keys stand in another order', () => {
    const document = reversed(JSON.parse(JSON.stringify(openApiDocument()))) as OpenApiDocument;
    expect(operationLines(document)).toEqual(same);
  });

  it('says the same when a sentence is worded anew', () => {
    const lines = changed((document) => {
      register(document).summary = 'Another sentence';
      bodyOf(register(document)).description = 'Another one';
    });
    expect(lines).toEqual(same);
  });

  it('says the same when required fields and values of an enumeration change places', () => {
    const lines = changed((document) => {
      bodyOf(register(document)).required.reverse();
      document.components.schemas.Problem.required.reverse();
    });
    expect(lines).toEqual(same);
  });

  it('says the same when a schema is named instead of written out', () => {
    const lines = changed((document) => {
      const content = register(document).requestBody.content['application/json'];
      document.components.schemas.Registration = content.schema;
      content.schema = { $ref: '#/components/schemas/Registration' };
    });
    expect(lines).toEqual(same);
  });

  const changes: readonly [string, string, (operation: Operation) => void][] = [
    ['a field becomes optional', 'request', (operation) => void bodyOf(operation).required.pop()],
    [
      'a field takes other values',
      'request',
      (operation) => (bodyOf(operation).properties.email = { type: 'number' }),
    ],
    [
      'a field is named like a word about a schema',
      'request',
      (operation) => (bodyOf(operation).properties.title = { type: 'string' }),
    ],
    ['others may call it', 'request', (operation) => (operation.description = 'For active accounts.')],
    ['the answer has another status', 'answer', (operation) => (operation.responses['299'] = {})],
    [
      'it refuses for another reason',
      'refusals',
      (operation) => (operation.responses['400']!.description += ', another.reason'),
    ],
  ];
  it.each(changes)('shows that %s', (_title, part, change) => {
    const lines = differing(changed((document) => change(register(document))));
    expect(lines).toHaveLength(1);
    const [line = ''] = lines;
    const before = same.find((one) => one.includes(' /auth/register ')) ?? '';
    const moved = line.split('  ').filter((word) => !before.includes(word));
    expect(moved).toEqual([expect.stringMatching(new RegExp(`^${part} `))]);
  });

  it('shows an operation that is gone', () => {
    const lines = changed((document) => delete document.paths['/auth/register']);
    expect(same.filter((line) => !lines.includes(line))).toEqual([
      expect.stringContaining('POST    /auth/register  auth.register'),
    ]);
  });

  it('ends where a schema holds itself', () => {
    const lines = changed((document) => {
      document.components.schemas.Node = {
        type: 'object',
        properties: { next: { $ref: '#/components/schemas/Node' } },
      };
      bodyOf(register(document)).properties.node = { $ref: '#/components/schemas/Node' };
    });
    expect(differing(lines)).toHaveLength(1);
  });
});
