import { randomUUID } from 'node:crypto';
import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import { DomainError } from '#core/kernel/domain-error.ts';
import { defaultLanguage } from '#core/kernel/language.ts';
import { codeOf } from '#adapters/ports/operator-error.ts';
import { problemOf, RefusalWithStatus } from '../serving/send-error.ts';

/** What Node's parser says of bytes that are no request, as a refusal of the catalogue. */
const refusalOf = (error: Error): DomainError => {
  switch (codeOf(error)) {
    case 'HPE_HEADER_OVERFLOW':
      return new RefusalWithStatus('input.too_large', 431);
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return new DomainError('input.too_large');
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return new RefusalWithStatus('request.unreadable', 408);
    default:
      return new DomainError('request.unreadable');
  }
};

/** An answer to what never became a request: whose language it is in nobody knows. */
const answerOf = (refusal: DomainError, requestId: string): Buffer => {
  const problem = problemOf(refusal, { language: defaultLanguage, requestId });
  const body = Buffer.from(JSON.stringify(problem));
  const head = [
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
    `X-Request-Id: ${requestId}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Content-Type: application/problem+json; charset=utf-8',
    `Content-Language: ${defaultLanguage}`,
    `Content-Length: ${body.byteLength}`,
    'Connection: close',
  ];
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body]);
};

type Refuse = (error: DomainError, request: IncomingMessage, response: ServerResponse) => void;

/**
 * Node refuses by itself what its parser can't read, without a body, and also behind an answer that is already sent: bytes
 * that a client takes for the answer to its next request. Here each request gets one answer, with a code.
 */
export const refuseUnreadable = (
  server: Server,
  { log, refuse }: Readonly<{ log: Logger; refuse: Refuse }>,
) => {
  /** Of each connection the answers that are not out yet, and the newest. */
  const answers = new WeakMap<Duplex, readonly ServerResponse[]>();

  const end = (socket: Duplex, refusal: DomainError): void => {
    if (!socket.writable) {
      socket.destroy();
      return;
    }
    const requestId = randomUUID();
    log.debug({ requestId, code: refusal.code }, 'request could not be read');
    socket.end(answerOf(refusal, requestId), () => socket.destroy());
  };

  server.on('clientError', (error: Error, socket: Duplex) => {
    const own = answers.get(socket) ?? [];
    const newest = own.at(-1);
    // The rest of a request whose answer is on its way or out: there is nothing more to say.
    if (newest && !newest.req.complete && newest.headersSent) {
      if (newest.writableFinished) socket.destroy();
      else if (newest.writableEnded) newest.once('finish', () => socket.destroy());
      else newest.destroy();
      return;
    }
    // Answers keep the order of their requests.
    const before = own.findLast(({ req, writableFinished }) => req.complete && !writableFinished);
    if (before) before.once('close', () => end(socket, refusalOf(error)));
    else end(socket, refusalOf(error));
  });
  server.on('connect', (_request: IncomingMessage, socket: Duplex) =>
    end(socket, new DomainError('route.method_not_allowed')),
  );
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) =>
    refuse(new RefusalWithStatus('request.unreadable', 417), request, response),
  );

  /** At each request, before it is answered. */
  return (request: IncomingMessage, response: ServerResponse): void => {
    const unfinished = (answers.get(request.socket) ?? []).filter((one) => !one.writableFinished);
    answers.set(request.socket, [...unfinished, response]);
  };
};
