import { createPublicKey, verify as verifyByNode } from 'node:crypto';
import { BitstringStatusList } from '@digitalbazaar/vc-bitstring-status-list';
import { ed25519 } from '@noble/curves/ed25519.js';

type Json = Readonly<Record<string, unknown>>;

const bytesOf = (part: string): Uint8Array => new Uint8Array(Buffer.from(part, 'base64url'));
const jsonOf = (part: string): Json => JSON.parse(Buffer.from(part, 'base64url').toString()) as Json; // objects of ours

const textAt = async (address: unknown): Promise<string> => {
  const answer = await fetch(String(address));
  if (!answer.ok) throw new Error(`${String(address)} answered ${answer.status}`);
  return answer.text();
};

/** As a stranger proves a signed text: with the key at the address that it names, and none of our code. */
export const isProved = async (jwt: string): Promise<boolean> => {
  const [head = '', body = '', signature = ''] = jwt.split('.');
  const { alg, kid } = jsonOf(head);
  const key = JSON.parse(await textAt(kid)) as Readonly<Record<'kty' | 'x' | 'n' | 'e', string>>; // a key, as its address says
  const message = new TextEncoder().encode(`${head}.${body}`);
  if (alg === 'EdDSA') return ed25519.verify(bytesOf(signature), message, bytesOf(key.x));
  const publicKey = createPublicKey({ key: { kty: key.kty, n: key.n, e: key.e }, format: 'jwk' });
  return verifyByNode('sha256', message, publicKey, bytesOf(signature));
};

/** What the signed list at the address that a signed text names says of it; the list is proved too. */
export const isListedRevoked = async (jwt: string): Promise<boolean> => {
  const { statusListCredential, statusListIndex } = jsonOf(jwt.split('.')[1] ?? '')[
    'credentialStatus'
  ] as Json;
  const list = await textAt(statusListCredential);
  if (!(await isProved(list))) throw new Error('the status list is not proved');
  const { encodedList } = jsonOf(list.split('.')[1] ?? '')['credentialSubject'] as { encodedList: string };
  const bits = await BitstringStatusList.decode({ encodedList });
  return bits.getStatus(Number(statusListIndex));
};

/** The same text with one byte of what it says changed. */
export const withByteChanged = (jwt: string): string => {
  const at = jwt.indexOf('.') + 20;
  return `${jwt.slice(0, at)}${jwt[at] === 'B' ? 'C' : 'B'}${jwt.slice(at + 1)}`;
};
