import type { IncomingMessage, ServerResponse } from 'node:http';
import { isFromThisMachine } from '../../engine/protection/hosts.ts';
import { isRead } from '../parts/web-request.ts';
import type { ServedHosts } from './served-hosts.ts';

export const askPath = '/api/domains/tls-ask';

type Needs = Readonly<{
  hosts: Pick<ServedHosts, 'find'>;
  /** By the address of the connection itself: a header can be made up. */
  isTrustedProxy: (address: string) => boolean;
}>;

/** As a browser sends it: lower case, without port and final dot. Null for what names nothing. */
export const siteHostNameOf = (host: string | undefined): string | null => {
  const [, name] = /^([a-z\d.-]{1,254}?)\.?(?::\d{1,5})?$/i.exec(host ?? '') ?? [];
  return name?.toLowerCase() ?? null;
};

/** Whether this host's owner may have a certificate: 200 or 404, and to strangers always 404. */
export const answerAsk =
  ({ hosts, isTrustedProxy }: Needs) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const mayAsk = isFromThisMachine(request) || isTrustedProxy(request.socket.remoteAddress ?? '');
    const wanted = new URL(request.url ?? '/', 'http://ask').searchParams.get('domain');
    const name = mayAsk && isRead(request) ? siteHostNameOf(wanted ?? undefined) : null;
    const isServed = name !== null && (await hosts.find(name)) !== null;
    response.writeHead(isServed ? 200 : 404, { 'Cache-Control': 'no-store', 'Content-Length': 0 }).end();
  };
