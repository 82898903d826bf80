import type { IncomingMessage } from 'node:http';

const absolute = /^https?:\/\/([^/?#]*)(.*)$/is;

/**
 * A target that names the site before its path, as clients of a proxy write it: the name counts in place of the `Host`
 * (RFC 9112, section 3.2.2), and nothing behind this meets more than the path.
 */
export const splitTarget = (request: IncomingMessage): void => {
  const [, host, rest = ''] = absolute.exec(request.url ?? '') ?? [];
  if (host === undefined) return;
  request.headers.host = host;
  request.url = rest.startsWith('/') ? rest : `/${rest}`;
};
