import { randomBytes } from 'node:crypto';

/** Where a piece of work belongs (W3C Trace Context, level 1). */
export type TraceContext = Readonly<{ traceId: string; spanId: string; isSampled: boolean }>;

const pattern = /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(-.*)?$/;

/** Null: nothing that could be gone on from. A version to come may append parts; this one has four. */
export const readTraceparent = (header: string | undefined): TraceContext | null => {
  const [, version = '', traceId = '', spanId = '', flags = '', more] = pattern.exec(header ?? '') ?? [];
  if (version === '' || version === 'ff' || (version === '00' && more !== undefined)) return null;
  if (/^0+$/.test(traceId) || /^0+$/.test(spanId)) return null;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
};

export const writeTraceparent = ({ traceId, spanId, isSampled }: TraceContext): string =>
  `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`;

const newId = (bytes: number): string => {
  const id = randomBytes(bytes).toString('hex');
  return /^0+$/.test(id) ? newId(bytes) : id;
};

export const newTraceId = (): string => newId(16);
export const newSpanId = (): string => newId(8);
