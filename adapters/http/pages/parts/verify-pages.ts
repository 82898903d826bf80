import type { IncomingMessage } from 'node:http';
import { visitor } from '#core/access/actor/actor.ts';
import type { Application } from '#core/application.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { kindOf } from '#core/error-catalogue.ts';
import { jwtMaxLength } from '#core/platform/credential/credential-check.ts';
import { isPublicId } from '#core/platform/credential/credential.ts';
import { exchangeOf } from '../../engine/exchange.ts';
import { refusalOf } from '../../engine/serving/send-error.ts';
import { say } from '#adapters/ports/messages.ts';
import { sendVerifyPage, type Verified, type VerifyReader } from '../verify-page.ts';
import { cookiesOf, isRead, languageOf, type WebExchange } from './web-request.ts';

type Needs = Readonly<{ app: Application; baseUrl: string }>;

const address = /^(?:\/en)?\/verify(?:\/([^/]*)(\/credential\.jwt)?)?\/?$/;

export const isVerifyPath = (path: string): boolean => address.test(path);

/** A form with one file and one text; more than both may hold is not read. */
const mostBytes = 4 * jwtMaxLength;

const receive = async (request: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> => {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.byteLength;
    if (size > mostBytes) throw new DomainError('input.too_large');
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
};

/** The text that was pasted, else the file that was chosen. */
const sentJwt = async (request: IncomingMessage): Promise<string> => {
  const body = await receive(request);
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  let form: FormData;
  try {
    form = await new Response(body, { headers }).formData();
  } catch {
    throw new DomainError('input.invalid');
  }
  const pasted = form.get('jwt');
  if (typeof pasted === 'string' && pasted.trim() !== '') return pasted;
  const file = form.get('file');
  return file instanceof File ? file.text() : '';
};

/** The code itself, or the address that holds it. */
const codeIn = (typed: string): string => {
  const text = typed.trim();
  return /\/verify\/([\w-]+)/.exec(text)?.[1] ?? text;
};

/** Vietnamese addresses have no prefix: a reader who chose it is not led back by the language of the browser. */
const isVietnameseChosen = (path: string, query: string): boolean =>
  !path.startsWith('/en/') && new URLSearchParams(query).get('lang') === 'vi';

const isMissing = (error: unknown): boolean => kindOf(refusalOf(error).code) === 'not_found';
const isUnexpected = (error: unknown): boolean =>
  ['unexpected', 'unavailable'].includes(kindOf(refusalOf(error).code));

/** The public pages on which a certificate or badge is verified, by its code or by its signed text. */
export const verifyPages = ({ app, baseUrl }: Needs) => {
  const found = async (publicId: string): Promise<Verified> => {
    try {
      if (!isPublicId(publicId)) return { kind: 'UNKNOWN', code: publicId };
      const credential = await app.credential.verify(visitor, { publicId });
      return { kind: 'FOUND', credential, isSigned: false };
    } catch (error) {
      if (!isMissing(error)) throw error;
      return { kind: 'UNKNOWN', code: publicId };
    }
  };

  const checked = async (request: IncomingMessage, { language }: VerifyReader): Promise<Verified> => {
    try {
      const { certificate } = await app.credential.check(visitor, { jwt: await sentJwt(request) });
      const { publicId } = certificate;
      return {
        kind: 'FOUND',
        credential: await app.credential.verify(visitor, { publicId }),
        isSigned: true,
      };
    } catch (error) {
      if (isUnexpected(error)) throw error;
      const { code, params } = refusalOf(error);
      return { kind: 'REFUSED', sentence: say(language, `error.${code}`, params) };
    }
  };

  const readerOf = async ({ request, path, query }: WebExchange): Promise<VerifyReader> => {
    const { theme } = cookiesOf(request);
    const { siteName } = await app.settings.readPublicSettings(visitor);
    return {
      language: isVietnameseChosen(path, query) ? 'vi' : languageOf(request, path),
      theme: theme === 'light' || theme === 'dark' ? theme : 'system',
      siteName,
      baseUrl,
      path: path.replace(/^\/en(?=\/)/, '').replace(/\/$/, ''),
    };
  };

  return async (exchange: WebExchange): Promise<void> => {
    const { request, response, path, query } = exchange;
    const [, id, signed] = address.exec(path) ?? [];
    exchangeOf(request).route = id === undefined ? '/verify' : '/verify/:id';
    if (signed !== undefined && id !== undefined) {
      const jwt = await app.credential.readSigned(visitor, { publicId: id });
      response.setHeader('Content-Type', 'text/plain; charset=utf-8');
      response.setHeader('Content-Disposition', `attachment; filename="credential.jwt"`);
      response.setHeader('Cache-Control', 'no-store');
      response.end(jwt);
      return;
    }
    const reader = await readerOf(exchange);
    if (request.method === 'POST' && id === undefined) {
      const shown = await checked(request, reader);
      sendVerifyPage(response, reader, shown, shown.kind === 'FOUND' ? 200 : 422);
      return;
    }
    if (!isRead(request)) {
      response.setHeader('Allow', id === undefined ? 'GET, HEAD, POST' : 'GET, HEAD');
      throw new DomainError('route.method_not_allowed');
    }
    const asked = id ?? new URLSearchParams(query).get('code');
    if (asked === null || asked === '') {
      sendVerifyPage(response, reader, { kind: 'ASKED' });
      return;
    }
    const shown = await found(codeIn(asked));
    sendVerifyPage(response, reader, shown, shown.kind === 'FOUND' ? 200 : 404);
  };
};

/** What proves anything we signed, where verifiers look for it. */
export const keySetPath = '/.well-known/jwks.json';

export const sendKeySet =
  ({ app }: Pick<Needs, 'app'>) =>
  async ({ request, response }: WebExchange): Promise<void> => {
    exchangeOf(request).route = keySetPath;
    const keys = JSON.stringify(await app.credential.readKeySet(visitor));
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    response.setHeader('Cache-Control', 'public, max-age=300');
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    response.end(keys);
  };
