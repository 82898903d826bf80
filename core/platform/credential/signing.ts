import { DomainError } from '#core/kernel/domain-error.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { credentialAddresses } from './addresses.ts';
import type { Achievement, Credential, Signatures } from './credential.ts';
import { credentialAlgorithms, type CredentialAlgorithm } from './credential-key.ts';
import { openBadge } from './open-badge.ts';

export type SigningPorts = Pick<Ports, 'credentialSigner' | 'baseUrl'>;

/** The keys that sign now, known to everybody before they sign anything. */
export const currentKeyIds = async (
  { credentialKeys }: Pick<Repositories, 'credentialKeys'>,
  { credentialSigner, baseUrl }: SigningPorts,
  at: Date,
): Promise<Signatures> => {
  const keys = await credentialSigner.keys();
  const kidOf = (alg: CredentialAlgorithm): string => credentialAddresses(baseUrl).key(keys[alg].thumbprint);
  for (const alg of credentialAlgorithms) {
    const kid = kidOf(alg);
    const known = await credentialKeys.find(kid);
    if (known?.compromisedAt) throw new DomainError('certificate.key_compromised');
    if (known) continue;
    const { publicJwk } = keys[alg];
    await credentialKeys.keep({ kid, alg, publicJwk, retiredAt: null, compromisedAt: null, createdAt: at });
  }
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
