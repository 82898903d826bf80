import { describe, expect, it } from 'vitest';
import { superUserId } from '#core/kernel/id.ts';
import { after, day } from '#core/kernel/time.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { actorFor, refusalOf, visitor, world } from '#fixtures/engine/world.ts';
import { aMedium } from '#fixtures/platform/media.ts';
import { aUser } from '#fixtures/people/users.ts';

const scene = () => {
  const [site, clerk, author] = [superUserId, 'clerk', 'author'].map((id) =>
    aUser({ id, isPublic: true, createdAt: after(noon, -30 * day) }),
  );
  if (!site || !clerk || !author) throw new Error('There are three people');
  const media = ['FEED', 'GENERAL'].map((purpose) =>
    aMedium({ ownerId: author.id, purpose: purpose as 'FEED' | 'GENERAL' }),
  );
  const here = world({ users: [site, clerk, author], media });
  return { here, media, community: here.app.community, clerk, author: actorFor(author) };
};

describe('A post in the site’s name', () => {
  it('is user 1’s, written by who may, with the writer in the log', async () => {
    const { here, community, clerk } = scene();
    const input = { text: 'Chào cả nhà' };
    expect(await refusalOf(community.postAsSite(actorFor(clerk, ['feed.update']), input))).toBe('access.not_authorized'); // prettier-ignore
    const writer = actorFor(clerk, ['feed.create']);
    const restricted = { ...writer, restrictedUntil: after(noon, day) };
    expect(await refusalOf(community.postAsSite(restricted, input))).toBe('social.restricted');
    const { id } = await community.postAsSite(writer, input);
    expect(await community.getFeedPost(visitor, id)).toMatchObject({
      text: 'Chào cả nhà',
      author: { id: superUserId },
    });
    expect(here.rows('auditLog')).toMatchObject([{ actor: 'clerk', action: 'feed.create', targetId: id }]);
  });
});

describe('A deleted post', () => {
  it('loses its text and the files that were made for it at once, by who may; a living one does not', async () => {
    const { here, media, community, clerk, author } = scene();
    const { id } = await community.postToFeed(author, {
      text: 'Bí mật',
      media: media.map((medium) => ({ mediumId: medium.id, alt: '' })),
    });
    const purge = (permission: 'feed.delete' | 'feed.manage') =>
      community.purgeFeedPost(actorFor(clerk, [permission]), { id, reason: 'Người khác yêu cầu' });
    expect(await refusalOf(purge('feed.manage'))).toBe('access.not_authorized');
    expect(await refusalOf(purge('feed.delete'))).toBe('feed.not_found');
    await community.deleteFeedPost(author, id);
    await purge('feed.delete');
    expect(JSON.stringify(here.rows('feedPosts'))).not.toContain('Bí mật');
    expect(here.rows('media').map(({ purpose }) => purpose)).toEqual(['GENERAL']);
    expect(await refusalOf(community.restoreFeedPost(author, id))).toBe('feed.restore_expired');
  });
});
