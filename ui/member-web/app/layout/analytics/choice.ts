/** What a reader answered to being counted. The server reads the cookie too, so that the question is drawn with the page. */
export const analyticsChoices = ['granted', 'denied'] as const;
export type AnalyticsChoice = (typeof analyticsChoices)[number];

const cookieName = 'analytics';
/** Twelve months; then the question is asked again. */
const keptSeconds = 365 * 24 * 3600;

export const choiceOf = (value: string | undefined): AnalyticsChoice | null =>
  analyticsChoices.find((choice) => choice === value) ?? null;

export const choiceIn = (cookies: string): AnalyticsChoice | null =>
  choiceOf(new RegExp(`(?:^|;\\s*)${cookieName}=(\\w+)`).exec(cookies)?.[1]);

export const choiceCookie = (choice: AnalyticsChoice, isSecure: boolean): string =>
  `${cookieName}=${choice}; path=/; samesite=lax; max-age=${keptSeconds}${isSecure ? '; secure' : ''}`;

/** What the counting itself left behind, as `document.cookie` has to be written to be rid of it. */
export const forgottenCookies = (cookies: string, host: string): readonly string[] =>
  cookies
    .split(/;\s*/)
    .map((pair) => pair.split('=')[0] ?? '')
    .filter((name) => name === '_ga' || name.startsWith('_ga_'))
    .flatMap((name) =>
      ['', `; domain=${host}`, `; domain=.${host}`].map((where) => `${name}=; path=/; max-age=0${where}`),
    );
