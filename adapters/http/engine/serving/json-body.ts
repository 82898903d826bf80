// `express.json` is as fast, but takes any depth and broken UTF-8, and answers a long body only after all of it.
import type { IncomingMessage } from 'node:http';
import rawBody from 'raw-body';
import { DomainError } from '#core/kernel/domain-error.ts';

/** A draft of a physical profile with everything filled in is some 20 kB. */
export const maxJsonBytes = 256 * 1024;
/** A body that comes slower than this keeps a connection busy, not a form. */
const patienceMs = 15_000;

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const isJson = (contentType: string | undefined): boolean =>
  /^application\/(?:[\w.-]+\+)?json *(?:; *charset="?utf-?8"? *)?$/i.test(contentType ?? '');

const isPlainText = (contentType: string | undefined): boolean =>
  /^text\/plain *(?:; *charset="?utf-?8"? *)?$/i.test(contentType ?? '');

const readBytes = async (request: IncomingMessage, most: number): Promise<Buffer> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DomainError('input.not_json')), patienceMs);
  });
  const { 'content-length': length = null } = request.headers;
  try {
    return await Promise.race([rawBody(request, { limit: most, length }), late]);
  } catch (error) {
    request.pause();
    const isTooLarge = error instanceof Error && 'type' in error && error.type === 'entity.too.large';
    throw new DomainError(isTooLarge ? 'input.too_large' : 'input.not_json');
  } finally {
    clearTimeout(timer);
  }
};

const decoder = new TextDecoder('utf-8', { fatal: true });

export type ReceivedBody = Readonly<{ contentType: string | undefined; bytes: Buffer }>;

/** Takes what is sent, and not too much of it; null when there is no body. What it says is read later. */
export const receiveBody = async (
  request: IncomingMessage,
  most: number = maxJsonBytes,
): Promise<ReceivedBody | null> => {
  if (!hasBody(request)) return null;
  const { headers } = request;
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') throw new DomainError('input.not_json');
  const bytes = await readBytes(request, most);
  return bytes.byteLength === 0 ? null : { contentType: headers['content-type'], bytes };
};

/** To the letter, a byte order mark too: a signature covers what was sent. */
const exactDecoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

export const readText = (received: ReceivedBody | null): string => {
  if (!received) throw new DomainError('input.not_json');
  try {
    return exactDecoder.decode(received.bytes);
  } catch {
    throw new DomainError('input.not_json');
  }
};

/** Nothing in the contract is half as deep. Deeper texts parse, and then exhaust the stack of whatever walks them. */
const deepestJson = 64;

const isDeeper = (text: string, most: number): boolean => {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < text.length; at++) {
    const character = text.charCodeAt(at);
    if (isInText) {
      if (character === 0x5c) at += 1;
      else if (character === 0x22) isInText = false;
    } else if (character === 0x22) isInText = true;
    else if (character === 0x5b || character === 0x7b) {
      depth += 1;
      if (depth > most) return true;
    } else if (character === 0x5d || character === 0x7d) depth -= 1;
  }
  return false;
};

/** What is there must be JSON in UTF-8, as it is. */
export const readJson = (
  received: ReceivedBody | null,
  /** null: the reader counts the bytes. */
  mostLevels: number | null = deepestJson,
  acceptsPlainText = false,
): unknown => {
  if (!received) return undefined;
  const { contentType } = received;
  if (!isJson(contentType) && !(acceptsPlainText && isPlainText(contentType)))
    throw new DomainError('input.not_json');
  try {
    const text = decoder.decode(received.bytes);
    if (mostLevels !== null && isDeeper(text, mostLevels)) throw new DomainError('input.not_json');
    return JSON.parse(text) as unknown;
  } catch {
    throw new DomainError('input.not_json');
  }
};
