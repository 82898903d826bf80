import { inspect, wordsOf } from '../../engine/browser.ts';
import { check } from '../../engine/scenario.ts';
import {
  adminPaths,
  coachPaths,
  consolePaths,
  memberPaths,
  partnerPaths,
  publicPaths,
} from '../../engine/screen-paths.ts';
import {
  coachArticlePaths,
  coachLearningPaths,
  coachReviewPaths,
  consoleRecordPaths,
  memberLearningPaths,
  memberReportPaths,
  memberReviewPaths,
} from './record-paths.ts';
import {
  chooseLanguage,
  inspectPaths,
  inspectStillPaths,
  settle,
  visitAs,
  type Site,
  type View,
} from './visit.ts';

const baseOf = ({ url }: Site, { language }: View): string => url + (language === 'vi' ? '' : '/en');

export const visitPublicScreens = (site: Site, view: View): Promise<void> =>
  visitAs(site, view, null, (page) =>
    inspectStillPaths(page, baseOf(site, view), view.shareOf(publicPaths), (path) => path),
  );

export const visitMemberScreens = (site: Site, view: View): Promise<void> =>
  visitAs(site, view, 'member', async (page) => {
    const base = baseOf(site, view);
    const words = wordsOf(view.language);
    const { packageId } = view;
    const paths = [
      ...memberPaths,
      ...(await memberReviewPaths(site.url)),
      ...(await memberLearningPaths(site.url)),
      ...(await memberReportPaths(site.url)),
    ];
    await inspectStillPaths(page, base, view.shareOf(paths), (path) => path);
    await page.goto(`${base}/payment?package=${packageId}`);
    await page.locator(`[name=package][value=${packageId}]:checked`).waitFor({ state: 'attached' });
    await page.getByRole('button', { name: words('topUp.order') }).click();
    await page.waitForURL(/\/checkout\//);
    await settle(page);
    await page.getByRole('button', { name: words('checkout.qr.save') }).waitFor();
    await inspect(page, 'an order that waits for its money');
    await page.getByRole('button', { name: words('checkout.paid') }).click();
    await page.getByText(words('checkout.transfer.again')).waitFor();
    await inspect(page, 'an order that was said to be paid');
  });

export const visitCoachScreens = (site: Site, view: View): Promise<void> =>
  visitAs(site, view, 'coach', async (page) => {
    const paths = [
      ...coachPaths,
      ...(await coachReviewPaths(site.url)),
      ...(await coachLearningPaths(site.url)),
      ...(await coachArticlePaths(site.url)),
    ];
    const nameOf = (path: string) => `a coach's ${path}`;
    await inspectStillPaths(page, baseOf(site, view), view.shareOf(paths), nameOf);
  });

export const visitConsole = (site: Site, view: View): Promise<void> =>
  visitAs(site, view, 'admin', async (page) => {
    await chooseLanguage(page, site.url, view);
    const paths = [...consolePaths, ...(await consoleRecordPaths(site.url))];
    await inspectPaths(page, `${site.url}/admin/`, view.shareOf(paths), (path) => `/admin/${path}`);
  });

/** Staff see that the screens of administrators are closed, and all others. */
export const visitConsoleAsStaff = (site: Site, view: View): Promise<void> =>
  visitAs(site, view, 'staff', async (page) => {
    await chooseLanguage(page, site.url, view);
    const denied = wordsOf(view.language)('console.denied.title');
    for (const path of view.shareOf(consolePaths)) {
      await page.goto(`${site.url}/admin/${path}`);
      await settle(page);
      const isClosed = (await page.getByRole('heading', { name: denied }).count()) > 0;
      const mustBe = adminPaths.some((one) => one === path);
      check(isClosed === mustBe, `staff at /admin/${path}: ${isClosed ? 'closed' : 'open'}`);
    }
  });

export const visitPartnerScreens = (site: Site, view: View): Promise<void> =>
  visitAs(site, view, 'partner', async (page) => {
    await chooseLanguage(page, site.url, view);
    await inspectPaths(
      page,
      `${site.url}/admin/`,
      view.shareOf(partnerPaths),
      (path) => `a partner's /admin/${path}`,
    );
  });
