import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { keyFor } from '#adapters/ports/keys.ts';

/** Closes what must not be read from the database, and opens it again. */
export type SecretBox = Readonly<{ seal(text: string): string; open(text: string): string }>;

const cipher = 'aes-256-gcm';
const version = 'v1';
const nonceBytes = 12;
const tagBytes = 16;

/** Opens what an earlier key closed, too; closes with the current one only. */
export const secretBox = (signingKey: string, previousKey: string | null = null): SecretBox => {
  const current = boxOf(signingKey);
  if (previousKey === null) return current;
  const previous = boxOf(previousKey);
  return {
    seal: current.seal,
    open(text) {
      try {
        return current.open(text);
      } catch {
        return previous.open(text);
      }
    },
  };
};

const boxOf = (signingKey: string): SecretBox => {
  const key = keyFor(signingKey, 'sealed-secret');
  return {
    seal(text) {
      const nonce = randomBytes(nonceBytes);
      const sealing = createCipheriv(cipher, key, nonce, { authTagLength: tagBytes });
      const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
      return `${version}.${Buffer.concat([nonce, sealing.getAuthTag(), sealed]).toString('base64url')}`;
    },
    open(text) {
      const [given, content = ''] = text.split('.', 2);
      const bytes = Buffer.from(content, 'base64url');
      if (given !== version || bytes.length < nonceBytes + tagBytes)
        throw new Error('This is not a sealed text');
      const opening = createDecipheriv(cipher, key, bytes.subarray(0, nonceBytes), {
        authTagLength: tagBytes,
      });
      opening.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      const opened = [opening.update(bytes.subarray(nonceBytes + tagBytes)), opening.final()];
      return Buffer.concat(opened).toString('utf8');
    },
  };
};
