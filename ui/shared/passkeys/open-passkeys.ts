/** Fetched with the first passkey that is made or used: most people come with a password. */
export const openPasskeys = () => import('./browser.ts');
