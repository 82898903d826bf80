import { createHash } from 'node:crypto';
import type { Json, OpenApiDocument } from './openapi.ts';

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Words for a reader; a client does the same with and without them. */
const words: ReadonlySet<string> = new Set(['description', 'summary', 'title', 'example', 'examples']);
/** Their order says nothing. */
const sets: ReadonlySet<string> = new Set(['required', 'enum', 'type', 'security']);

const place = (root: unknown, reference: string): unknown =>
  reference
    .replace('#/', '')
    .split('/')
    .reduce((value: unknown, name) => (isObject(value) ? value[name] : undefined), root);

const inOrder = (items: readonly unknown[]): readonly unknown[] =>
  items.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));

/**
 * The same value for the same meaning: references are resolved, keys and sets are sorted, words are left out. A schema
 * inside itself stands as how many levels up it begins.
 */
const meaningOf = (value: unknown, root: unknown, above: readonly string[] = []): unknown => {
  if (Array.isArray(value)) return value.map((item) => meaningOf(item, root, above));
  if (!isObject(value)) return value;
  const reference = value['$ref'];
  if (typeof reference === 'string') {
    const level = above.toReversed().indexOf(reference);
    return level < 0 ? meaningOf(place(root, reference), root, [...above, reference]) : { level };
  }
  const entries = Object.entries(value)
    // A property may well be called "title"; a word about a schema is text.
    .filter(([key, item]) => !(words.has(key) && !isObject(item)))
    .map(([key, item]) => {
      const meaning = meaningOf(item, root, above);
      return [key, sets.has(key) && Array.isArray(meaning) ? inOrder(meaning) : meaning] as const;
    });
  return Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)));
};

const digest = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(value) ?? '')
    .digest('hex')
    .slice(0, 10);

const isProblem = (response: unknown): response is Json =>
  isObject(response) && isObject(response['content']) && 'application/problem+json' in response['content'];

const lineOf = (document: OpenApiDocument, path: string, method: string, operation: Json): string => {
  const parameters = operation['parameters'] as readonly Json[]; // of our own making, as all below
  const responses = Object.entries(operation['responses'] as Json);
  const answers = responses.filter(([, response]) => !isProblem(response));
  const refusals = responses
    .filter(([, response]) => isProblem(response))
    .map(([status, response]) => [status, (response as Json)['description']]); // a problem names its codes there
  const request = [
    inOrder(parameters.map((parameter) => meaningOf(parameter, document))),
    meaningOf(operation['requestBody'], document),
    meaningOf(operation['security'], document),
    operation['description'], // who may call it
  ];
  return [
    method.toUpperCase().padEnd(6),
    path,
    String(operation['operationId']),
    `request ${digest(request)}`,
    `answer ${digest(meaningOf(Object.fromEntries(answers), document))}`,
    `refusals ${digest(refusals)}`,
  ].join('  ');
};

/**
 * One line for each operation of an OpenAPI document, sorted, after one for the problems that all of them answer: two documents with the same lines mean the same to a
 * client, however they are written; a line that differs names the operation, and whether what is asked, answered or
 * refused has changed.
 */
export const operationLines = (document: OpenApiDocument): readonly string[] => [
  `every problem  ${digest(meaningOf(document.components.schemas['Problem'], document))}`,
  ...Object.entries(document.paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => lineOf(document, path, method, operation)),
    )
    .toSorted((one, other) => (one.slice(8) < other.slice(8) ? -1 : 1)),
];
