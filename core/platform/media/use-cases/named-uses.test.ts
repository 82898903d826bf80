import { describe, expect, it } from 'vitest';
import type { Seed } from '#adapters/memory/create-store.ts';
import { errorSentence } from '#adapters/ports/messages.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { languages } from '#core/kernel/language.ts';
import { mediumUseKinds, type NamedUse } from '#core/platform/media/use.ts';
import { aSnapshot } from '#fixtures/body/snapshots.ts';
import { aWaitingReview } from '#fixtures/coaching/coaches.ts';
import { aSpecializationRequest } from '#fixtures/coaching/specializations.ts';
import { aGroup, aMessage, aPairRoom, aRoomMember } from '#fixtures/community/chat-rooms.ts';
import { aFeedPost } from '#fixtures/community/feed.ts';
import { actorFor, world } from '#fixtures/engine/world.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { aProduct } from '#fixtures/money/catalog.ts';
import { aPartner } from '#fixtures/money/partners.ts';
import { aPayment } from '#fixtures/money/payments.ts';
import { aUser } from '#fixtures/people/users.ts';
import { aMedium } from '#fixtures/platform/media.ts';

const file = aMedium({ ownerId: 'u', purpose: 'GENERAL' });
const owner = aUser({ id: 'u', fullname: 'Lê An', language: 'en' });
const other = aUser({ id: 'o', fullname: 'Trần Bình' });
const group = aGroup('u', { id: 'group', name: 'Chạy đêm', photoId: file.id, memberCount: 1 });
const pair = aPairRoom('u', 'o', { id: 'pair', memberCount: 2 });
const message = aMessage({ id: 'said', roomId: 'pair', seq: 1, senderId: 'u' });
const request = aSpecializationRequest({ userId: 'u' });
const evidence = { ...request.evidence, issuer: 'NASM', number: '42', mediaIds: [file.id] };
const video = aMedium({ ownerId: 'u', type: 'VIDEO', name: 'buổi tập.mp4', posterId: file.id });
const answer = aWaitingReview({ id: 'answer', memberId: 'o', coachId: 'u', snapshotId: 'week' });
const post = (parts: object) =>
  aFeedPost({
    id: 'post',
    authorId: 'u',
    publishedAt: noon,
    media: [{ mediumId: file.id, alt: '' }],
    ...parts,
  });

type Row = readonly [seed: Seed, use: NamedUse, kept?: Readonly<Pick<NamedUse, 'kind' | 'id'>>];
const rows: readonly Row[] = [
  [
    { snapshots: [aSnapshot({ userId: 'u', media: [{ mediumId: file.id, side: 'FRONT' }] })] },
    { kind: 'WEEK', id: '2026-W47', title: '2026-W47', link: '/dashboard/user/profile' },
  ],
  [
    { users: [{ ...owner, avatarId: file.id }, other] },
    { kind: 'AVATAR', id: 'u', title: 'Lê An', link: '/dashboard/user/account' },
  ],
  [
    { payments: [aPayment({ id: 'order', userId: 'u', code: 'PAYFB22334455', receiptId: file.id })] },
    { kind: 'RECEIPT', id: 'order', title: 'PAYFB22334455', link: '/checkout/order' },
  ],
  [
    { specializationRequests: [{ ...request, evidence }] },
    { kind: 'EVIDENCE', id: request.id, title: 'NASM · 42', link: '/dashboard/user/specialization' },
  ],
  [
    {
      products: [
        aProduct({ id: 'band', slug: 'day', title: { vi: 'Dây', en: 'Band' }, imageIds: [file.id] }),
      ],
    },
    { kind: 'PRODUCT', id: 'band', title: 'Band', link: '/product/day' },
  ],
  [
    { partners: [aPartner({ id: 'partner', name: 'Sữa Việt', logoId: file.id })] },
    { kind: 'PARTNER', id: 'partner', title: 'Sữa Việt', link: '/dashboard/rewards' },
  ],
  [
    { media: [file, video] },
    { kind: 'POSTER', id: video.id, title: 'buổi tập.mp4', link: `/file/${video.id}` },
  ],
  [
    { galleryItems: [{ userId: 'u', mediumId: file.id, position: 0, alt: 'Leo núi', copyOf: null }] },
    { kind: 'GALLERY', id: 'u', title: 'Leo núi', link: '/dashboard/user/gallery' },
  ],
  [
    { galleryItems: [{ userId: 'u', mediumId: file.id, position: 0, alt: '', copyOf: null }] },
    { kind: 'GALLERY', id: 'u', title: 'Lê An', link: '/dashboard/user/gallery' },
  ],
  [
    { feedPosts: [post({ text: 'Chạy 5 km' })] },
    { kind: 'FEED', id: 'post', title: 'Chạy 5 km', link: '/feed/post' },
  ],
  [
    { feedPosts: [post({ text: '' })] },
    { kind: 'FEED', id: 'post', title: '2026-11-20', link: '/feed/post' },
  ],
  [
    {
      chatRooms: [pair],
      chatMembers: [aRoomMember(pair, 'u'), aRoomMember(pair, 'o')],
      chatMessages: [message],
    },
    { kind: 'CHAT', id: 'said', title: 'Trần Bình', link: '/dashboard/chat/pair' },
    { kind: 'CHAT', id: 'said' },
  ],
  [
    { chatRooms: [group], chatMembers: [aRoomMember(group, 'u')] },
    { kind: 'ROOM', id: 'group', title: 'Chạy đêm', link: '/dashboard/chat/group' },
    { kind: 'ROOM', id: 'group' },
  ],
  [
    { reviews: [answer] },
    { kind: 'REVIEW', id: 'answer', title: 'Trần Bình', link: '/dashboard/review/answer' },
    { kind: 'REVIEW', id: 'answer' },
  ],
  [
    { reviews: [answer] },
    { kind: 'REVIEW_DRAFT', id: 'answer', title: 'Trần Bình', link: '/dashboard/review/answer/answer' },
    { kind: 'REVIEW_DRAFT', id: 'answer' },
  ],
];

const open = async ([seed, , kept]: Row) => {
  const here = world({ users: [owner, other], media: [file], ...seed });
  if (kept) await here.ports.reads.media.use([file.id], kept);
  return here;
};

/** Their module comes later, and brings its words with it. */
const toCome = ['ARTICLE', 'LESSON', 'CHALLENGE', 'SITE', 'BUG_REPORT'];

describe('a file in use', () => {
  it.each(rows.map((row) => [row[1].kind, row[1].title, row] as const))(
    'by %s names it %s, with a link, and so does the refusal to delete it',
    async (_kind, title, row) => {
      const here = await open(row);
      expect(await here.app.media.listMediumUses(actorFor(owner), file.id)).toEqual({ items: [row[1]] });
      const refusal = await here.app.media
        .deleteMedium(actorFor(owner), file.id)
        .catch((error: unknown) => error);
      if (!(refusal instanceof DomainError)) throw new Error('It was deleted');
      expect(refusal.code).toBe('media.in_use');
      for (const language of languages)
        expect(errorSentence(language, refusal.code, refusal.params)).toContain(`: ${title}.`);
    },
  );

  it('has words for every kind there is today', () => {
    const named = new Set(rows.map(([, { kind }]) => kind));
    expect([...named, ...toCome].toSorted()).toEqual([...mediumUseKinds].toSorted());
  });

  it('tells staff no more than that it is in use', async () => {
    const here = await open(rows[9]!); // a post
    const clerk = actorFor(other, ['media.delete']);
    const refusal = await here.app.media.deleteMediumAsStaff(clerk, file.id).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: 'media.in_use', params: { count: 0, where: '' } });
    expect(errorSentence('en', 'media.in_use', { count: 0, where: '' })).toBe(
      'This file is in use. Remove it from there before deleting it.',
    );
  });
});
