import { request as plainRequest, type IncomingMessage } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress, lookupPublic, type ResolveName } from '../public-addresses.ts';

export type Reach = Readonly<{
  /** Tests have pages of their own. */
  isAllowed?: (address: string) => boolean;
  resolveName?: ResolveName;
  /** Beside https; nothing in the product. */
  schemes?: readonly string[];
  /** Only the usual one in the product. */
  anyPort?: boolean;
}>;

const mostRedirects = 2;
const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

const requireOpen = (url: URL, { isAllowed = isPublicAddress, schemes = [], anyPort = false }: Reach) => {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const fits =
    (url.protocol === 'https:' || schemes.includes(url.protocol)) &&
    (anyPort || url.port === '') &&
    url.username === '' &&
    url.password === '';
  // An address is connected to without a look-up: it is checked here, a name when it is looked up.
  if (!fits || (isIP(host) !== 0 && !isAllowed(host))) throw new Error(`${url.host} may not be asked`);
};

const ask = (url: URL, accept: string, signal: AbortSignal, reach: Reach): Promise<IncomingMessage> =>
  new Promise((answered, failed) => {
    const request = url.protocol === 'https:' ? secureRequest : plainRequest;
    const asked = request(url, {
      agent: false,
      signal,
      lookup: lookupPublic(reach.isAllowed, reach.resolveName),
      headers: { accept, 'accept-encoding': 'identity', 'user-agent': 'Fitboard link preview' },
    });
    asked.on('error', failed);
    asked.on('response', answered);
    asked.end();
  });

/** Follows at most two redirects, each of them a request that is checked like the first. The answer is not yet read. */
export const checkedRequest = async (
  address: string,
  { accept, signal, reach }: Readonly<{ accept: string; signal: AbortSignal; reach: Reach }>,
): Promise<IncomingMessage> => {
  let url = new URL(address);
  for (let hops = 0; ; hops += 1) {
    requireOpen(url, reach);
    const response = await ask(url, accept, signal, reach);
    // Ended while it is read: who reads it hears of that, and nobody else has to.
    response.on('error', () => undefined);
    const { statusCode = 0, headers } = response;
    if (statusCode === 200) return response;
    response.destroy();
    if (!redirects.has(statusCode) || headers.location === undefined || hops === mostRedirects)
      throw new Error(`${url.host} answered ${statusCode}`);
    url = new URL(headers.location, url);
  }
};
