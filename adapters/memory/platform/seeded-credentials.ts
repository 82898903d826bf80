import type { Seed } from '../create-store.ts';
import type { View } from '../engine/store.ts';

/** Credentials with what they hang on; the lists that they stand in are there. */
export const seedCredentials = (
  { table }: View,
  { signedCredentials = [], achievements = [], credentialKeys = [] }: Seed,
): void => {
  for (const achievement of achievements) table('achievements').set(achievement.id, achievement);
  for (const key of credentialKeys) table('credentialKeys').set(key.kid, key);
  for (const credential of signedCredentials) {
    const { listNumber: number, createdAt } = credential;
    table('statusLists').set(String(number), { number, createdAt });
    table('signedCredentials').set(credential.id, credential);
  }
};
