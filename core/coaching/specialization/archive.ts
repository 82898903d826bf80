import type { Hooks } from '#core/kernel/hooks.ts';
import { without } from '#core/access/actor/archive.ts';

export const specializationArchive: Hooks['archiveOf'] = async (reads, userId) => ({
  specializationRequests: (await reads.specializationRequests.of(userId)).map((row) =>
    without(row, 'userId', 'holdId', 'decidedBy', 'checklist', 'version'),
  ),
});
