import { bankSecret, sendNotice } from '../engine/bank.ts';
import { openBrowser } from '../engine/browser.ts';
import { call, forget, newDataDir, openServer } from '../engine/server.ts';
import { check, type Scenario } from '../engine/scenario.ts';
import { isLongEffort } from '#fixtures/engine/test-effort.ts';
import type { Site, View } from './screen-visits/visit.ts';
import {
  visitCoachScreens,
  visitConsole,
  visitConsoleAsStaff,
  visitMemberScreens,
  visitPartnerScreens,
  visitPublicScreens,
} from './screen-visits/visits.ts';

/** One screen of eight is opened in each view on every change, others in one than in the other; before a release, all in both. */
const shareFrom =
  (turn: number) =>
  <Path>(paths: readonly Path[]): readonly Path[] =>
    isLongEffort ? paths : paths.filter((_, index) => index % 8 === turn);

const views = [
  { language: 'vi', width: 390, height: 844, scheme: 'light', packageId: 'package2', shareOf: shareFrom(0) },
  { language: 'en', width: 1280, height: 860, scheme: 'dark', packageId: 'package3', shareOf: shareFrom(4) },
] as const satisfies readonly View[];

/** The narrowest phones, before a release: what everybody can open, in the schemes that the views above leave out too. */
const narrowViews = [
  { language: 'vi', width: 360, height: 740, scheme: 'dark', packageId: 'package2', shareOf: shareFrom(0) },
  { language: 'en', width: 360, height: 740, scheme: 'light', packageId: 'package3', shareOf: shareFrom(0) },
] as const satisfies readonly View[];

type Visit = readonly [title: string, visit: (site: Site, view: View) => Promise<void>];
const publicVisit: Visit = ['public screens', visitPublicScreens];

/** One after the other in each list, the lists side by side. */
const visits: readonly (readonly Visit[])[] = [
  [publicVisit, ["a member's screens", visitMemberScreens], ["a coach's screens", visitCoachScreens]],
  [
    ['the staff console', visitConsole],
    ['the console as staff see it', visitConsoleAsStaff],
    ["a partner's screens", visitPartnerScreens],
  ],
];

/** A form that begins now may be sent after three seconds. */
const writeToStaff = async (url: string): Promise<void> => {
  const { body } = await call(url, 'GET', '/contact/token');
  await new Promise((resolve) => setTimeout(resolve, 3_300));
  const sent = await call(url, 'POST', '/contact', {
    body: {
      name: 'Nguyễn Thu Thảo',
      email: 'thuthao@example.com',
      subject: 'Hỏi về gói cho doanh nghiệp',
      message: 'Công ty tôi có 40 người, bên bạn có gói chung cho cả nhóm không?',
      token: body['token'],
    },
  });
  check(sent.status < 300, `the contact form answered ${sent.status}`);
};

/**
 * Every screen, in a phone's width and light and in a desk's width and dark: axe, no sideways scroll, no failure; and
 * those of the member web hold still while their data comes late. Before a release public ones also at 360 px, in both
 * colour schemes.
 */
export const screens: Scenario = {
  name: 'Every screen, for everybody',
  async run(step) {
    const dataDir = newDataDir();
    const server = await openServer({ dataDir, env: { SEED: 'demo', BANK_WEBHOOK_SECRET: bankSecret } });
    const browser = await openBrowser();
    const broken: string[] = [];
    const site: Site = { url: server.url, browser, report: (failure) => void broken.push(failure) };
    /** Money that matches no order: the queue has something to show. */
    await sendNotice(server.url, { number: 4001, memo: 'CAM ON SHOP', amountVnd: 123_456 });
    await writeToStaff(server.url);
    const visitAll = async (view: View, list: readonly Visit[]) => {
      const { language, width, scheme } = view;
      for (const [title, visit] of list)
        await step(`${title}, ${language}, ${width} px, ${scheme}`, () => visit(site, view));
    };
    try {
      // At once: much of a visit is waiting for answers that come late.
      const outcomes = await Promise.allSettled([
        ...views.flatMap((view) => visits.map((list) => visitAll(view, list))),
        ...(isLongEffort ? narrowViews : []).map((view) => visitAll(view, [publicVisit])),
      ]);
      for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
      await step('and no screen failed', async () => check(broken.length === 0, broken.join('\n')));
    } finally {
      await browser.close();
      await server.stop().catch(() => null);
      forget(dataDir);
    }
  },
};
