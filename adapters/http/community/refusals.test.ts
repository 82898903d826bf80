import { describe, expect, it } from 'vitest';
import { limitErrors } from '#core/community/activity/errors.ts';
import { actionLimits } from '#core/community/activity/limits.ts';
import { commentErrors } from '#core/community/comment/errors.ts';
import { feedErrors } from '#core/community/feed/errors.ts';
import { followErrors } from '#core/community/follow/errors.ts';
import { moderationErrors } from '#core/community/moderation/errors.ts';
import { statusOf } from '#http/engine/serving/send-error.ts';
import type { ErrorCode } from '#core/kernel/domain-error.ts';
import { languages } from '#core/kernel/language.ts';
import { superUserId } from '#core/kernel/id.ts';
import { after, day, hour } from '#core/kernel/time.ts';
import { galleryErrors } from '#core/people/profile/gallery-errors.ts';
import { mostGalleryItems } from '#core/people/profile/gallery.ts';
import type { User } from '#core/people/account/user.ts';
import { aComment, aFeedPost, aFollow } from '#fixtures/community/feed.ts';
import { allOfModeration } from '#fixtures/community/moderation-desk.ts';
import {
  aCase,
  aContentReport,
  anAppeal,
  aSanction,
  aTextRule,
  dismissed,
} from '#fixtures/community/moderation.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { actorFor } from '#fixtures/engine/world.ts';
import { aRole, aUser } from '#fixtures/people/users.ts';
import { aMedium } from '#fixtures/platform/media.ts';
import { errorSentence } from '#adapters/ports/messages.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts'; // prettier-ignore

const long = after(noon, -100 * day);
const person = (id: string, parts: Partial<User> = {}) =>
  aUser({ id, fullname: id, isPublic: true, createdAt: long, ...parts });
const role = aRole({ id: 'moderators', permissions: allOfModeration });
const [author, reader, closed, young, restricted] = [
  person('author'),
  person('reader'),
  person('closed', { isPublic: false }),
  person('young', { createdAt: noon }),
  person('restricted', { restrictedUntil: after(noon, day) }),
];
const moderator = person('moderator', { roleId: role.id });

const post = aFeedPost({ id: 'a-post', authorId: author.id });
const locked = aFeedPost({ id: 'a-locked', authorId: author.id, locked: true });
const gone = { status: 'DELETED', statusBefore: 'PUBLISHED', deletedAt: after(noon, -hour) } as const;
const deleted = aFeedPost({ id: 'a-deleted', authorId: author.id, ...gone });
const more = ['one', 'two', 'three'].map((id) => aFeedPost({ id, authorId: reader.id, text: id }));
const comment = aComment({ id: 'a-comment', authorId: reader.id, subjectId: post.id, replies: 1 });
const reply = aComment({ id: 'a-reply', authorId: author.id, subjectId: post.id, rootId: comment.id });
const pictures = Array.from({ length: mostGalleryItems + 1 }, (_, index) =>
  aMedium({ id: `picture-${index}`, ownerId: reader.id, purpose: 'GENERAL' }),
);

const open = aCase({ id: 'open', ownerId: author.id, targetKind: 'USER', targetId: author.id });
const ownCase = aCase({ id: 'own', ownerId: moderator.id, targetKind: 'USER', targetId: moderator.id });
const decided = aCase({ id: 'decided', ownerId: author.id, ...dismissed });
const [fresh, old, appealed, lifted, ownGiven] = [
  aSanction({ id: 'fresh', userId: reader.id, caseId: decided.id }),
  aSanction({ id: 'old', userId: reader.id, createdAt: after(noon, -31 * day) }),
  aSanction({ id: 'appealed', userId: reader.id }),
  aSanction({ id: 'lifted', userId: reader.id, status: 'LIFTED', endedBy: 'system', endedAt: noon }),
  aSanction({ id: 'own-given', userId: reader.id, caseId: decided.id, givenBy: moderator.id }),
];
const rule = aTextRule({ id: 'rule', pattern: 'lừa đảo' });

const opened = () =>
  openTestServer({
    seed: {
      roles: [role],
      users: [author, reader, closed, young, restricted, moderator],
      settings: { followeesMax: 1 },
      follows: [aFollow(reader.id, moderator.id)],
      feedPosts: [post, locked, deleted, ...more],
      comments: [comment, reply],
      media: pictures,
      galleryItems: pictures
        .slice(0, mostGalleryItems)
        .map(({ id }, position) => ({ userId: reader.id, mediumId: id, position, alt: '', copyOf: null })),
      cases: [open, ownCase, decided],
      contentReports: [aContentReport(open, { reporterId: reader.id })],
      sanctions: [fresh, old, appealed, lifted, ownGiven],
      appeals: [
        anAppeal(appealed, { id: 'answered', status: 'REFUSED', decidedBy: superUserId, answer: 'Không.', decidedAt: noon }),
        anAppeal(ownGiven, { id: 'by-myself' }),
      ],
      textRules: [rule],
    },
  }); // prettier-ignore

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
type Ask = Readonly<{
  by: User;
  asks: readonly [Method, string, object?];
  /** What happened before. */
  first?: (server: TestServer) => Promise<unknown>;
}>;

const write = (text: string, parts: object = {}): Ask['asks'] => ['post', '/feed', { text, ...parts }];
const posting =
  (user: User, count: number, text = (index: number) => `Bài ${index}`) =>
  async ({ app }: TestServer) => {
    for (let index = 0; index < count; index += 1)
      await app.community.postToFeed(actorFor(user), { text: text(index) });
  };
const report = (targetId: string) => ({ targetKind: 'USER', targetId, reason: 'SPAM' });
const reason = 'Trái quy định.';
const decide = { version: 1, decision: 'DISMISS', reason };

/** One request for each refusal of feed, comments, follows, galleries and moderation. */
const requests = {
  'feed.not_found': { by: reader, asks: ['get', '/feed/nothing'] },
  'feed.not_owner': { by: reader, asks: ['patch', '/feed/a-post', { text: 'x', version: 1 }] },
  'feed.empty': { by: reader, asks: write('') },
  'feed.too_many_media': {
    by: author,
    asks: write('', { media: ['film-1', 'film-2'].map((mediumId) => ({ mediumId, alt: '' })) }),
    first: async ({ store }) => {
      for (const id of ['film-1', 'film-2'])
        store.committed
          .table('media')
          .set(id, aMedium({ id, ownerId: author.id, purpose: 'GENERAL', type: 'VIDEO' }));
    },
  },
  'feed.card_invalid': { by: reader, asks: write('', { card: { kind: 'STREAK', sourceId: 'streak' } }) },
  'feed.restore_expired': { by: author, asks: ['post', '/feed/a-deleted/restore'] },
  'feed.duplicate': { by: reader, asks: write('Như nhau'), first: posting(reader, 2, () => 'Như nhau') },
  'comment.not_found': { by: reader, asks: ['get', '/comments/nothing/replies'] },
  'comment.not_owner': { by: author, asks: ['patch', '/comments/a-comment', { text: 'x', version: 1 }] },
  'comment.has_children': { by: reader, asks: ['delete', '/comments/a-comment'] },
  'comment.locked': { by: reader, asks: ['post', '/feed/a-locked/comments', { text: 'Hay' }] },
  'social.text_limit': { by: young, asks: write('a.com b.com c.com') },
  'social.action_limit': { by: reader, asks: write('Bài nữa'), first: posting(reader, 50) },
  'social.new_account_limit': { by: young, asks: write('Bài nữa'), first: posting(young, 10) },
  'social.content_refused': { by: reader, asks: write('Đừng LỪA ĐẢO nhau') },
  'social.restricted': { by: restricted, asks: write('Chào') },
  'user.cannot_follow_self': { by: reader, asks: ['put', '/users/reader/follow'] },
  'follow.limit': { by: reader, asks: ['put', '/users/author/follow'] },
  'user.not_found': { by: reader, asks: ['put', '/users/nobody/follow'] },
  'user.not_public': { by: author, asks: ['put', '/users/closed/follow'] },
  'user.not_allowed': { by: reader, asks: ['put', '/users/reader/block'] },
  'user.media_not_found': { by: author, asks: ['post', '/me/gallery', { mediumId: 'picture-0' }] },
  'user.media_exists': { by: reader, asks: ['post', '/me/gallery', { mediumId: 'picture-0' }] },
  'user.gallery_full': {
    by: reader,
    asks: ['post', '/me/gallery', { mediumId: `picture-${mostGalleryItems}` }],
  },
  'version.stale': { by: author, asks: ['patch', '/feed/a-post', { text: 'x', version: 7 }] },
  'report.not_found': { by: reader, asks: ['post', '/reports', report('nobody')] },
  'report.exists': { by: reader, asks: ['post', '/reports', report('author')] },
  'report.own': { by: reader, asks: ['post', '/reports', report('reader')] },
  'case.not_found': { by: moderator, asks: ['get', '/admin/cases/nothing'] },
  'case.not_open': { by: moderator, asks: ['post', '/admin/cases/decided/decide', decide] },
  'case.own': { by: moderator, asks: ['post', '/admin/cases/own/decide', decide] },
  'case.not_hideable': {
    by: moderator,
    asks: ['post', '/admin/cases/open/decide', { ...decide, decision: 'HIDE' }],
  },
  'sanction.not_found': { by: moderator, asks: ['get', '/admin/sanctions/nothing'] },
  'sanction.not_active': { by: moderator, asks: ['post', '/admin/sanctions/lifted/lift', { reason }] },
  'appeal.not_found': { by: moderator, asks: ['get', '/admin/appeals/nothing'] },
  'appeal.exists': { by: reader, asks: ['post', '/sanctions/appealed/appeal', { text: 'Không đúng.' }] },
  'appeal.too_late': { by: reader, asks: ['post', '/sanctions/old/appeal', { text: 'Không đúng.' }] },
  'appeal.not_pending': { by: moderator, asks: ['post', '/admin/appeals/answered/refuse', { reason }] },
  'appeal.same_moderator': { by: moderator, asks: ['post', '/admin/appeals/by-myself/refuse', { reason }] },
  'text_rule.not_found': { by: moderator, asks: ['delete', '/admin/text-rules/nothing'] },
  'text_rule.exists': {
    by: moderator,
    asks: ['post', '/admin/text-rules', { kind: 'WORD', pattern: 'Lừa  đảo', action: 'FLAG' }],
  },
  'text_rule.domain_invalid': {
    by: moderator,
    asks: ['post', '/admin/text-rules', { kind: 'DOMAIN', pattern: 'không phải tên miền', action: 'FLAG' }],
  },
} satisfies Partial<Record<ErrorCode, Ask>>;

const declared = Object.keys({
  ...feedErrors,
  ...commentErrors,
  ...followErrors,
  ...limitErrors,
  ...moderationErrors,
  ...galleryErrors,
});

describe('a limit', () => {
  const units = {
    minute: { vi: 'phút', en: 'minute' },
    hour: { vi: 'giờ', en: 'hour' },
    day: { vi: 'ngày', en: 'day' },
  } as const;
  const limits = Object.entries(actionLimits).flatMap(([action, each]) =>
    each.map(({ per }) => [action, per] as const),
  );

  it.each(limits)('of %s names the time that it is for: a %s', (_action, window) => {
    for (const code of ['social.action_limit', 'social.new_account_limit'] as const)
      for (const language of languages)
        expect(errorSentence(language, code, { count: 5, window })).toMatch(
          new RegExp(`5 .{0,20}${units[window][language]}`),
        );
  });
});

describe('a refusal of the community', () => {
  it.each(Object.entries<Ask>(requests))(
    'reaches its reader in their own language: %s',
    async (code, ask) => {
      const server = opened();
      await ask.first?.(server);
      const [method, path, body] = ask.asks;
      const details: string[] = [];
      for (const language of languages) {
        const answer = await server
          .as(ask.by)
          [method](`/api${path}`)
          .set('Accept-Language', language)
          .send(body);
        expect([answer.body.code, answer.status]).toEqual([code, statusOf(code as ErrorCode)]); // a key of ErrorCode
        expect(answer.headers['content-language']).toBe(language);
        details.push(answer.body.detail);
      }
      expect(new Set(details).size).toBe(languages.length);
      // A name that was not filled in would stand there in braces.
      for (const detail of details) expect(detail).toMatch(/^[^{}]{10,}$/);
    },
  );

  it('leaves out no code that its modules declare', () => {
    expect(declared.filter((code) => !Object.hasOwn(requests, code))).toEqual([]);
  });
});
