import { lookup as resolve, type LookupAddress, type LookupOptions } from 'node:dns';
import { BlockList, isIP, isIPv6 } from 'node:net';

/** Everything that is not the open internet (IANA special-purpose registries). */
const closed = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8], ['10.0.0.0', 8], ['100.64.0.0', 10], ['127.0.0.0', 8], ['169.254.0.0', 16], ['172.16.0.0', 12],
  ['192.0.0.0', 24], ['192.0.2.0', 24], ['192.88.99.0', 24], ['192.168.0.0', 16], ['198.18.0.0', 15],
  ['198.51.100.0', 24], ['203.0.113.0', 24], ['224.0.0.0', 3],
] as const) closed.addSubnet(network, bits, 'ipv4'); // prettier-ignore

/** Of IPv6 only global unicast is open, and within it not what carries IPv4 addresses or is for documents. */
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');
for (const [network, bits] of [
  ['2001::', 23], ['2001:db8::', 32], ['2002::', 16], ['3fff::', 20],
] as const) closed.addSubnet(network, bits, 'ipv6'); // prettier-ignore

export const isPublicAddress = (address: string): boolean => {
  if (isIP(address) === 0) return false;
  if (!isIPv6(address)) return !closed.check(address, 'ipv4');
  return global.check(address, 'ipv6') && !closed.check(address, 'ipv6');
};

type Found = (
  error: NodeJS.ErrnoException | null,
  address: string | LookupAddress[],
  family?: number,
) => void;

/** Where a name leads, as `dns.lookup` answers with all addresses. */
export type ResolveName = (
  host: string,
  options: LookupOptions & { all: true },
  found: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** For a connection: the name is looked up and what it leads to is checked in one step, so that it can't change between. */
export const lookupPublic =
  (isAllowed: (address: string) => boolean = isPublicAddress, resolveName: ResolveName = resolve) =>
  (host: string, options: LookupOptions, found: Found): void => {
    resolveName(host, { ...options, all: true }, (error, addresses) => {
      if (error) return found(error, []);
      const open = addresses.filter(({ address }) => isAllowed(address));
      const [first] = open;
      // One inner address among outer ones is an attempt, not a mistake.
      if (first === undefined || open.length < addresses.length)
        return found(new Error(`${host} does not lead to the open internet`), []);
      return options.all ? found(null, open) : found(null, first.address, first.family);
    });
  };
