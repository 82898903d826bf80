/** Which way out of a block this browser has. */
export const browserNames = ['chrome', 'android', 'edge', 'firefox', 'safari', 'ios'] as const;
export type BrowserName = (typeof browserNames)[number];

/** Only for choosing which help comes first: browsers call themselves by each other's names. */
export const browserName = (userAgent: string): BrowserName => {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  if (/\bEdgA?\//.test(userAgent)) return 'edge';
  if (userAgent.includes('Firefox/')) return 'firefox';
  if (userAgent.includes('Android')) return 'android';
  if (userAgent.includes('Safari/') && !/Chrom(e|ium)\//.test(userAgent)) return 'safari';
  return 'chrome';
};
