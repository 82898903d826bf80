import { pino } from 'pino';
import { createLog } from '#adapters/composition/log.ts';

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const clean = (text: string): string => text.replace(/\u001b\[[\d;]*m/g, '').trim();

/**
 * In production every line is JSON, whatever writes it: the start, libraries that use the console, workers, Node's own
 * warnings. The log itself writes past these streams.
 */
const speakJson = (): void => {
  const logLevel = levels.find((level) => level === process.env['LOG_LEVEL']) ?? 'info';
  const out = createLog({ logLevel });
  const errors = createLog({ logLevel }, pino.destination(2));
  const speaking =
    (say: (text: string) => void): typeof process.stdout.write =>
    (chunk: string | Uint8Array, encoding?: unknown, done?: unknown): boolean => {
      const text = clean(typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString());
      if (text) say(text);
      const written = typeof encoding === 'function' ? encoding : done;
      if (typeof written === 'function') queueMicrotask(() => void written());
      return true;
    };
  process.stdout.write = speaking((text) => out.info(text));
  process.stderr.write = speaking((text) => errors.error(text));
  process.removeAllListeners('warning');
  process.on('warning', (warning) => errors.warn({ warning: warning.name }, warning.message));
};

if (process.env['NODE_ENV'] === 'production') speakJson();
