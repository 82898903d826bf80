import type { Application } from '#core/application.ts';
import { askToUnsubscribe, unsubscribeNow } from '../unsubscribe-page.ts';
import { languageOf, type WebExchange } from './web-request.ts';

/** The link in a mail: opening it asks, posting to it unsubscribes. */
export const unsubscribeLink =
  (app: Application) =>
  async ({ request, response, path, query }: WebExchange): Promise<void> => {
    const language = languageOf(request, path);
    const given = new URLSearchParams(query);
    const asked = {
      userId: given.get('user') ?? '',
      category: given.get('category') ?? '',
      signature: given.get('signature') ?? '',
    };
    request.resume();
    if (request.method === 'POST') await unsubscribeNow(response, app, language, asked);
    else askToUnsubscribe(response, language, asked);
  };
