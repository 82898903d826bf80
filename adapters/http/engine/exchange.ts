import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { visitor, type Actor } from '#core/access/actor/actor.ts';
import { kindOf } from '#core/error-catalogue.ts';
import { defaultLanguage, type Language } from '#core/kernel/language.ts';
import type { Logger } from 'pino';
import { limitHeaders, TooMany } from './protection/limits.ts';
import { acceptedLanguage } from './reader-language.ts';
import { codeOf } from '#adapters/ports/operator-error.ts';
import { refusalOf, sendError } from './serving/send-error.ts';

/** A request as Express hands it on, as far as it is used here. */
export type ApiRequest = IncomingMessage &
  Readonly<{ params: unknown; query: unknown; ip?: string | undefined; originalUrl: string }>;

/** One request and its answer, from the first byte to the last: what is logged, measured and told about it. */
export type Exchange = {
  readonly id: string;
  readonly startedAt: number;
  /** The contract's path, not the address: addresses hold ids. */
  route: string;
  actor: Actor;
};

const exchanges = new WeakMap<IncomingMessage, Exchange>();

export const beginExchange = (request: IncomingMessage): Exchange => {
  const exchange: Exchange = { id: randomUUID(), startedAt: performance.now(), route: '', actor: visitor };
  exchanges.set(request, exchange);
  return exchange;
};

export const exchangeOf = (request: IncomingMessage): Exchange =>
  exchanges.get(request) ?? beginExchange(request);

/** `Accept-Language`, else the account's, else Vietnamese. */
export const readerLanguage = (request: IncomingMessage, actor: Actor): Language =>
  acceptedLanguage(request.headers['accept-language']) ??
  (actor.kind === 'user' ? actor.language : undefined) ??
  defaultLanguage;

/** Whatever went wrong, as an answer in the reader's language; only what nobody foresaw is logged whole. */
export const answerError = (
  error: unknown,
  request: IncomingMessage,
  response: ServerResponse,
  log: Logger,
  /** Counts an error that is a known outage, which has one line for all requests. */
  isOutage: (error: unknown) => boolean = () => false,
): void => {
  // The client has gone in the middle of the answer: nobody's fault, and nobody is left to answer.
  if (codeOf(error) === 'ERR_STREAM_PREMATURE_CLOSE' && response.destroyed) return;
  const { id, route, actor } = exchangeOf(request);
  const refusal = refusalOf(error);
  const about = { requestId: id, method: request.method, route };
  if (isOutage(error)) log.debug({ ...about, error }, 'request met an outage');
  else if (kindOf(refusal.code) === 'unexpected') log.error({ ...about, error }, 'request failed');
  else if (refusal.code === 'service.unavailable' && refusal !== error)
    log.warn({ ...about, error }, 'request could not be served');
  // The database found what the contract should have.
  else if (error instanceof Error && 'severity' in error)
    log.warn({ ...about, error }, 'request refused late');

  if (response.headersSent) {
    if (!request.destroyed) log.warn({ ...about, error }, 'answer broken off');
    // Half an answer must not look like a whole one.
    response.destroy();
    return;
  }
  for (const name of ['Content-Encoding', 'Content-Disposition', 'ETag', 'Last-Modified'])
    response.removeHeader(name);
  if (refusal instanceof TooMany) {
    for (const [name, value] of limitHeaders(refusal.allowance)) response.setHeader(name, value);
  }
  sendError(response, refusal, { language: readerLanguage(request, actor), requestId: id });
};
