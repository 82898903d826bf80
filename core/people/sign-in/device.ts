/** What a sign-in came from, as the request says it: for the owner to recognise, never to decide by. */
export type Device = Readonly<{ userAgent: string; address: string }>;

const maxUserAgentLength = 400;

/** Headers may hold anything; what is kept is one short line. */
export const readDevice = ({ userAgent, address }: Device): Device => ({
  userAgent: userAgent
    .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, maxUserAgentLength),
  address: address.slice(0, 64),
});

// Order matters: each of these pretends to be the ones below it.
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera/, 'Opera'],
  [/\bcoc_coc_browser\//, 'Cốc Cốc'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bZalo\b/, 'Zalo'],
  [/\bFBA[NV]\//, 'Facebook'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
  [/^curl\//, 'curl'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const found = (names: typeof browsers, userAgent: string): string | undefined =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1];

/** `Chrome · Android`: no versions, so that an update is not a new device. Empty when nothing is recognised. */
export const deviceName = (userAgent: string): string =>
  [found(browsers, userAgent), found(systems, userAgent)].filter(Boolean).join(' · ');

/** A first sign-in ever is not news; a kind of device never seen before is. */
export const isNewDevice = (userAgent: string, seen: readonly string[]): boolean => {
  const kind = (agent: string) => deviceName(agent) || agent;
  return seen.length > 0 && !seen.some((agent) => kind(agent) === kind(userAgent));
};
