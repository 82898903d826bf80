import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { codeOf, OperatorError, sentenceOf } from '#adapters/ports/operator-error.ts';

type Place = { host: string; port: number };

const explain = (error: unknown, { host, port }: Place): OperatorError => {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return new OperatorError(
        `Port ${port} on ${host} is in use: stop the program that uses it, or set PORT to another one.`,
      );
    case 'EACCES':
      return new OperatorError(`Port ${port} may only be used by root: set PORT to 1024 or more.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new OperatorError(`HOST names ${host}, which is no address of this machine.`);
    default:
      return new OperatorError(`The server can't listen on ${host}, port ${port}: ${sentenceOf(error)}.`);
  }
};

/** Resolves with the port, which is a free one when 0 was asked for. */
export const listen = (server: Server, place: Place): Promise<number> =>
  new Promise((resolve, reject) => {
    const fail = (error: Error) => reject(explain(error, place));
    server.once('error', fail);
    server.listen({ ...place, exclusive: true }, () => {
      server.off('error', fail);
      resolve((server.address() as AddressInfo).port); // it listens on a port, not on a pipe
    });
  });

/** Before anything is created or started: is the port ours to take? */
export const findPort = async (place: Place): Promise<number> => {
  const probe = createServer();
  const port = await listen(probe, place);
  await new Promise((done) => probe.close(done));
  return port;
};

/** No new connections; requests in progress get their answer, until patience ends. */
export const closeGently = async (server: Server, patienceMs: number): Promise<void> => {
  const closed = new Promise<void>((done) => server.close(() => done()));
  server.closeIdleConnections();
  // Connections that wait for the next request become idle one by one.
  const sweep = setInterval(() => server.closeIdleConnections(), 100);
  const impatient = setTimeout(() => server.closeAllConnections(), patienceMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(impatient);
};

/** Readiness says no and every answer closes its connection, so that a proxy sends what follows elsewhere. */
export const createDrain = () => {
  const open = new Set<ServerResponse>();
  let isDraining = false;
  return {
    isDraining: () => isDraining,
    /** At each request, before it is answered. */
    follow(response: ServerResponse): void {
      if (isDraining) response.shouldKeepAlive = false;
      else {
        open.add(response);
        response.once('close', () => open.delete(response));
      }
    },
    begin(): void {
      isDraining = true;
      for (const response of open) if (!response.headersSent) response.shouldKeepAlive = false;
      open.clear();
    },
  };
};
