import { globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { after, day } from '#core/kernel/time.ts';
import { noon } from '#fixtures/engine/ids.ts';
import type { AccessRows, Ask } from '../../testing/access-rows.ts';
import { seedFor } from '../../testing/filled-server.ts';
import { openTestServer } from '../../testing/test-server.ts';

const folder = fileURLToPath(new URL('../..', import.meta.url));
const areas = await Promise.all(
  globSync('*/access-rows/*.ts', { cwd: folder }).map(
    (file) => import(/* @vite-ignore */ join(folder, file)) as Promise<object>, // any module
  ),
);
const rows = Object.assign({}, ...areas.flatMap((exports) => Object.values(exports))) as AccessRows; // rows are all that such a file exports

const owner = 2;
/** All that a member can change, each asked for as it is right in itself. */
const changes = Object.entries(rows).flatMap(([name, [answers, ask = {}]]) =>
  name.startsWith('GET ') || ask.file || answers[owner] >= 300 ? [] : [[name, ask] as const],
);

/** What others are shown. Who is restricted may take back, lock, answer and pay, and use all that is private. */
const publishing: readonly string[] = [
  'PUT /domains/:id/site',
  'POST /me/gallery',
  'PATCH /chat/rooms/:id',
  'POST /chat/rooms/:id/members',
  'POST /chat/rooms/:id/messages',
  'PATCH /chat/messages/:id',
  'PUT /chat/messages/:id/reactions/:emoji',
  'PUT /chat/messages/:id/pin',
  'POST /feed',
  'POST /feed/cards/preview',
  'PATCH /feed/:id',
  'POST /feed/:id/restore',
  'POST /feed/:id/comments',
  'POST /posts/:id/comments',
  'POST /posts/:id/submit',
  'PATCH /comments/:id',
  'PUT /challenges/:id/reviews',
  'POST /lessons/:id/comments',
];

const answerTo = async (name: string, ask: Ask, restrictedUntil: Date | null) => {
  const seed = seedFor([]);
  const users = (seed.users ?? []).map((user) => (user.id === 'owner' ? { ...user, restrictedUntil } : user));
  const { as } = openTestServer({ seed: { ...seed, users } });
  const [method = '', path = ''] = name.split(' ');
  const filled = path.replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(ask.params?.[key] ?? 'missing'),
  );
  const request = as({ id: 'owner' })[method.toLowerCase() as 'post'](
    `/api${filled}${ask.query === undefined ? '' : `?${ask.query}`}`,
  ); // the same names in small letters
  const { status, body } = await request.send(ask.body);
  return { status, code: body?.code };
};

describe('a member who is restricted', () => {
  it.each(changes)('publishes by no request, and is kept from nothing else: %s', async (name, ask) => {
    const { status, code } = await answerTo(name, ask, after(noon, day));
    if (publishing.includes(name)) expect([status, code]).toEqual([403, 'social.restricted']);
    else expect(status).toBeLessThan(300);
    expect((await answerTo(name, ask, noon)).status).toBeLessThan(300);
  });

  it.each([
    ['room with a new person', { userId: 'other' }],
    ['group', { name: 'Nhóm', userIds: ['second-coach'] }],
  ])('opens no %s', async (_, body) => {
    const ask = { body };
    expect(await answerTo('POST /chat/rooms', ask, after(noon, day))).toEqual({
      status: 403,
      code: 'social.restricted',
    });
    expect((await answerTo('POST /chat/rooms', ask, null)).status).toBe(201);
  });

  it('is asked about every request there is', () => {
    const names = changes.map(([name]) => name);
    expect(names).toEqual(expect.arrayContaining([...publishing]));
    expect(names.length).toBeGreaterThan(90);
  });
});
