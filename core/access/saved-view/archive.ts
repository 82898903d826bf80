import { without } from '../actor/archive.ts';
import type { Hooks } from '#core/kernel/hooks.ts';

/** The views this person made, shared ones too. */
export const savedViewArchive: Hooks['archiveOf'] = async ({ savedViews }, userId) => ({
  savedViews: (await savedViews.ofOwner(userId)).map((view) => without(view, 'ownerId', 'version')),
});
