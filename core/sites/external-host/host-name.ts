import { fieldError } from '#core/kernel/domain-error.ts';

/** Letters, digits and hyphens, dot by dot: what a name is on the wire. */
const wireShape =
  /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/;

/** What knows the list of public suffixes and how other alphabets are written on the wire. */
export interface HostNames {
  /** As it is on the wire; null for what is no name. */
  toAscii(typed: string): string | null;
  toUnicode(host: string): string;
  /** What its owner has registered, `example.co.uk`; null for a public suffix, an address, or what nobody can have. */
  registrable(host: string): string | null;
}

const refused = () => fieldError('body.host', 'domain.host_invalid');

const localEndings = [
  'localhost',
  'local',
  'internal',
  'lan',
  'home',
  'arpa',
  'test',
  'example',
  'invalid',
  'onion',
  'alt',
];

const isBelow = (host: string, zone: string): boolean => host === zone || host.endsWith(`.${zone}`);

type Ours = Readonly<{ zone: string | null; hosts: readonly string[] }>;

/**
 * A name of the member's own, as it is on the wire. Typed text is looked at before it is translated: what a browser would
 * make an address of (`0x7f.1`), a port, a path, an escape or a wildcard is none.
 */
export const requireHost = (names: HostNames, typed: string, { zone, hosts }: Ours): string => {
  const text = typed.trim().replace(/\.$/, '').normalize('NFC').toLowerCase();
  if (text === '' || /[%:/\\?#@_*[\]\s,]/u.test(text) || /^[\d.]+$/.test(text) || /(^|\.)0x/.test(text))
    throw refused();
  const host = names.toAscii(text);
  if (host === null || !wireShape.test(host)) throw refused();
  const last = host.split('.').at(-1) ?? '';
  if (localEndings.includes(last)) throw refused();
  if ((zone !== null && isBelow(host, zone)) || hosts.some((own) => isBelow(host, own))) throw refused();
  if (names.registrable(host) === null) throw refused();
  return host;
};

/**
 * The plain letters, whatever marks stand on them. Latin has others that look like these (`ɡ`, `ı`), and they are as
 * misleading as a Cyrillic one.
 */
const isLatin = (label: string): boolean =>
  /^[a-z\d-]+$/.test(label.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd'));

/** With its marks only where every letter is one of a to z: `аpple` in Cyrillic stays `xn--pple-43d`. */
export const shownHost = (names: HostNames, host: string): string => {
  const unicode = names.toUnicode(host);
  return unicode !== '' && unicode.split('.').every(isLatin) && names.toAscii(unicode) === host
    ? unicode
    : host;
};

export const isApex = (names: HostNames, host: string): boolean => names.registrable(host) === host;
