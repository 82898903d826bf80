import type { Application } from '#core/application.ts';
import { push } from '#http/platform/contract/push.ts';
import { handlers } from '../../engine/handlers.ts';

export const pushRoutes = ({ notification }: Application) =>
  handlers(push, {
    subscribe: async ({ actor, body }) => {
      await notification.subscribePush(actor, body);
      return { ok: true };
    },
    unsubscribe: async ({ actor, body }) => {
      await notification.unsubscribePush(actor, body ?? {});
      return { ok: true };
    },
  });
