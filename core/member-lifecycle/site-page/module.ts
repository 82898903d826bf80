import type { Composition } from '#core/kernel/composition.ts';
import type { Module } from '#core/kernel/module.ts';
import { readSiteFeed } from './read-site-feed.ts';
import { readSitePage } from './read-site-page.ts';

/** A member's site shows what stands in every area below: it is put together above all of them. */
export const sitePageModule = {
  name: 'domain',
  useCases: (ports: Composition) => ({
    readSitePage: readSitePage(ports),
    readSiteFeed: readSiteFeed(ports),
  }),
} as const satisfies Module;
