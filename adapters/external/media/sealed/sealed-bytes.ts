import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const version = 1;
const nonceBytes = 12;
const tagBytes = 16;
const headBytes = 1 + nonceBytes + tagBytes;

/** For one file and no other: 32 random bytes. */
export const newFileSecret = (): Uint8Array => randomBytes(32);

/** Version, nonce, tag, closed bytes. The name of the file is sealed with it: no file opens as another. */
export const sealBytes = (secret: Uint8Array, fileKey: string, content: Uint8Array): Uint8Array => {
  const nonce = randomBytes(nonceBytes);
  const closing = createCipheriv(cipher, secret, nonce).setAAD(Buffer.from(fileKey));
  const closed = [closing.update(content), closing.final()];
  return Buffer.concat([Buffer.of(version), nonce, closing.getAuthTag(), ...closed]);
};

/** Throws for what another key or name sealed, or what was changed since. */
export const openBytes = (secret: Uint8Array, fileKey: string, sealed: Uint8Array): Uint8Array => {
  if (sealed.length < headBytes || sealed[0] !== version) throw new Error(`${fileKey} is no sealed file`);
  const opening = createDecipheriv(cipher, secret, sealed.subarray(1, 1 + nonceBytes), {
    authTagLength: tagBytes,
  })
    .setAAD(Buffer.from(fileKey))
    .setAuthTag(sealed.subarray(1 + nonceBytes, headBytes));
  return Buffer.concat([opening.update(sealed.subarray(headBytes)), opening.final()]);
};
