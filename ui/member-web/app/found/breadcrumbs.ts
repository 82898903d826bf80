import type { Language } from '#core/kernel/language.ts';
import { inLanguage } from '../language.ts';
import type { Site } from '../page-context.ts';

type Step = Readonly<{ name: string; address: string }>;

/** The way from the home page to this one, as its links show it; the last step is the page itself. */
export const breadcrumbs = (site: Site, language: Language, steps: readonly Step[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, address }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: site.baseUrl + inLanguage(address, language),
  })),
});
