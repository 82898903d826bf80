import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { Config } from '#adapters/composition/config.ts';

/** What is served under a name: the whole product, or uploaded files alone. A name that is neither is nobody's. */
export type Site = 'product' | 'media';

/** Asked by load balancers and watchdogs, which know a machine by its address; what they answer depends on no name. */
const openToEveryName = /^\/(?:api\/health\/(?:live|ready)|metrics)(?:\?|$)/;

/** `localhost:3000` → `localhost`, `[::1]:3000` → `::1`; null for what is no host. */
export const hostNameOf = (host: string | undefined): string | null => {
  const [, bracketed, plain] = /^(?:\[([\da-f:.]+)\]|([a-z\d._-]+))(?::\d{1,5})?$/i.exec(host ?? '') ?? [];
  return (bracketed ?? plain)?.toLowerCase() ?? null;
};

export const isLoopbackName = (name: string | null): boolean =>
  name !== null && (name === 'localhost' || name === '::1' || /^127(?:\.\d{1,3}){3}$/.test(name));

const loopbackAddress = /^(?:127\.|::1$|::ffff:127\.)/;
const forwarding = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'] as const;

/** From this machine itself. What a proxy hands on comes from elsewhere, wherever the proxy is. */
export const isFromThisMachine = ({ socket, headers }: IncomingMessage): boolean =>
  loopbackAddress.test(socket.remoteAddress ?? '') && !forwarding.some((name) => headers[name] !== undefined);

type Names = Pick<Config, 'baseUrl' | 'mediaBaseUrl' | 'allowedHosts' | 'isProduction'>;

/**
 * Which site a request's `Host` names. Names are compared, ports are not: proxies and port mappings change them. Outside of
 * production an IP address is accepted as well, so that a phone can try a developer's machine; a page of another site can
 * make its own name point here, but not an address.
 */
export const siteNames = ({ baseUrl, mediaBaseUrl, allowedHosts, isProduction }: Names) => {
  const base = new URL(baseUrl);
  const media = mediaBaseUrl === baseUrl ? null : new URL(mediaBaseUrl);
  const own = hostNameOf(base.host);
  const names = new Set([own, ...allowedHosts]);
  const mayUseLoopback = !isProduction || isLoopbackName(own);
  const isMedia = (host: string | undefined, name: string): boolean =>
    media !== null &&
    (media.hostname === base.hostname ? host === media.host : name === hostNameOf(media.host));

  return ({ headers: { host } }: Pick<IncomingMessage, 'headers'>): Site | null => {
    const name = hostNameOf(host);
    if (name === null) return null;
    if (isMedia(host, name)) return 'media';
    const isAccepted =
      names.has(name) || (mayUseLoopback && isLoopbackName(name)) || (!isProduction && isIP(name) !== 0);
    return isAccepted ? 'product' : null;
  };
};
export type SiteOf = ReturnType<typeof siteNames>;

/** Whether the name a request came by matters at all. */
export const isOpenToEveryName = ({ url = '' }: Pick<IncomingMessage, 'url'>): boolean =>
  openToEveryName.test(url);
