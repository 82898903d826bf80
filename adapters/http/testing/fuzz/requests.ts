import { randomOf, type Random } from './random.ts';
import { multipartForm } from './multipart.ts';
import { spoiled, strangeValue, validValue, type Schema, type Schemas } from './values.ts';

type Parameter = Readonly<{
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  schema: Schema;
}>;
type Content = Readonly<Record<string, Readonly<{ schema: Schema }>>>;
type Operation = Readonly<{
  operationId: string;
  parameters: readonly Parameter[];
  requestBody?: Readonly<{ content: Content }>;
  responses: Readonly<Record<string, Readonly<{ content?: Content }>>>;
}>;
export type Document = Readonly<{
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  components: Readonly<{ schemas: Schemas }>;
}>;

export const fuzzRoles = ['visitor', 'member', 'coach', 'staff'] as const;
export type FuzzRole = (typeof fuzzRoles)[number];

/** What a server holds: ids by table, and a picture to send. */
export type Stock = Readonly<{ ids: ReadonlyMap<string, readonly string[]>; picture: Buffer }>;

export type FuzzRequest = Readonly<{
  name: string;
  role: FuzzRole;
  method: string;
  target: string;
  headers: readonly (readonly [string, string])[];
  body: Buffer | null;
  /** `whole` requests are owed an answer; `broken` ones may only lose their connection. */
  framing: 'whole' | 'chunked' | 'broken';
}>;

type Endpoint = Readonly<{ path: string; method: string; operation: Operation }>;

const encoded = (text: string, random: Random): string => {
  if (random.chance(0.04))
    return random.pick(['%', '%zz', '%ff', '%00', '%c0%af', '%ed%a0%80', '..%2f..', '%2e%2e']);
  return encodeURIComponent(text.toWellFormed());
};

const plural = (segment: string): string => segment.replaceAll('-', '_');

/** Ids of the table that the path speaks of, most of the time; any id otherwise. */
const idsFor = (path: string, { ids }: Stock): readonly string[] => {
  const own = path.split('/').flatMap((segment) => ids.get(plural(segment)) ?? []);
  return own.length > 0 ? own : [...ids.values()].flat();
};

const rowFields = ({ responses }: Operation): readonly string[] => {
  const items = responses['200']?.content?.['application/json']?.schema.items;
  return typeof items === 'object' ? Object.keys(items.properties ?? {}) : [];
};

const json = (value: unknown): string => JSON.stringify(value) ?? 'null';
const textOf = (value: unknown): string => (typeof value === 'string' ? value : json(value));

/** Lists take JSON in three parameters whose schemas say no more than "text". */
const listText = (name: string, operation: Operation, random: Random): string | null => {
  const field = random.pick([...rowFields(operation), 'createdAt', 'nothing']);
  if (name === 'sort') return json([field, random.pick(['ASC', 'DESC', 'UP'])]);
  if (name === 'range')
    return json(
      random.pick([[0, 24], [0, 0], [5, 2], [-1, 4], [0, 1e6], [9_999, 10_023], [1e15, 1e15 + 1], [0]]),
    );
  if (name !== 'filter') return null;
  const suffix = random.pick(['', '', '_gte', '_lte', '_x']);
  return json({
    [random.pick(['q', `${field}${suffix}`])]: random.chance(0.4) ? '2026-11-20' : strangeValue(random),
  });
};

const queryOf = (
  operation: Operation,
  random: Random,
  stock: Stock,
  schemas: Schemas,
  isHostile: boolean,
): string => {
  const pairs: string[] = [];
  for (const parameter of operation.parameters) {
    if (parameter.in !== 'query' || !(parameter.required || random.chance(0.6))) continue;
    const { name, schema } = parameter;
    const ids = [...stock.ids.values()].flat();
    const value =
      isHostile && random.chance(0.5)
        ? strangeValue(random)
        : (listText(name, operation, random) ?? validValue(schema, random, { schemas, ids }));
    const text = textOf(value);
    const pair = `${name}=${encoded(text.slice(0, 3_000), random)}`;
    pairs.push(pair);
    if (isHostile && random.chance(0.1))
      pairs.push(random.pick([pair, `${name}[]=1`, `${name}[a]=1`, `${name}=`, name]));
  }
  if (isHostile && random.chance(0.1))
    pairs.push(random.pick(['x=1', '__proto__=1', '&&', '=', '%', 'a%00=1', `q=${'x'.repeat(5_000)}`]));
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
};

const strangeBodies: readonly ((body: string) => Buffer)[] = [
  () => Buffer.alloc(0),
  (body) => Buffer.from(body.slice(0, body.length >> 1)),
  (body) => Buffer.from(`\ufeff${body}`),
  (body) => Buffer.from(body, 'utf16le'),
  (body) =>
    Buffer.concat([
      Buffer.from(body.slice(0, 5)),
      Buffer.from([0xff, 0xc0, 0x80]),
      Buffer.from(body.slice(5)),
    ]),
  () => Buffer.from('['.repeat(60_000)),
  () => Buffer.from(`${'['.repeat(60_000)}${']'.repeat(60_000)}`),
  () => Buffer.from(`${'{"a":'.repeat(30_000)}1${'}'.repeat(30_000)}`),
  (body) =>
    Buffer.from(
      `${body.replace(/}$/, '')}${body === '{}' ? '' : ','}"deep":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
    ),
  () => Buffer.from('{"a":1e999,"b":-0,"c":1E-999}'),
  () => Buffer.from('"\\ud800\\u0000"'),
  () => Buffer.from('nul'),
  () => Buffer.from('{"a":1,"a":2}'),
  () => Buffer.alloc(300_000, 0x20),
  () => Buffer.from(`"${'x'.repeat(250_000)}"`),
  (body) => Buffer.from(`${body}${body}`),
];

const strangeTypes = [
  'text/plain',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'application/json;;;',
  '',
  'application/merge-patch+json',
];

const strangeHeaders: readonly (readonly [string, string])[] = [
  ['Accept-Language', '*;q=0.5, en;q=abc, vi-VN-x-private'],
  ['Accept-Language', 'x'.repeat(3_000)],
  ['Accept-Encoding', 'br;q=x, gzip;q=0, *'],
  ['Accept', 'text/html'],
  ['Authorization', 'Bearer'],
  ['Authorization', 'Bearer a.b.c'],
  ['Authorization', 'Bearer eyJhbGciOiJub25lIn0.e30.'],
  ['Authorization', 'Basic YTpi'],
  ['Cookie', 'refreshToken=a; refreshToken=b; =; %'],
  ['Cookie', `lang=${'x'.repeat(4_000)}`],
  ['Idempotency-Key', ' '],
  ['Idempotency-Key', 'x'.repeat(300)],
  ['Idempotency-Key', '\xe9\xff'],
  ['If-None-Match', '*'],
  ['If-None-Match', '"'],
  ['Range', 'bytes=0-'],
  ['Range', 'bytes=9-1,-'],
  ['Origin', 'null'],
  ['Origin', 'http://evil.example'],
  ['Referer', '%'],
  ['User-Agent', '\xff'.repeat(400)],
  ['User-Agent', ''],
  ['X-Forwarded-For', 'unknown, ::, 1.2.3.4:80'],
  ['X-Forwarded-Host', 'evil.example'],
  ['X-Forwarded-Proto', 'gopher'],
  ['Content-Encoding', 'gzip'],
  ['Content-Encoding', 'br'],
  ['Expect', '100-continue'],
  ['Expect', 'the moon'],
  ['Upgrade', 'websocket'],
  ['Upgrade', 'h2c'],
  ['Connection', 'Upgrade'],
  ['TE', 'trailers'],
  ['X-HTTP-Method-Override', 'DELETE'],
  ['Sec-WebSocket-Key', 'x'],
];

const upgrade: FuzzRequest['headers'] = [
  ['Connection', 'Upgrade'],
  ['Upgrade', 'websocket'],
  ['Sec-WebSocket-Version', '13'],
  ['Sec-WebSocket-Key', 'dGhlIHNhbXBsZSBub25jZQ=='],
];

/** Addresses beside the API that need no built screens. */
const otherTargets: readonly string[] = [
  '//',
  '/user/%00',
  '/user/%ff',
  '/user/an',
  '/en/coach/%ed%a0%80',
  '/coach/..',
  '/product/a?x=%',
  '/en//',
  '/assets/%00.js',
  '/admin/%ff',
  '/admin/..%2f..%2fpackage.json',
  '///',
  '//x',
  '/\\',
  '*',
  '/%',
  '/api',
  '/api/',
  '/api//',
  '/api/..%2f..',
  '/api/%',
  '/api/nothing',
  '/api?x',
  'http://fitboard.example/api/me',
  'http://[',
  '/ws',
  '/ws?ticket=',
  '/ws?ticket=a&ticket=b',
  `/ws?ticket=${'a'.repeat(40)}`,
  '/ws?ticket=%',
  '//ws',
  'ws://x/ws',
  '/media',
  '/media/',
  '/media/a',
  '/media/%',
  '/media/..%2f..',
  '/media/a?expires=x&signature=%ff',
  `/media/a?expires=${'9'.repeat(30)}&signature=a`,
  '/metrics',
  '/dev/mail',
  '/dev/mail?to=%00',
  '/dev/mail/%ff',
  '/dev/mail/a?part=html',
  '/dev/mail/%00',
  '/unsubscribe',
  '/unsubscribe?user=%00&category=x&signature=%ff',
  '/api/openapi.json',
  `/api/${'x'.repeat(9_000)}`,
];

const otherRequest = (
  random: Random,
): Pick<FuzzRequest, 'name' | 'method' | 'target' | 'headers' | 'body' | 'framing'> => {
  const isUpgrade = random.chance(0.4);
  return {
    name: 'other',
    method: isUpgrade
      ? 'GET'
      : random.pick(['GET', 'GET', 'HEAD', 'POST', 'OPTIONS', 'TRACE', 'PROPFIND', 'DELETE']),
    target: random.pick(otherTargets),
    headers: [...(isUpgrade ? upgrade : []), ...(random.chance(0.5) ? [random.pick(strangeHeaders)] : [])],
    body: null,
    framing: 'whole',
  };
};

const bodyOf = (
  { operation }: Endpoint,
  how: 'valid' | 'spoiled' | 'raw',
  random: Random,
  stock: Stock,
  schemas: Schemas,
): Readonly<{ body: Buffer | null; contentType: string | null }> => {
  const content = operation.requestBody?.content ?? {};
  if (content['multipart/form-data']) {
    const { contentType, body } = multipartForm(stock.picture, random);
    return { contentType, body };
  }
  const schema = content['application/json']?.schema;
  if (!schema)
    return how === 'valid'
      ? { body: null, contentType: null }
      : { body: Buffer.from('{"a":1}'), contentType: 'application/json' };
  const ids = [...stock.ids.values()].flat();
  const value = validValue(schema, random, { schemas, ids });
  const text = json(how === 'spoiled' ? spoiled(value, random) : value);
  if (how !== 'raw') return { body: Buffer.from(text), contentType: 'application/json' };
  return {
    body: random.chance(0.7) ? random.pick(strangeBodies)(text) : Buffer.from(text),
    contentType: random.chance(0.4) ? random.pick(strangeTypes) : 'application/json',
  };
};

const endpointsOf = ({ paths }: Document): readonly Endpoint[] =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      path,
      method: method.toUpperCase(),
      operation,
    })),
  );

/** Usually a caller who may: most of what can go wrong lies behind the access rule. */
const roleFor = ({ path }: Endpoint, random: Random): FuzzRole => {
  if (random.chance(0.15)) return random.pick(fuzzRoles);
  if (path.startsWith('/admin/')) return 'staff';
  return /coach|review|rating|earnings|question-forms|saved-replies|specialization/.test(path)
    ? random.pick(['member', 'coach', 'coach'] as const)
    : 'member';
};

/** The request of a seed and an index: the same one on every machine, but for the ids that the server holds. */
export const requestMaker = (document: Document, seed: number) => {
  const endpoints = endpointsOf(document);
  const uploads = endpoints.filter(({ operation }) => operation.requestBody?.content['multipart/form-data']);
  const { schemas } = document.components;
  return (index: number, stock: Stock): FuzzRequest => {
    const random = randomOf(seed, index);
    if (random.chance(0.06)) return { role: random.pick(fuzzRoles), ...otherRequest(random) };

    const endpoint = random.chance(0.04) ? random.pick(uploads) : random.pick(endpoints);
    const role = roleFor(endpoint, random);
    const how = random.pick(['valid', 'valid', 'spoiled', 'spoiled', 'raw'] as const);
    const isHostile = how !== 'valid';
    const path = endpoint.path.replace(/{(\w+)}/g, (_, name: string) => {
      const parameter = endpoint.operation.parameters.find((one) => one.name === name);
      const ids = idsFor(endpoint.path, stock);
      if (isHostile && random.chance(0.15))
        return encoded(textOf(strangeValue(random)).slice(0, 500), random);
      const isId = (parameter?.schema.enum ?? parameter?.schema.format) === undefined;
      return encoded(
        isId && ids.length > 0 && random.chance(0.8)
          ? random.pick(ids)
          : textOf(validValue(parameter?.schema ?? {}, random, { schemas, ids })),
        random,
      );
    });
    const { body, contentType } = bodyOf(endpoint, how, random, stock, schemas);
    const wantsKey = endpoint.operation.parameters.some(({ in: place }) => place === 'header');
    const framing =
      how === 'raw' && body !== null
        ? random.pick(['whole', 'whole', 'whole', 'chunked', 'broken'] as const)
        : 'whole';
    return {
      name: endpoint.operation.operationId,
      role,
      method:
        how === 'raw' && random.chance(0.05)
          ? random.pick(['PUT', 'PATCH', 'HEAD', 'DELETE', 'OPTIONS', 'POST'])
          : endpoint.method,
      target: `/api${path}${queryOf(endpoint.operation, random, stock, schemas, isHostile)}`,
      headers: [
        ...(contentType === null ? [] : [['Content-Type', contentType] as const]),
        ...(wantsKey && random.chance(0.7)
          ? [['Idempotency-Key', `fuzz-${seed}-${random.chance(0.1) ? 1 : index}`] as const]
          : []),
        ...(isHostile && random.chance(0.3) ? [random.pick(strangeHeaders)] : []),
      ],
      body,
      framing,
    };
  };
};

const chunk = (bytes: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`${bytes.byteLength.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]);

/** As it goes over the wire. The client's address is made up, so that budgets per address do not end the run. */
export const bytesOf = (
  request: FuzzRequest,
  index: number,
  authority: string,
  token: string | null,
): Buffer => {
  const { method, target, headers, body, framing } = request;
  const address = `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
  const length = (body?.byteLength ?? 0) + (framing === 'broken' ? 100 : 0);
  const names = new Set(headers.map(([name]) => name.toLowerCase()));
  const lines = [
    `${method} ${target} HTTP/1.1`,
    `Host: ${authority}`,
    ...(names.has('x-forwarded-for') ? [] : [`X-Forwarded-For: ${address}`]),
    ...(names.has('connection') ? [] : ['Connection: close']),
    ...(token === null || names.has('authorization') ? [] : [`Authorization: Bearer ${token}`]),
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...(body === null
      ? []
      : [framing === 'chunked' ? 'Transfer-Encoding: chunked' : `Content-Length: ${length}`]),
  ];
  const head = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
  if (body === null) return head;
  if (framing === 'chunked')
    return Buffer.concat([
      head,
      body.byteLength > 0 ? chunk(body) : Buffer.alloc(0),
      Buffer.from('0\r\n\r\n'),
    ]);
  return Buffer.concat([head, body]);
};
