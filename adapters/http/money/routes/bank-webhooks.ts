import type { Application } from '#core/application.ts';
import { bankWebhooks } from '#http/money/contract/payments.ts';
import { handlers } from '../../engine/handlers.ts';

/** Long enough for what is usual, short enough for the client that waits for the answer. */
const judgingPatienceMs = 1_000;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export const bankWebhookRoutes = ({ payment }: Application) =>
  handlers(bankWebhooks, {
    async bank({ params, body, sent }) {
      const { text: rawBody, headers } = sent;
      const { provider } = params;
      const { stored, judged } = await payment.receiveNotice({ provider, rawBody, body, headers });
      await Promise.race([judged, pause(judgingPatienceMs)]);
      return { success: true, stored };
    },
  });
