import {
  base64url,
  calculateJwkThumbprint,
  CompactSign,
  compactVerify,
  errors,
  importJWK,
  type CryptoKey,
  type JWK,
} from 'jose';
import {
  credentialAlgorithms,
  type CredentialAlgorithm,
  type PublicJwk,
} from '#core/platform/credential/credential-key.ts';
import type { CredentialSigner, ReadJwt, SigningKey } from '#core/platform/credential/ports.ts';
import { publicJwkOf, type CredentialKeyPair } from './key-pair.ts';

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { fatal: true });

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Bits that say nothing may not differ either: each text has one spelling. */
const decoded = (part: string): Uint8Array | null => {
  if (!/^[\w-]+$/.test(part)) return null;
  try {
    const bytes = base64url.decode(part);
    return base64url.encode(bytes) === part ? bytes : null;
  } catch {
    return null;
  }
};

const record = (part: string): Readonly<Record<string, unknown>> | null => {
  const bytes = decoded(part);
  if (!bytes) return null;
  try {
    const value: unknown = JSON.parse(decoder.decode(bytes));
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
};

const read = (jwt: string): ReadJwt | null => {
  const [head = '', body = '', signature = '', ...more] = jwt.split('.');
  const [header, payload] = [record(head), record(body)];
  if (more.length > 0 || !header || !payload || !decoded(signature)) return null;
  return { header, payload };
};

/** Keys are few and change once in years; a damaged store must not fill the memory with them. */
const mostKeysKept = 20;
const keptKeys = new Map<string, ReturnType<typeof importJWK>>();

const publicKey = (alg: CredentialAlgorithm, publicJwk: PublicJwk): ReturnType<typeof importJWK> => {
  const name = JSON.stringify([alg, publicJwk]);
  const known = keptKeys.get(name);
  if (known) return known;
  if (keptKeys.size >= mostKeysKept) keptKeys.clear();
  const key = importJWK({ ...publicJwk }, alg);
  keptKeys.set(name, key);
  key.catch(() => keptKeys.delete(name));
  return key;
};

const verifies = async (jwt: string, alg: CredentialAlgorithm, publicJwk: PublicJwk): Promise<boolean> => {
  try {
    await compactVerify(jwt, await publicKey(alg, publicJwk), { algorithms: [alg] });
    return true;
  } catch (error) {
    if (error instanceof errors.JOSEError) return false;
    throw error;
  }
};

const gzipped = async (bytes: Uint8Array): Promise<Uint8Array> => {
  const stream = new Blob([new Uint8Array(bytes)]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
};

type Ready = Readonly<Record<CredentialAlgorithm, SigningKey & Readonly<{ privateKey: CryptoKey }>>>;

const readied = async (jwk: JWK, alg: CredentialAlgorithm): Promise<Ready[CredentialAlgorithm]> => {
  const publicJwk = publicJwkOf(jwk);
  const privateKey = await importJWK(jwk, alg);
  if (privateKey instanceof Uint8Array) throw new Error('A secret is no key pair');
  return { thumbprint: await calculateJwkThumbprint({ ...publicJwk }), publicJwk, privateKey };
};

/** Signs with keys that are read, or made, when they are first needed. */
export const credentialSigner = (pair: () => Promise<CredentialKeyPair>): CredentialSigner => {
  let ready: Promise<Ready> | null = null;
  const load = async (): Promise<Ready> => {
    const jwks = await pair();
    const [EdDSA, RS256] = await Promise.all(credentialAlgorithms.map((alg) => readied(jwks[alg], alg)));
    return { EdDSA, RS256 } as Ready; // one for each algorithm
  };
  const keys = (): Promise<Ready> => {
    ready ??= load().catch((error: unknown) => {
      ready = null;
      throw error;
    });
    return ready;
  };

  return {
    async keys() {
      const { EdDSA, RS256 } = await keys();
      const shown = ({ thumbprint, publicJwk }: SigningKey): SigningKey => ({ thumbprint, publicJwk });
      return { EdDSA: shown(EdDSA), RS256: shown(RS256) };
    },
    async sign(alg, kid, payload) {
      const { privateKey } = (await keys())[alg];
      return new CompactSign(encoder.encode(JSON.stringify(payload)))
        .setProtectedHeader({ alg, kid, typ: 'JWT' })
        .sign(privateKey);
    },
    read,
    verifies,
    encodeList: async (bits) => `u${base64url.encode(await gzipped(bits))}`,
  };
};
