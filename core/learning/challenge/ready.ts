import type { Repositories } from '#core/kernel/transaction.ts';
import type { Challenge } from './challenge.ts';
import { checklistOf, type Checklist } from './checklist.ts';

type Uses = Pick<Repositories, 'challenges' | 'lessons'>;

export const checklistFor = async (
  { challenges, lessons }: Uses,
  challenge: Challenge,
): Promise<Checklist> => {
  const [tree, translations] = [
    await lessons.treeOf(challenge.id),
    await challenges.translationsOf(challenge),
  ];
  return checklistOf(challenge, tree, { hasTranslation: translations.length > 0 });
};
