import { DomainError } from '#core/kernel/domain-error.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { credentialAddresses } from './addresses.ts';
import type { Achievement, Credential, Signatures } from './credential.ts';
import { credentialAlgorithms, type CredentialAlgorithm, type CredentialKey } from './credential-key.ts';
import { openBadge } from './open-badge.ts';

export type SigningPorts = Pick<Ports, 'credentialSigner' | 'baseUrl'>;

/** Makes the keys of this server known to everybody, before they sign anything. */
export const knowKeys = async (
  { credentialKeys }: Pick<Repositories, 'credentialKeys'>,
  { credentialSigner, baseUrl }: SigningPorts,
  at: Date,
): Promise<readonly CredentialKey[]> => {
  const keys = await credentialSigner.keys();
  const known: CredentialKey[] = [];
  for (const alg of credentialAlgorithms) {
    const { thumbprint, publicJwk } = keys[alg];
    const kid = credentialAddresses(baseUrl).key(thumbprint);
    const made = { kid, alg, publicJwk, retiredAt: null, compromisedAt: null, createdAt: at };
    const stored = await credentialKeys.find(kid);
    if (!stored) await credentialKeys.keep(made);
    known.push(stored ?? made);
  }
  return known;
};

/** The keys that sign now; one that others know signs nothing. */
export const currentKeyIds = async (
  repositories: Pick<Repositories, 'credentialKeys'>,
  ports: SigningPorts,
  at: Date,
): Promise<Signatures> => {
  const keys = await knowKeys(repositories, ports, at);
  if (keys.some(({ compromisedAt }) => compromisedAt !== null))
    throw new DomainError('certificate.key_compromised');
  const kidOf = (alg: CredentialAlgorithm): string => keys.find((key) => key.alg === alg)?.kid ?? '';
  return { EdDSA: kidOf('EdDSA'), RS256: kidOf('RS256') };
};

/** The credential with both its signed forms. */
export const signed = async (
  { credentialSigner, baseUrl }: SigningPorts,
  credential: Omit<Credential, 'jwts' | 'keyIds'>,
  achievement: Achievement,
  keyIds: Signatures,
): Promise<Credential> => {
  const sign = (alg: CredentialAlgorithm): Promise<string> =>
    credentialSigner.sign(alg, keyIds[alg], openBadge(baseUrl, credential, achievement, alg));
  const [EdDSA, RS256] = await Promise.all([sign('EdDSA'), sign('RS256')]);
  return { ...credential, jwts: { EdDSA, RS256 }, keyIds };
};
