import type { Application } from '#core/application.ts';
import { attention } from '#http/coaching/contract/attention.ts';
import { handlers } from '../../engine/handlers.ts';

export const attentionRoutes = ({ coaching }: Application) =>
  handlers(attention, {
    read: ({ actor }) => coaching.readAttention(actor),
    mute: ({ actor, params, body }) => coaching.muteSignal(actor, { ...body, memberId: params.id }),
  });
