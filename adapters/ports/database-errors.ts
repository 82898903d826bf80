import { codeOf, sentenceOf } from '#adapters/ports/operator-error.ts';

const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EADDRNOTAVAIL',
]);

/** Classes 08 (connection), 53 (disk, memory or connections used up), 57P (shut down, crashed, starting up), and read-only. */
const serverStates = /^(08\w{3}|53\w{3}|57P0[1-5]|25006)$/;

const driverSentences = [
  'Connection terminated',
  'Connection ended unexpectedly',
  // Of the connection that live messages come over.
  'The live connection to the database is down',
  'The live connection no longer answers',
  'Client has encountered a connection error',
  'Client was closed and is not queryable',
  'Query read timeout',
  'timeout expired',
  'timeout exceeded when trying to connect',
  'Unable to acquire a connection',
  'Timeout acquiring a connection',
];

/** The database can't be asked at the moment: gone, starting, full, or silent. The same request may work later. */
export const isDatabaseAway = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  if (code !== undefined && (networkCodes.has(code) || serverStates.test(code))) return true;
  if (error.name === 'KnexTimeoutError') return true;
  return driverSentences.some((sentence) => sentenceOf(error).includes(sentence));
};

/** The database answered, but gave up this piece of work: too slow, a lock held too long, or a clash of two transactions. */
export const isDatabaseBusy = (error: unknown): boolean =>
  ['57014', '55P03', '40001', '40P01', '25P03'].includes(codeOf(error) ?? '');
