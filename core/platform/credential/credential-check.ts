import { DomainError } from '#core/kernel/domain-error.ts';
import { baseOfKey, credentialAddresses } from './addresses.ts';
import { isPublicId } from './credential.ts';
import { credentialAlgorithms, type CredentialAlgorithm, type CredentialKey } from './credential-key.ts';
import type { ReadJwt } from './ports.ts';

/** Ours have about two thousand characters; nothing longer is looked at. */
export const jwtMaxLength = 16_384;

export const refuseSignature = (): DomainError => new DomainError('certificate.signature_invalid');

const headerMembers = ['alg', 'kid', 'typ'];

type Header = Readonly<{ alg: CredentialAlgorithm; kid: string }>;

/**
 * The header names which key of ours to use, and nothing else: not a key of its own (`jwk`, `x5c`), an address to fetch
 * one from (`jku`), or a way of signing that we do not use.
 */
export const readHeader = ({ header }: ReadJwt): Header => {
  const { alg, kid, typ } = header;
  const known = credentialAlgorithms.find((name) => name === alg);
  const isExact = Object.keys(header).toSorted().join() === headerMembers.join();
  if (!isExact || known === undefined || typ !== 'JWT' || typeof kid !== 'string') throw refuseSignature();
  return { alg: known, kid };
};

/** Whether this key may prove what it signed: ours, of this algorithm, and known to nobody else. */
export const requireTrusted = (key: CredentialKey | null, { alg }: Header): CredentialKey => {
  if (key?.alg !== alg || key.compromisedAt !== null) throw refuseSignature();
  return key;
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Which credential a payload says it is: one of the issuer whose address the key has, and no other document of ours. */
export const readPublicId = ({ payload }: ReadJwt, { kid }: Pick<CredentialKey, 'kid'>): string => {
  const base = baseOfKey(kid);
  const { type, iss, issuer, jti, id } = payload;
  if (base === null || !Array.isArray(type) || !type.includes('OpenBadgeCredential')) throw refuseSignature();
  const addresses = credentialAddresses(base);
  const publicId = typeof jti === 'string' ? jti.slice(jti.lastIndexOf('/') + 1) : '';
  const isOurs =
    iss === addresses.issuer &&
    isRecord(issuer) &&
    issuer['id'] === iss &&
    id === jti &&
    isPublicId(publicId) &&
    jti === addresses.credential(publicId);
  if (!isOurs) throw refuseSignature();
  return publicId;
};
