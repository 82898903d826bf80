import { without } from '#core/access/actor/archive.ts';
import type { Hooks } from '#core/kernel/hooks.ts';

/** With the signed texts: they prove what they say wherever their holder takes them. */
export const credentialArchive: Hooks['archiveOf'] = async ({ signedCredentials }, userId) => ({
  credentials: (await signedCredentials.of(userId)).map((row) =>
    without(row, 'userId', 'keyIds', 'listNumber', 'listIndex', 'version'),
  ),
});
