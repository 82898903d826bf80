import type { Language } from '#core/kernel/language.ts';
import { day } from '#core/kernel/time.ts';
import { inspect } from '../engine/browser.ts';
import { operate } from '../engine/server.ts';
import { check, type Scenario } from '../engine/scenario.ts';
import { openMemberPhone, type MemberPhone } from './member-phone.ts';
import { register } from './registration.ts';
import { compareWeeks, exportTable, payReport, readTimeline } from './saved-weeks.ts';
import { saveFirstWeek, saveNextWeek, type Week } from './weekly-form.ts';
import { waitForRest } from '../engine/page-rest.ts';

const names = { vi: 'Trần Thị Ngọc Ánh', en: 'Grace Hopper' } as const;

/** Typed with the decimal mark of the language where the form allows both. */
const weeks = (language: Language): Readonly<{ first: Week; second: Week }> => ({
  first: {
    numbers: [
      ['age', '31'],
      ['height', '162'],
      ['weight', language === 'vi' ? '63,4' : '63.4'],
      ['waist', '78'],
      ['neck', '32'],
      ['hip', '98'],
    ],
    waistCm: 78,
  },
  second: {
    numbers: [
      ['weight', language === 'vi' ? '62,9' : '62.9'],
      ['waist', '77.2'],
      ['neck', '32'],
      ['hip', '97.5'],
    ],
    waistCm: 76,
  },
});

export const claimFirstReward = async ({ go, page, word }: MemberPhone): Promise<void> => {
  await go('/dashboard/rewards');
  const claim = word('rewards.claim');
  await page.getByRole('button', { name: claim, exact: true }).first().click();
  await page.getByText(word('reward.status.COMPLETED'), { exact: true }).first().waitFor();
  await inspect(page, 'the rewards');
};

const ownPages = [
  '/dashboard',
  '/dashboard/notifications',
  '/dashboard/user/transaction',
  '/dashboard/user/profile',
  '/dashboard/user/account',
  '/dashboard/settings',
  '/invite',
];

const readOwnPages = async ({ go, page }: MemberPhone): Promise<void> => {
  for (const path of ownPages) {
    await go(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await waitForRest(page);
    await inspect(page, path);
  }
};

const requireNoDamage = async ({ dataDir, broken }: MemberPhone): Promise<void> => {
  const { code, out, error } = await operate(dataDir, '--json', 'reconcile');
  check(code === 0, out + error);
  check(broken().length === 0, broken().join('\n'));
};

const firstWeeksIn = (language: Language): Scenario => ({
  name: `A member's first two weeks, on a phone, in ${language === 'vi' ? 'Vietnamese' : 'English'}`,
  isLong: language === 'en',
  async run(step) {
    const phone = await openMemberPhone(language);
    const { first, second } = weeks(language);
    const person = {
      name: names[language],
      email: `first-${language}@example.com`,
      password: 'mùa thu 2026',
    };
    try {
      await step('registers, and reads the code in the mail', () => register(phone, person));
      await step('claims the reward that pays for the first save', () => claimFirstReward(phone));
      await step('saves the first week with pictures of three sides', () => saveFirstWeek(phone, first));
      await step('a week later, saves again', async () => {
        await phone.restartAfter(7 * day);
        await saveNextWeek(phone, second);
      });
      await step('sees two weeks on the timeline', () => readTimeline(phone));
      await step('compares them, number by number and picture by picture', () => compareWeeks(phone));
      await step('takes the weeks away as a table', () => exportTable(phone));
      await step('claims both weeks, and pays the designed report with them', () => payReport(phone));
      await step('reads notices, transactions, profile and settings', () => readOwnPages(phone));
      await step('and no money rule is broken, no page ever failed', () => requireNoDamage(phone));
    } catch (error) {
      const path = `test-results/${language}.png`;
      await phone.page.screenshot({ path, fullPage: true }).catch(() => undefined);
      throw error;
    } finally {
      await phone.close();
    }
  },
});

export const firstWeeks: readonly Scenario[] = [firstWeeksIn('vi'), firstWeeksIn('en')];
