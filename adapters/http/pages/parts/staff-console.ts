import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { DomainError } from '#core/kernel/domain-error.ts';
import { createConsolePage } from '../console-page.ts';
import { staticFiles } from '../static-files.ts';
import { siteSettings, type SiteNeeds } from './site-settings.ts';
import { isTemplate, sendPage, type WebExchange } from './web-request.ts';

type Needs = SiteNeeds & Readonly<{ distFolder: string; mediaOrigins: readonly string[] }>;

export const staffConsole = (needs: Needs) => {
  const { distFolder, mediaOrigins } = needs;
  const folder = join(distFolder, 'admin');
  const files = staticFiles(folder);
  const loadSite = siteSettings(needs);
  const page = createConsolePage({
    distFolder: folder,
    mediaOrigins,
    loadVideoHosts: async () => (await loadSite()).learningVideoHosts,
  });

  return async ({ request, response, path }: WebExchange): Promise<void> => {
    const rest = path.slice('/admin'.length);
    if (!isTemplate(rest) && (await files(request, response, rest))) return;
    // A missing file is missing; any other address is a screen of the console.
    if (/\.\w+$/.test(rest)) throw new DomainError('route.not_found');
    sendPage(response, await page(randomBytes(16).toString('base64')));
  };
};
