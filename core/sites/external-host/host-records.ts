import { proofOf, verifyLabel, type ExternalHost, type HostProblem } from './external-host.ts';
import type { DnsLookup, LookupType } from './ports.ts';

const mostSteps = 8;
const mostRecords = 20;
/** Who gives the certificates: a host whose CAA names others can't be served. */
const certificateAuthorities = ['letsencrypt.org', 'sectigo.com'];

export type NeededRecord = Readonly<{ type: 'TXT' | 'CNAME' | 'A' | 'AAAA'; name: string; content: string }>;

export type Expected = Readonly<{
  zone: string;
  /** What stands at the top of a zone can be no CNAME: it points to these addresses. */
  isApex: boolean;
  /** The setting `siteAddresses`. */
  addresses: readonly string[];
}>;

export const targetHost = ({ target }: Pick<ExternalHost, 'target'>, zone: string): string =>
  `${target}.${zone}`;

/** What the member has to write down at the company that keeps the name. */
export const neededRecords = (
  host: ExternalHost,
  { zone, isApex, addresses }: Expected,
): readonly NeededRecord[] => [
  { type: 'TXT', name: `${verifyLabel}.${host.host}`, content: proofOf(host) },
  ...(isApex
    ? addresses.map((content): NeededRecord => ({
        type: content.includes(':') ? 'AAAA' : 'A',
        name: host.host,
        content,
      }))
    : [{ type: 'CNAME', name: host.host, content: targetHost(host, zone) } as const]),
];

const few = (values: readonly string[]): readonly string[] => values.slice(0, mostRecords);
const plain = (name: string): string => name.toLowerCase().replace(/\.$/, '');

type Asking = (name: string, type: LookupType) => Promise<readonly string[]>;

const askingOf =
  (lookup: DnsLookup): Asking =>
  async (name, type) =>
    few(await lookup.read(name, type));

const proofProblem = async (ask: Asking, host: ExternalHost): Promise<HostProblem | null> => {
  const found = await ask(`${verifyLabel}.${host.host}`, 'TXT');
  if (found.includes(proofOf(host))) return null;
  return { record: 'TXT', problem: found.length === 0 ? 'MISSING' : 'OTHER', found };
};

const aliasProblem = async (ask: Asking, host: ExternalHost, zone: string): Promise<HostProblem | null> => {
  const wanted = targetHost(host, zone);
  let name = host.host;
  let first: readonly string[] = [];
  for (let step = 0; step < mostSteps; step += 1) {
    const found = (await ask(name, 'CNAME')).map(plain);
    if (step === 0) first = found;
    if (found.length > 1) return { record: 'CNAME', problem: 'SEVERAL', found };
    const [next] = found;
    if (next === undefined) break;
    if (next === wanted) return null;
    name = next;
  }
  return { record: 'CNAME', problem: first.length === 0 ? 'MISSING' : 'OTHER', found: first };
};

/** `2001:db8::1` and `2001:DB8:0::1` are one address. */
const sameAddress = (address: string): string => {
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const [before, behind] = [groups(head), groups(tail ?? '')];
  const gap = tail === undefined ? [] : Array.from({ length: 8 - before.length - behind.length }, () => '0');
  return [...before, ...gap, ...behind].map((group) => group.replace(/^0+(?=.)/, '')).join(':');
};

const addressProblem = async (
  ask: Asking,
  host: ExternalHost,
  addresses: readonly string[],
): Promise<HostProblem | null> => {
  const found = [...(await ask(host.host, 'A')), ...(await ask(host.host, 'AAAA'))];
  if (found.length === 0) return { record: 'ADDRESS', problem: 'MISSING', found };
  const [there, wanted] = [new Set(found.map(sameAddress)), new Set(addresses.map(sameAddress))];
  const ours = [...wanted].filter((address) => there.has(address)).length;
  if (ours === wanted.size && ours === there.size) return null;
  // One address that is another's serves half the visitors another page.
  const isBeside = wanted.size > 0 && ours === wanted.size;
  return { record: 'ADDRESS', problem: isBeside ? 'SEVERAL' : 'OTHER', found };
};

/** The nearest CAA record from the host upwards; `0 issue "letsencrypt.org"`. */
const authorityProblem = async (ask: Asking, host: ExternalHost): Promise<HostProblem | null> => {
  const labels = host.host.split('.');
  for (let from = 0; from < Math.min(labels.length - 1, mostSteps); from += 1) {
    const found = await ask(labels.slice(from).join('.'), 'CAA');
    const issuers = found.flatMap((text) => /^\d+ issue "?([^";]*)/.exec(text)?.slice(1) ?? []);
    if (issuers.length > 0) {
      const isAllowed = issuers.some((issuer) => certificateAuthorities.includes(issuer.trim()));
      return isAllowed ? null : { record: 'CAA', problem: 'FORBIDS', found };
    }
  }
  return null;
};

/** Nobody answered: that says nothing about the record. */
const orAway = async (
  record: HostProblem['record'],
  work: Promise<HostProblem | null>,
): Promise<HostProblem | null> => {
  try {
    return await work;
  } catch {
    return { record, problem: 'AWAY', found: [] };
  }
};

/** Every record that is not as it should be; none when the host may be served. */
export const readProblems = async (
  lookup: DnsLookup,
  host: ExternalHost,
  { zone, isApex, addresses }: Expected,
): Promise<readonly HostProblem[]> => {
  const ask = askingOf(lookup);
  const problems = await Promise.all([
    orAway('TXT', proofProblem(ask, host)),
    isApex
      ? orAway('ADDRESS', addressProblem(ask, host, addresses))
      : orAway('CNAME', aliasProblem(ask, host, zone)),
    orAway('CAA', authorityProblem(ask, host)),
  ]);
  return problems.filter((problem) => problem !== null);
};

/** Whether the proof of an earlier owner is still there; a resolver that is away leaves it where it is. */
export const holdsProof = async (lookup: DnsLookup, host: ExternalHost): Promise<boolean> => {
  try {
    return (await proofProblem(askingOf(lookup), host)) === null;
  } catch {
    return true;
  }
};
