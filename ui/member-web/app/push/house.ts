import { client } from '../client.ts';
import type { PushHouse } from './device.ts';

export const pushHouse: PushHouse = {
  publicKey: async () => (await client.site.publicSettings()).vapidPublicKey,
  subscribe: (body) => client.push.subscribe({ body }),
  unsubscribe: (endpoint) => client.push.unsubscribe({ body: { endpoint } }),
};
