import type { Composition } from '#core/kernel/composition.ts';
import type { Module } from '#core/kernel/module.ts';
import { mayOpenSitePicture, servedSiteOf, siteArchive, sitesShowing } from './site-links.ts';
import { changeSite, getSite } from './use-cases/change-site.ts';
import { printPoster } from './use-cases/print-poster.ts';
import { readVisits } from './use-cases/read-visits.ts';
import { countVisits, findServedHost, listServedHosts } from './use-cases/serve-hosts.ts';

const useCases = (ports: Composition) => ({
  getSite: getSite(ports),
  changeSite: changeSite(ports),
  readVisits: readVisits(ports),
  printPoster: printPoster(ports),
  listServedHosts: listServedHosts(ports),
  findServedHost: findServedHost(ports),
  countVisits: countVisits(ports),
});

export const ownSiteModule = {
  name: 'domain',
  hooks: {
    siteHostOf: servedSiteOf,
    archiveOf: siteArchive,
    mayOpenMedium: mayOpenSitePicture,
    mediumUsesOf: sitesShowing,
    whenMemberIsAnonymised: ({ ownSites }, userId) => ownSites.deleteAllOf(userId),
  },
  useCases,
} as const satisfies Module;
