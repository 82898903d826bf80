import { aPushSubscription } from '#fixtures/platform/announcements.ts';
import { members, type AccessRows } from '../../testing/access-rows.ts';

const device = aPushSubscription({ userId: 'owner', sessionId: 'a-session' });
const pushKeys = { p256dh: device.p256dh, auth: device.auth };

export const pushRows: AccessRows = {
  'PUT /me/push-subscription': [members(200), { body: { endpoint: device.endpoint, keys: pushKeys } }],
  'DELETE /me/push-subscription': [members(200), { body: { endpoint: device.endpoint } }],
};
