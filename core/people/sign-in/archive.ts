import type { Hooks } from '#core/kernel/hooks.ts';

export const signInArchive: Hooks['archiveOf'] = async (reads, userId, at) => ({
  sessions: (await reads.sessions.listOf(userId, at)).map(
    ({ userAgent, address, createdAt, lastUsedAt, expiresAt }) => ({
      userAgent,
      address,
      createdAt,
      lastUsedAt,
      expiresAt,
    }),
  ),
});
