import type { Composition } from '#core/kernel/composition.ts';
import type { Module } from '#core/kernel/module.ts';
import { readSitePage } from './read-site-page.ts';

/** A member's site shows what stands in every area below: it is put together above all of them. */
export const sitePageModule = {
  name: 'domain',
  useCases: (ports: Composition) => ({ readSitePage: readSitePage(ports) }),
} as const satisfies Module;
