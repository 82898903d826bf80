import { isOpen, type Feature, type FeatureSwitches } from '#core/platform/settings/feature.ts';

/** Pages that are there to begin something: closed with it, and out of the menus. Without language. */
const beginning: readonly (readonly [RegExp, Feature])[] = [
  [/^\/payment$/, 'TOP_UP'],
  [/^\/product\/checkout$/, 'SHOP'],
  [/^\/coach\/[^/]+\/request-review$/, 'COACH_REVIEWS'],
  [/^\/coach\/request$/, 'COACH_APPLICATIONS'],
  [/^\/dashboard\/challenge\/[^/]+\/enroll$/, 'CHALLENGE_SALES'],
  [/^\/dashboard\/post\/new$/, 'ARTICLES'],
  [/^\/indicator\/me\/(import|bring)$/, 'IMPORTS'],
];

/** Pages that go on to show what there is: they say that nothing new can be begun. */
const showing: readonly (readonly [RegExp, Feature])[] = [
  [/^\/pricing$/, 'PLANS'],
  [/^\/dashboard\/user\/account$/, 'PLANS'],
  [/^\/product(\/|$)/, 'SHOP'],
  [/^\/coach\/(?!request$)[^/]+$/, 'COACH_REVIEWS'],
  [/^\/(ai-coach|dashboard\/ai-chat)$/, 'AI_COACH'],
  [/^\/challenge\/[^/]+$/, 'CHALLENGE_SALES'],
  [/^\/feed(\/|$)/, 'FEED'],
  [/^\/dashboard\/chat(\/|$)/, 'CHAT'],
  [/^\/dashboard\/post$/, 'ARTICLES'],
];

type Switches = Partial<FeatureSwitches>;

const closedIn = (pages: typeof beginning, switches: Switches, path: string): Feature | null =>
  pages.find(([page, feature]) => page.test(path) && !isOpen(switches, feature))?.[1] ?? null;

/** The feature that a page begins, while it is switched off. */
export const closedFeatureAt = (switches: Switches, path: string): Feature | null =>
  closedIn(beginning, switches, path);

/** What a page says is closed, and shows all the same. */
export const saidClosedAt = (switches: Switches, path: string): Feature | null =>
  closedIn(showing, switches, path);

/** The places of a menu that lead somewhere. */
export const openPlaces = <Place extends Readonly<{ to: string }>>(
  switches: Switches,
  places: readonly Place[],
): readonly Place[] => places.filter(({ to }) => closedFeatureAt(switches, to) === null);
