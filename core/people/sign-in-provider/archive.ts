import { without } from '#core/access/actor/archive.ts';
import type { Hooks } from '#core/kernel/hooks.ts';

/** Which accounts at providers open this one, under the name that the provider has for the person. */
export const providerArchive: Hooks['archiveOf'] = async ({ providerLinks }, userId) => ({
  signInProviders: (await providerLinks.listOf(userId)).map((link) => without(link, 'userId')),
});
