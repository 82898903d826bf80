/**
 * What can be switched off as a whole, each by its name for ever. A module's manifest says which of its use cases begin
 * something of it; what goes on already, and what gives back, is never among them. Registration has a setting of its own.
 */
export const features = [
  'TOP_UP',
  'PLANS',
  'SHOP',
  'COACH_REVIEWS',
  'COACH_APPLICATIONS',
  'AI_COACH',
  'CHALLENGE_SALES',
  'FEED',
  'COMMENTS',
  'CHAT',
  'ARTICLES',
  'IMPORTS',
] as const;
export type Feature = (typeof features)[number];

export type FeatureSwitches = Readonly<Record<Feature, boolean>>;

export const allFeaturesOpen = Object.fromEntries(features.map((name) => [name, true])) as FeatureSwitches; // of the list itself

/** Every feature, whatever is stored: what has a switch since yesterday is open. */
export const switchesOf = (switches: Partial<FeatureSwitches>): FeatureSwitches => ({
  ...allFeaturesOpen,
  ...switches,
});

/** Settings that were stored before a feature had a switch leave it open. */
export const isOpen = (switches: Partial<FeatureSwitches>, feature: Feature): boolean =>
  switches[feature] !== false;
