import { describe, expect, it } from 'vitest';
import { chatErrors } from '#core/community/chat/errors.ts';
import { pinnedRoomsMax } from '#core/community/chat/member.ts';
import { requestTextsMax } from '#core/community/chat/reach.ts';
import { statusOf } from '#http/engine/serving/send-error.ts';
import type { ErrorCode } from '#core/kernel/domain-error.ts';
import { languages } from '#core/kernel/language.ts';
import { after, day, hour } from '#core/kernel/time.ts';
import type { User } from '#core/people/account/user.ts';
import { aGroup, aMessage, aPairRoom, aRoomMember } from '#fixtures/community/chat-rooms.ts';
import { aFollow } from '#fixtures/community/feed.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { aUser } from '#fixtures/people/users.ts';
import { openTestServer } from '../testing/test-server.ts';

const long = after(noon, -100 * day);
const person = (id: string, parts: Partial<User> = {}) =>
  aUser({ id, fullname: id, createdAt: long, ...parts });
const [owner, member, stranger, restricted, closed] = [
  person('owner'),
  person('member'),
  person('stranger'),
  person('restricted', { restrictedUntil: after(noon, day) }),
  person('closed', { whoMayWrite: 'NOBODY' }),
];

const group = aGroup(owner.id, { id: 'group', lastSeq: 4, lastRev: 4, memberCount: 2, pins: [1, 2, 3] });
const over = aGroup(owner.id, { id: 'over', closedAt: noon, closedBy: 'OWNER', memberCount: 2 });
const request = aPairRoom(stranger.id, member.id, { id: 'request', lastSeq: requestTextsMax });
const pinned = Array.from({ length: pinnedRoomsMax }, (_, index) =>
  aGroup(owner.id, { id: `pinned-${index}`, memberCount: 1 }),
);
const textsOf = (roomId: string, senderId: string, seqs: readonly number[]) =>
  seqs.map((seq) =>
    aMessage({ id: `${roomId}-${seq}`, roomId, seq, senderId, clientId: `${roomId}-${seq}` }),
  );
const old = aMessage({
  id: 'old',
  roomId: group.id,
  seq: 4,
  senderId: owner.id,
  createdAt: after(noon, -25 * hour),
});

const opened = () =>
  openTestServer({
    seed: {
      users: [owner, member, stranger, restricted, closed],
      settings: { chatMembersMax: 2 },
      follows: [aFollow(member.id, owner.id), aFollow(stranger.id, owner.id)],
      chatRooms: [group, over, request, ...pinned],
      chatMembers: [
        aRoomMember({ ...group, lastSeq: 0 }, owner.id),
        aRoomMember({ ...group, lastSeq: 0 }, member.id),
        aRoomMember(over, owner.id),
        aRoomMember(over, member.id),
        aRoomMember({ ...request, lastSeq: 0 }, stranger.id),
        aRoomMember({ ...request, lastSeq: 0 }, member.id, { state: 'REQUEST' }),
        ...pinned.map((room) => aRoomMember(room, owner.id, { pinnedAt: noon })),
      ],
      chatMessages: [
        ...textsOf(group.id, owner.id, [1, 2, 3]),
        old,
        ...textsOf(request.id, stranger.id, [1, 2, 3]),
      ],
    },
  });

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
type Ask = Readonly<{ by: User; asks: readonly [Method, string, object?] }>;
const send = (roomId: string, parts: object = {}): Ask['asks'] => [
  'post',
  `/chat/rooms/${roomId}/messages`,
  { clientId: 'new', body: 'Chào', ...parts },
];

/** One request for each refusal of the chat, and those that it shares with others. */
const requests = {
  'chat.room_not_found': { by: stranger, asks: ['get', '/chat/rooms/group'] },
  'chat.not_owner': { by: member, asks: ['patch', '/chat/rooms/group', { name: 'Khác' }] },
  'chat.name_required': { by: owner, asks: ['patch', '/chat/rooms/group', { name: ' ' }] },
  'chat.message_not_found': { by: stranger, asks: ['get', '/chat/messages/group-1/readers'] },
  'chat.not_allowed': { by: member, asks: ['post', '/chat/rooms', { userId: closed.id }] },
  'chat.user_not_found': { by: member, asks: ['post', '/chat/rooms', { userId: 'nobody' }] },
  'chat.attachments_not_found': { by: member, asks: send('group', { attachmentIds: ['nothing'] }) },
  'chat.pin_limit': { by: owner, asks: ['put', '/chat/rooms/group/pin'] },
  'chat.request_pending': { by: stranger, asks: send('request') },
  'chat.room_full': { by: owner, asks: ['post', '/chat/rooms/group/members', { userIds: [stranger.id] }] },
  'chat.room_closed': { by: member, asks: send('over') },
  'chat.member_exists': { by: owner, asks: ['post', '/chat/rooms/group/members', { userIds: [member.id] }] },
  'chat.edit_too_late': { by: owner, asks: ['patch', '/chat/messages/old', { body: 'Khác' }] },
  'chat.client_id_reused': { by: member, asks: send('group', { clientId: 'group-1' }) },
  'chat.reaction_invalid': { by: member, asks: ['put', '/chat/messages/group-1/reactions/ab'] },
  'social.restricted': { by: restricted, asks: ['post', '/chat/rooms', { userId: member.id }] },
} satisfies Partial<Record<ErrorCode, Ask>>;

/** Asks in each language: the same refusal, in other words. */
const detailsOf = async (
  code: string,
  ask: (language: string) => PromiseLike<{ body: Record<string, string>; status: number }>,
) => {
  const details: (string | undefined)[] = [];
  for (const language of languages) {
    const { body, status } = await ask(language);
    expect([body['code'], status]).toEqual([code, statusOf(code as ErrorCode)]); // a key of ErrorCode
    details.push(body['detail']);
  }
  expect(new Set(details).size).toBe(languages.length);
  // A name that was not filled in would stand there in braces.
  for (const detail of details) expect(detail).toMatch(/^[^{}]{10,}$/);
};

describe('a refusal of the chat', () => {
  it.each(Object.entries<Ask>(requests))('reaches its reader in their own language: %s', (code, ask) => {
    const [method, path, body] = ask.asks;
    const server = opened();
    return detailsOf(code, (language) =>
      server.as(ask.by)[method](`/api${path}`).set('Accept-Language', language).send(body),
    );
  });

  it('leaves out no code that the chat declares', () => {
    expect(Object.keys(chatErrors).filter((code) => !Object.hasOwn(requests, code))).toEqual([]);
  });
});

describe('too many guesses at what can be appealed', () => {
  it('are refused in both languages', () => {
    const client = opened().as(member);
    return detailsOf('request.too_many', async (language) => {
      for (;;) {
        const guess = client.post('/api/appeals/read').set('Accept-Language', language);
        const answer = await guess.send({ token: 'none' });
        if (answer.status === 429) return answer;
        expect(answer.body.code).toBe('auth.token_invalid');
      }
    });
  });
});
