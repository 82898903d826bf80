import { connect } from 'node:net';

export type RawAnswer = Readonly<{
  /** 0: the connection ended without an answer. */
  status: number;
  headers: string;
  body: string;
  /** More came than one answer holds: a client would take it for the answer to its next request. */
  isTwice: boolean;
  ms: number;
}>;

type Read = Omit<RawAnswer, 'ms'> & Readonly<{ isWhole: boolean }>;
type Body = Readonly<{ body: Buffer; isWhole: boolean; isTwice: boolean }>;

const bodyIn = (headers: string, sent: Buffer, isHead: boolean): Body => {
  const length = /^content-length: (\d+)/im.exec(headers)?.[1];
  const count = isHead ? 0 : Number(length);
  if (isHead || length !== undefined) {
    const body = sent.subarray(0, count);
    return { body, isWhole: body.byteLength === count, isTwice: !isHead && sent.byteLength > count };
  }
  if (!/^transfer-encoding: chunked/im.test(headers)) return { body: sent, isWhole: false, isTwice: false };
  const end = sent.subarray(-7).toString('latin1');
  const isWhole = end === '0\r\n\r\n' || end === '\r\n0\r\n\r\n';
  return { body: sent, isWhole, isTwice: false };
};

const none = Buffer.alloc(0);

const read = (bytes: Buffer, isHead: boolean): Read => {
  const text = bytes.toString('latin1');
  const end = text.indexOf('\r\n\r\n');
  const status = end === -1 ? 0 : Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0);
  // The answer proper follows.
  if (status === 100) return read(bytes.subarray(end + 4), isHead);
  const headers = end === -1 ? text : text.slice(0, end);
  const hasNone = isHead || status === 101 || status === 204 || status === 304;
  const { body, isWhole, isTwice } = bodyIn(headers, end === -1 ? none : bytes.subarray(end + 4), hasNone);
  return { status, headers, body: body.toString('utf8'), isWhole: end !== -1 && isWhole, isTwice };
};

type Options = Readonly<{
  patienceMs: number;
  /** No more is to come: for bodies that end before they should. */
  halfClose: boolean;
  isHead: boolean;
}>;

/** Sends bytes as they are on a connection of their own, and reads one answer. */
export const sendRaw = (
  port: number,
  bytes: Buffer,
  { patienceMs, halfClose, isHead }: Options,
): Promise<RawAnswer> =>
  new Promise((resolve) => {
    const began = performance.now();
    const chunks: Buffer[] = [];
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    const done = () => {
      clearTimeout(timer);
      socket.destroy();
      const { isWhole: _isWhole, ...answer } = read(Buffer.concat(chunks), isHead);
      resolve({ ...answer, ms: performance.now() - began });
    };
    const timer = setTimeout(done, patienceMs);
    socket.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      if (read(Buffer.concat(chunks), isHead).isWhole) done();
    });
    socket.on('error', done);
    socket.on('end', done);
    socket.on('close', done);
    if (halfClose) socket.end(bytes);
    else socket.write(bytes);
  });
