import type { Hooks } from '#core/kernel/hooks.ts';
import { without } from '#core/access/actor/archive.ts';

export const commentArchive: Hooks['archiveOf'] = async ({ comments }, userId) => ({
  comments: (await comments.of(userId)).map((comment) => without(comment, 'authorId', 'replies')),
});
