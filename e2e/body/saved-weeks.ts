import { readFileSync } from 'node:fs';
import { inspect } from '../engine/browser.ts';
import { check } from '../engine/scenario.ts';
import type { MemberPhone } from './member-phone.ts';

/** Numbers are written with a comma in Vietnamese. */
const shows = ({ page }: MemberPhone, number: RegExp): Promise<void> =>
  page.getByText(number).first().waitFor();

export const readTimeline = async (phone: MemberPhone): Promise<void> => {
  const { page, word } = phone;
  await page
    .getByRole('link', { name: word('indicator.saved.timeline') })
    .first()
    .click();
  await page.waitForURL(/\/indicator\//);
  await shows(phone, /62[.,]9/);
  await inspect(page, 'the timeline');
};

export const compareWeeks = async (phone: MemberPhone): Promise<void> => {
  const { page, word } = phone;
  const compare = word('timeline.compare.label').split('{')[0]!.trim();
  await page
    .getByRole('link', { name: new RegExp(`^${compare}`) })
    .first()
    .click();
  await page.waitForURL(/\/compare\//);
  await shows(phone, /63[.,]4/);
  await shows(phone, /62[.,]9/);
  await inspect(page, 'the comparison');
};

const openExport = async ({ go, page, press, word }: MemberPhone): Promise<void> => {
  await go('/indicator/me');
  await press('timeline.more');
  await page.getByRole('menuitem', { name: word('timeline.export'), exact: true }).click();
};

export const exportTable = async (phone: MemberPhone): Promise<void> => {
  const { page, word } = phone;
  await openExport(phone);
  const csv = word('timeline.export.download').replace('{format}', 'CSV');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByText(csv, { exact: true }).first().click(),
  ]);
  const table = readFileSync(await download.path(), 'utf8');
  check(table.startsWith('\uFEFF') && table.includes('62.9') && table.includes('63.4'), table.slice(0, 400));
};

/** Both weeks bring the coins that the report costs. */
export const payReport = async (phone: MemberPhone): Promise<void> => {
  const { go, page, press, word } = phone;
  await go('/dashboard/rewards');
  for (const count of [2, 1]) {
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByText(word('rewards.claimable', { count }), { exact: true }) });
    await card.getByRole('button', { name: word('rewards.claim'), exact: true }).click();
  }
  await shows(phone, /1[.,]700/);
  await openExport(phone);
  await press('timeline.export.make');
  await page.getByText(word('timeline.export.ready')).first().waitFor({ timeout: 60_000 });
  await inspect(page, 'the finished report');
  await page
    .getByText(/^700 /)
    .or(page.getByText(/\b700\b/))
    .first()
    .waitFor();
};
