import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { visitor } from '#core/access/actor/actor.ts';
import { firstConsentVersion } from '#core/platform/settings/legal-documents.ts';
import type { Application } from '#core/application.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { kindOf } from '#core/error-catalogue.ts';
import { defaultSettings, publicSettings } from '#core/platform/settings/site.ts';
import type { OddAnswerListener } from '../../engine/serving/odd-answer.ts';
import { createPages, type PageSite } from '../pages.ts';
import { refusalOf } from '../../engine/serving/send-error.ts';
import { staticFiles } from '../static-files.ts';
import { publicPageData } from './public-page-data.ts';
import { isSitemapPath, sitemap } from './sitemap.ts';
import { cookiesOf, isTemplate, sendPage, type WebExchange } from './web-request.ts';

type Needs = Readonly<{
  app: Application;
  baseUrl: string;
  distFolder: string;
  mediaOrigins: readonly string[];
  log: Logger;
  onOddAnswer: OddAnswerListener;
}>;

/** The last settings known stay in use while the database is away: pages that need nothing else stay readable. */
const siteSettings = ({ app, baseUrl }: Pick<Needs, 'app' | 'baseUrl'>) => {
  let last: PageSite = { ...publicSettings(defaultSettings), consentVersion: firstConsentVersion, baseUrl };
  return async (): Promise<PageSite> => {
    try {
      last = { ...(await app.settings.readPublicSettings(visitor)), baseUrl };
    } catch (error) {
      if (kindOf(refusalOf(error).code) !== 'unavailable') throw error;
    }
    return last;
  };
};

/** The member web: its built files, and its pages for every other address. */
export const memberPages = (needs: Needs) => {
  const { distFolder, mediaOrigins } = needs;
  const files = staticFiles(join(distFolder, 'member-web/client'));
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
