import { domainToASCII, domainToUnicode } from 'node:url';
import { parse } from 'tldts';
import type { HostNames } from '#core/sites/external-host/host-name.ts';

/** Which names a member can have registered, private suffixes such as `github.io` included: nobody owns those alone. */
export const hostNames: HostNames = {
  toAscii(typed) {
    const host = domainToASCII(typed);
    return host === '' ? null : host;
  },
  toUnicode: domainToUnicode,
  registrable(host) {
    const { domain, isIp, isIcann, isPrivate } = parse(host, { allowPrivateDomains: true });
    return isIp === true || !(isIcann === true || isPrivate === true) ? null : domain;
  },
};
