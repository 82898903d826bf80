import type { Hooks } from '#core/kernel/hooks.ts';

/** The account loses its name and whatever else says who it was; the row stays, because the ledger refers to it. */
export const forgetAccount: Hooks['whenMemberIsAnonymised'] = async (
  { users, consents, presences },
  userId,
  { at },
) => {
  await users.anonymise(userId, at);
  await consents.deleteAllOf(userId);
  await presences.delete(userId);
};
