import type { Hooks } from '#core/kernel/hooks.ts';
import { without } from '#core/access/actor/archive.ts';

export const coachRequestArchive: Hooks['archiveOf'] = async (reads, userId) => ({
  coachRequests: (await reads.coachRequests.of(userId)).map((row) =>
    without(row, 'userId', 'decidedBy', 'checklist'),
  ),
});
