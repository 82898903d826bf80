import { without } from '#core/access/actor/archive.ts';
import type { Hooks } from '#core/kernel/hooks.ts';

export const bountyArchive: Hooks['archiveOf'] = async ({ bounties }, userId) => ({
  // Who on staff set it is not the member's.
  bounties: (await bounties.allOf(userId)).map((bounty) => without(bounty, 'userId', 'setBy')),
});
