import type { ServerResponse } from 'node:http';
import type { ServerEvent } from '../handlers.ts';

/** Proxies and networks close what is silent for long. */
const pingMs = 10_000;

const frameOf = ({ name, id, data }: ServerEvent): string =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** A reader who is slow is waited for; one who has gone is not. */
const drained = (response: ServerResponse): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      response.off('drain', done);
      response.off('close', done);
      resolve();
    };
    response.on('drain', done);
    response.on('close', done);
  });

/** Never compressed or held back: each event is on its way when it is written. */
export const sendEvents = async (
  response: ServerResponse,
  stream: AsyncIterable<ServerEvent>,
): Promise<void> => {
  const events = stream[Symbol.asyncIterator]();
  let ping: NodeJS.Timeout | undefined;
  try {
    // What fails before the first event can still be answered with a sentence.
    let next = await events.next();
    response.statusCode = 200;
    response.setHeader('Content-Type', 'text/event-stream; charset=utf-8');
    response.setHeader('Cache-Control', 'no-store, no-transform');
    response.setHeader('X-Accel-Buffering', 'no');
    response.setTimeout(0);
    response.flushHeaders();
    response.socket?.setNoDelay(true);
    ping = setInterval(() => response.write(': ping\n\n'), pingMs);
    while (!next.done && !response.destroyed) {
      if (!response.write(frameOf(next.value))) await drained(response);
      if (response.destroyed) break;
      next = await events.next();
    }
    if (!response.destroyed) response.end();
  } finally {
    clearInterval(ping);
    await events.return?.();
  }
};
