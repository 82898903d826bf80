import { describe, expect, it } from 'vitest';
import { mostMarks } from '#core/kernel/text/visible-text.ts';
import { after, day } from '#core/kernel/time.ts';
import { aGroup, aMessage, aRoomMember } from '#fixtures/community/chat-rooms.ts';
import { aComment, aFeedPost } from '#fixtures/community/feed.ts';
import { aSanction } from '#fixtures/community/moderation.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { aUser } from '#fixtures/people/users.ts';
import { aMedium } from '#fixtures/platform/media.ts';
import { openTestServer } from '../testing/test-server.ts';

const [writer, other] = ['writer', 'other'].map((id) =>
  aUser({ id, isPublic: true, createdAt: after(noon, -100 * day) }),
) as [ReturnType<typeof aUser>, ReturnType<typeof aUser>]; // two
const group = aGroup(writer.id, { id: 'group', lastSeq: 1, lastRev: 1, memberCount: 2 });
const opened = () =>
  openTestServer({
    seed: {
      users: [writer, other],
      media: [aMedium({ id: 'picture', ownerId: writer.id, purpose: 'GENERAL' })],
      feedPosts: [aFeedPost({ id: 'post', authorId: writer.id })],
      comments: [aComment({ id: 'comment', authorId: writer.id, subjectId: 'post' })],
      chatRooms: [group],
      chatMembers: [writer, other].map(({ id }) => aRoomMember({ ...group, lastSeq: 0 }, id)),
      chatMessages: [aMessage({ id: 'message', roomId: group.id, seq: 1, senderId: writer.id })],
      sanctions: [aSanction({ id: 'sanction', userId: writer.id })],
    },
  });

/** Everywhere people write what others read: the request, and what it is answered with. */
const places = {
  'a post': ['post', '/feed', (text: string) => ({ text })],
  'an edited post': ['patch', '/feed/post', (text: string) => ({ text, version: 1 })],
  'the words for a picture': ['post', '/feed', (alt: string) => ({ media: [{ mediumId: 'picture', alt }] })],
  'the words for a picture of the gallery': ['post', '/me/gallery', (alt: string) => ({ mediumId: 'picture', alt })],
  'a comment': ['post', '/feed/post/comments', (text: string) => ({ text })],
  'an edited comment': ['patch', '/comments/comment', (text: string) => ({ text, version: 1 })],
  'a message': ['post', '/chat/rooms/group/messages', (body: string) => ({ clientId: 'c', body })],
  'an edited message': ['patch', '/chat/messages/message', (body: string) => ({ body })],
  'the name of a group': ['patch', '/chat/rooms/group', (name: string) => ({ name })],
  'the name of a new group': ['post', '/chat/rooms', (name: string) => ({ name, userIds: [other.id] })],
  'a report': ['post', '/reports', (note: string) => ({ targetKind: 'USER', targetId: other.id, reason: 'SPAM', note })],
  'an appeal': ['post', '/sanctions/sanction/appeal', (text: string) => ({ text })],
} as const; // prettier-ignore

/** As much of it as a text of this length may hold. */
const hostile = {
  'a direction override': 'Chào \u202Eoàhc\u202C bạn',
  'an isolated direction': 'Chào \u2066oàhc\u2069 bạn',
  '10,000 marks': `Chào${'\u0335'.repeat(10_000)}`,
  'as many marks as fit': `A${'\u0335'.repeat(60)}`,
} as const;
const turning = /[\u202A-\u202E\u2066-\u2069]/u;
const piledUp = new RegExp(`\\p{M}{${mostMarks + 1}}`, 'u');

const cases = Object.keys(places).flatMap((place) =>
  Object.keys(hostile).map((what) => [place, what] as const),
);

describe('what people write', () => {
  it.each(cases)('stays in its box: %s with %s', async (place, what) => {
    const [method, path, body] = places[place as keyof typeof places]; // a key of it
    const server = opened();
    const answer = await server
      .as(writer)
      [method](`/api${path}`)
      .send(body(hostile[what as keyof typeof hostile])); // likewise
    const everything = JSON.stringify([
      answer.status < 300 ? answer.body : null,
      ...(['feedPosts', 'comments', 'chatMessages', 'chatRooms', 'contentReports', 'appeals', 'galleryItems'] as const).map((name) => server.rows(name)),
    ]); // prettier-ignore
    expect(everything).not.toMatch(turning);
    expect(everything).not.toMatch(piledUp);
    if (answer.status >= 300) expect([answer.status, answer.body.fields]).toEqual([400, expect.any(Array)]);
  });

  it.each(Object.keys(places))('keeps letters of every script, accents and emoji: %s', async (place) => {
    const [method, path, body] = places[place as keyof typeof places]; // a key of it
    const written = 'Nguyễn 🏃 שלום สวัสดี';
    const answer = await opened().as(writer)[method](`/api${path}`).send(body(written));
    expect(answer.status).toBeLessThan(300);
  });
});
