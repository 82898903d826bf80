import { without } from '#core/access/actor/archive.ts';
import type { Hooks } from '#core/kernel/hooks.ts';

export const archiveImportArchive: Hooks['archiveOf'] = async ({ broughtAnswers }, userId) => ({
  broughtAnswers: (await broughtAnswers.of(userId)).map((answer) => without(answer, 'id', 'userId')),
});
