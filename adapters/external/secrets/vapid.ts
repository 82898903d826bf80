import { createECDH } from 'node:crypto';

/** The curve of web push (RFC 8292). */
const curve = 'prime256v1';

/** Throws when it is none. */
export const vapidPublicKey = (privateKey: string): string => {
  const pair = createECDH(curve);
  pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  return pair.getPublicKey().toString('base64url');
};

export const isVapidPrivateKey = (text: string): boolean => {
  if (!/^[\w-]{43}=?$/.test(text)) return false;
  try {
    vapidPublicKey(text);
    return true;
  } catch {
    return false;
  }
};

export const newVapidPrivateKey = (): string => {
  const pair = createECDH(curve);
  pair.generateKeys();
  // Leading zeros are part of it.
  return Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()])
    .subarray(-32)
    .toString('base64url');
};
