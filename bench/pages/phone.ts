import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';

/** A phone's window that has fetched nothing yet, and a way to slow or watch its line. */
export const openPhone = async (
  browser: Browser,
): Promise<Readonly<{ context: BrowserContext; page: Page; session: CDPSession }>> => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  return { context, page, session };
};
