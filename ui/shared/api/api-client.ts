import type { z } from 'zod';
import type { Contract, Endpoint } from '#http/engine/contract/endpoint.ts';
import type { ReceivedEvent } from './event-stream.ts';
import type { ReceivedFile, Send } from './send.ts';

type Api = Readonly<Record<string, Contract>>;

/** What the caller writes: rich values (a `Date`) or what the wire carries; the server's own rules judge it. */
type Given<Schema> = Schema extends z.ZodType ? z.input<Schema> | z.output<Schema> : never;

/** A file travels as form data; the schema of its companions is the server's business. */
type Part<E extends Endpoint, Name extends 'params' | 'query' | 'body'> = Name extends 'body'
  ? E extends { accepts: 'multipart-or-json' }
    ? { body: FormData | Given<E['body']> }
    : JsonPart<E, Name>
  : JsonPart<E, Name>;

type JsonPart<E extends Endpoint, Name extends 'params' | 'query' | 'body'> = E[Name] extends z.ZodType
  ? undefined extends z.input<E[Name]>
    ? { [N in Name]?: Given<E[Name]> }
    : Record<string, never> extends z.input<E[Name]>
      ? { [N in Name]?: Given<E[Name]> }
      : { [N in Name]: Given<E[Name]> }
  : unknown;

export type CallInput<E extends Endpoint> = Part<E, 'params'> & Part<E, 'query'> & Part<E, 'body'>;
/** One event of a stream, by its name. */
export type EventOf<E extends Endpoint> = {
  [Name in keyof E['events'] & string]: Readonly<{
    name: Name;
    id: string | undefined;
    data: NonNullable<E['events']>[Name] extends z.ZodType ? z.output<NonNullable<E['events']>[Name]> : never;
  }>;
}[keyof E['events'] & string];

export type CallOutput<E extends Endpoint> = E['output'] extends z.ZodType
  ? z.output<E['output']>
  : E extends { produces: 'file' }
    ? ReceivedFile
    : E extends { produces: 'events' }
      ? AsyncIterable<EventOf<E>>
      : undefined;
export type CallOptions = Readonly<{
  signal?: AbortSignal;
  idempotencyKey?: string;
  /** Of a stream: what came after this one. */
  lastEventId?: string;
}>;

type Call<E extends Endpoint> =
  Record<string, never> extends CallInput<E>
    ? (input?: CallInput<E>, options?: CallOptions) => Promise<CallOutput<E>>
    : (input: CallInput<E>, options?: CallOptions) => Promise<CallOutput<E>>;

export type Client<A extends Api> = {
  readonly [Group in keyof A]: { readonly [Name in keyof A[Group]]: Call<A[Group][Name]> };
};

type AnyInput = Readonly<{
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}>;

const fill = (path: string, params: Readonly<Record<string, unknown>> = {}) =>
  path.replace(/:([A-Za-z]+)/g, (_, name: string) => encodeURIComponent(String(params[name])));

/** Reads an answer as its endpoint describes it. */
export type Decode = (endpoint: never, answer: unknown) => unknown;

/** Each by what the contract lists of its name; a name it does not know is left out. */
async function* decodedEvents(
  { events = {} }: Endpoint,
  received: AsyncIterable<ReceivedEvent>,
  decode: Decode,
): AsyncGenerator<ReceivedEvent> {
  for await (const event of received) {
    const output = Object.hasOwn(events, event.name) ? events[event.name] : undefined;
    if (output === undefined) continue;
    // In a browser's light copy an event is described as an endpoint is.
    const described = 'instants' in output ? output : { output };
    yield { ...event, data: decode(described as never, event.data) };
  }
}

/** One call. A build of the member web makes each by itself: see `ui/build/calls-by-need.ts`. */
export const callOf =
  (endpoint: Endpoint, send: Send, decode: Decode) =>
  async (input: AnyInput = {}, options: CallOptions = {}) => {
    const answer = await send({
      method: endpoint.method,
      path: fill(endpoint.path, input.params),
      query: input.query,
      body: input.body,
      ...(endpoint.produces === 'file' || endpoint.produces === 'events' ? { as: endpoint.produces } : {}),
      ...options,
    });
    if (endpoint.produces === 'events')
      return decodedEvents(endpoint, answer as AsyncIterable<ReceivedEvent>, decode); // asked for as events
    return endpoint.produces === 'file' ? answer : decode(endpoint as never, answer); // api and decode are handed in as a pair
  };

/** `createClient(api, send, decode).payments.approve({ params: { id } })`, all types inferred from the contract. */
export const createClient = <const A extends Api>(api: A, send: Send, decode: Decode): Client<A> =>
  Object.fromEntries(
    Object.entries(api).map(([group, contract]) => [
      group,
      Object.fromEntries(
        Object.entries(contract).map(([name, endpoint]) => [name, callOf(endpoint, send, decode)]),
      ),
    ]),
  ) as Client<A>; // built key by key from the same contract
