import { describe, expect, it } from 'vitest';
import { viewingLasts } from '#core/people/viewing/viewing-session.ts';
import { minute } from '#core/kernel/time.ts';
import { aViewing } from '#fixtures/people/viewings.ts';
import { shownInViewing, viewingHeader } from '../engine/protection/viewing-guard.ts';
import { everyRoute, rowsOfAreas } from '../testing/every-route.ts';
import { seedFor } from '../testing/filled-server.ts';
import { openTestServer } from '../testing/test-server.ts';

const clerk = { id: 'staff-with' };
const viewing = aViewing({ id: 'a-viewing', staffId: clerk.id, memberId: 'owner' });
const secretWords = 'Chuyện riêng giữa hai người';

const opened = (viewings = [viewing]) => {
  const seed = seedFor(['user.view_as']);
  const chatMessages = (seed.chatMessages ?? []).map((message) => ({ ...message, text: secretWords }));
  return openTestServer({ seed: { ...seed, chatMessages, viewings } });
};

type Route = ReturnType<typeof everyRoute>[number];
const nameOf = ({ endpoint: { method, path } }: Route): string => `${method} ${path}`;
const routes = everyRoute();
const rows = await rowsOfAreas();

const isShown = ({ endpoint, group, name }: Route): boolean =>
  endpoint.method === 'GET' &&
  (shownInViewing[group] as readonly string[] | undefined)?.includes(name) === true;

/** What stays with the member, and what is not a member's at all: named, so that each new route is judged. */
const closed: Readonly<Record<string, readonly string[] | 'all'>> = {
  // Photos and other files.
  media: 'all',
  mediaFolders: 'all',
  mediaUploads: 'all',
  gallery: 'all',
  downloads: 'all',
  // Talks, with people and with the AI coach, and what a coach and a member say to each other.
  chatRooms: 'all',
  chatMessages: 'all',
  // Gifts come with words.
  gifts: 'all',
  ai: ['getAnswer', 'follow', 'listConversations', 'getConversation', 'listMessages', 'quote', 'listReviews', 'sentData', 'getSettings'], // prettier-ignore
  reviews: ['get', 'queue', 'draft', 'versions'],
  // What other members entrust to this one.
  attention: 'all',
  memberNotes: 'all',
  coachDesk: ['week', 'members', 'earningsCsv'],
  authoring: ['enrolments', 'statistics', 'learner', 'export'],
  // Whole copies and papers.
  me: ['transactionsCsv', 'statementPdf', 'export', 'usernameAvailability'],
  indicators: ['exportAll'],
  payments: ['receiptPdf'],
  certificates: ['pdf'],
  domains: ['poster'],
  // Only asked while something is written.
  posts: ['preview'],
  suggestions: ['mentionable'],
  contact: 'all',
  // What opens the account.
  passkeys: 'all',
  signInProviders: 'all',
  providerLinks: 'all',
  // Staff, and programs.
  savedViews: 'all',
  staffFiles: 'all',
};

const get = (server: ReturnType<typeof opened>, path: string, header = viewing.id) =>
  server.as(clerk).get(`/api${path}`).set(viewingHeader, header);

const addressOf = (route: Route): string => {
  const [, ask = {}] = rows[nameOf(route)] ?? [];
  const filled = route.endpoint.path.replace(/:(\w+)/g, (_, name: string) => ask.params?.[name] ?? 'missing');
  return `${filled}${ask.query ? `?${ask.query}` : ''}`;
};

describe('in a viewing', () => {
  it('every route that reads is judged: it is shown, or named among what stays closed', () => {
    const reads = routes.filter(
      ({ endpoint, group }) => endpoint.method === 'GET' && !group.startsWith('admin'),
    );
    const judged = reads.filter((route) => {
      const names = closed[route.group];
      return isShown(route) !== (names === 'all' || names?.includes(route.name) === true);
    });
    expect(judged.map(nameOf)).toEqual(reads.map(nameOf));
  });

  const codeOf = (body: unknown): string => (body as { code: string }).code;
  const refusedWith = async (asked: readonly Route[]): Promise<Readonly<Record<string, string>>> => {
    const server = opened();
    const staff = server.as(clerk);
    const log = JSON.stringify(server.rows('auditLog'));
    const codes: Record<string, string> = {};
    for (const route of asked) {
      const method = route.endpoint.method.toLowerCase() as 'post'; // the same names in small letters
      const request = staff[method](`/api${addressOf(route)}`).set(viewingHeader, viewing.id);
      const { status, body } = await (method === ('get' as string) ? request : request.send({}));
      codes[nameOf(route)] = `${status} ${codeOf(body)}`;
    }
    expect(JSON.stringify(server.rows('auditLog'))).toBe(log);
    return codes;
  };
  const each = (asked: readonly Route[], code: string) =>
    Object.fromEntries(asked.map((route) => [nameOf(route), `403 ${code}`]));

  it('every route that is no reading is refused, whatever it is', async () => {
    const writes = routes.filter(({ endpoint }) => endpoint.method !== 'GET');
    expect(writes.length).toBeGreaterThan(200);
    expect(await refusedWith(writes)).toEqual(each(writes, 'viewing.read_only'));
  });

  it('every route that shows photos, talks, answers of the AI coach, files or what is the staff’s is refused', async () => {
    const hidden = routes.filter((route) => route.endpoint.method === 'GET' && !isShown(route));
    const groups = new Set<string>(hidden.map(({ group }) => group));
    for (const group of ['media', 'gallery', 'chatRooms', 'chatMessages', 'ai', 'adminUsers'])
      expect(groups, group).toContain(group);
    expect(await refusedWith(hidden)).toEqual(each(hidden, 'viewing.not_shown'));
  });

  it.each(routes.filter(isShown).map((route) => [nameOf(route), route] as const))(
    '%s answers as to the member, changes nothing, and shows neither a photo nor a talk',
    async (name, route) => {
      const server = opened();
      const tables = () =>
        new Map(server.store.tableNames().map((table) => [table, JSON.stringify(server.rows(table))]));
      // The sign-in of the person of the staff is made before.
      const request = get(server, addressOf(route));
      const before = tables();
      const { status, text } = await request;
      const [answers] = rows[name] ?? [];
      expect(status).toBe(route.group === 'viewings' ? 200 : answers?.[2]);
      for (const [table, kept] of tables()) expect(kept, table).toBe(before.get(table) ?? '[]');
      expect(text).not.toContain(secretWords);
      for (const picture of ['front', 'back', 'left']) expect(text).not.toContain(`${picture}.webp`);
    },
  );

  it('a week shows what was measured, and no photo of those its owner sees', async () => {
    const server = opened();
    const own = (await server.as({ id: 'owner' }).get('/api/indicators/week-47')).text;
    expect(own).toContain('front.webp');
    const { text } = await get(server, '/indicators/week-47');
    expect(text).toContain('2026-W47');
    expect(text).not.toContain('front.webp');
  });

  it('uploads in parts are refused too', async () => {
    const { status, body } = await opened()
      .as(clerk)
      .post('/api/media/uploads')
      .set({ [viewingHeader]: viewing.id, 'Tus-Resumable': '1.0.0', 'Upload-Length': '10' });
    expect([status, codeOf(body)]).toEqual([403, 'viewing.read_only']);
  });

  it('is the member’s own data, and the staff’s own without it', async () => {
    const server = opened();
    expect((await get(server, '/me')).body).toMatchObject({ id: 'owner', permissions: [] });
    expect((await server.as(clerk).get('/api/me')).body).toMatchObject({ id: clerk.id });
  });

  it('is over with its time, for another person, and without a sign-in', async () => {
    const server = opened();
    const code = async (request: PromiseLike<{ body: unknown }>) => codeOf((await request).body);
    expect(await code(get(server, '/me', 'none'))).toBe('viewing.over');
    const other = server.as({ id: 'other' }).get('/api/me').set(viewingHeader, viewing.id);
    expect(await code(other)).toBe('viewing.over');
    expect(await code(server.request.get('/api/me').set(viewingHeader, viewing.id))).toBe(
      'access.sign_in_required',
    );
    server.clock.forward(viewingLasts);
    expect(await code(get(server, '/me'))).toBe('viewing.over');
  });

  it('begins with a fresh proof alone, and stands in the member’s own list with its reason', async () => {
    const server = opened([]);
    const staff = server.as(clerk);
    const body = { memberId: 'owner', reason: 'Không thấy tuần vừa lưu' };
    server.clock.forward(16 * minute);
    const late = await staff.post('/api/admin/viewings').send(body);
    expect(codeOf(late.body)).toMatch(/^access\./);
    const started = await server.as(clerk).post('/api/admin/viewings').send(body);
    expect(started.status).toBe(201);
    const list = await server.as({ id: 'owner' }).get('/api/me/viewings');
    expect(list.body).toMatchObject({ items: [{ reason: body.reason, endedAt: null }] });
  });
});
