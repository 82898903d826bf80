import type { Hooks } from '#core/kernel/hooks.ts';
import { defaultTimeZone, localDate } from '#core/kernel/time.ts';
import { postLink } from './references.ts';
import { postReader } from './visibility.ts';

/** Who sees a post sees what it shows. */
export const mayOpenPosted: Hooks['mayOpenMedium'] = async ({ feedPosts }, viewer, { id }) => {
  const showing = await feedPosts.showing(id);
  if (showing.length === 0) return false;
  const ids = showing.map((post) => post.id);
  return (await feedPosts.visible(postReader(viewer), ids)).length > 0;
};

const titleLength = 60;

/** Where its owner's file stands. */
export const postsShowing: Hooks['mediumUsesOf'] = async ({ feedPosts }, mediumId) =>
  (await feedPosts.showing(mediumId)).map(({ id, text, publishedAt }) => ({
    kind: 'FEED',
    id,
    // A post of pictures alone is known by its day.
    title: text === '' ? localDate(publishedAt, defaultTimeZone) : text.slice(0, titleLength),
    link: postLink(id),
  }));
