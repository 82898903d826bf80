import { without } from '#core/access/actor/archive.ts';
import type { Hooks } from '#core/kernel/hooks.ts';

/** A coach's own choices. The signals themselves are computed and kept nowhere. */
export const attentionArchive: Hooks['archiveOf'] = async ({ mutedSignals }, userId) => ({
  mutedSignals: (await mutedSignals.ofCoach(userId)).map((muted) => without(muted, 'coachId')),
});
