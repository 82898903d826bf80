import { visitor } from '#core/access/actor/actor.ts';
import type { Application } from '#core/application.ts';
import { kindOf } from '#core/error-catalogue.ts';
import { firstConsentVersion } from '#core/platform/settings/legal-documents.ts';
import { defaultSettings, publicSettings } from '#core/platform/settings/site.ts';
import { refusalOf } from '../../engine/serving/send-error.ts';
import type { PageSite } from '../pages.ts';

export type SiteNeeds = Readonly<{ app: Application; baseUrl: string }>;

/** The last settings known stay in use while the database is away: pages that need nothing else stay readable. */
export const siteSettings = ({ app, baseUrl }: SiteNeeds) => {
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
