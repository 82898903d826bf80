import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

/** A live connection as the network sees it: what a browser would do with the frames is not the server's work. */
export type Plug = Readonly<{
  socket: Socket;
  /** Bytes after the handshake are handed to this. */
  hear(listener: (bytes: Buffer) => void): void;
}>;

const handshake = (port: number, ticket: string): string =>
  [
    `GET /ws?ticket=${ticket} HTTP/1.1`,
    `Host: 127.0.0.1:${port}`,
    'Upgrade: websocket',
    'Connection: Upgrade',
    `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
    'Sec-WebSocket-Version: 13',
    '\r\n',
  ].join('\r\n');

export const plugIn = (port: number, ticket: string): Promise<Plug> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', reject);
    socket.write(handshake(port, ticket));
    let head = Buffer.alloc(0);
    let listener: (bytes: Buffer) => void = () => undefined;
    const onHead = (piece: Buffer) => {
      head = Buffer.concat([head, piece]);
      const end = head.indexOf('\r\n\r\n');
      if (end < 0) return;
      socket.off('data', onHead);
      const first = head.subarray(0, head.indexOf('\r\n')).toString();
      if (!first.includes(' 101 ')) return reject(new Error(`the live connection was answered ${first}`));
      // A server that drops a connection resets it, which is no failure of the measurement.
      socket.off('error', reject).on('error', () => undefined);
      socket.on('data', (bytes: Buffer) => listener(bytes));
      const rest = head.subarray(end + 4);
      resolve({
        socket,
        hear(wanted) {
          listener = wanted;
          if (rest.length > 0) wanted(rest);
        },
      });
    };
    socket.on('data', onHead);
  });
