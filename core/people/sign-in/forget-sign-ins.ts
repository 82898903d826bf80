import type { Hooks } from '#core/kernel/hooks.ts';

/** No way in is left, and no trace of where this person came from. */
export const forgetSignIns: Hooks['whenMemberIsAnonymised'] = async (
  { credentials, sessions, verifications },
  userId,
) => {
  await credentials.delete(userId);
  await sessions.deleteAllOf(userId);
  await verifications.deleteAllOf(userId);
};
