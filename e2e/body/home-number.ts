import { fieldLabels } from '#core/body/indicator/labels.ts';
import type { Language } from '#core/kernel/language.ts';
import { day } from '#core/kernel/time.ts';
import { inspect } from '../engine/browser.ts';
import { waitForRest } from '../engine/page-rest.ts';
import { check, type Scenario } from '../engine/scenario.ts';
import { observeShifts, shiftsOf } from '../operations/screen-visits/layout-shifts.ts';
import { claimFirstReward } from './first-weeks.ts';
import { onMemberPhone, type MemberPhone } from './member-phone.ts';
import { register } from './registration.ts';
import { saveFirstWeek, saveNextWeek, type Week } from './weekly-form.ts';

const names = {
  vi: { full: 'Nguyễn Thị Minh Châu', called: 'Minh Châu' },
  en: { full: 'Nguyen Minh Anh', called: 'Minh Anh' },
} as const;

const decimal = (language: Language, text: string) => (language === 'vi' ? text.replace('.', ',') : text);

const weeks = (language: Language): readonly [Week, Week] => [
  {
    numbers: [
      ['age', '31'],
      ['height', '162'],
      ['weight', decimal(language, '63.4')],
      ['waist', '78'],
    ],
    waistCm: 78,
  },
  {
    numbers: [
      ['weight', decimal(language, '62.6')],
      ['waist', '77'],
    ],
    waistCm: 77,
  },
];

const picture = ({ page, language }: MemberPhone, name: string) =>
  page.screenshot({ path: `test-results/home-${language}-${name}.png`, fullPage: true });

const openHome = async (phone: MemberPhone): Promise<void> => {
  await phone.go('/dashboard');
  await phone.title('fitboard.next');
  await waitForRest(phone.page);
};

/** No sideways scroll and no fault that a machine sees, on the narrowest phone too. */
const inspectHome = async (phone: MemberPhone, name: string): Promise<void> => {
  const { page } = phone;
  const usual = page.viewportSize();
  await inspect(page, name);
  await page.setViewportSize({ width: 320, height: 640 });
  await inspect(page, `${name}, 320 wide`);
  if (usual) await page.setViewportSize(usual);
  await picture(phone, name);
};

/** Before the first save it says what that gives, and greets by the given name. */
const readNewHome = async (phone: MemberPhone): Promise<void> => {
  const { page, word, language } = phone;
  await openHome(phone);
  const hello = word('fitboard.hello', { name: names[language].called });
  await page.getByRole('heading', { level: 1, name: hello, exact: true }).waitFor();
  await page.getByText(word('fitboard.first'), { exact: true }).waitFor();
  check((await page.getByRole('slider').count()) === 0, 'a line before there is a number');
  await inspectHome(phone, 'new');
};

const valueText = async ({ page }: MemberPhone): Promise<string> =>
  (await page.getByRole('slider').getAttribute('aria-valuetext')) ?? '';

/** Around what has the keyboard. As text: this file is compiled without the browser's own types. */
const ringSource = `(() => {
  const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement.parentElement);
  return outlineStyle + ' ' + outlineWidth;
})()`;

/** The line is reached and read by keys alone, and shows where the keyboard is. */
const scrub = async (phone: MemberPhone): Promise<void> => {
  const { page, word, language } = phone;
  await openHome(phone);
  const line = page.getByRole('slider', {
    name: word('fitboard.number.scrub', { name: fieldLabels.weight[language] }),
  });
  await line.press('ArrowLeft');
  const earlier = await valueText(phone);
  check(/63[.,]4/.test(earlier) && earlier.includes(word('fitboard.number.trend').toLowerCase()), earlier);
  await page
    .getByRole('definition')
    .filter({ hasText: /63[.,]4/ })
    .first()
    .waitFor();
  const ring = await page.evaluate<string>(ringSource);
  check(ring === 'solid 3px', `the stop of the keyboard has no ring: ${ring}`);
  await line.press('End');
  const latest = await valueText(phone);
  check(/62[.,]6/.test(latest), latest);
  await inspectHome(phone, 'two-weeks');
};

/** The choice is there again on a page loaded anew: it is the server that remembers. */
const chooseWaist = async (phone: MemberPhone): Promise<void> => {
  const { page, word, language } = phone;
  const waist = page.getByRole('slider', {
    name: word('fitboard.number.scrub', { name: fieldLabels.waist[language] }),
  });
  await page.getByRole('combobox', { name: word('fitboard.number.choose') }).selectOption('waist');
  await waist.waitFor();
  await page.evaluate('localStorage.clear()');
  await openHome(phone);
  await waist.waitFor();
  await picture(phone, 'waist');
};

/** With each answer late by its own time nothing on the screen moves. */
const requireStill = async (phone: MemberPhone): Promise<void> => {
  await observeShifts(phone.page);
  await openHome(phone);
  const moved = await shiftsOf(phone.page);
  check(moved === '', `the Fitboard ${moved}`);
};

/** What can be claimed stands first and counts the same in both places; claimed, it says when it comes again. */
const claimWeek = async (phone: MemberPhone): Promise<void> => {
  const { page, word, press } = phone;
  await page.getByRole('link', { name: word('fitboard.coins.rewards', { ready: 2 }) }).click();
  await phone.title('rewards.title');
  const first = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
    .first();
  await first.getByText(word('rewards.claimable', { count: 2 }), { exact: true }).waitFor();
  await press('rewards.claim');
  await first.getByText(word('rewards.claimable', { count: 1 }), { exact: true }).waitFor();
  await press('rewards.claim');
  await page.getByText(word('rewards.again.week'), { exact: true }).waitFor();
  await inspect(page, 'the rewards, all claimed');
  await picture(phone, 'rewards');
};

const homeIn = (language: Language): Scenario => ({
  name: `The number on the Fitboard, on a phone, in ${language === 'vi' ? 'Vietnamese' : 'English'}`,
  isLong: language === 'en',
  async run(step) {
    const [first, second] = weeks(language);
    const person = {
      name: names[language].full,
      email: `home-${language}@example.com`,
      password: 'mùa thu 2026',
    };
    await onMemberPhone(language, { step, pictures: 'home' }, async (phone) => {
      await step(
        'a new member is greeted by the given name, and reads what the first save gives',
        async () => {
          await register(phone, person);
          await readNewHome(phone);
        },
      );
      await step('saves two weeks', async () => {
        await claimFirstReward(phone);
        await saveFirstWeek(phone, first);
        await phone.restartAfter(7 * day);
        await saveNextWeek(phone, second);
      });
      await step('reads what was measured and the trend, week by week, with the keys', () => scrub(phone));
      await step('chooses the waist, and finds it again', () => chooseWaist(phone));
      await step('claims both weeks, and reads when the next one is', () => claimWeek(phone));
      await step('nothing moves while late answers come', () => requireStill(phone));
    });
  },
});

export const homeNumbers: readonly Scenario[] = [homeIn('vi'), homeIn('en')];
