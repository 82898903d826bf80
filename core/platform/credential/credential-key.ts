/** EdDSA is ours; validators of Open Badges want RS256 at least, so each credential has a twin signed with it. */
export const credentialAlgorithms = ['EdDSA', 'RS256'] as const;
export type CredentialAlgorithm = (typeof credentialAlgorithms)[number];

/** The public half alone: `kty`, `crv` and `x`, or `kty`, `n` and `e`. */
export type PublicJwk = Readonly<Record<string, string>>;

/** A key that has signed something. It is never deleted: what it signed can be checked for ever. */
export type CredentialKey = Readonly<{
  /** The address that answers with it; its last part is the RFC 7638 thumbprint. */
  kid: string;
  alg: CredentialAlgorithm;
  publicJwk: PublicJwk;
  /** From then on it signs nothing more; what it signed stays valid. */
  retiredAt: Date | null;
  /** From then on nothing that it signed is believed. */
  compromisedAt: Date | null;
  createdAt: Date;
}>;

/** As it is published. */
export type PublishedKey = Readonly<{
  kty: string;
  crv?: string;
  x?: string;
  n?: string;
  e?: string;
  kid: string;
  alg: CredentialAlgorithm;
  use: 'sig';
}>;

export const publishedKey = ({
  kid,
  alg,
  publicJwk: { kty = '', crv, x, n, e },
}: Pick<CredentialKey, 'kid' | 'alg' | 'publicJwk'>): PublishedKey => ({
  kty,
  ...(crv !== undefined && { crv }),
  ...(x !== undefined && { x }),
  ...(n !== undefined && { n }),
  ...(e !== undefined && { e }),
  kid,
  alg,
  use: 'sig',
});
