import { without } from '#core/access/actor/archive.ts';
import type { Hooks } from '#core/kernel/hooks.ts';

/** When staff saw the site as this member, and why. Who it was stands in the member's own list by name. */
export const viewingArchive: Hooks['archiveOf'] = async ({ viewings }, userId) => ({
  viewings: (await viewings.allOf(userId)).map((viewing) => without(viewing, 'memberId', 'staffId')),
});
