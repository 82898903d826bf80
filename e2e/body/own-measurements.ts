import type { Language } from '#core/kernel/language.ts';
import { inspect } from '../engine/browser.ts';
import { waitForRest } from '../engine/page-rest.ts';
import type { Scenario } from '../engine/scenario.ts';
import { claimFirstReward } from './first-weeks.ts';
import { onMemberPhone, type MemberPhone } from './member-phone.ts';
import { register } from './registration.ts';
import { saveFirstWeek } from './weekly-form.ts';

const picture = ({ page, language }: MemberPhone, name: string) =>
  page.screenshot({ path: `test-results/own-${language}-${name}.png`, fullPage: true });

const box = ({ page, word }: MemberPhone, id: string) =>
  page.getByRole('textbox', { name: word(id) }).first();

/** From the page of one’s progress to an empty list, and a blood pressure out of the suggestions. */
const addPressure = async (phone: MemberPhone): Promise<void> => {
  const { page, press, title, word, go } = phone;
  await go('/indicator/me');
  await press('timeline.more');
  await page.getByRole('menuitem', { name: word('timeline.own'), exact: true }).click();
  await title('own.title');
  await page.getByText(word('own.empty'), { exact: true }).waitFor();
  await inspect(page, 'no own measurement');
  await press('own.add');
  await press('own.suggestion.pressure');
  await box(phone, 'own.field.pair.high').fill('129');
  await inspect(page, 'the form of an own measurement');
  await picture(phone, 'form');
  await press('own.add.save');
  await page.getByRole('heading', { level: 2, name: word('own.suggestion.pressure') }).waitFor();
};

const writeValue = async (phone: MemberPhone, first: string, second: string): Promise<void> => {
  await box(phone, 'own.value.first').fill(first);
  await box(phone, 'own.value.second').fill(second);
  await phone.press('own.value.save');
};

/** Outside the member’s own range it asks once; the correction is one press away, and so is taking it back. */
const fillIn = async (phone: MemberPhone): Promise<void> => {
  const { page, press, word } = phone;
  await writeValue(phone, '142', '80');
  await page.getByRole('status').filter({ hasText: '129' }).waitFor();
  await press('own.value.save.anyway');
  await page
    .getByText(/142\/80 mmHg/)
    .first()
    .waitFor();
  const yesterday = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);
  await page.locator('input[type=date]').fill(yesterday);
  await writeValue(phone, '118', '76');
  await page.getByRole('button', { name: word('own.history.open', { values: 2 }) }).click();
  await page.getByText('118/76 mmHg', { exact: true }).waitFor();
  await page.locator('figure svg').first().waitFor();
  await waitForRest(page);
  await inspect(page, 'the values of an own measurement');
  await picture(phone, 'values');
  await page.getByRole('button', { name: new RegExp(`^${word('ui.delete')} 118/76`) }).click();
  await press('ui.undo');
  await page.getByText('118/76 mmHg', { exact: true }).waitFor();
};

/** The saved week names it among its cards. */
const findInWeek = async (phone: MemberPhone): Promise<void> => {
  const { page, word, go } = phone;
  await go('/indicator/new/edit');
  const card = page.getByRole('link', { name: new RegExp(`^${word('indicator.card.own')}`) });
  await card
    .filter({ hasText: '1/1' })
    .or(card.filter({ hasText: '1 of 1' }))
    .waitFor();
  await inspect(page, 'the cards of the week');
  await picture(phone, 'week');
  await card.click();
  await phone.title('own.title');
  await page
    .getByText(/142\/80 mmHg/)
    .first()
    .waitFor();
};

const ownMeasurementsIn = (language: Language): Scenario => ({
  name: `own measurements: a blood pressure beside the week, in ${language === 'vi' ? 'Vietnamese' : 'English'}`,
  async run(step) {
    const person = { name: 'Trần Thu Hà', email: `own-${language}@example.com`, password: 'mùa thu 2026' };
    await onMemberPhone(language, { step, pictures: 'own' }, async (phone) => {
      await step('a member with a saved week', async () => {
        await register(phone, person);
        await claimFirstReward(phone);
        await saveFirstWeek(phone, {
          numbers: [
            ['age', '31'],
            ['height', '162'],
            ['weight', '63'],
          ],
          waistCm: 78,
        });
      });
      await step('adds a blood pressure with a range of her own', () => addPressure(phone));
      await step('writes down two days, one of them outside it, and takes nothing back', () => fillIn(phone));
      await step('finds it among the cards of the week', () => findInWeek(phone));
    });
  },
});

export const ownMeasurementJourneys: readonly Scenario[] = [ownMeasurementsIn('vi'), ownMeasurementsIn('en')];
