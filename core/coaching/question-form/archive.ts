import type { Hooks } from '#core/kernel/hooks.ts';
import { without } from '#core/access/actor/archive.ts';

export const questionFormArchive: Hooks['archiveOf'] = async (reads, userId) => ({
  questionForm: [await reads.questionForms.currentOf(userId)]
    .filter((form) => form !== null)
    .map((form) => without(form, 'coachId')),
});
