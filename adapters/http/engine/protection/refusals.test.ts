import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { permissions } from '#core/access/actor/permission.ts';
import { errorCatalogue } from '#core/error-catalogue.ts';
import { aTransfer } from '#fixtures/money/coins.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { credentials, password, save, seedFor } from '../../testing/filled-server.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

const start = (): TestServer => openTestServer({ seed: seedFor([], permissions) });

type Answer = Readonly<{ body: Readonly<{ code: string; fields?: readonly Readonly<{ code: string }>[] }> }>;
type Ask = () => PromiseLike<Answer>;

const by =
  (id: string, method: 'get' | 'patch' | 'post' | 'put' | 'delete', path: string, body?: object): Ask =>
  () =>
    start().as({ id })[method](`/api${path}`).send(body);
const saving = (changes: object): Ask => by('owner', 'post', '/indicators', { ...save, ...changes });

const refresh = async (from: TestServer, headers: Record<string, string>): Promise<Answer> => {
  const signedIn = await from.request.post('/api/auth/login').send(credentials);
  const [cookie = ''] = signedIn.get('Set-Cookie') ?? [];
  return from.request.post('/api/auth/refresh').set({ Cookie: cookie.split(';')[0] ?? '', ...headers });
};

/** The account was anonymised while the token was on its way. */
const refreshOfNobody = async (): Promise<Answer> => {
  const testServer = start();
  const signedIn = await testServer.request
    .post('/api/auth/login')
    .send({ ...credentials, transport: 'body' });
  const users = testServer.store.committed.table('users');
  const owner = users.get('owner');
  if (!owner) throw new Error('The owner is there');
  users.set('owner', { ...owner, anonymisedAt: noon });
  const { refreshToken } = signedIn.body;
  return testServer.request.post('/api/auth/refresh').send({ refreshToken, transport: 'body' });
};

const statementOfMany = async (): Promise<Answer> => {
  const seed = seedFor([], permissions);
  const lines = Array.from({ length: 5001 }, () =>
    aTransfer({ userId: 'owner', coin: 'BASE_COIN', amount: 1 }),
  );
  const testServer = openTestServer({ seed: { ...seed, transfers: [...(seed.transfers ?? []), ...lines] } });
  return testServer.as({ id: 'owner' }).get('/api/me/statements/2026-11.pdf');
};

const quarterNotAskedFor = (): PromiseLike<Answer> => {
  const testServer = start();
  const reviewId = testServer.store.committed.table('reviewBundles').get('a-bundle')?.parts[0]?.reviewId;
  return testServer.as({ id: 'owner' }).get(`/api/reviews/${reviewId}`);
};

const bundleEndedTwice = async (): Promise<Answer> => {
  const owner = start().as({ id: 'owner' });
  await owner.post('/api/review-bundles/a-bundle/end');
  return owner.post('/api/review-bundles/a-bundle/end');
};

/** Asked about the newest week, taken back, and asked about the same week again. */
const bundleUsedTwice = async (): Promise<Answer> => {
  const owner = start().as({ id: 'owner' });
  const { body } = await owner.post('/api/review-bundles/a-bundle/request');
  await owner.post(`/api/reviews/${body.id}/cancel`);
  return owner.post('/api/review-bundles/a-bundle/request');
};

/** The time to rate was over, so the answer was rated for the member. */
const ratingAgain = (): PromiseLike<Answer> => {
  const seed = seedFor([], permissions);
  const ratings = (seed.ratings ?? []).map((rating) => ({ ...rating, source: 'AUTO' as const }));
  const testServer = openTestServer({ seed: { ...seed, ratings } });
  return testServer
    .as({ id: 'owner' })
    .put('/api/reviews/rated-review/rating')
    .send({ stars: 4, content: '' });
};

const clerk = 'staff-with';
const wordsWith = (body: string) => ({
  version: 0,
  vi: { subject: 'Chào', body },
  en: { subject: 'Hi', body: 'Hi' },
});

const promotion = {
  title: 'Mùa xuân',
  kind: 'COINS',
  unit: 'COINS',
  value: 20,
  cap: null,
  minCoins: null,
  plan: null,
  startsAt: '2026-11-01T00:00:00.000Z',
  endsAt: '2027-11-01T00:00:00.000Z',
  usesMax: 10,
  usesPerMember: 1,
  newMemberDays: null,
  batch: 3,
};

/** A request for each code that no other test waits for by its name. */
const requests: Readonly<Record<string, Ask>> = {
  'origin.not_allowed': () => refresh(start(), { Origin: 'https://elsewhere.example' }),
  'auth.refresh_token_user_not_found': refreshOfNobody,
  'user.email_required': by(clerk, 'post', '/admin/users', { fullname: 'An', password }),
  'member.not_found': by(clerk, 'post', '/admin/payments', {
    userId: 'pending',
    packageId: 'package1',
    reason: 'Gọi điện nhờ đặt hộ',
  }),
  'promo.not_found': by(clerk, 'get', '/admin/promotions/none'),
  'promo.invalid_date_range': by(clerk, 'post', '/admin/promotions', {
    ...promotion,
    endsAt: promotion.startsAt,
  }),
  'promo.percent_of_nothing': by(clerk, 'post', '/admin/promotions', { ...promotion, unit: 'PERCENT' }),
  'transaction.statement_too_long': statementOfMany,
  'indicator.side_duplicate': saving({ media: [...save.media, { mediaId: 'unused', side: 'FRONT' }] }),
  'indicator.diet_style_max': saving({
    nutrition: { ...save.nutrition, dietStyle: ['BALANCED', 'KETO', 'LOW_FAT', 'DASH'] },
  }),
  'indicator.none_excludes': saving({ nutrition: { ...save.nutrition, allergies: ['NONE', 'MILK'] } }),
  'indicator.rest_not_below_max': saving({
    strength: { ...save.strength, restingHeartRate: 110, maxHeartRate: 100 },
  }),
  'indicator.carried_without_source': saving({
    body: { ...save.body, weight: 61.5 },
    carriedOver: ['body.weight'],
  }),
  'mail_template.syntax': by(clerk, 'put', '/admin/email-templates/welcome', wordsWith('{{#if}}')),
  'push.endpoint_refused': by('owner', 'put', '/me/push-subscription', {
    endpoint: 'https://10.0.0.1/push',
    keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
  }),
  'review_bundle.not_found': by('owner', 'post', '/review-bundles/none/end'),
  'review_bundle.active': by('owner', 'post', '/reviews', {
    coachId: 'second-coach',
    indicatorId: 'week-47',
    type: 'ALL',
    formId: null,
    answers: [],
    bundlePrice: 42,
  }),
  'review_bundle.ended': bundleEndedTwice,
  'review_bundle.part_unused': quarterNotAskedFor,
  'review_bundle.week_used': bundleUsedTwice,
  'coach.invalid_bundle_price': by('coach', 'put', '/me/coach-settings', {
    version: 1,
    bundlePrice: 1_000_000,
  }),
  'review.not_found': by('owner', 'get', '/reviews/none'),
  'review.pending': by('owner', 'post', '/reviews', {
    coachId: 'coach',
    indicatorId: 'week-47',
    type: 'ALL',
    answers: [],
  }),
  'rating.review_not_found': by('owner', 'put', '/reviews/none/rating', { stars: 5, content: '' }),
  'rating.not_owner': by('coach', 'put', '/reviews/answered-review/rating', { stars: 5, content: '' }),
  'rating.already_rated': ratingAgain,
  'domain.reserved': by('coach', 'post', '/domains', { name: 'admin' }),
  'domain.not_available': by('owner', 'post', '/domains/a-domain/restore', {}),
  'domain.not_permitted': by(clerk, 'post', '/admin/domains', {
    userId: clerk,
    name: 'ho-tro-vn',
    reason: 'Gọi điện nhờ đặt hộ',
  }),
  'domain.favicon_not_found': by('owner', 'patch', '/domains/a-domain', { faviconId: 'none', version: 1 }),
  'domain.logo_not_found': by('owner', 'patch', '/domains/a-domain', { logoId: 'none', version: 1 }),
  'domain.text_logo_not_found': by('owner', 'patch', '/domains/a-domain', { textLogoId: 'none', version: 1 }),
  'domain.host_not_found': by('owner', 'delete', '/domains/a-domain/hosts/none'),
  'review.attachment_not_found': by('owner', 'post', '/reviews', {
    coachId: 'second-coach',
    indicatorId: 'week-47',
    type: 'ALL',
    answers: [],
    attachment: { kind: 'AI_ANSWER', id: 'none', keep: [1] },
  }),
  'user.cannot_delete_ai_user': by(clerk, 'delete', '/admin/users/ai-coach'),
  'partner_reward.has_claims': by(clerk, 'delete', '/admin/partner-rewards/a-reward'),
};

/** The sources of a part of the repository, as one text. */
const textOf = (patterns: readonly string[], isMeant: (path: string) => boolean): string =>
  globSync([...patterns])
    .filter(isMeant)
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');

/** What waits for a refusal: tests, the suites that every storage passes, and the models that sequences are held to. */
const tests = textOf(
  ['{core,adapters}/**/*.test.ts', 'fixtures/**/{suites,sequences}/**/*.ts'],
  (path) => !/kernel\/messages\/messages\.test\.ts$|engine\/protection\/refusals\.test\.ts$/.test(path),
);
const product = textOf(
  ['{core,adapters}/**/*.ts'],
  (path) => !/\.test\.ts$|errors\.ts$|testing\/|contract\/|core\/messages\//.test(path),
);
const codes = Object.keys(errorCatalogue);

describe('a refusal', () => {
  it.each(Object.entries(requests))('%s is the answer to a request', async (code, ask) => {
    const { body } = await ask();
    expect([body.code, ...(body.fields ?? []).map((field) => field.code)]).toContain(code);
  });

  it('of the catalogue is made by the product', () => {
    expect(codes.filter((code) => !product.includes(`'${code}'`))).toEqual([]);
  });

  it('of the catalogue is waited for by a test', () => {
    const waitedFor = (code: string) => [`'${code}'`, ` ${code}'`].some((quoted) => tests.includes(quoted));
    expect(codes.filter((code) => !Object.hasOwn(requests, code) && !waitedFor(code))).toEqual([]);
  });
});
