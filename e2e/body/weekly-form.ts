import { fieldLabels } from '#core/body/indicator/labels.ts';
import { inspect } from '../engine/browser.ts';
import { pictureOf, sides } from '../engine/pictures.ts';
import type { MemberPhone } from './member-phone.ts';

type Field = keyof typeof fieldLabels;

export type Week = Readonly<{
  /** In the order of the form; the waist begins its second screen. */
  numbers: readonly (readonly [field: Field, text: string])[];
  /** Of the person in the pictures. */
  waistCm: number;
}>;

const fillNumbers = async (
  { page, language, press, title }: MemberPhone,
  numbers: Week['numbers'],
): Promise<void> => {
  for (const [field, text] of numbers) {
    if (field === 'waist') {
      await press('indicator.next');
      await title('indicator.screen.girths.title');
    }
    const name = new RegExp(`^${fieldLabels[field][language]}`);
    await page.getByRole('textbox', { name }).first().fill(text);
  }
  await inspect(page, 'the form');
};

const addPictures = async ({ page, press, title, word }: MemberPhone, waistCm: number): Promise<void> => {
  await page
    .getByRole('button', { name: new RegExp(word('indicator.step.photos')) })
    .first()
    .click();
  await title('indicator.screen.photos.title');
  const slots = page.locator('input[type=file]:not([capture])');
  for (const [index, side] of sides.entries()) {
    const buffer = await pictureOf(side, waistCm);
    await slots.nth(index).setInputFiles({ name: `${side}.jpg`, mimeType: 'image/jpeg', buffer });
    await press('indicator.crop.use');
    await page
      .getByRole('img', { name: word('indicator.photo.alt').split('{')[0]!.trim() })
      .nth(index)
      .waitFor();
  }
  await inspect(page, 'the pictures');
};

const save = async ({ page, press, title }: MemberPhone): Promise<void> => {
  await press('indicator.toReview');
  await title('indicator.screen.review.title');
  await inspect(page, 'the review');
  await press('indicator.save');
  await title('indicator.saved.title');
  await inspect(page, 'the saved week');
};

const openForm = async ({ go, title }: MemberPhone): Promise<void> => {
  await go('/indicator/new/edit');
  await title('indicator.screen.body.title');
};

export const saveFirstWeek = async (phone: MemberPhone, { numbers, waistCm }: Week): Promise<void> => {
  await openForm(phone);
  await phone.page.getByText(phone.word('user.gender.FEMALE'), { exact: true }).first().click();
  await fillNumbers(phone, numbers);
  await addPictures(phone, waistCm);
  await save(phone);
};

/** One press takes over what the last week knows; what was measured is typed over it. */
export const saveNextWeek = async (phone: MemberPhone, { numbers, waistCm }: Week): Promise<void> => {
  await openForm(phone);
  const copyAll = phone.word('indicator.copy.all').split('{')[0]!.trim();
  await phone.page
    .getByRole('button', { name: new RegExp(`^${copyAll} \\d`) })
    .first()
    .click();
  await fillNumbers(phone, numbers);
  await addPictures(phone, waistCm);
  await save(phone);
};
