import type { IncomingMessage } from 'node:http';
import { DomainError } from '#core/kernel/domain-error.ts';

/** A draft of a physical profile with everything filled in is some 20 kB. */
export const maxJsonBytes = 256 * 1024;
/** A body that comes slower than this keeps a connection busy, not a form. */
const patienceMs = 15_000;

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const isJson = (contentType: string | undefined): boolean =>
  /^application\/(?:[\w.-]+\+)?json *(?:; *charset="?utf-?8"? *)?$/i.test(contentType ?? '');

const readBytes = (request: IncomingMessage, most: number): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const done = (finish: () => void) => {
      clearTimeout(timer);
      request.off('data', take).off('end', end).off('error', broken).off('close', broken);
      finish();
    };
    const take = (chunk: Buffer) => {
      size += chunk.byteLength;
      if (size > most) return done(() => refuse(new DomainError('input.too_large')));
      chunks.push(chunk);
    };
    const end = () =>
      done(() => resolve(chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks))); // counted
    const broken = () => done(() => reject(new DomainError('input.not_json')));
    const refuse = (error: DomainError) => {
      request.pause();
      reject(error);
    };
    const timer = setTimeout(() => done(() => refuse(new DomainError('input.not_json'))), patienceMs);
    request.on('data', take).on('end', end).on('error', broken).on('close', broken);
  });

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
  if (Number(headers['content-length'] ?? 0) > most) throw new DomainError('input.too_large');
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
): unknown => {
  if (!received) return undefined;
  if (!isJson(received.contentType)) throw new DomainError('input.not_json');
  try {
    const text = decoder.decode(received.bytes);
    if (mostLevels !== null && isDeeper(text, mostLevels)) throw new DomainError('input.not_json');
    return JSON.parse(text) as unknown;
  } catch {
    throw new DomainError('input.not_json');
  }
};
