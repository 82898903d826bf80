import { client } from '../client.ts';
import type { PushServer } from './device.ts';

export const pushServer: PushServer = {
  publicKey: async () => (await client.site.publicSettings()).vapidPublicKey,
  subscribe: (body) => client.push.subscribe({ body }),
  unsubscribe: (endpoint) => client.push.unsubscribe({ body: { endpoint } }),
};
