import type { Hooks } from '#core/kernel/hooks.ts';

/** Whom one follows and who follows one, whom one blocked or muted, and whom one does not want suggested; never who blocked one. */
export const followArchive: Hooks['archiveOf'] = async ({ follows, relations, suggestions }, userId) => ({
  follows: (await follows.of(userId)).map(({ pulled: _pulled, ...follow }) => follow),
  relations: await relations.of(userId),
  dismissedSuggestions: await suggestions.dismissedBy(userId),
});
