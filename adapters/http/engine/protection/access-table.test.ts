import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  pairsWithoutUse,
  permissions,
  permissionsToCome,
  type Permission,
} from '#core/access/actor/permission.ts';
import { seededRoles } from '#core/access/role/role.ts';
import { coachRequestChecks } from '#core/coaching/coach-request/coach-request.ts';
import { superUserId } from '#core/kernel/id.ts';
import { specializationChecks } from '#core/coaching/specialization/specialization-request.ts';
import { aDelivery } from '#fixtures/money/catalog.ts';
import { aPushSubscription, everybody } from '#fixtures/platform/announcements.ts';
import { evidenceInput } from '#fixtures/coaching/specializations.ts';
import { aUser } from '#fixtures/people/users.ts';
import { actorFor } from '#fixtures/engine/world.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { wholeLists } from '../../platform/contract/staff-files.ts';
import { createRoutes } from '../../routes.ts';
import {
  application,
  aReply,
  credentials,
  measured,
  password,
  save,
  seedFor,
  thisWeek,
} from '../../testing/filled-server.ts';
import { openTestServer } from '../../testing/test-server.ts';

/** The columns of the table, in their order. */
const people = [
  'visitor',
  'pending member',
  'owner',
  'other member',
  'coach',
  'staff with every other permission',
  'staff with one of the permissions',
  'user 1',
] as const;
type Person = (typeof people)[number];
type Answers = readonly [number, number, number, number, number, number, number, number];

const open = (status: number): Answers => [status, status, status, status, status, status, status, status];
const signedIn = (status: number): Answers => [401, status, status, status, status, status, status, status];
const members = (status: number): Answers => [401, 403, status, status, status, status, status, status];
const staff = (status: number): Answers => [401, 403, 403, 403, 403, 403, status, status];
/** For whom members' accounts are closed, a partner that is not their own is not there. */
const ownPartner = (status: number): Answers => [401, 403, 403, 403, 403, 403, 404, status];
/** A coach's own: everybody else is told to become one first. */
const coaches = (status: number): Answers => [401, 403, 403, 403, status, 403, 403, 403];
/** A coach's own desk. */
const coachOnly = (status: number): Answers => [401, 403, 403, 403, status, 403, 403, 403];
/** What belongs to the owner is, to everybody else, not there: staff have their own way in. */
const own = (status: number): Answers => [401, 403, status, 404, 404, 404, 404, 404];

/** Of a review: its member, and its coach. */
const theTwo = (member: number, coach: number): Answers => [401, 403, member, 403, coach, 403, 403, 403];

const device = aPushSubscription({ userId: 'owner', sessionId: 'a-session' });
const pushKeys = { p256dh: device.p256dh, auth: device.auth };
const mailText = { subject: 'Tin mới', body: 'Chào {{name}}' };

type Ask = Readonly<{
  params?: Readonly<Record<string, string>>;
  query?: string;
  body?: object;
  file?: 'a picture';
}>;
type Row = readonly [Answers, Ask?];

const member = { id: 'owner' };
const reason = 'asked for by its owner';

/** What each person gets for a request that is right in itself. A new route needs a line here. */
const table: Record<string, Row> = {
  'POST /auth/register': [
    open(201),
    {
      body: { fullname: 'An', email: 'new@example.com', password, confirmPassword: password, consent: true },
    },
  ],
  'POST /auth/confirm-register': [open(422), { body: { email: 'pending@example.com', code: '000000' } }],
  'POST /auth/resend-code': [open(200), { body: { email: 'pending@example.com' } }],
  'POST /auth/login': [open(200), { body: credentials }],
  'POST /auth/refresh': [open(401)],
  'POST /auth/logout': [open(200)],
  'POST /auth/forgot-password': [open(200), { body: { email: 'owner@example.com' } }],
  'POST /auth/reset-password': [open(422), { body: { token: 'x', password, confirmPassword: password } }],
  'PUT /auth/password': [
    members(200),
    { body: { oldPassword: password, newPassword: `${password}!`, confirmPassword: `${password}!` } },
  ],
  'POST /auth/email': [members(200), { body: { email: 'moved@example.com', password } }],
  'POST /auth/email/confirm': [members(422), { body: { code: '000000' } }],
  'GET /auth/sessions': [signedIn(200)],
  'DELETE /auth/sessions/:id': [[401, 404, 200, 404, 404, 404, 404, 404], { params: { id: 'a-session' } }],
  'DELETE /auth/sessions': [signedIn(200)],

  'GET /me': [signedIn(200)],
  'PATCH /me': [members(200), { body: { version: 1, about: 'Chạy bộ' } }],
  'GET /me/username-availability': [members(200), { query: 'username=hoa' }],
  'POST /me/consent': [signedIn(200), { body: { version: '2026-11-01' } }],
  'GET /me/wallet': [members(200)],
  'GET /me/transactions': [members(200)],
  'GET /me/transactions/totals': [members(200)],
  'GET /me/transactions.csv': [members(200)],
  'GET /me/statements/:month': [members(200), { params: { month: '2026-11.pdf' } }],
  'POST /me/convert': [members(200), { body: { fitCoin: 1 } }],
  'GET /me/invited': [members(200)],
  'GET /me/notification-settings': [members(200)],
  'PUT /me/notification-settings': [
    members(200),
    { body: { items: [{ category: 'reminder', inApp: true, email: false }] } },
  ],
  'GET /me/coach-access': [members(200)],
  'DELETE /me/coach-access/:coachId': [
    [401, 403, 200, 404, 404, 404, 404, 404],
    { params: { coachId: 'coach' } },
  ],
  'GET /me/photo-views': [members(200)],
  'GET /me/export': [members(200), { query: 'format=json' }],
  // User 1 runs the platform.
  'DELETE /me': [[401, 200, 200, 200, 200, 200, 200, 403], { body: { password } }],

  // Without the stats flag a public profile shows no weeks; staff who may look at bodies do, and it is written down.
  'GET /indicators': [[404, 404, 200, 404, 200, 200, 404, 200], { query: 'userId=owner' }],
  // The pictures are the owner's.
  'POST /indicators': [[401, 403, 201, 400, 400, 400, 400, 400], { body: save }],
  'POST /indicators/preview': [members(200), { body: measured }],
  'GET /indicators/timeline': [members(200)],
  'GET /indicators/draft': [members(200)],
  'PUT /indicators/draft': [
    members(200),
    { body: { inputs: { body: { weight: 60 } }, step: 1, version: 0 } },
  ],
  'DELETE /indicators/draft': [members(200)],
  'GET /indicators/goals': [members(200)],
  'PUT /indicators/goals/:metric': [members(200), { params: { metric: 'weight' }, body: { target: 60 } }],
  'DELETE /indicators/goals/:metric': [members(200), { params: { metric: 'weight' } }],
  'GET /indicators/export': [members(200), { query: 'format=CSV' }],
  'GET /indicators/:id': [[404, 404, 200, 404, 200, 200, 404, 200], { params: { id: 'week-47' } }],
  'PATCH /indicators/:id': [
    [401, 403, 200, 404, 403, 403, 404, 403],
    { params: { id: 'week-47' }, body: { version: 1, body: { weight: 61 } } },
  ],
  'GET /indicators/:id/compare/:otherId': [
    [404, 404, 200, 404, 200, 200, 404, 200],
    { params: { id: 'week-46', otherId: 'week-47' } },
  ],
  'POST /indicators/:id/export': [
    [401, 403, 200, 403, 403, 403, 403, 403],
    { params: { id: 'week-47' }, body: { format: 'CSV' } },
  ],

  'POST /media': [members(201), { file: 'a picture' }],
  'GET /media': [members(200)],
  'GET /media/:id/url': [own(200), { params: { id: 'unused' } }],
  'DELETE /media/:id': [own(200), { params: { id: 'unused' } }],

  'GET /rewards': [members(200)],
  'GET /rewards/history': [members(200)],
  'POST /rewards/:type/claim': [members(200), { params: { type: 'VERIFY_EMAIL' } }],
  'GET /fees': [open(200)],
  'GET /economy': [open(200)],

  'GET /levels': [open(200)],
  'GET /me/level': [members(200)],
  // What a plan gives does not work yet: it is sold to nobody, and a member may join the waiting list.
  'POST /me/level': [members(409), { body: { level: 'PRO', days: 30, priceFitCoin: 1000 } }],
  'PUT /me/plan-waits/:level': [members(200), { params: { level: 'PRO' } }],
  'DELETE /me/plan-waits/:level': [members(200), { params: { level: 'PRO' } }],
  'GET /admin/plans': [staff(200)],
  'GET /admin/plans/:level/waits': [staff(200), { params: { level: 'PRO' } }],

  'GET /me/coach-request': [[401, 403, 200, 200, 409, 200, 200, 200]],
  'POST /coach-requests': [[401, 403, 201, 201, 409, 201, 201, 201], { body: application }],
  'GET /specializations': [open(200)],
  'GET /me/specialization-requests': [coaches(200)],
  'POST /specialization-requests': [coaches(201), { body: { typeId: 'CPT', evidence: evidenceInput() } }],
  'PATCH /specialization-requests/:id': [
    coaches(200),
    { params: { id: 'a-request' }, body: { version: 1, evidence: evidenceInput() } },
  ],
  'DELETE /specialization-requests/:id': [
    coaches(200),
    { params: { id: 'a-request' }, body: { version: 1 } },
  ],

  'GET /partner-rewards': [members(200)],
  'GET /partner-rewards/claims': [members(200)],
  // Nobody claims what they offer themselves.
  'POST /partner-rewards/:id/claim': [
    [401, 403, 201, 201, 422, 201, 201, 201],
    { params: { id: 'a-reward' }, body: { code: 'an tam' } },
  ],

  'GET /coin-packages': [open(200)],
  'POST /payments': [members(201), { body: { packageId: 'package1', method: 'BANK_TRANSFER' } }],
  'GET /payments': [members(200)],
  'GET /payments/:id': [own(200), { params: { id: 'unpaid' } }],
  'POST /payments/:id/mark-paid': [own(200), { params: { id: 'unpaid' } }],
  'POST /payments/:id/cancel': [own(200), { params: { id: 'unpaid' } }],
  'PUT /payments/:id/receipt': [own(200), { params: { id: 'unpaid' }, body: { mediumId: null } }],
  'GET /payments/:id/receipt.pdf': [own(200), { params: { id: 'paid' } }],
  // Without the secret in the configuration; a signature is no person's.
  'POST /webhooks/bank/:provider': [open(503), { params: { provider: 'sepay' }, body: {} }],

  'GET /products': [open(200)],
  'GET /products/:id': [open(200), { params: { id: 'a-product' } }],
  'POST /orders': [
    members(201),
    { body: { productId: 'a-product', quantity: 1, unitPrice: 60, delivery: aDelivery } },
  ],
  'GET /orders': [members(200)],
  'GET /orders/:id': [own(200), { params: { id: 'an-order' } }],
  'POST /orders/:id/cancel': [own(200), { params: { id: 'an-order' } }],

  'GET /coaches': [open(200)],
  'GET /coaches/filters': [open(200)],
  'GET /coaches/:idOrUsername': [open(200), { params: { idOrUsername: 'coach' } }],
  'GET /coaches/:idOrUsername/ratings': [open(200), { params: { idOrUsername: 'coach' } }],
  // Nobody asks themselves.
  'GET /coaches/:idOrUsername/request-form': [
    [401, 403, 200, 200, 404, 200, 200, 200],
    { params: { idOrUsername: 'coach' } },
  ],
  'GET /me/coach-settings': [coachOnly(200)],
  'PUT /me/coach-settings': [coachOnly(200), { body: { version: 1, reviewPrice: 0 } }],
  'GET /me/question-forms': [coachOnly(200)],
  'PUT /me/question-forms': [coachOnly(200), { body: { questions: [], number: 0 } }],
  'GET /me/saved-replies': [coachOnly(200)],
  'POST /me/saved-replies': [coachOnly(201), { body: { title: 'Ngủ', text: 'Ngủ sớm.' } }],
  'PUT /me/saved-replies/:id': [
    coachOnly(200),
    { params: { id: 'a-text' }, body: { title: 'Ngủ', text: 'Ngủ đủ.' } },
  ],
  'DELETE /me/saved-replies/:id': [coachOnly(200), { params: { id: 'a-text' } }],
  'POST /reviews': [
    [401, 403, 201, 404, 404, 404, 404, 404],
    { body: { coachId: 'second-coach', indicatorId: thisWeek.id, type: 'ALL', formId: null, answers: [] } },
  ],
  'GET /reviews': [members(200)],
  'GET /reviews/queue': [coachOnly(200)],
  'GET /reviews/:id': [theTwo(200, 200), { params: { id: 'waiting-review' } }],
  'GET /reviews/:id/versions': [theTwo(200, 200), { params: { id: 'answered-review' } }],
  'POST /reviews/:id/cancel': [theTwo(200, 403), { params: { id: 'waiting-review' } }],
  'POST /reviews/:id/re-request': [theTwo(200, 403), { params: { id: 'closed-review' }, body: {} }],
  'POST /reviews/:id/approve': [theTwo(403, 200), { params: { id: 'waiting-review' }, body: aReply }],
  'POST /reviews/:id/update': [
    theTwo(403, 200),
    { params: { id: 'answered-review' }, body: { ...aReply, version: 1 } },
  ],
  'POST /reviews/:id/reject': [theTwo(403, 200), { params: { id: 'waiting-review' }, body: { reason } }],
  'GET /reviews/:id/draft': [theTwo(403, 200), { params: { id: 'waiting-review' } }],
  'PUT /reviews/:id/draft': [
    theTwo(403, 200),
    { params: { id: 'waiting-review' }, body: { ...aReply, version: 0 } },
  ],
  'PUT /reviews/:id/rating': [
    theTwo(200, 403),
    { params: { id: 'answered-review' }, body: { stars: 5, content: '' } },
  ],
  'POST /reviews/:id/rating/approve': [theTwo(403, 200), { params: { id: 'rated-review' } }],
  'PUT /reviews/:id/rating/reply': [
    theTwo(403, 200),
    { params: { id: 'shown-review' }, body: { text: 'Cảm ơn bạn.' } },
  ],
  'POST /ratings/:id/report': [members(200), { params: { id: 'a-shown-rating' }, body: { reason } }],
  'GET /me/members': [coachOnly(200)],
  'GET /me/members/:id/note': [coachOnly(200), { params: member }],
  'PUT /me/members/:id/note': [coachOnly(200), { params: member, body: { text: 'Đau gối.', version: 0 } }],
  'GET /me/coach-week': [coachOnly(200)],
  'GET /me/earnings': [coachOnly(200)],
  'GET /me/earnings/lines': [coachOnly(200)],
  'GET /me/earnings.csv': [coachOnly(200)],

  'GET /notifications': [members(200)],
  'GET /notifications/unread-count': [members(200)],
  'POST /notifications/read-all': [members(200)],
  'POST /notifications/:id/read': [own(200), { params: { id: 'a-notice' } }],
  'DELETE /notifications/:id': [own(200), { params: { id: 'a-notice' } }],
  'DELETE /notifications': [members(200)],
  'PUT /me/push-subscription': [members(200), { body: { endpoint: device.endpoint, keys: pushKeys } }],
  'DELETE /me/push-subscription': [members(200), { body: { endpoint: device.endpoint } }],

  'GET /users/:idOrUsername': [open(200), { params: { idOrUsername: 'owner' } }],
  'GET /settings/public': [open(200)],
  'POST /ws-ticket': [members(200)],
  'GET /health/live': [open(200)],
  'GET /health/ready': [open(200)],

  'GET /admin/users': [staff(200)],
  'GET /admin/users/:id': [staff(200), { params: member }],
  'POST /admin/users': [staff(201), { body: { fullname: 'Mới', email: 'new@example.com', password } }],
  'PUT /admin/users/:id': [staff(200), { params: member, body: { version: 1, about: 'x' } }],
  'DELETE /admin/users/:id': [staff(200), { params: member }],
  'POST /admin/users/:id/set-status': [staff(200), { params: member, body: { status: 'HOLD', reason } }],
  'POST /admin/users/:id/set-role': [staff(200), { params: member, body: { roleId: 'spare', reason } }],
  'POST /admin/users/:id/set-level': [staff(200), { params: member, body: { level: 'PRO', reason } }],
  'POST /admin/users/:id/set-type': [staff(200), { params: member, body: { type: 'COACH', reason } }],
  'GET /admin/roles': [staff(200)],
  'GET /admin/roles/:id': [staff(200), { params: { id: 'spare' } }],
  'POST /admin/roles': [staff(201), { body: { name: 'Another', permissions: [] } }],
  'PUT /admin/roles/:id': [staff(200), { params: { id: 'spare' }, body: { version: 1, description: 'x' } }],
  'DELETE /admin/roles/:id': [staff(200), { params: { id: 'spare' } }],
  'GET /admin/transactions': [staff(200)],
  'GET /admin/transactions/:id': [staff(200), { params: { id: '1' } }],
  'POST /admin/coins/grant': [
    staff(201),
    { body: { userId: 'owner', coin: 'BASE_COIN', amount: 5, reason } },
  ],
  'POST /admin/coins/correct': [
    staff(201),
    { body: { userId: 'owner', coin: 'BASE_COIN', amount: -5, reason } },
  ],
  'GET /admin/coins/limits': [staff(200)],
  'GET /admin/coin-requests': [staff(200)],
  'GET /admin/coin-requests/:id': [staff(200), { params: { id: 'asked' } }],
  'POST /admin/coin-requests/:id/approve': [staff(200), { params: { id: 'asked' } }],
  'POST /admin/coin-requests/:id/reject': [staff(200), { params: { id: 'asked' }, body: { reason } }],
  'GET /admin/coins/reconcile': [staff(200)],
  'GET /admin/ledger': [staff(200)],
  'GET /admin/coin-totals': [staff(200)],
  'GET /admin/economy': [staff(200)],
  'GET /admin/products': [staff(200)],
  'GET /admin/products/:id': [staff(200), { params: { id: 'a-product' } }],
  'POST /admin/products': [
    staff(201),
    {
      body: {
        title: { vi: 'Thảm tập', en: 'Mat' },
        description: { vi: '', en: '' },
        imageIds: [],
        priceFitCoin: 10,
        stock: null,
        status: 'ACTIVE',
      },
    },
  ],
  'PUT /admin/products/:id': [
    staff(200),
    { params: { id: 'a-product' }, body: { version: 1, priceFitCoin: 70 } },
  ],
  'DELETE /admin/products/:id': [staff(200), { params: { id: 'a-new-product' } }],
  'GET /admin/orders': [staff(200)],
  'GET /admin/orders/:id': [staff(200), { params: { id: 'an-order' } }],
  'POST /admin/orders/:id/process': [staff(200), { params: { id: 'an-order' } }],
  'POST /admin/orders/:id/complete': [staff(200), { params: { id: 'an-order' } }],
  'POST /admin/orders/:id/cancel': [staff(200), { params: { id: 'an-order' }, body: { reason } }],
  'POST /admin/rewards/:type/grant': [
    staff(200),
    { params: { type: 'VERIFY_EMAIL' }, body: { userId: 'owner', reason } },
  ],
  'GET /admin/partners': [staff(200)],
  // Without the right to see members' accounts only one's own partner is there.
  'GET /admin/partners/:id': [ownPartner(200), { params: { id: 'a-partner' } }],
  'POST /admin/partners': [
    staff(201),
    { body: { name: 'Mới', logoId: null, url: null, ownerId: null, status: 'ACTIVE' } },
  ],
  'PUT /admin/partners/:id': [
    ownPartner(200),
    { params: { id: 'a-partner' }, body: { version: 1, name: 'Khác' } },
  ],
  'DELETE /admin/partners/:id': [ownPartner(200), { params: { id: 'a-new-partner' } }],
  'GET /admin/partner-rewards': [staff(200)],
  'GET /admin/partner-rewards/:id': [ownPartner(200), { params: { id: 'a-reward' } }],
  'POST /admin/partner-rewards': [
    ownPartner(201),
    {
      body: {
        partnerId: 'a-partner',
        title: { vi: 'Quà', en: 'Gift' },
        description: { vi: '', en: '' },
        amount: 5,
        coin: 'BASE_COIN',
        unit: 'DAILY',
        startsAt: '2026-11-20T00:00:00Z',
        endsAt: '2026-12-20T00:00:00Z',
        stock: null,
        proof: 'AUTOMATIC',
        code: null,
        status: 'ACTIVE',
      },
    },
  ],
  'PUT /admin/partner-rewards/:id': [
    ownPartner(200),
    { params: { id: 'a-reward' }, body: { version: 1, amount: 6 } },
  ],
  'DELETE /admin/partner-rewards/:id': [ownPartner(200), { params: { id: 'an-unclaimed-reward' } }],
  'GET /admin/partner-claims': [staff(200)],
  'GET /admin/partner-claims/:id': [ownPartner(200), { params: { id: 'a-claim' } }],
  'POST /admin/partner-claims/:id/approve': [ownPartner(200), { params: { id: 'a-claim' } }],
  'POST /admin/partner-claims/:id/refuse': [ownPartner(200), { params: { id: 'a-claim' }, body: { reason } }],
  'GET /admin/coach-requests': [staff(200)],
  'GET /admin/coach-requests/:id': [staff(200), { params: { id: 'an-application' } }],
  'POST /admin/coach-requests/:id/approve': [
    staff(200),
    { params: { id: 'an-application' }, body: { checklist: coachRequestChecks } },
  ],
  'POST /admin/coach-requests/:id/reject': [
    staff(200),
    { params: { id: 'an-application' }, body: { reason } },
  ],
  'GET /admin/specializations': [staff(200)],
  'GET /admin/specializations/:id': [staff(200), { params: { id: 'CPT' } }],
  'PUT /admin/specializations/:id': [
    staff(200),
    { params: { id: 'CPT' }, body: { version: 1, status: 'INACTIVE' } },
  ],
  'GET /admin/specialization-requests': [staff(200)],
  'GET /admin/specialization-requests/:id': [staff(200), { params: { id: 'a-request' } }],
  'POST /admin/specialization-requests/:id/approve': [
    staff(200),
    { params: { id: 'a-request' }, body: { version: 1, checklist: specializationChecks } },
  ],
  'POST /admin/specialization-requests/:id/reject': [
    staff(200),
    { params: { id: 'a-request' }, body: { reason } },
  ],
  'GET /admin/payments': [staff(200)],
  'POST /admin/payments': [staff(201), { body: { userId: 'owner', packageId: 'package1', reason } }],
  'GET /admin/payments/:id': [staff(200), { params: { id: 'unpaid' } }],
  'GET /admin/payments/:id/transfers': [staff(200), { params: { id: 'unpaid' } }],
  'PUT /admin/payments/:id': [
    staff(200),
    { params: { id: 'unpaid' }, body: { version: 1, bankCode: 'FT2' } },
  ],
  'GET /admin/payments/:id/reference': [staff(200), { params: { id: 'unpaid' }, query: 'bankCode=FT2' }],
  'POST /admin/payments/:id/approve': [staff(200), { params: { id: 'unpaid' }, body: { bankCode: 'FT2' } }],
  'POST /admin/payments/:id/reject': [staff(200), { params: { id: 'unpaid' }, body: { reason } }],
  'POST /admin/payments/:id/reopen': [staff(200), { params: { id: 'closed' }, body: { reason } }],
  'POST /admin/payments/:id/reverse': [staff(200), { params: { id: 'paid' }, body: { reason } }],
  'GET /admin/bank-notices': [staff(200)],
  'GET /admin/incoming-transfers': [staff(200)],
  'GET /admin/incoming-transfers/:id': [staff(200), { params: { id: 'arrived' } }],
  'POST /admin/incoming-transfers/:id/match': [
    staff(200),
    { params: { id: 'arrived' }, body: { paymentId: 'unpaid' } },
  ],
  'POST /admin/incoming-transfers/:id/split': [
    staff(200),
    { params: { id: 'arrived' }, body: { parts: [{ paymentId: 'unpaid', amountVnd: 1000 }] } },
  ],
  'POST /admin/incoming-transfers/:id/return': [
    staff(200),
    { params: { id: 'arrived' }, body: { note: 'FT0001' } },
  ],
  'POST /admin/incoming-transfers/import': [staff(200), { body: { text: 'no table' } }],
  'GET /admin/indicators': [staff(200)],
  'GET /admin/indicators/:id': [staff(200), { params: { id: 'week-47' } }],
  'GET /admin/media': [staff(200)],
  'GET /admin/media/:id': [staff(200), { params: { id: 'unused' } }],
  'DELETE /admin/media/:id': [staff(200), { params: { id: 'unused' } }],
  'GET /admin/email-templates': [staff(200)],
  'GET /admin/email-templates/:id': [staff(200), { params: { id: 'welcome' } }],
  'PUT /admin/email-templates/:id': [
    staff(200),
    {
      params: { id: 'welcome' },
      body: { version: 0, vi: { subject: 'Chào', body: 'Chào bạn,' }, en: { subject: 'Hi', body: 'Hi,' } },
    },
  ],
  'POST /admin/email-templates/:id/preview': [
    staff(200),
    { params: { id: 'welcome' }, body: { language: 'vi', subject: 'Chào', body: 'Chào {{name}},' } },
  ],
  'POST /admin/email-templates/:id/test-send': [
    staff(200),
    { params: { id: 'welcome' }, body: { language: 'vi' } },
  ],
  'GET /admin/emails': [staff(200)],
  'GET /admin/emails/:id': [staff(200), { params: { id: 'an-announcement' } }],
  'POST /admin/emails/audience': [staff(200), { body: { audience: everybody } }],
  'POST /admin/emails/preview': [staff(200), { body: { language: 'vi', ...mailText } }],
  'POST /admin/emails/test': [staff(200), { body: { language: 'vi', ...mailText } }],
  'POST /admin/emails': [
    staff(201),
    { body: { draftId: 'a-draft', audience: everybody, vi: mailText, en: mailText } },
  ],
  'POST /admin/emails/:id/stop': [staff(200), { params: { id: 'an-announcement' } }],
  'GET /admin/notifications': [staff(200)],
  'GET /admin/notifications/:id': [staff(200), { params: { id: 'a-notice' } }],
  'GET /admin/email-log': [staff(200)],
  'GET /admin/email-log/:id': [staff(200), { params: { id: 'a-mail' } }],
  'POST /admin/email-log/:id/retry': [staff(200), { params: { id: 'a-mail' } }],
  'GET /admin/settings/:id': [staff(200), { params: { id: 'site' } }],
  'PUT /admin/settings/:id': [
    staff(200),
    { params: { id: 'site' }, body: { version: 1, vndPerUsd: 25_000 } },
  ],
  'GET /admin/audit-log': [staff(200)],
  'GET /admin/overview': [staff(200)],
  'GET /admin/coaching-dashboard': [staff(200)],
  'GET /admin/reviews': [staff(200)],
  'GET /admin/reviews/:id': [staff(200), { params: { id: 'answered-review' } }],
  'GET /admin/ratings': [staff(200)],
  // Which list it is for decides: here one that takes the right to see members.
  'POST /admin/download-tickets': [[401, 403, 403, 403, 403, 200, 403, 200], { body: { list: 'users' } }],
  'GET /admin/ratings/:id': [staff(200), { params: { id: 'a-rating' } }],
  'POST /admin/ratings/:id/hide': [staff(200), { params: { id: 'a-rating' }, body: { reason } }],
  'POST /admin/ratings/:id/show': [staff(200), { params: { id: 'a-rating' } }],
};

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

const endpoints = (): readonly Endpoint[] => {
  const { app, clock } = openTestServer();
  const tickets = { issue: async () => '' };
  const archive = () => {
    throw new Error('Nothing is asked of these routes');
  };
  const groups = createRoutes(app, {
    tickets,
    clock,
    archive,
    isReady: async () => true,
    onOddAnswer: () => undefined,
  });
  return Object.values(groups).flatMap((routes) => routes.map(({ endpoint }) => endpoint));
};
const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

const picture = sharp({ create: { width: 300, height: 400, channels: 3, background: '#0b5c49' } })
  .jpeg()
  .toBuffer();

const answerTo = async (
  endpoint: Endpoint,
  ask: Ask,
  person: Person,
  held?: readonly Permission[],
): Promise<number> => {
  const { access, method, path } = endpoint;
  const testServer = openTestServer({ seed: seedFor(typeof access === 'string' ? [] : access, held) });
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
    const got = await Promise.all(people.map((person) => answerTo(endpoint, ask, person)));
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
    const status = await answerTo(endpoint, ask, 'staff with one of the permissions', [right]);
    // Who may see everybody sees another partner's too.
    expect(status).toBe(right === 'user.view' ? 200 : answers[6]);
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

describe('every permission', () => {
  const opened = new Set<string>(
    endpoints().flatMap(({ access }) => (typeof access === 'string' ? [] : access)),
  );

  it('opens a route or a command, or comes with an area that is not built yet', () => {
    const known = [...opened, ...Object.keys(commands), ...permissionsToCome];
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
