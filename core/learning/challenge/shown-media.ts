import type { Hooks } from '#core/kernel/hooks.ts';
import type { MediumId } from '#core/kernel/id.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { placesOfKind } from '#core/platform/media/use.ts';
import { isStaffReader } from './author.ts';
import { isReadable, type Challenge } from './challenge.ts';
import { authoringPage } from './notices.ts';
import type { WorkingTree } from './working-tree.ts';

/** Of clean rich text; it names each file so. */
const idsInText = (html: string): readonly MediumId[] =>
  [...html.matchAll(/ data-medium="([^"]+)"/g)].map(([, id]) => id!); // the group is part of each match

const idsIn = (
  { coverId, description }: Challenge,
  { lessons, quizzes }: WorkingTree,
): readonly MediumId[] => [
  ...(coverId === null ? [] : [coverId]),
  ...idsInText(description),
  ...lessons.flatMap(({ videoId, posterId, html }) => [
    ...[videoId, posterId].filter((id) => id !== null),
    ...idsInText(html),
  ]),
  ...quizzes.flatMap(({ questions }) => questions.flatMap(({ imageId }) => imageId ?? [])),
];

/**
 * Writes down which files the challenge shows, after each change: those can't be deleted. What an edition has shown stays,
 * since a learner may be reading it.
 */
export const keepUses = async (
  { media, challenges, lessons }: Pick<Repositories, 'challenges' | 'lessons' | 'media'>,
  challengeId: string,
): Promise<void> => {
  const challenge = await challenges.find(challengeId);
  if (challenge === null) return;
  const use = { kind: 'CHALLENGE', id: challengeId } as const;
  const shown = [...new Set(idsIn(challenge, await lessons.treeOf(challengeId)))];
  if (challenge.editionNo === 0) await media.unuse(use);
  await media.use(shown, use);
};

/** Where its author's file stands. */
export const challengesShowing: Hooks['mediumUsesOf'] = async ({ challenges }, _mediumId, known) => {
  const found = await Promise.all(placesOfKind(known, 'CHALLENGE').map((id) => challenges.find(id)));
  return found
    .filter((challenge) => challenge !== null)
    .map(({ id, title }) => ({ kind: 'CHALLENGE', id, title, link: authoringPage(id) }));
};

/**
 * The cover of a challenge that people may look at, and every file of it for staff who read what is written. What its
 * lessons show learners is asked of the gate, lesson by lesson.
 */
export const mayOpenShown: Hooks['mayOpenMedium'] = async ({ challenges, media }, viewer, { id }) => {
  const ids = placesOfKind(await media.usesOf(id), 'CHALLENGE');
  const found = await Promise.all(ids.map((challengeId) => challenges.find(challengeId)));
  const isStaff = isStaffReader(viewer);
  return found.some(
    (challenge) => challenge !== null && (isStaff || (challenge.coverId === id && isReadable(challenge))),
  );
};
