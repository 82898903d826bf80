import type { CredentialAlgorithm } from './credential-key.ts';

/** EdDSA is what an address answers with; the other form is asked for. */
const inForm = (address: string, alg: CredentialAlgorithm): string =>
  alg === 'EdDSA' ? address : `${address}?alg=${alg}`;

/** Public addresses below the platform's own; they are printed and signed, so they never change. */
export const credentialAddresses = (baseUrl: string) => ({
  credential: (publicId: string): string => `${baseUrl}/api/credentials/${publicId}`,
  issuer: `${baseUrl}/api/credentials/issuer`,
  key: (thumbprint: string): string => `${baseUrl}/api/credentials/keys/${thumbprint}`,
  statusList: (list: number, alg: CredentialAlgorithm = 'EdDSA'): string =>
    inForm(`${baseUrl}/api/credentials/status/${list}`, alg),
  achievement: (id: string): string => `${baseUrl}/api/achievements/${id}`,
  verification: (publicId: string): string => `${baseUrl}/verify/${publicId}`,
  pdf: (publicId: string): string => `${baseUrl}/api/certificates/${publicId}/pdf`,
});

/** The platform's address at the time a key signed, by the key's own address; null when it is no such address. */
export const baseOfKey = (kid: string): string | null =>
  /^(https?:\/\/[^/?#]+)\/api\/credentials\/keys\/[\w-]{43}$/.exec(kid)?.[1] ?? null;

export const thumbprintOf = (kid: string): string => kid.slice(kid.lastIndexOf('/') + 1);
