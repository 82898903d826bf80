import type { IncomingMessage } from 'node:http';
import { DomainError } from '#core/errors.ts';

/** A draft of a physical profile with everything filled in is some 20 kB. */
export const maxJsonBytes = 256 * 1024;
/** A body that comes slower than this keeps a connection busy, not a form. */
const patienceMs = 15_000;

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const isJson = (contentType: string | undefined): boolean =>
  /^application\/(?:[\w.-]+\+)?json *(?:; *charset="?utf-?8"? *)?$/i.test(contentType ?? '');

const readBytes = (request: IncomingMessage): Promise<Buffer> =>
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
      if (size > maxJsonBytes) return done(() => refuse(new DomainError('input.too_large')));
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

/** Undefined when there is no body; what is there must be JSON in UTF-8, as it is, and not too much of it. */
export const readJson = async (request: IncomingMessage): Promise<unknown> => {
  if (!hasBody(request)) return undefined;
  const { headers } = request;
  if (!isJson(headers['content-type'])) throw new DomainError('input.not_json');
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') throw new DomainError('input.not_json');
  if (Number(headers['content-length'] ?? 0) > maxJsonBytes) throw new DomainError('input.too_large');
  const bytes = await readBytes(request);
  if (bytes.byteLength === 0) return undefined;
  try {
    return JSON.parse(decoder.decode(bytes)) as unknown;
  } catch {
    throw new DomainError('input.not_json');
  }
};
