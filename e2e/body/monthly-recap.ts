import type { Language } from '#core/kernel/language.ts';
import { day, defaultTimeZone, localDate } from '#core/kernel/time.ts';
import { addDays, daysBetween } from '#core/kernel/week.ts';
import { inspect } from '../engine/browser.ts';
import { waitForRest } from '../engine/page-rest.ts';
import { check, type Scenario } from '../engine/scenario.ts';
import { observeShifts, shiftsOf } from '../operations/screen-visits/layout-shifts.ts';
import { claimFirstReward } from './first-weeks.ts';
import { onMemberPhone, type MemberPhone } from './member-phone.ts';
import { register } from './registration.ts';

const picture = ({ page, language }: MemberPhone, name: string) =>
  page.screenshot({ path: `test-results/recap-${language}-${name}.png`, fullPage: true });

/** How long until the third day of the next month, in whole days. */
const untilNews = (): number => {
  const today = localDate(new Date(), defaultTimeZone);
  const third = `${addDays(`${today.slice(0, 7)}-01`, 31).slice(0, 7)}-03`;
  return daysBetween(today, third) * day;
};

/** While the month lasts there is nothing to look back on, and the Fitboard has no card of it. */
const readNothingYet = async (phone: MemberPhone): Promise<void> => {
  const { page, word, go } = phone;
  await go('/indicator/me/recap');
  await page.getByText(word('recap.none'), { exact: true }).waitFor();
  await inspect(page, 'no month to look back on');
};

/** A month may be longer than a sign-in lasts. */
const signInAnew = async (
  { page, go, press, word }: MemberPhone,
  { email, password }: Readonly<{ email: string; password: string }>,
): Promise<void> => {
  await page.context().clearCookies();
  await go('/auth/login');
  await page.locator('[name=email]').fill(email);
  await page.locator('[name=password]').fill(password);
  await press('auth.login.submit');
  await page
    .getByRole('heading', { name: word('fitboard.next') })
    .first()
    .waitFor();
};

/** In the first days of the next one the Fitboard leads there, without anything that moves; once it was read it leads no more. */
const lookBack = async (phone: MemberPhone): Promise<void> => {
  const { page, word, go, language } = phone;
  await observeShifts(page);
  await go('/dashboard');
  const link = page.getByRole('link', { name: language === 'vi' ? 'Xem lại' : 'Look back', exact: true });
  await link.waitFor();
  await waitForRest(page);
  const moved = await shiftsOf(page);
  check(moved === '', `the Fitboard ${moved}`);
  await inspect(page, 'the Fitboard with a recap');
  await picture(phone, 'fitboard');
  await link.click();
  await page.getByRole('heading', { level: 2, name: word('recap.weeks'), exact: true }).waitFor();
  await page.getByText(word('recap.coins'), { exact: true }).waitFor();
  await waitForRest(page);
  await inspect(page, 'the recap');
  await picture(phone, 'month');
  await go('/dashboard');
  await phone.title('fitboard.next');
  await waitForRest(page);
  check((await link.count()) === 0, 'what was read is still news');
};

const recapIn = (language: Language): Scenario => ({
  name: `monthly recap: the month before, in ${language === 'vi' ? 'Vietnamese' : 'English'}`,
  async run(step) {
    const person = { name: 'Lê Ngọc Mai', email: `recap-${language}@example.com`, password: 'mùa thu 2026' };
    const later = untilNews();
    await onMemberPhone(language, { step, pictures: 'recap' }, async (phone) => {
      await step('a new member has no month to look back on', async () => {
        await register(phone, person);
        await claimFirstReward(phone);
        await readNothingYet(phone);
      });
      await step('looks back on it when it is over, and is led there once', async () => {
        await phone.restartAfter(later);
        await phone.page.clock.setSystemTime(new Date(Date.now() + later));
        await signInAnew(phone, person);
        await lookBack(phone);
      });
    });
  },
});

export const recapJourneys: readonly Scenario[] = [recapIn('vi'), recapIn('en')];
