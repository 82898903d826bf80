import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  pairsWithoutUse,
  permissions,
  permissionsToCome,
  type Permission,
} from '#core/access/actor/permission.ts';
import { seededRoles } from '#core/access/role/role.ts';
import { superUserId } from '#core/kernel/id.ts';
import { aUser } from '#fixtures/people/users.ts';
import { actorFor } from '#fixtures/engine/world.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { wholeLists } from '../../staff-files/contract/staff-files.ts';
import { open, people, staff, type AccessRows, type Ask, type Person } from '../../testing/access-rows.ts';
import { everyRoute, rowsOfAreas } from '../../testing/every-route.ts';
import { seedFor } from '../../testing/filled-server.ts';
import { openTestServer } from '../../testing/test-server.ts';

const table: Record<string, AccessRows[string]> = { ...(await rowsOfAreas()) };

/** The file of a list is for those who may see the list. */
for (const { path } of Object.values(wholeLists)) table[`GET ${path}.csv`] = [staff(200)];

const ids: Readonly<Record<Exclude<Person, 'visitor'>, string>> = {
  'pending member': 'pending',
  owner: 'owner',
  'other member': 'other',
  coach: 'coach',
  'staff with every other permission': 'staff-without',
  'staff with one of the permissions': 'staff-with',
  'user 1': superUserId,
};

const endpoints = (): readonly Endpoint[] => everyRoute().map(({ endpoint }) => endpoint);
const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

const picture = sharp({ create: { width: 300, height: 400, channels: 3, background: '#0b5c49' } })
  .jpeg()
  .toBuffer();

const serverFor = ({ access }: Endpoint, held?: readonly Permission[]) =>
  openTestServer({ seed: seedFor(typeof access === 'string' ? [] : access, held) });
type TestServer = ReturnType<typeof serverFor>;

const answerTo = async (
  testServer: TestServer,
  { method, path }: Endpoint,
  ask: Ask,
  person: Person,
): Promise<number> => {
  const agent = person === 'visitor' ? testServer.request : testServer.as({ id: ids[person] });
  const filled = path.replace(/:(\w+)/g, (_, name: string) => ask.params?.[name] ?? 'missing');
  const address = `/api${filled}${ask.query ? `?${ask.query}` : ''}`;
  const request = agent[method.toLowerCase() as 'get'](address); // the same names in small letters
  if (ask.file) void request.attach('file', await picture, 'a.jpg');
  else if (ask.body) void request.send(ask.body);
  return (await request).status;
};

describe('every route', () => {
  const routes = endpoints();

  it('states whom it answers, and nothing else is stated', () => {
    expect(Object.keys(table).toSorted()).toEqual(routes.map(nameOf).toSorted());
  });

  it.each(routes.map((endpoint) => [nameOf(endpoint), endpoint] as const))('%s', async (name, endpoint) => {
    const [answers, ask = {}] = table[name] ?? [open(0)];
    // What is read or refused leaves everything as it was, so that one server answers all of these.
    const untouched = serverFor(endpoint);
    const serverOf = (answer: number | undefined) =>
      endpoint.method === 'GET' || (answer ?? 0) >= 400 ? untouched : serverFor(endpoint);
    const got = await Promise.all(
      people.map((person, index) => answerTo(serverOf(answers[index]), endpoint, ask, person)),
    );
    expect(Object.fromEntries(people.map((person, index) => [person, got[index]]))).toEqual(
      Object.fromEntries(people.map((person, index) => [person, answers[index]])),
    );
  });

  /** With each right alone: a right that a route names but its use case refuses would open nothing. */
  const pairs = routes.flatMap((endpoint) =>
    typeof endpoint.access === 'string'
      ? []
      : endpoint.access.slice(0, -1).map((right) => [right, nameOf(endpoint), endpoint] as const),
  );
  it.each(pairs)('%s alone opens %s', async (right, name, endpoint) => {
    const [answers, ask = {}] = table[name] ?? [open(0)];
    const status = await answerTo(
      serverFor(endpoint, [right]),
      endpoint,
      ask,
      'staff with one of the permissions',
    );
    // Who may see everybody sees another partner's too; a case shows only with its kind's right.
    const isModeration = /^\/admin\/(cases|sanctions|appeals)\b/.test(endpoint.path);
    const seesAll = right === 'user.view' && !isModeration;
    // Which records of the staff's work a right opens is for each kind to say; here it is a person.
    const isWork =
      endpoint.path.startsWith('/admin/work/') || endpoint.path.startsWith('/admin/staff-notes/');
    expect(status).toBe(seesAll ? (isWork ? answers[7] : 200) : answers[6]);
  });
});

describe('the seeded staff role', () => {
  const lists = endpoints().filter(
    ({ method, path, produces }) => method === 'GET' && path.startsWith('/admin/') && produces === 'list',
  );
  it.each(lists.map(({ path }) => path))('opens %s, unless it is about the whole system', async (path) => {
    const clerk = aUser({ id: 'clerk', roleId: 'staff' });
    const { status } = await openTestServer({ seed: { users: [clerk] } })
      .as(clerk)
      .get(`/api${path}`);
    expect(status).toBe(path === '/admin/audit-log' ? 403 : 200);
  });

  it.each([
    ['GET', '/admin/settings/:id'],
    ['PUT', '/admin/email-templates/:id'],
    ['POST', '/admin/coins/grant'],
    ['POST', '/admin/users/:id/set-role'],
    ['POST', '/admin/payments/:id/reverse'],
    ['PUT', '/admin/roles/:id'],
  ])('leaves %s %s to admins', (method, path) => {
    const endpoint = endpoints().find((one) => one.method === method && one.path === path);
    const held = (id: string) => seededRoles.find((role) => role.id === id)?.permissions ?? [];
    const opens = (id: string) => held(id).some((name) => endpoint?.access.includes(name));
    expect([opens('staff'), opens('admin')]).toEqual([false, true]);
  });
});

/** What opens no route but a command, and what the command asks for beside it. */
const importing = async (held: readonly Permission[]): Promise<unknown> => {
  const clerk = actorFor(aUser({ id: 'clerk' }), ['user.create', ...held]);
  return openTestServer().app.indicator.importProfiles(clerk, { rows: [], weeks: 1 });
};
const commands: Readonly<Partial<Record<Permission, typeof importing>>> = {
  'indicator.create': importing,
  'indicator.manage': importing,
};

/**
 * Asked by rules behind routes that others open; proven in `requests.test.ts` and `reported-chats.test.ts` beside the use
 * cases of chat.
 */
const askedByRules: readonly Permission[] = ['chat.create', 'chat.delete'];

describe('every permission', () => {
  const opened = new Set<string>(
    endpoints().flatMap(({ access }) => (typeof access === 'string' ? [] : access)),
  );

  it('opens a route or a command, or comes with an area that is not built yet', () => {
    const known = [...opened, ...Object.keys(commands), ...askedByRules, ...permissionsToCome];
    expect(known.toSorted()).toEqual(permissions.toSorted());
  });

  it.each(Object.entries(commands))(
    '%s alone opens its command, which all others leave closed',
    async (name, run) => {
      await expect(run([name as Permission])).resolves.toEqual([]); // the keys are permissions
      const others = permissions.filter((one) => !Object.hasOwn(commands, one));
      await expect(run(others)).rejects.toMatchObject({ code: 'access.not_authorized' });
    },
  );

  it('without use says why nobody can be given it', () => {
    expect(Object.values(pairsWithoutUse).filter((why) => why.length < 20)).toEqual([]);
  });
});
