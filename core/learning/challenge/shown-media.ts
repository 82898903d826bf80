import type { Hooks } from '#core/kernel/hooks.ts';
import { isReadable } from './challenge.ts';
import { authoringPage } from './notices.ts';

/** Where its author's file stands: the working copy, or an edition that somebody reads. */
export const challengesShowing: Hooks['mediumUsesOf'] = async ({ challenges, lessons }, mediumId) => {
  const ids = await lessons.showing(mediumId);
  const found = await Promise.all(ids.map((id) => challenges.find(id)));
  return found
    .filter((challenge) => challenge !== null)
    .map(({ id, title }) => ({ kind: 'CHALLENGE', id, title, link: authoringPage(id) }));
};

/** The cover of a challenge that people may look at. What its lessons show is asked of the gate, lesson by lesson. */
export const mayOpenCover: Hooks['mayOpenMedium'] = async ({ challenges, lessons }, _viewer, { id }) => {
  const ids = await lessons.showing(id);
  const found = await Promise.all(ids.map((challengeId) => challenges.find(challengeId)));
  return found.some((challenge) => challenge !== null && challenge.coverId === id && isReadable(challenge));
};
