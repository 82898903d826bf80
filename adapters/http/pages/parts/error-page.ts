import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { kindOf } from '#core/error-catalogue.ts';
import { errorSentence, errorTitle } from '#adapters/ports/messages.ts';
import { exchangeOf } from '../../engine/exchange.ts';
import type { SiteOf } from '../../engine/protection/hosts.ts';
import { escapeHtml, sendPlainPage } from '../plain-page.ts';
import { refusalOf, statusOf } from '../../engine/serving/send-error.ts';
import { languageOf, type WebExchange } from './web-request.ts';

type Needs = Readonly<{ siteOf: SiteOf; baseUrl: string; log: Logger }>;

const wantsPage = ({ headers }: IncomingMessage): boolean => /\btext\/html\b/.test(headers.accept ?? '');

/** A browser gets the error as a page that needs nothing else; a program gets the same answer as from the API. */
export const wantsErrorPage = (request: IncomingMessage, response: ServerResponse): boolean =>
  !response.headersSent && wantsPage(request);

export const errorPage =
  ({ siteOf, baseUrl, log }: Needs) =>
  ({ request, response, path }: WebExchange, error: unknown): void => {
    const { code, params } = refusalOf(error);
    const kind = kindOf(code);
    const language = languageOf(request, path);
    if (kind === 'unexpected') log.error({ requestId: exchangeOf(request).id, error }, 'a page failed');
    const title = errorTitle(language, kind);
    // Under an unknown name, home is another address.
    const home = (siteOf(request) === 'product' ? '' : baseUrl) + (language === 'en' ? '/en' : '/');
    sendPlainPage(response, {
      status: statusOf(code),
      language,
      title,
      body:
        `<h1>${escapeHtml(title)}</h1><div class="card">` +
        `<p>${escapeHtml(errorSentence(language, code, params))}</p>` +
        `<p><a class="button" href="${escapeHtml(home)}">Fitboard</a></p></div>`,
      ...(kind === 'unavailable' && { headers: { 'Retry-After': '5' } }),
    });
  };
