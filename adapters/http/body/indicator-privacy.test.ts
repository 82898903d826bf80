import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { permissions } from '#core/access/actor/permission.ts';
import { noPublicFlags, type PublicFlag, type User } from '#core/people/account/user.ts';
import { fieldKeys } from '#core/body/indicator/fields.ts';
import { indicatorKeys } from '#core/body/indicator/indicators.ts';
import { openableSections, openResults } from '#core/body/snapshot/privacy.ts';
import { aCoach, aWaitingReview } from '#fixtures/coaching/coaches.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { aMedium } from '#fixtures/platform/media.ts';
import { profileInputs } from '#fixtures/body/profiles.ts';
import { answered, aTarget, note } from '#fixtures/coaching/sequences/rows.ts';
import { aGoal, aSnapshot } from '#fixtures/body/snapshots.ts';
import { aRole, aUser } from '#fixtures/people/users.ts';
import type { Endpoint } from '../engine/contract/endpoint.ts';
import { api } from '../contract.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

/** Values nobody else has: wherever one of them stands in an answer, an answer of the owner has got out. */
const planted = {
  weight: 83.7,
  height: 171.3,
  waist: 87.9,
  hip: 97.6,
  neck: 38.4,
  thigh: 55.3,
  bicep: 34.1,
  chest: 101.2,
  runDistance: 2417,
  cyclingDistance: 5519,
  heartDisease: true,
  pastInjury: true,
  underTreatment: true,
  alcohol: 'DAILY',
  smoking: 'DAILY',
  standardMealDay: 'a described meal',
} as const;
const messageToCoach = 'a message for the coach alone';
// Whole numbers: the same digits may stand in a random id.
const plantedNumbers = Object.values(planted)
  .filter((value) => typeof value === 'number')
  .map((value) => new RegExp(`(?<![\\w.-])${String(value).replace('.', '\\.')}(?![\\w-])`));
const givesAway = (text: string): boolean =>
  text.includes(planted.standardMealDay) || plantedNumbers.some((number) => number.test(text));

const older = '2026-W46';
const latest = '2026-W47';

type Opened = Readonly<{ [Flag in PublicFlag | 'isPublic']?: boolean }>;
type Narrowed = User['followersOnly'];

const serverOf = ({ isPublic = true, ...flags }: Opened, parts: Partial<User> = {}): TestServer => {
  const owner = aUser({
    id: 'owner',
    isPublic,
    publicFlags: { ...noPublicFlags, ...flags },
    ...parts,
  });
  const media = ['older-photo', 'latest-photo'].map((id) => aMedium({ id, ownerId: owner.id }));
  const chosen = aMedium({ id: 'chosen', ownerId: owner.id, purpose: 'GALLERY' });
  const inputs = profileInputs(planted as never); // any stored text will do
  const weekOf = (id: string, week: string) =>
    aSnapshot({
      id,
      week,
      userId: owner.id,
      inputs,
      carriedOver: ['body.neck'],
      media: [{ mediumId: `${id}-photo`, side: 'FRONT' }],
    });
  const asked = { memberId: owner.id, snapshotId: 'latest', week: latest, message: messageToCoach };
  const aboutWeight = { ...note, anchor: { kind: 'METRIC', key: 'weight' } } as const;
  const answer = {
    ...answered([aTarget({ startValue: planted.weight, lastValue: planted.weight, lastWeek: latest })]),
    reply: {
      notes: [aboutWeight],
      targets: [aTarget({ startValue: planted.weight, lastValue: planted.weight, lastWeek: latest })],
    },
  };
  const rejected = { status: 'REJECTED', rejectedAt: noon, rejectReason: 'Không' } as const;
  return openTestServer({
    seed: {
      users: [
        owner,
        aUser({ id: 'member' }),
        ...['follower', 'blocked'].map((id) => aUser({ id })),
        ...['none', 'open', 'approved', 'rejected', 'ended', 'late'].map((id) =>
          aCoach({ id: `coach-${id}` }),
        ),
        aUser({ id: 'staff-without', roleId: 'without' }),
        aUser({ id: 'staff-with', roleId: 'with' }),
      ],
      roles: [
        aRole({
          id: 'without',
          permissions: permissions.filter((name) => name !== 'indicator.view' && name !== 'media.view'),
        }),
        aRole({ id: 'with', permissions: ['indicator.view', 'media.view', 'review.view'] }),
      ],
      media: [...media, chosen],
      galleryItems: [{ userId: owner.id, mediumId: chosen.id, position: 0, alt: '', copyOf: null }],
      snapshots: [weekOf('older', older), weekOf('latest', latest)],
      follows: [
        { followerId: 'follower', followeeId: owner.id, bell: false, pulled: false, createdAt: noon },
      ],
      relations: [{ ownerId: owner.id, otherId: 'blocked', kind: 'BLOCK', until: null, createdAt: noon }],
      goals: [aGoal({ userId: owner.id, target: planted.weight })],
      reviews: [
        aWaitingReview({ ...asked, id: 'with-open', coachId: 'coach-open' }),
        aWaitingReview({ ...asked, id: 'with-approved', coachId: 'coach-approved', ...answer }),
        aWaitingReview({ ...asked, id: 'with-rejected', coachId: 'coach-rejected', ...rejected }),
        aWaitingReview({ ...asked, id: 'with-late', coachId: 'coach-late', ...answer, accessUntil: noon }),
        aWaitingReview({
          ...asked,
          id: 'with-ended',
          coachId: 'coach-ended',
          ...answer,
          accessEndedAt: noon,
        }),
      ],
    },
  });
};

/** Who sees everything, whatever the owner opened. */
const insiders = ['owner', 'coach-open', 'coach-approved', 'staff-with'] as const;
/** Who sees what the owner opened to everybody, and no more; a follower, what is for followers too. */
const strangers = [
  'visitor',
  'member',
  'follower',
  'coach-none',
  'coach-rejected',
  'coach-ended',
  'coach-late',
  'staff-without',
] as const;
type Viewer = (typeof insiders)[number] | (typeof strangers)[number] | 'blocked';

type Ask = Readonly<{ address: (viewer: Viewer) => string; body?: object }>;

const reviewOf = (viewer: Viewer): string =>
  viewer.startsWith('coach-') && viewer !== 'coach-none' ? `with-${viewer.slice(6)}` : 'with-approved';
const review = (rest = '', body?: object): Ask => ({
  address: (viewer) => `/reviews/${reviewOf(viewer)}${rest}`,
  ...(body && { body }),
});
const at = (address: string, body?: object): Ask => ({ address: () => address, ...(body && { body }) });
const note1 = [{ id: 'n1', kind: 'GENERAL', text: 'Tốt', anchor: null }];
const reply = { notes: note1, targets: [], version: 1 };

const routes: readonly Endpoint[] = Object.values(api).flatMap((group): Endpoint[] => Object.values(group));
const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

/** The staff's lists as files are all asked alike. */
const staffFiles = routes.filter(
  ({ path, produces }) => produces === 'file' && path.startsWith('/admin/') && path.endsWith('.csv'),
);

/** Every route that can answer with what a physical profile holds, and how it is asked for the owner's. */
const covered: Readonly<Record<string, Ask>> = {
  ...Object.fromEntries(staffFiles.map((endpoint) => [nameOf(endpoint), at(endpoint.path)])),
  'GET /indicators': at('/indicators?userId=owner'),
  'POST /indicators': at('/indicators', {}),
  'POST /indicators/preview': at('/indicators/preview', {}),
  'GET /indicators/timeline': at('/indicators/timeline?userId=owner'),
  'GET /indicators/home': at('/indicators/home'),
  'PUT /indicators/home': at('/indicators/home', { metric: 'weight' }),
  'GET /indicators/draft': at('/indicators/draft'),
  'GET /indicators/goals': at('/indicators/goals'),
  'PUT /indicators/goals/:metric': at('/indicators/goals/weight', { target: 70 }),
  'GET /indicators/export': at('/indicators/export?format=JSON'),
  'GET /indicators/:id': at('/indicators/latest'),
  'PATCH /indicators/:id': at('/indicators/latest', { version: 1 }),
  'GET /indicators/:id/compare/:otherId': at('/indicators/older/compare/latest'),
  'POST /indicators/:id/export': at('/indicators/latest/export', { format: 'JSON' }),
  'GET /me/export': at('/me/export?format=json'),
  'GET /me/imported-measurements': at('/me/imported-measurements'),
  'GET /me/transactions.csv': at('/me/transactions.csv'),
  'GET /me/statements/:month': at('/me/statements/2026-11.pdf'),
  'GET /me/earnings.csv': at('/me/earnings.csv'),
  'GET /me/attention': at('/me/attention'),
  'GET /me/second-factor': at('/me/second-factor'),
  'GET /payments/:id/receipt.pdf': at('/payments/none/receipt.pdf'),
  'GET /coaches/:idOrUsername/request-form': at('/coaches/coach-none/request-form'),
  'GET /users/:idOrUsername': at('/users/owner'),
  'POST /reviews': at('/reviews', { coachId: 'coach-none', indicatorId: 'latest', type: 'ALL', formId: null, answers: [] }), // prettier-ignore
  'POST /review-bundles/:id/request': at('/review-bundles/none/request'),
  'GET /reviews/:id': review(),
  'GET /reviews/:id/versions': review('/versions'),
  'POST /reviews/:id/cancel': review('/cancel'),
  'POST /reviews/:id/re-request': review('/re-request', {}),
  'POST /reviews/:id/approve': review('/approve', reply),
  'POST /reviews/:id/update': review('/update', reply),
  'POST /reviews/:id/reject': review('/reject', { reason: 'Không phải lúc này' }),
  'PUT /reviews/:id/rating': review('/rating', { stars: 5, content: '' }),
  'POST /reviews/:id/rating/approve': review('/rating/approve'),
  'PUT /reviews/:id/rating/reply': review('/rating/reply', { reply: 'Cảm ơn' }),
  'GET /admin/reviews/:id': at('/admin/reviews/with-approved'),
  'GET /admin/indicators': at('/admin/indicators'),
  'GET /admin/indicators/:id': at('/admin/indicators/latest'),
  // A case has a weight and a follower a since, which are others.
  'GET /admin/cases': at('/admin/cases'),
  'GET /admin/cases/:id': at('/admin/cases/none'),
  'POST /admin/cases/:id/take': at('/admin/cases/none/take', { version: 1 }),
  'POST /admin/cases/:id/decide': at('/admin/cases/none/decide', {
    version: 1,
    decision: 'DISMISS',
    reason: 'Không sai',
  }),
  // A rule of the AI coach has a weight.
  'GET /admin/ai-rules': at('/admin/ai-rules'),
  'GET /admin/ai-rules/:id': at('/admin/ai-rules/B01'),
  'PUT /admin/ai-rules/:id': at('/admin/ai-rules/B01', {}),
  // What learning hands out as files.
  'GET /authoring/challenges/:id/export': at('/authoring/challenges/none/export'),
  'GET /admin/challenges/:id/export': at('/admin/challenges/none/export'),
  'GET /domains/:id/poster': at('/domains/none/poster'),
  'GET /certificates/:publicId/pdf': at('/certificates/none/pdf'),
  'GET /credentials/:publicId': at('/credentials/none'),
  'GET /credentials/status/:list': at('/credentials/status/1'),
  'GET /users/:id/followers': at('/users/owner/followers'),
  'GET /users/:id/following': at('/users/owner/following'),
};

const askAs = async (
  server: TestServer,
  viewer: Viewer,
  name: string,
  ask: Ask | undefined = covered[name],
) => {
  if (!ask) throw new Error(`Nobody knows how ${name} is asked`);
  const agent = viewer === 'visitor' ? server.request : server.as({ id: viewer });
  const method = (name.split(' ')[0] ?? 'GET').toLowerCase() as 'get'; // the same names in small letters
  const request = agent[method](`/api${ask.address(viewer)}`);
  if (ask.body) void request.send(ask.body);
  const { status, text, body } = await request;
  return { status, text: text ?? '', body };
};

/** Words that stand in answers about physical profiles only. A flag or a picture's height is none of them. */
const marks = new Set<string>([
  ...fieldKeys.filter((key) => key !== 'height' && key !== 'gender'),
  ...indicatorKeys,
  'computed', 'safetyFlags', 'carriedOver', 'notMeasured', 'series', 'cautions', 'since', 'lastValue', 'startValue',
  'weekStart', 'lifestyle', 'nutrition', 'inputs',
]); // prettier-ignore

const propertiesOf = (schema: unknown): readonly string[] => {
  if (Array.isArray(schema)) return schema.flatMap(propertiesOf);
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) => [
    ...(key === 'properties' ? Object.keys(value as object) : []), // a JSON schema's own
    ...propertiesOf(value),
  ]);
};

const holdsIndicators = ({ output, path, produces }: Endpoint): boolean => {
  if (produces === 'file' || path.endsWith('/export')) return true;
  const schema = output ? z.toJSONSchema(output, { io: 'input', unrepresentable: 'any' }) : {};
  return propertiesOf(schema).some((name) => marks.has(name));
};

describe('routes that can answer with a physical profile', () => {
  it('are all asked here, by what their answers may hold', () => {
    const found = routes.filter(holdsIndicators).map(nameOf);
    expect(Object.keys(covered).toSorted()).toEqual(found.toSorted());
  });

  it.each(Object.keys(covered))('%s gives no stranger what the owner answered', async (name) => {
    const everything: Opened = {
      stats: true,
      gallery: true,
      body: true,
      strength: true,
      history: true,
    };
    // Staff who may read reviews read what was written in them; what was measured is another permission.
    const readsMessage = (viewer: Viewer) => viewer === 'staff-without' && name === 'GET /admin/reviews/:id';
    for (const opened of [everything, { stats: false }, { ...everything, isPublic: false }]) {
      const server = serverOf(opened);
      for (const viewer of [...strangers, 'blocked'] as const) {
        const { status, text } = await askAs(server, viewer, name);
        const seen = {
          isAnswered: status < 500,
          measured: givesAway(text),
          message: text.includes(messageToCoach),
        };
        expect([viewer, seen]).toEqual([
          viewer,
          { isAnswered: true, measured: false, message: readsMessage(viewer) },
        ]);
      }
    }
  });

  it.each(insiders)('give %s the answers themselves', async (viewer) => {
    const server = serverOf({ isPublic: false });
    const names = ['GET /indicators', 'GET /indicators/:id', 'GET /indicators/:id/compare/:otherId'];
    for (const name of [...names, 'GET /indicators/timeline'])
      expect([name, givesAway((await askAs(server, viewer, name)).text)]).toEqual([name, true]);
    const { body } = await askAs(server, viewer, 'GET /indicators/:id');
    expect(body).toMatchObject({
      opened: null,
      body: { weight: planted.weight },
      strength: { heartDisease: true },
      lifestyle: { alcohol: planted.alcohol },
      nutrition: { standardMealDay: planted.standardMealDay },
      media: [{ side: 'FRONT' }],
    });
  });
});

const leaves = (value: unknown, path = ''): readonly string[] => {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) return [...new Set(value.flatMap((one) => leaves(one, `${path}[]`)))];
  if (typeof value !== 'object') return [path];
  return Object.entries(value).flatMap(([key, one]) => leaves(one, path === '' ? key : `${path}.${key}`));
};

const below = (prefix: string, paths: readonly string[]): readonly string[] =>
  paths.map((path) => `${prefix}.${path}`);

/** All that a week may hold for strangers. */
const openWeek = (opened: Opened): readonly string[] => [
  'id', 'userId', 'week', 'weekStart', 'isBrought', 'standard', 'opened[]', 'isEditable', 'version', 'createdAt', 'updatedAt',
  ...openKeys(opened).flatMap((key) => below(`computed.${key}`, ['value', 'unit', 'category', 'source'])),
]; // prettier-ignore

const openKeys = (opened: Opened): readonly string[] =>
  openableSections.filter((section) => opened[section]).flatMap((section) => [...openResults[section]]);

const openPicture = [
  'id', 'type', 'name', 'contentType', 'size', 'width', 'height', 'duration', 'url', 'thumbnailUrl', 'posterUrl', 'alt',
  'isCopy',
]; // prettier-ignore

const openPage = (opened: Opened): readonly string[] => [
  'id', 'displayName', 'username', 'type', 'level', 'about', 'city', 'country', 'website', 'avatarUrl', 'activityStatus',
  'profileLink', 'isOwn', 'createdAt',
  ...below('social.figures', ['followers', 'following', 'posts']),
  ...below('social.tie', ['following', 'bell', 'followsMe', 'muted', 'mutedUntil', 'blocked']),
  ...below('stats.latest', openWeek(opened)),
  ...(opened.history ? ['stats.weeks', 'stats.streak'] : []),
  ...(opened.gallery ? below('gallery[]', openPicture) : []),
]; // prettier-ignore

const openTimeline = [
  ...below('series[]', ['key', 'unit', 'sinceLast', 'sinceStart', 'percentPerWeek', 'isPlateau']),
  ...below('series[]', ['values[]', 'trends[]', 'carriedOver[]']),
  ...below('weeks[]', ['id', 'week', 'weekStart', 'isBrought']),
  ...below('streak', ['current', 'longest', 'savedThisWeek', 'frozen[]', 'hasFreezeLeft']),
];
const openRows = below('rows[]', ['key', 'section', 'unit', 'from', 'to', 'delta', 'direction']);

const flags = ['body', 'strength', 'history', 'gallery'] as const;
const choices: readonly Opened[] = Array.from({ length: 2 ** flags.length }, (_, bits) => ({
  stats: true,
  ...Object.fromEntries(flags.map((flag, index) => [flag, (bits & (1 << index)) !== 0])),
}));
const nameOfChoice = (opened: Opened): string =>
  flags.filter((flag) => opened[flag]).join(', ') || 'no section';

const keysOf = (rows: readonly { key: string }[]): readonly string[] => [
  ...new Set(rows.map(({ key }) => key)),
];
const onlyOf = (found: readonly string[], allowed: readonly string[]): readonly string[] =>
  found.filter((one) => !allowed.includes(one));

const readings = ['GET /indicators', 'GET /indicators/:id', 'GET /indicators/:id/compare/:otherId'] as const;
const narrowings: readonly Narrowed[] = [
  ['body'],
  ['strength'],
  ['gallery'],
  ['body', 'strength', 'gallery'],
];

/** All that this viewer is shown is on the list for what is open to them; where no section is, there is nothing. */
const expectOnly = async (
  server: TestServer,
  viewer: Viewer,
  opened: Opened,
  shownWeeks: readonly string[],
): Promise<void> => {
  const ask = (name: string, address?: string) =>
    askAs(server, viewer, name, address === undefined ? covered[name] : at(address));
  const week = openWeek(opened);
  const isThere = opened.body === true || opened.strength === true;

  // Staff with the account's permission see the contact data; of the body, what others see is all there is.
  const page = (await ask('GET /users/:idOrUsername')).body;
  const contact = viewer === 'staff-without' ? ['email', 'phone'] : [];
  expect(onlyOf(leaves(page), [...openPage(opened), ...contact])).toEqual([]);
  const shown = page.gallery?.map(({ id }: { id: string }) => id) ?? null;
  expect(shown).toEqual(opened.gallery ? ['chosen'] : null);
  expect(page.stats !== null).toBe(isThere);
  if (!isThere) {
    for (const name of readings)
      expect([viewer, name, (await ask(name)).status]).toEqual([viewer, name, 404]);
    return;
  }

  const listed = (await ask('GET /indicators')).body;
  expect(onlyOf(leaves(listed), below('items[]', week))).toEqual([]);
  expect(listed.items.map((one: { week: string }) => one.week)).toEqual(shownWeeks);
  expect(Object.keys(listed.items[0].computed).length > 0).toBe(true);
  const second = await ask('GET /indicators', '/indicators?userId=owner&limit=1');
  expect(second.body.nextCursor === null).toBe(!opened.history);

  expect(onlyOf(leaves((await ask('GET /indicators/:id')).body), week)).toEqual([]);
  const past = await ask('GET /indicators/:id', '/indicators/older');
  expect(past.status).toBe(opened.history ? 200 : 404);

  const compared = await ask('GET /indicators/:id/compare/:otherId');
  expect(compared.status).toBe(opened.history ? 200 : 404);
  if (opened.history) {
    const allowed = [...below('from', week), ...below('to', week), ...openRows];
    expect(onlyOf(leaves(compared.body), allowed)).toEqual([]);
    expect(onlyOf(keysOf(compared.body.rows), openKeys(opened))).toEqual([]);
  }

  const timeline = await ask('GET /indicators/timeline');
  expect(timeline.status).toBe(viewer === 'visitor' ? 401 : 200);
  if (viewer === 'visitor') return;
  expect(onlyOf(leaves(timeline.body), openTimeline)).toEqual([]);
  expect(onlyOf(keysOf(timeline.body.series), openKeys(opened))).toEqual([]);
  const drawn = timeline.body.weeks.map((one: { week: string }) => one.week);
  expect(drawn).toEqual(shownWeeks.toReversed());
};

describe('strangers are shown an allow-list, and nothing beside it', () => {
  it.each(choices.map((opened) => [nameOfChoice(opened), opened] as const))(
    'with %s opened',
    async (_, opened) => {
      const server = serverOf(opened);
      const shownWeeks = opened.history ? [latest, older] : [latest];
      for (const viewer of strangers) await expectOnly(server, viewer, opened, shownWeeks);
    },
  );

  it.each(narrowings.map((narrowed) => [narrowed.join(', '), narrowed] as const))(
    'and strangers less where %s is for followers',
    async (_, narrowed) => {
      const opened: Opened = { stats: true, body: true, strength: true, history: true, gallery: true };
      const server = serverOf(opened, { followersOnly: narrowed });
      const closed = Object.fromEntries(narrowed.map((flag) => [flag, false]));
      for (const viewer of strangers)
        await expectOnly(server, viewer, viewer === 'follower' ? opened : { ...opened, ...closed }, [
          latest,
          older,
        ]);
    },
  );

  it('of which there is none for who is blocked, whatever is open', async () => {
    const server = serverOf({ stats: true, body: true, strength: true, history: true, gallery: true });
    for (const name of [...readings, 'GET /indicators/timeline', 'GET /users/:idOrUsername'])
      expect([name, (await askAs(server, 'blocked', name)).status]).toEqual([name, 404]);
  });

  it.each<[string, Opened, Partial<User>]>([
    ['the profile is private', { isPublic: false, stats: true, body: true, history: true }, {}],
    ['the physical profile is closed', { body: true, strength: true, history: true, gallery: true }, {}],
    ['the account is held', { stats: true, body: true, history: true }, { status: 'HOLD' }],
    ['its owner has left', { stats: true, body: true, history: true }, { status: 'DELETE' }],
  ])('of which there is none while %s', async (_, opened, parts) => {
    const server = serverOf(opened, parts);
    for (const viewer of strangers) {
      for (const name of readings)
        expect([viewer, name, (await askAs(server, viewer, name)).status]).toEqual([viewer, name, 404]);
      const { body, text } = await askAs(server, viewer, 'GET /users/:idOrUsername');
      expect(body.stats ?? null).toBeNull();
      expect(text).not.toContain('-photo');
    }
  });
});

describe('a coach whose access the member ended', () => {
  it('sees the weeks, answers, cautions and numbers since no longer, and the own words still', async () => {
    const server = serverOf({ isPublic: false });
    const before = await askAs(server, 'coach-approved', 'GET /reviews/:id');
    expect(before.body).toMatchObject({ seesWeek: true, message: messageToCoach });
    expect(before.body.cautions).not.toEqual([]);
    const ended = await server.as({ id: 'owner' }).delete('/api/me/coach-access/coach-approved');
    expect(ended.status).toBe(200);

    const after = await askAs(server, 'coach-approved', 'GET /reviews/:id');
    expect(after.body).toMatchObject({ seesWeek: false, message: null, answers: [], cautions: [] });
    expect(after.body.reply.notes).toMatchObject([{ text: note.text }]);
    expect(givesAway(after.text)).toBe(false);
    for (const name of ['GET /indicators', 'GET /indicators/:id', 'GET /indicators/timeline'])
      expect((await askAs(server, 'coach-approved', name)).status).toBe(404);
  });
});

describe('the log of photo views', () => {
  it('holds coaches and staff with the week, once a day, and is read by the owner and in the archive', async () => {
    const server = serverOf({ stats: true, gallery: true, body: true, history: true });
    for (const viewer of [...strangers, ...insiders, ...insiders])
      await askAs(server, viewer, 'GET /indicators/:id');
    await server.as({ id: 'staff-with' }).get('/api/admin/media/older-photo');
    const { body } = await server.as({ id: 'owner' }).get('/api/me/photo-views');
    const lines = body.items.map(({ viewerId, role, week }: Record<string, string>) => [
      viewerId,
      role,
      week,
    ]);
    expect(lines.toSorted()).toEqual([
      ['coach-approved', 'COACH', latest],
      ['coach-open', 'COACH', latest],
      ['staff-with', 'STAFF', older],
      ['staff-with', 'STAFF', latest],
    ]);
    const { body: archive } = await server.as({ id: 'owner' }).get('/api/me/export?format=json');
    expect(archive.photoViews).toHaveLength(4);
    expect((await server.as({ id: 'member' }).get('/api/me/photo-views')).body.items).toEqual([]);
  });
});
