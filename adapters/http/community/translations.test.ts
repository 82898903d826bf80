import { describe, expect, it } from 'vitest';
import type { Language } from '#core/kernel/language.ts';
import type { Translator } from '#core/platform/translation/ports.ts';
import { translationsADay } from '#core/platform/translation/translate-text.ts';
import { aMessage, aPairRoom, aRoomMember } from '#fixtures/community/chat-rooms.ts';
import { aCoach, aWaitingReview } from '#fixtures/coaching/coaches.ts';
import { answered } from '#fixtures/coaching/sequences/rows.ts';
import { aUser } from '#fixtures/people/users.ts';
import { plainTranslator } from '#fixtures/platform/translator.ts';
import { openTestServer } from '../testing/test-server.ts';

const member = aUser({ id: 'hoa', translation: true });
const coach = aCoach({ id: 'khoa', translation: true });
const room = aPairRoom('hoa', 'khoa', { id: 'room', lastSeq: 1, lastRev: 1 });
const message = aMessage({ id: 'message', roomId: 'room', seq: 1, senderId: 'khoa', body: 'Mai gặp nhé.' });
const review = aWaitingReview({
  ...answered(),
  id: 'review',
  memberId: 'hoa',
  coachId: 'khoa',
  snapshotId: 'week',
});
const paths = ['/api/chat/messages/message/translate', '/api/reviews/review/translate'] as const;

const opened = (parts: Readonly<{ coachAgrees?: boolean; translator?: Translator }> = {}) =>
  openTestServer({
    translator: parts.translator ?? plainTranslator(),
    seed: {
      users: [member, { ...coach, translation: parts.coachAgrees ?? true }],
      reviews: [review],
      chatRooms: [room],
      chatMembers: [
        aRoomMember({ ...room, lastSeq: 0 }, 'hoa'),
        aRoomMember({ ...room, lastSeq: 0 }, 'khoa'),
      ],
      chatMessages: [message],
    },
  });

type Server = ReturnType<typeof opened>;
const ask = (server: Server, path: string, speaks: Language = 'vi') =>
  server.as(member).post(path).set('Accept-Language', speaks).send({ language: 'en' });

const refusals = async (server: Server, path: string) => {
  const [vi, en] = [await ask(server, path, 'vi'), await ask(server, path, 'en')];
  return { answers: [vi, en].map(({ status, body }) => [status, body.code]), details: [vi, en].map(({ body }) => body.detail) }; // prettier-ignore
};

describe('a translation over HTTP', () => {
  it('is the text alone, and the host it came from is public', async () => {
    const server = opened();
    const [ofMessage, ofReview] = [await ask(server, paths[0]), await ask(server, paths[1])];
    expect([ofMessage.status, ofMessage.body]).toEqual([200, { text: '[en] Mai gặp nhé.' }]);
    expect([ofReview.status, ofReview.body]).toEqual([200, { text: '[en] Tốt lắm.' }]);
    const settings = await server.request.get('/api/settings/public');
    expect(settings.body.translationHost).toBe('model.example');
  });

  it.each(paths)('is refused in both languages where one side has not agreed: %s', async (path) => {
    const { answers, details } = await refusals(opened({ coachAgrees: false }), path);
    expect(answers).toEqual(Array.from({ length: 2 }, () => [422, 'translation.off']));
    expect(details).toEqual([
      expect.stringContaining('người viết đều bật'),
      expect.stringContaining('both you and the writer'),
    ]);
  });

  it.each(paths)('is refused in both languages without a model: %s', async (path) => {
    const server = opened({ translator: { host: null, translate: async () => null } });
    const { answers, details } = await refusals(server, path);
    expect(answers).toEqual(Array.from({ length: 2 }, () => [503, 'translation.unavailable']));
    expect(details).toEqual([expect.stringContaining('bản gốc'), expect.stringContaining('the original')]);
    expect((await server.request.get('/api/settings/public')).body.translationHost).toBeNull();
  });

  it.each(paths)('is refused in both languages after fifty of a day: %s', async (path) => {
    const server = opened();
    for (let asked = 0; asked < translationsADay; asked += 1)
      expect((await ask(server, path)).status).toBe(200);
    const { answers, details } = await refusals(server, path);
    expect(answers).toEqual(Array.from({ length: 2 }, () => [429, 'translation.limit']));
    expect(details).toEqual([expect.stringContaining('50 lần'), expect.stringContaining('50 times')]);
  });

  it('takes no language but ours', async () => {
    for (const path of paths) {
      const answer = await opened().as(member).post(path).send({ language: 'fr' });
      expect([answer.status, answer.body.fields]).toMatchObject([400, [{ path: 'body.language' }]]);
    }
  });
});
