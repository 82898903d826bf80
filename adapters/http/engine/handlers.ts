import type { Readable } from 'node:stream';
import type { Actor } from '#core/access/actor/actor.ts';
import type { Language } from '#core/kernel/language.ts';
import type { List } from '#core/kernel/page.ts';
import type { Upload } from '#core/platform/media/ports.ts';
import type { BodyOf, Contract, Endpoint, OutputOf, ParamsOf, QueryOf } from './contract/endpoint.ts';

/** What a request knows about itself, beside what it asks for. */
export type RequestContext = Readonly<{
  language: Language;
  /** The real client's, behind trusted proxies only. */
  address: string;
  userAgent: string;
  requestId: string;
  /** The client's Idempotency-Key, else one of our own: a reference for what this request sets in motion. */
  requestKey: string;
  /** The event that a reader who was cut off saw last. */
  lastEventId: string | null;
  /** From the cookie, and only where cookies are read; a token in the body is in the body. */
  refreshToken: string | null;
  /** Of a browser that its owner trusts; only where a person signs in. */
  deviceMark: string | null;
  /** Of a browser that went to a provider; only where it comes back. */
  providerMark: string | null;
}>;

/** The exact bytes of a request, for checking a signature over it. */
export type SentText = Readonly<{
  text: string;
  headers: Readonly<Record<string, string | undefined>>;
}>;

export type Input<E extends Endpoint = Endpoint> = Readonly<{
  actor: Actor;
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  /** The file of a form, null when JSON was sent; it is removed once the answer is made. */
  file: E extends { accepts: 'multipart-or-json' } ? Upload | null : null;
  sent: E extends { signed: true } ? SentText : null;
  context: RequestContext;
}>;

export type CookieChange =
  | Readonly<{ refreshToken: string; deviceMark?: string }>
  | Readonly<{ clear: true }>
  | Readonly<{ providerMark: string }>;

class AnswerWithCookies<Output> {
  readonly output: Output;
  readonly change: CookieChange;
  constructor(output: Output, change: CookieChange) {
    this.output = output;
    this.change = change;
  }
}

/** An answer that also sets or clears the refresh token's cookie, or marks a browser as trusted or as gone to a provider. */
export const withCookies = <Output>(output: Output, change: CookieChange) =>
  new AnswerWithCookies(output, change);

class AnswerWithStatus<Output> {
  readonly output: Output;
  readonly status: 200 | 201;
  constructor(output: Output, status: 200 | 201) {
    this.output = output;
    this.status = status;
  }
}

/** Another status than the endpoint's own: what was to be made is there already. */
export const withStatus = <Output>(output: Output, status: 200 | 201) => new AnswerWithStatus(output, status);

type FileContent = Readonly<{
  contentType: string;
  /** As the reader's computer will call it. */
  name: string;
  /** `none`: a document that is read, not a file that is kept. */
  disposition?: 'attachment' | 'inline' | 'none';
}> &
  (
    | Readonly<{ bytes: Uint8Array | string; stream?: never }>
    | Readonly<{ stream: Readable | AsyncIterable<Uint8Array | string>; bytes?: never }>
  );

class FileAnswer {
  readonly content: FileContent;
  constructor(content: FileContent) {
    this.content = content;
  }
}

/** Bytes instead of JSON. */
export const fileAnswer = (content: FileContent) => new FileAnswer(content);

class ListAnswer<Row> {
  readonly list: List<Row>;
  constructor(list: List<Row>) {
    this.list = list;
  }
}

/** Rows of a staff list; the total goes into `Content-Range`. */
export const listAnswer = <Row>(list: List<Row>) => new ListAnswer(list);

/** One event of a stream; `id` is where a reader who was cut off goes on. */
export type ServerEvent = Readonly<{ name: string; id?: string; data: unknown }>;

class EventsAnswer {
  readonly events: AsyncIterable<ServerEvent>;
  constructor(events: AsyncIterable<ServerEvent>) {
    this.events = events;
  }
}

/** A stream of events; what fails before the first one is answered with a sentence, as anywhere. */
export const eventsAnswer = (events: AsyncIterable<ServerEvent>) => new EventsAnswer(events);

export { AnswerWithCookies, AnswerWithStatus, EventsAnswer, FileAnswer, ListAnswer };

/** Core hands out read-only data; what is only read here may be either. */
type ReadOnly<Value> = Value extends Date
  ? Value
  : Value extends object
    ? { readonly [Key in keyof Value]: ReadOnly<Value[Key]> }
    : Value;

type RowOf<Output> = Output extends readonly (infer Row)[] ? ReadOnly<Row> : never;

type AnswerOf<E extends Endpoint> = E extends { produces: 'file' }
  ? FileAnswer
  : E extends { produces: 'events' }
    ? EventsAnswer
    : E extends { produces: 'list' }
      ? ListAnswer<RowOf<OutputOf<E>>>
      :
          | ReadOnly<OutputOf<E>>
          | AnswerWithCookies<ReadOnly<OutputOf<E>>>
          | AnswerWithStatus<ReadOnly<OutputOf<E>>>;

type Handle<E extends Endpoint> = (input: Input<E>) => AnswerOf<E> | Promise<AnswerOf<E>>;

/** One per endpoint: an endpoint without a handler does not compile, nor a handler without an endpoint. */
export type Handlers<Endpoints extends Contract> = {
  readonly [Name in keyof Endpoints]: Handle<Endpoints[Name]>;
};

export type Route = Readonly<{
  name: string;
  endpoint: Endpoint;
  handle(input: Input): unknown;
}>;

export const handlers = <Endpoints extends Contract>(
  contract: Endpoints,
  /** Not inferred from: else a literal such as `ok: true` would widen before the contract is known. */
  handles: NoInfer<Handlers<Endpoints>>,
): readonly Route[] =>
  Object.entries(contract).map(([name, endpoint]) => ({
    name,
    endpoint,
    handle: handles[name] as unknown as Route['handle'], // Handlers has paired them; Object.entries forgets that
  }));
