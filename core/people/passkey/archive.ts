import { without } from '#core/access/actor/archive.ts';
import type { Hooks } from '#core/kernel/hooks.ts';

/** Which there are and when they were used; nothing that a device could be recognised by elsewhere. */
export const passkeyArchive: Hooks['archiveOf'] = async ({ passkeys }, userId) => ({
  passkeys: (await passkeys.listOf(userId)).map((passkey) =>
    without(passkey, 'userId', 'credentialId', 'publicKey', 'counter'),
  ),
});
