import type { Page } from 'playwright-core';
import { minutesToSave } from '#core/body/snapshot/saving-time.ts';
import type { Language } from '#core/kernel/language.ts';
import { day } from '#core/kernel/time.ts';
import { inspect } from '../engine/browser.ts';
import { check, type Scenario } from '../engine/scenario.ts';
import { claimFirstReward } from './first-weeks.ts';
import { onMemberPhone, type MemberPhone } from './member-phone.ts';
import { register } from './registration.ts';
import { addPictures, fillNumbers, openForm } from './weekly-form.ts';

const mostScreens = 3;
const mostHeights = 4;

type Measure = Readonly<{ screens: number; heights: number; taps: number }>;

/** Counts what a person presses in the page; a choice counts once, though its label and its input both hear of it. */
const tapSource = `(() => {
  if (globalThis.counted) return;
  globalThis.counted = true;
  const add = () => sessionStorage.setItem('taps', String(Number(sessionStorage.getItem('taps') ?? 0) + 1));
  document.addEventListener('pointerdown', add, true);
  document.addEventListener('focusin', ({ target }) => {
    if (target.matches('input[inputmode], textarea')) add();
  }, true);
})()`;

const tapsOf = (page: Page): Promise<number> =>
  page.evaluate<number>(`Number(sessionStorage.getItem('taps') ?? 0)`);

/** How many times the window the page is high. */
const heightsOf = (page: Page): Promise<number> =>
  page.evaluate<number>('document.documentElement.scrollHeight / innerHeight');

const picture = (page: Page, name: string) =>
  page.screenshot({ path: `test-results/week-${name}.png`, fullPage: true });

/** Plays one save from the open form to the saved week, measuring each screen as it is left. */
const measureSave = async (
  phone: MemberPhone,
  { name, fill }: Readonly<{ name: string; fill: () => Promise<void> }>,
): Promise<Measure> => {
  const { page, press, title } = phone;
  await page.addInitScript(tapSource);
  await openForm(phone);
  await page.evaluate(`sessionStorage.setItem('taps', '0')`);
  const bar = page.locator('nav[data-bottom-bar]');
  const heights: number[] = [];
  const leave = async (screen: string) => {
    heights.push(await heightsOf(page));
    check(!(await bar.isVisible()), `${screen}: the bar of places is inside the form`);
    await picture(page, `${name}-${screen}`);
  };

  await fill();
  await leave('numbers');
  await press('indicator.next');
  await addPictures(phone, 78);
  await leave('photos');
  await press('indicator.next');
  await title('indicator.screen.review.title');
  await page.getByText(phone.word('indicator.review.fee'), { exact: true }).waitFor();
  await inspect(page, 'the review');
  await leave('review');
  await press('indicator.save');
  await title('indicator.saved.title');
  await page.getByRole('button', { name: phone.word('indicator.share.open') }).waitFor();
  await picture(page, `${name}-saved`);
  await inspect(page, 'the saved week');
  return {
    screens: heights.length,
    heights: heights.reduce((sum, one) => sum + one, 0),
    taps: await tapsOf(page),
  };
};

const requireShort = ({ screens, heights, taps }: Measure, most: number): void => {
  check(screens <= mostScreens, `${screens} screens`);
  check(heights <= mostHeights, `${heights.toFixed(2)} heights of a phone`);
  check(taps > 0 && taps <= most, `${taps} taps, at most ${most} are expected`);
};

/** A required value that is there has no way to be left empty. */
const requireNoEmptying = async ({ page, word }: MemberPhone): Promise<void> => {
  const count = await page.getByRole('button', { name: word('indicator.clear'), exact: true }).count();
  check(count === 0, `${count} ways to leave a required value empty`);
};

const fillFirst = async (phone: MemberPhone): Promise<void> => {
  const { page, press, word, language } = phone;
  await page.getByText(word('indicator.screen.body.first', { minutes: minutesToSave })).waitFor();
  check((await page.getByRole('textbox').count()) === 3, 'more is asked than the first save needs');
  await press('indicator.next');
  const wrong = page.locator('input[aria-invalid=true]');
  await wrong.first().waitFor();
  await page.getByText(word('user.gender.FEMALE'), { exact: true }).first().click();
  await fillNumbers(phone, [
    ['age', '31'],
    ['height', '162'],
    ['weight', language === 'vi' ? '63,4' : '63.4'],
  ]);
  check((await wrong.count()) === 0, 'an error outlives the value that was wrong');
  await requireNoEmptying(phone);
};

const fillLater = async (phone: MemberPhone): Promise<void> => {
  const { page, press, word, language } = phone;
  await press('indicator.next');
  await page.getByText(word('indicator.about.missing')).waitFor();
  await press('indicator.about.right');
  await page.getByText(word('indicator.about.taken')).waitFor();
  check(
    (await page.getByText(word('indicator.about.missing')).count()) === 0,
    'an error outlives the answer that was missing',
  );
  await fillNumbers(phone, [
    ['weight', language === 'vi' ? '62,9' : '62.9'],
    ['waist', '77'],
  ]);
};

/** A card after the save goes into the same week, and says how much of it is there. */
const fillCardLater = async (phone: MemberPhone): Promise<void> => {
  const { page, press, title, word } = phone;
  await phone.go('/indicator/me/edit');
  await title('indicator.screen.week.title');
  await inspect(page, 'the cards of the week');
  await picture(page, `${phone.language}-cards`);
  await page.getByRole('button', { name: new RegExp(`^${word('indicator.screen.strength.title')}`) }).click();
  await title('indicator.screen.strength.title');
  await fillNumbers(phone, [['pushUps', '20']]);
  await picture(page, `${phone.language}-card`);
  await press('indicator.save.update');
  await title('indicator.saved.updated');
  await page.getByText(word('indicator.card.filled', { filled: 1, all: 9 })).waitFor();
};

/** The card that is shared is drawn from what is picked; of the body nothing is picked at first. */
const shareWeek = async ({ page, press, word, language }: MemberPhone): Promise<void> => {
  await press('indicator.share.open');
  const dialog = page.getByRole('dialog');
  const canvas = dialog.locator('canvas');
  await canvas.waitFor();
  const label = async () => String(await canvas.getAttribute('aria-label'));
  check(!/62[.,]9/.test(await label()), 'the weight is on the card unasked');
  await dialog.getByRole('checkbox', { name: /62[.,]9/ }).check();
  check(/62[.,]9/.test(await label()), 'what was picked is not on the card');
  await inspect(page, 'the card to share');
  await picture(page, `${language}-share`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: word('indicator.share.download') }).click(),
  ]);
  check(download.suggestedFilename().endsWith('.png'), download.suggestedFilename());
  await dialog.getByRole('button', { name: word('ui.close') }).click();
};

const twoMinuteWeekIn = (language: Language): Scenario => ({
  name: `The two-minute week, measured, in ${language === 'vi' ? 'Vietnamese' : 'English'}`,
  isLong: language === 'en',
  async run(step) {
    const person = {
      name: language === 'vi' ? 'Đỗ Minh Châu' : 'Ada Lovelace',
      email: `short-${language}@example.com`,
      password: 'mùa thu 2026',
    };
    await onMemberPhone(language, { step, pictures: 'two-minute' }, async (phone) => {
      await step('registers, and is paid the first save', async () => {
        await register(phone, person);
        await claimFirstReward(phone);
      });
      await step('the first save is three short screens', async () => {
        const measure = await measureSave(phone, {
          name: `${language}-first`,
          fill: () => fillFirst(phone),
        });
        requireShort(measure, 26);
      });
      await step('a card fills the saved week on the same day or a later one', () => fillCardLater(phone));
      await step('a week later the save is as short, and asks what changed', async () => {
        await phone.restartAfter(7 * day);
        const measure = await measureSave(phone, {
          name: `${language}-later`,
          fill: () => fillLater(phone),
        });
        requireShort(measure, 22);
      });
      await step('shares what was picked, and nothing else', () => shareWeek(phone));
    });
  },
});

export const twoMinuteWeeks: readonly Scenario[] = [twoMinuteWeekIn('vi'), twoMinuteWeekIn('en')];
