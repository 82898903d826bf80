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

export const processorSlowdown = 4;

/** A phone on a slow 4G line: bytes a second, milliseconds there and back. */
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

export const slowDown = async (session: CDPSession): Promise<void> => {
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
};
