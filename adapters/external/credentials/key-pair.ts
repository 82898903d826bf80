import { exportJWK, generateKeyPair, type JWK } from 'jose';
import {
  credentialAlgorithms,
  type CredentialAlgorithm,
  type PublicJwk,
} from '#core/platform/credential/credential-key.ts';

/** One private key for each algorithm. */
export type CredentialKeyPair = Readonly<Record<CredentialAlgorithm, JWK>>;

const publicMembers: Readonly<Record<CredentialAlgorithm, readonly string[]>> = {
  EdDSA: ['crv', 'kty', 'x'],
  RS256: ['e', 'kty', 'n'],
};

const algorithmOf = ({ kty, crv, n }: JWK): CredentialAlgorithm | null => {
  if (kty === 'OKP' && crv === 'Ed25519') return 'EdDSA';
  // 2048 bits, in characters of six.
  return kty === 'RSA' && typeof n === 'string' && n.length >= 342 ? 'RS256' : null;
};

const text = (value: unknown): value is string => typeof value === 'string' && /^[\w-]+$/.test(value);

/** Only what is public: whatever else the key holds stays behind. */
export const publicJwkOf = (jwk: JWK): PublicJwk => {
  const alg = algorithmOf(jwk);
  if (alg === null) throw new Error('No key that signs credentials');
  const members = publicMembers[alg].map((name) => [name, jwk[name as keyof JWK]]); // names of members
  return Object.fromEntries(members) as PublicJwk; // both kinds hold text alone
};

const isPrivate = (jwk: JWK): boolean => {
  const alg = algorithmOf(jwk);
  if (alg === null || !text(jwk.d)) return false;
  return alg === 'EdDSA' ? text(jwk.x) : [jwk.n, jwk.e, jwk.p, jwk.q, jwk.dp, jwk.dq, jwk.qi].every(text);
};

/** The first private key of each algorithm, from a JWK set or a list of keys; null when one is missing. */
export const readKeyPair = (json: string): CredentialKeyPair | null => {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return null;
  }
  const isSet = typeof value === 'object' && value !== null && Object.hasOwn(value, 'keys');
  const listed = isSet ? (value as Readonly<{ keys: unknown }>).keys : value;
  if (!Array.isArray(listed)) return null;
  const keys = (listed as unknown[]).filter(
    (key): key is JWK => typeof key === 'object' && key !== null && isPrivate(key),
  );
  const of = (alg: CredentialAlgorithm): JWK | undefined => keys.find((key) => algorithmOf(key) === alg);
  const [EdDSA, RS256] = credentialAlgorithms.map(of);
  return EdDSA && RS256 ? { EdDSA, RS256 } : null;
};

const newKey = async (alg: CredentialAlgorithm): Promise<JWK> => {
  const { privateKey } = await generateKeyPair(alg, {
    extractable: true,
    ...(alg === 'EdDSA' ? { crv: 'Ed25519' } : { modulusLength: 2048 }),
  });
  return exportJWK(privateKey);
};

export const newKeyPair = async (): Promise<CredentialKeyPair> => ({
  EdDSA: await newKey('EdDSA'),
  RS256: await newKey('RS256'),
});

/** As it is kept: a JWK set, which `CREDENTIAL_KEYS` takes too. */
export const keySetOf = (pair: CredentialKeyPair): string =>
  `${JSON.stringify({ keys: credentialAlgorithms.map((alg) => pair[alg]) }, null, 2)}\n`;
