import { z } from 'zod';
import { errorCatalogue } from '#core/error-catalogue.ts';
import { type ErrorCode } from '#core/kernel/domain-error.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { api } from '../../contract.ts';
import { moreThanHeader } from '../serving/dispatch.ts';
import { statusOf } from '../serving/send-error.ts';

export type Json = Readonly<Record<string, unknown>>;

export type OpenApiDocument = Json &
  Readonly<{
    components: Json & Readonly<{ schemas: Readonly<Record<string, Json>> }>;
    paths: Readonly<Record<string, Readonly<Record<string, Json>>>>;
  }>;

/** Schemas that speak of themselves have a place of their own; everything else stands where it is used. */
type Shared = Record<string, Json>;

/** What travels is the input side of every codec, in requests and in answers. */
const schemaOf = (schema: z.ZodType, shared: Shared): Json => {
  const {
    $schema: _,
    $defs = {},
    ...document
  } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    // The format says it; the pattern behind it is half a page.
    override: ({ jsonSchema }) => {
      if (jsonSchema.format === 'date-time' || jsonSchema.format === 'email') delete jsonSchema.pattern;
    },
  });
  const taken = Object.keys(shared).length;
  const names = new Map(Object.keys($defs).map((name, index) => [name, `Recursive${taken + index + 1}`]));
  const renamed = (value: unknown): Json => {
    let text = JSON.stringify(value);
    for (const [name, place] of names) {
      text = text.replaceAll(`#/$defs/${name}`, `#/components/schemas/${place}`);
    }
    return JSON.parse(text) as Json; // what was written just now
  };
  for (const [name, place] of names) shared[place] = renamed($defs[name]);
  return renamed(document);
};

const problem = {
  type: 'object',
  description: 'RFC 9457; `code` is the stable name, the words are in the language asked for',
  required: ['type', 'title', 'status', 'code', 'detail', 'params', 'requestId'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { type: 'string', enum: Object.keys(errorCatalogue).toSorted() },
    detail: { type: 'string' },
    params: { type: 'object', additionalProperties: { type: ['string', 'number'] } },
    requestId: { type: 'string' },
    fields: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'code'],
        properties: {
          path: { type: 'string' },
          code: { type: 'string' },
          params: { type: 'object', additionalProperties: { type: ['string', 'number'] } },
        },
      },
    },
  },
} as const;

const parametersOf = ({ params, query, path }: Endpoint, shared: Shared): readonly Json[] => {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const pathProperties = params ? (schemaOf(params, shared)['properties'] as Json) : {}; // params are strict objects
  const asked = query ? schemaOf(query, shared) : {};
  const required = (asked['required'] ?? []) as readonly string[]; // JSON Schema's own
  return [
    ...inPath.map((name) => ({
      name,
      in: 'path',
      required: true,
      schema: pathProperties[name] ?? { type: 'string' },
    })),
    ...Object.entries((asked['properties'] ?? {}) as Json).map(([name, schema]) => ({
      name,
      in: 'query',
      required: required.includes(name),
      schema,
    })),
  ];
};

const bodyOf = ({ body, accepts }: Endpoint, shared: Shared): Json | undefined => {
  if (accepts === 'multipart-or-json') {
    const json = body ? schemaOf(body, shared) : {};
    const fields = (json['properties'] ?? {}) as Json; // as above
    return {
      required: true,
      content: {
        'multipart/form-data': {
          schema: {
            type: 'object',
            required: ['file'],
            properties: { file: { type: 'string', format: 'binary' }, ...fields },
          },
        },
        'application/json': { schema: json },
      },
    };
  }
  if (!body) return undefined;
  return {
    required: !body.safeParse(undefined).success,
    content: { 'application/json': { schema: schemaOf(body, shared) } },
  };
};

const isStreamed = ({ produces }: Endpoint): boolean => produces === 'file' || produces === 'events';

const okOf = ({ output, produces, events, fileTypes = [] }: Endpoint, shared: Shared): Json => {
  if (produces === 'file') {
    const binary = { schema: { type: 'string', format: 'binary' } };
    return { description: 'The file', content: Object.fromEntries(fileTypes.map((type) => [type, binary])) };
  }
  if (produces === 'events') {
    const data = Object.entries(events ?? {}).map(([title, schema]) => ({
      title,
      ...schemaOf(schema, shared),
    }));
    return {
      description: 'Events, the last of them `end`; their data is one of these, by their name',
      content: { 'text/event-stream': { schema: { oneOf: data } } },
    };
  }
  if (!output) return { description: 'Done' };
  const headers =
    produces === 'list'
      ? {
          'Content-Range': {
            description:
              '`users 0-24/319`; `users */0` when empty; `users 0-24/*` when nobody counted to the end',
            schema: { type: 'string' },
          },
          [moreThanHeader]: {
            description: 'With a total of `*`: there are more than this',
            schema: { type: 'integer' },
          },
        }
      : undefined;
  return {
    description: 'Done',
    ...(headers && { headers }),
    content: { 'application/json': { schema: schemaOf(output, shared) } },
  };
};

const refusalsOf = (endpoint: Endpoint): readonly ErrorCode[] => [
  ...new Set<ErrorCode>([
    ...(endpoint.params || endpoint.query || endpoint.body ? (['validation.failed'] as const) : []),
    ...(endpoint.access === 'visitor' ? [] : (['access.sign_in_required'] as const)),
    ...(typeof endpoint.access === 'string'
      ? []
      : (['access.not_authorized', 'access.second_factor_required', 'access.proof_due'] as const)),
    ...(endpoint.limit ? (['request.too_many'] as const) : []),
    ...endpoint.refusals,
    'service.unavailable',
  ]),
];

const problemsOf = (endpoint: Endpoint): Json => {
  const byStatus = Object.groupBy(refusalsOf(endpoint), (code) => String(statusOf(code)));
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, codes = []]) => [
      status,
      {
        description: codes.toSorted().join(', '),
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  );
};

const accessText = ({ access }: Endpoint): string => {
  if (access === 'visitor') return 'Open to everybody.';
  if (access === 'signed-in') return 'For whoever is signed in, also before the address is confirmed.';
  if (access === 'member') return 'For active accounts.';
  return `For staff with one of: ${access.join(', ')}.`;
};

const operation = (group: string, name: string, endpoint: Endpoint, shared: Shared): Json => {
  const requestBody = bodyOf(endpoint, shared);
  const status = String(endpoint.status ?? (endpoint.output || isStreamed(endpoint) ? 200 : 204));
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description: 'The same key and body give the first result again',
    schema: { type: 'string', maxLength: 200 },
  };
  return {
    operationId: `${group}.${name}`,
    tags: [group],
    summary: endpoint.summary,
    description: accessText(endpoint),
    security: endpoint.access === 'visitor' ? [{}, { bearer: [] }] : [{ bearer: [] }],
    parameters: [...parametersOf(endpoint, shared), ...(endpoint.idempotent ? [key] : [])],
    ...(requestBody && { requestBody }),
    responses: { [status]: okOf(endpoint, shared), ...problemsOf(endpoint) },
  };
};

/** The contract as OpenAPI 3.1: nothing in it is written by hand a second time. */
export const openApiDocument = (): OpenApiDocument => {
  const paths: Record<string, Record<string, Json>> = {};
  const shared: Shared = {};
  for (const [group, contract] of Object.entries(api)) {
    for (const [name, endpoint] of Object.entries<Endpoint>(contract)) {
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
      paths[path] = {
        ...paths[path],
        [endpoint.method.toLowerCase()]: operation(group, name, endpoint, shared),
      };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Fitboard',
      version: '1',
      description: 'Physical profiles, coaching and challenges, in Vietnamese and in English.',
    },
    servers: [{ url: '/api' }],
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Problem: problem, ...shared },
    },
    paths,
  };
};
