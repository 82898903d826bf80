import type { HeadExtras } from '../../app/head.ts';
import { breadcrumbs } from '../../app/found/breadcrumbs.ts';
import { paths } from '../../app/paths.ts';

/** Where the page stands, for search engines. */
export const aiCoachHead: HeadExtras = ({ site, language, text }) => ({
  jsonLd: [breadcrumbs(site, language, [{ name: text('nav.aiCoach'), address: paths.aiCoach }])],
});
