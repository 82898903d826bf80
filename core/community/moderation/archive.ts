import type { Hooks } from '#core/kernel/hooks.ts';

/** What one reported oneself, what one was sanctioned for, and how one appealed; never who reported one. */
export const moderationArchive: Hooks['archiveOf'] = async (
  { contentReports, sanctions, appeals },
  userId,
) => ({
  contentReports: (await contentReports.of(userId)).map(
    ({ targetKind, targetId, reason, note, createdAt }) => ({
      targetKind,
      targetId,
      reason,
      note,
      createdAt,
    }),
  ),
  sanctions: (await sanctions.of(userId)).map(
    ({ id, kind, reason, until, status, targetKind, targetId, excerpt, createdAt, endedAt }) => ({
      id,
      kind,
      reason,
      until,
      status,
      targetKind,
      targetId,
      excerpt,
      createdAt,
      endedAt,
    }),
  ),
  appeals: (await appeals.of(userId)).map(({ sanctionId, text, status, answer, createdAt, decidedAt }) => ({
    sanctionId,
    text,
    status,
    answer,
    createdAt,
    decidedAt,
  })),
});
