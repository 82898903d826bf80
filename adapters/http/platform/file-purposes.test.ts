import { describe, expect, it } from 'vitest';
import { adminRoleId } from '#core/access/role/role.ts';
import { superUserId } from '#core/kernel/id.ts';
import { noPublicFlags } from '#core/people/account/user.ts';
import { uploadPurposes, type MediaType, type UploadPurpose } from '#core/platform/media/medium.ts';
import { aSnapshot } from '#fixtures/body/snapshots.ts';
import { aWaitingReview } from '#fixtures/coaching/coaches.ts';
import { answered } from '#fixtures/coaching/sequences/rows.ts';
import { aSpecializationRequest, anEvidence } from '#fixtures/coaching/specializations.ts';
import { aGroup, aRoomMember } from '#fixtures/community/chat-rooms.ts';
import { aBlock, aFeedPost, aFollow } from '#fixtures/community/feed.ts';
import { aPayment } from '#fixtures/money/payments.ts';
import { aRole, aUser } from '#fixtures/people/users.ts';
import { aMedium } from '#fixtures/platform/media.ts';
import { aPdf, aPicture, aSound, aText, aVideo } from '../testing/sent-files.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

const files = {
  picture: ['IMAGE', 'a.png', () => aPicture()],
  video: ['VIDEO', 'a.mp4', () => aVideo()],
  sound: ['AUDIO', 'a.m4a', () => aSound()],
  pdf: ['FILE', 'a.pdf', () => aPdf()],
  text: ['FILE', 'a.txt', () => aText()],
} as const satisfies Record<string, readonly [MediaType, string, () => Buffer | Promise<Buffer>]>;
type Kind = keyof typeof files;
const kinds = Object.keys(files) as Kind[]; // its keys are the kinds

const moving = ['picture', 'video'] as const;
const accepted: Readonly<Record<UploadPurpose, readonly Kind[]>> = {
  PHYSICAL_PROFILE: moving,
  AVATAR: moving,
  RECEIPT: moving,
  EVIDENCE: ['picture', 'pdf'],
  GENERAL: kinds,
  CHAT: kinds,
  FEED: moving,
  ARTICLE: moving,
  LEARNING: moving,
  GALLERY: ['picture'],
  SITE: ['picture'],
  BUG_REPORT: ['picture'],
  REVIEW_ANSWER: ['video', 'sound'],
};

const owner = aUser({
  id: 'owner',
  isPublic: true,
  publicFlags: { ...noPublicFlags, gallery: true },
  avatarId: 'avatar',
});
const people = ['follower', 'stranger', 'hides', 'hidden', 'mate', 'blocked-mate', 'left'].map((id) =>
  aUser({ id, isPublic: true }),
);
const clerk = aUser({ id: 'clerk', roleId: adminRoleId });
const mediaClerk = aUser({ id: 'media-clerk', roleId: 'media-clerks' });
const everybody = [
  'owner',
  'follower',
  'stranger',
  'visitor',
  'hides',
  'hidden',
  'mate',
  'blocked-mate',
  'left',
  'clerk',
  'media-clerk',
] as const;
type Reader = (typeof everybody)[number];

const unblocked = ['follower', 'stranger', 'visitor', 'mate', 'left'] as const;
const staff = ['clerk', 'media-clerk'] as const;

/** Where a file stands, and who opens it there beside its owner. */
const places: readonly (readonly [where: string, id: string, purpose: UploadPurpose, readers: readonly Reader[]])[] = [
  ['FEED in a public post', 'posted', 'FEED', [...unblocked, ...staff]],
  ['FEED in a post for followers', 'for-followers', 'FEED', ['follower', ...staff]],
  ['FEED in a post for oneself', 'for-oneself', 'FEED', staff],
  ['FEED not yet used', 'feed-unused', 'FEED', staff],
  ['CHAT sent in a room', 'sent', 'CHAT', ['mate', ...staff]],
  ['GENERAL sent in a room', 'handed-on', 'GENERAL', ['mate', ...staff]],
  ['GENERAL not yet used', 'general-unused', 'GENERAL', staff],
  ['GALLERY in an open gallery', 'hung', 'GALLERY', [...unblocked, ...staff]],
  ['GALLERY not yet used', 'gallery-unused', 'GALLERY', staff],
  ['AVATAR', 'avatar', 'AVATAR', staff],
  ['PHYSICAL_PROFILE in a week', 'body', 'PHYSICAL_PROFILE', staff],
  ['RECEIPT of a payment', 'receipt', 'RECEIPT', staff],
  ['EVIDENCE of a request, which only those who check it open', 'evidence', 'EVIDENCE', ['clerk']],
  ['ARTICLE', 'article', 'ARTICLE', staff],
  ['LEARNING', 'learning', 'LEARNING', staff],
  ["SITE of a member", 'site', 'SITE', staff],
  ['BUG_REPORT', 'bug', 'BUG_REPORT', staff],
  ['REVIEW_ANSWER sent to a member', 'spoken', 'REVIEW_ANSWER', ['mate', ...staff]],
  ['REVIEW_ANSWER of a draft', 'drafted', 'REVIEW_ANSWER', staff],
]; // prettier-ignore

const group = aGroup(owner.id, { id: 'room' });
const post = (mediumId: string, visibility: 'PUBLIC' | 'FOLLOWERS' | 'PRIVATE') =>
  aFeedPost({ authorId: owner.id, visibility, media: [{ mediumId, alt: '' }] });

const opened = async (): Promise<TestServer> => {
  const server = openTestServer({
    seed: {
      roles: [aRole({ id: 'media-clerks', permissions: ['media.view'] })],
      users: [owner, ...people, clerk, mediaClerk],
      media: [
        ...places.map(([, id, purpose]) => aMedium({ id, ownerId: owner.id, purpose })),
        aMedium({ id: 'shared', ownerId: superUserId, purpose: 'SITE' }),
      ],
      follows: [aFollow('follower', owner.id)],
      relations: [aBlock('hides', owner.id), aBlock(owner.id, 'hidden'), aBlock('blocked-mate', owner.id)],
      feedPosts: [
        post('posted', 'PUBLIC'),
        post('for-followers', 'FOLLOWERS'),
        post('for-oneself', 'PRIVATE'),
      ],
      galleryItems: [{ userId: owner.id, mediumId: 'hung', position: 0, alt: 'Bên hồ', copyOf: null }],
      chatRooms: [group],
      chatMembers: [
        ...[owner.id, 'mate', 'blocked-mate'].map((id) => aRoomMember(group, id, { joinedSeq: 0 })),
        aRoomMember(group, 'left', { joinedSeq: 0, state: 'LEFT' }),
      ],
      snapshots: [aSnapshot({ userId: owner.id, media: [{ mediumId: 'body', side: 'FRONT' }] })],
      payments: [aPayment({ userId: owner.id, receiptId: 'receipt' })],
      reviews: [
        aWaitingReview({
          id: 'review',
          memberId: 'mate',
          coachId: owner.id,
          snapshotId: 'week',
          ...answered(),
        }),
      ],
      specializationRequests: [
        aSpecializationRequest({ userId: owner.id, evidence: anEvidence({ mediaIds: ['evidence'] }) }),
      ],
    },
  });
  const uses = server.store.committed.table('mediumUses');
  uses.set('spoken', { mediumId: 'spoken', kind: 'REVIEW', id: 'review' });
  uses.set('drafted', { mediumId: 'drafted', kind: 'REVIEW_DRAFT', id: 'review' });
  const message = { clientId: 'one', body: '', attachmentIds: ['sent', 'handed-on'] };
  const answer = await server.as(owner).post(`/api/chat/rooms/${group.id}/messages`).send(message);
  expect(answer.status).toBe(201);
  return server;
};

const asks = (server: TestServer, reader: Reader) =>
  reader === 'visitor' ? server.request : server.as({ id: reader });

const openers = async (server: TestServer, id: string): Promise<readonly Reader[]> => {
  const statuses = await Promise.all(
    everybody.map(async (reader) => {
      const { status, body } = await asks(server, reader).get(`/api/media/${id}/url`);
      // A reader who may not open it learns nothing of it, but staff who lack the right to certificates.
      if (status !== 200)
        expect([status, body.code]).toEqual(
          reader === 'media-clerk' ? [403, 'access.not_authorized'] : [404, 'media.not_found'],
        );
      return status;
    }),
  );
  return everybody.filter((_, index) => statuses[index] === 200);
};

describe('a file sent for a purpose', () => {
  it('is spoken of here, whatever it is for', () => {
    expect(Object.keys(accepted).toSorted()).toEqual(uploadPurposes.toSorted());
    expect(new Set(places.map(([, , purpose]) => purpose))).toEqual(new Set(uploadPurposes));
  });

  it.each(uploadPurposes)('is taken or refused by what it is: %s', async (purpose) => {
    const { as } = await opened();
    for (const kind of kinds) {
      const [type, name, bytes] = files[kind];
      const { status, body } = await as(owner)
        .post('/api/media')
        .field('purpose', purpose)
        .attach('file', await bytes(), name);
      const isAccepted = accepted[purpose].includes(kind);
      expect([kind, status, isAccepted ? body.type : body.code]).toEqual(
        isAccepted ? [kind, 201, type] : [kind, 400, 'media.type_not_allowed'],
      );
      if (isAccepted) expect(body.purpose).toBe(purpose);
    }
  });
});

describe('the address of a file', () => {
  it.each(places)('is given to those who see it: %s', async (_where, id, _purpose, readers) => {
    const may: readonly Reader[] = ['owner', ...readers];
    expect(await openers(await opened(), id)).toEqual(everybody.filter((reader) => may.includes(reader)));
  });

  it('is given to everybody for a picture of the platform itself', async () => {
    expect(await openers(await opened(), 'shared')).toEqual(everybody);
  });
});

describe('a reported picture', () => {
  it('reaches staff as a case, without who reported it, and is gone for others once hidden', async () => {
    const server = await opened();
    const target = { targetKind: 'MEDIUM', targetId: 'hung', reason: 'NUDITY', note: 'Không nên.' };
    expect((await server.as({ id: 'hidden' }).post('/api/reports').send(target)).body.code).toBe(
      'report.not_found',
    );
    expect((await server.as({ id: 'stranger' }).post('/api/reports').send(target)).status).toBe(201);

    const { body: rows } = await server.as(clerk).get('/api/admin/cases');
    expect(rows).toMatchObject([{ targetKind: 'MEDIUM', status: 'OPEN', reports: 1 }]);
    const { body: found } = await server.as(clerk).get(`/api/admin/cases/${rows[0].id}`);
    expect(found).toMatchObject({ targetId: 'hung', snapshot: { text: 'Bên hồ', mediumIds: ['hung'] } });
    expect(JSON.stringify(found)).not.toContain('stranger');

    const decision = { version: found.version, decision: 'HIDE', reason: 'Trái quy định.' };
    const decided = await server.as(clerk).post(`/api/admin/cases/${found.id}/decide`).send(decision);
    expect([decided.status, decided.body.status]).toEqual([200, 'DECIDED']);
    expect(await openers(server, 'hung')).toEqual(['owner', ...staff]);
  });
});
