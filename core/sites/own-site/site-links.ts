import type { Hooks } from '#core/kernel/hooks.ts';
import { without } from '#core/access/actor/archive.ts';
import { isLinkable } from '#core/sites/domain-name/zone.ts';

/** Where people's names lead: to their site while it is served. */
export const servedSiteOf: Hooks['siteHostOf'] = async ({ ownSites }, ids) => {
  const hosts = await ownSites.hostsOf(ids);
  return new Map([...hosts].filter(([, host]) => isLinkable(host)));
};

export const siteArchive: Hooks['archiveOf'] = async ({ domains, ownSites }, userId) => {
  const sites = await Promise.all((await domains.allOf(userId)).map(({ id }) => ownSites.find(id)));
  return { ownSites: sites.flatMap((site) => (site === null ? [] : [without(site, 'version')])) };
};

/** Pictures of sites are shown to everybody while the site is. */
export const mayOpenSitePicture: Hooks['mayOpenMedium'] = async ({ domains, ownSites }, _viewer, medium) => {
  if (medium.purpose !== 'SITE' || medium.hiddenAt !== null) return false;
  const showing = await domains.showing(medium.id);
  const served = await ownSites.hostsOf(showing.map(({ userId }) => userId));
  return showing.some(({ userId }) => served.has(userId));
};

export const sitesShowing: Hooks['mediumUsesOf'] = async ({ domains }, mediumId) =>
  (await domains.showing(mediumId)).map(({ id, name }) => ({
    kind: 'SITE',
    id,
    title: name,
    link: '/dashboard/user/domain',
  }));
