import { describe, expect, it } from 'vitest';
import type { UserActor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { noPublicFlags, type User } from '#core/people/account/user.ts';
import { after, day } from '#core/kernel/time.ts';
import { aFeedPost } from '#fixtures/community/feed.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { actorFor, refusalOf, visitor, world } from '#fixtures/engine/world.ts';
import { aUser } from '#fixtures/people/users.ts';
import { aMedium } from '#fixtures/platform/media.ts';

const scene = () => {
  const publicFlags = { ...noPublicFlags, gallery: true };
  const [owner, viewer, first, second] = ['owner', 'viewer', 'first', 'second'].map((id) =>
    aUser({ id, isPublic: true, publicFlags, createdAt: after(noon, -30 * day) }),
  ) as [User, User, User, User];
  const picture = aMedium({ ownerId: owner.id, purpose: 'GALLERY' });
  const galleryItems = [
    { userId: owner.id, mediumId: picture.id, position: 0, alt: 'Trên đỉnh núi', copyOf: null },
  ];
  const post = aFeedPost({
    id: 'a-post',
    authorId: owner.id,
    media: [{ mediumId: picture.id, alt: '' }],
  });
  const here = world({
    users: [{ ...owner, avatarId: picture.id }, viewer, first, second],
    media: [picture],
    galleryItems,
    feedPosts: [post],
  });
  const seenBy = async (actor: UserActor | typeof visitor): Promise<readonly string[]> => {
    const codeOf = (error: unknown) => (error instanceof DomainError ? error.code : String(error));
    const list = here.app.profile.viewGallery(actor, owner.id).then(({ items }) => `${items.length}`, codeOf);
    const file = here.app.media.getMediumUrl(actor, picture.id).then(() => 'open', codeOf);
    return [await list, await file];
  };
  const moderators = [first, second].map((user) =>
    actorFor(user, ['media.view', 'media.update', 'user.view']),
  );
  return { here, picture, seenBy, moderators, asOwner: actorFor(owner), asViewer: actorFor(viewer) };
};

describe('A picture of a gallery', () => {
  it('is not there for who has blocked its owner, or was blocked by them', async () => {
    const { here, seenBy, asOwner, asViewer } = scene();
    expect(await seenBy(asViewer)).toEqual(['1', 'open']);
    await here.app.community.blockUser(asOwner, asViewer.id);
    expect(await seenBy(asViewer)).toEqual(['user.not_found', 'media.not_found']);
    await here.app.community.unblockUser(asOwner, asViewer.id);
    await here.app.community.blockUser(asViewer, asOwner.id);
    expect(await seenBy(asViewer)).toEqual(['user.not_found', 'media.not_found']);
    expect(await seenBy(visitor)).toEqual(['1', 'open']);
  });

  it('is reported by who sees it, hidden by a decision, and shown again by an accepted appeal', async () => {
    const { here, seenBy, picture, moderators, asOwner, asViewer } = scene();
    const { community, profile } = here.app;
    const [first, second] = moderators as [UserActor, UserActor];
    const target = { targetKind: 'MEDIUM', targetId: picture.id, reason: 'NUDITY', note: '' } as const;
    expect(await refusalOf(community.reportContent(asOwner, target))).toBe('report.own');
    await community.reportContent(asViewer, target);
    const [filed] = here.rows('cases');
    expect(filed?.snapshot).toMatchObject({ text: 'Trên đỉnh núi', mediumIds: [picture.id] });
    const { id = '', version = 0 } = filed ?? {};
    // Who judges it sees it, whatever their role opens of other files.
    const reader = { ...first, permissions: new Set(['media.view'] as const) };
    expect((await community.getCase(reader, id)).media).toMatchObject([
      { id: picture.id, url: expect.stringContaining(picture.key) },
    ]);
    await community.decideCase(first, { id, version, decision: 'HIDE', reason: 'Trái quy định.' });
    expect(await seenBy(asViewer)).toEqual(['0', 'media.not_found']);
    expect(await seenBy(asOwner)).toEqual(['1', 'open']);

    await profile.removeFromGallery(asOwner, picture.id);
    await profile.addToGallery(asOwner, { mediumId: picture.id });
    expect(await seenBy(asViewer)).toEqual(['0', 'media.not_found']);

    // Nor does it go on in a post, or as the face beside the name.
    const seen = async (actor: UserActor) => {
      const post = await community.getFeedPost(actor, 'a-post');
      const { avatarUrl } = await here.app.account.getPublicProfile(actor, { idOrUsername: asOwner.id });
      return [post.media.length, post.author.avatarUrl !== null, avatarUrl !== null];
    };
    expect([await seen(asViewer), await seen(asOwner)]).toEqual([
      [0, false, false],
      [1, true, true],
    ]);

    const sanctionId = here.rows('sanctions').at(-1)?.id ?? '';
    await community.fileAppeal(asOwner, { id: sanctionId, text: 'Ảnh bình thường.' });
    await community.acceptAppeal(second, { id: here.rows('appeals').at(-1)?.id ?? '', reason: 'Đúng vậy.' });
    expect(await seenBy(asViewer)).toEqual(['1', 'open']);
    expect(await seen(asViewer)).toEqual([1, true, true]);
  });
});
