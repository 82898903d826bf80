import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Application } from '#core/application.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { OddAnswerListener } from '../../engine/serving/odd-answer.ts';
import { createPages } from '../pages.ts';
import { staticFiles } from '../static-files.ts';
import { publicPageData } from './public-page-data.ts';
import { siteSettings } from './site-settings.ts';
import { isSitemapPath, sitemap } from './sitemap.ts';
import { workerHeaders } from './worker-policy.ts';
import { cookiesOf, isTemplate, sendPage, type WebExchange } from './web-request.ts';

type Needs = Readonly<{
  app: Application;
  baseUrl: string;
  distFolder: string;
  mediaOrigins: readonly string[];
  log: Logger;
  onOddAnswer: OddAnswerListener;
}>;

/** The member web: its built files, and its pages for every other address. */
export const memberPages = (needs: Needs) => {
  const { distFolder, mediaOrigins } = needs;
  const files = staticFiles(join(distFolder, 'member-web/client'), { headersOf: workerHeaders });
  const pages = createPages({
    distFolder: join(distFolder, 'member-web'),
    loadSite: siteSettings(needs),
    loadPublicData: publicPageData(needs),
    mediaOrigins,
  });

  const sendSitemap = sitemap({ ...needs, ownPages: pages.ownPages });

  return async (exchange: WebExchange): Promise<void> => {
    const { request, response, path, query } = exchange;
    if (isSitemapPath(path)) return sendSitemap(exchange);
    if (!isTemplate(path) && (await files(request, response, path))) return undefined;
    if (path.startsWith('/assets/')) throw new DomainError('route.not_found');
    const nonce = randomBytes(16).toString('base64');
    return sendPage(response, await pages({ path, query, cookies: cookiesOf(request), nonce }));
  };
};
