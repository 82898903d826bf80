import type { Hooks } from '#core/kernel/hooks.ts';

/** Texts go, places in threads stay. What counts comments on a subject follows by itself. */
export const forgetComments: Hooks['whenMemberIsAnonymised'] = async ({ comments }, userId, { at }) => {
  for (const { rootId } of await comments.forgetAllOf(userId, at))
    if (rootId !== null) await comments.addReplies(rootId, -1);
};
