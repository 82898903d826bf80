import type { Application } from '#core/application.ts';
import { mailWebhooks } from '#http/platform/contract/mail-webhooks.ts';
import { handlers } from '../../engine/handlers.ts';

export const mailWebhookRoutes = ({ notification }: Application) =>
  handlers(mailWebhooks, {
    async mail({ params, body, sent }) {
      const { text: rawBody, headers } = sent;
      const { stored } = await notification.receiveMailNotice({
        provider: params.provider,
        rawBody,
        body,
        headers,
      });
      return { success: true, stored };
    },
  });
