import { fieldLabels } from '#core/body/indicator/labels.ts';
import { inspect } from '../engine/browser.ts';
import { pictureOf, sides } from '../engine/pictures.ts';
import type { MemberPhone } from './member-phone.ts';

type Field = keyof typeof fieldLabels;

/** A member who has the form open, on whichever device. */
type Hand = Pick<MemberPhone, 'page' | 'press' | 'title' | 'word' | 'language'>;

export type Week = Readonly<{
  /** The waist and what follows it stand on the card of girths in a first week; later the waist is one of the week's own. */
  numbers: readonly (readonly [field: Field, text: string])[];
  /** Of the person in the pictures. */
  waistCm: number;
}>;

const boxOf = ({ page, language }: Hand, field: Field) =>
  page
    .getByRole('textbox', {
      name: new RegExp(`^${fieldLabels[field][language].replaceAll(/[()]/g, '\\$&')}`),
    })
    .first();

/** Fills what the screen asks for. */
export const fillNumbers = async (phone: Hand, numbers: Week['numbers']): Promise<void> => {
  for (const [field, text] of numbers) await boxOf(phone, field).fill(text);
  await inspect(phone.page, 'the form');
};

/** One side after the other, chosen from the gallery of the phone. */
export const addPictures = async ({ page, press, title, word }: Hand, waistCm: number): Promise<void> => {
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

export const reviewAndSave = async ({ page, press, title }: MemberPhone): Promise<void> => {
  await title('indicator.screen.review.title');
  await inspect(page, 'the review');
  await press('indicator.save');
  await title('indicator.saved.title');
  await inspect(page, 'the saved week');
};

/** The card of girths, filled in before the save or after it. */
const fillGirths = async (phone: MemberPhone, numbers: Week['numbers']): Promise<void> => {
  if (numbers.length === 0) return;
  const { page, press, title, word } = phone;
  await page
    .getByRole('button', { name: new RegExp(`^${word('indicator.screen.girths.title')}`) })
    .first()
    .click();
  await title('indicator.screen.girths.title');
  await fillNumbers(phone, numbers);
  await press('indicator.save.update');
  await title('indicator.saved.updated');
};

export const openForm = async ({ go, title }: MemberPhone): Promise<void> => {
  await go('/indicator/new/edit');
  await title('indicator.screen.body.title');
};

const girths: readonly Field[] = ['waist', 'neck', 'hip', 'chest', 'bicep', 'thigh'];

/** What the first save needs, and the girths as a card of the week that is saved. */
export const saveFirstWeek = async (phone: MemberPhone, { numbers, waistCm }: Week): Promise<void> => {
  await openForm(phone);
  await phone.page.getByText(phone.word('user.gender.FEMALE'), { exact: true }).first().click();
  await fillNumbers(
    phone,
    numbers.filter(([field]) => !girths.includes(field)),
  );
  await phone.press('indicator.next');
  await addPictures(phone, waistCm);
  await phone.press('indicator.next');
  await reviewAndSave(phone);
  await fillGirths(
    phone,
    numbers.filter(([field]) => girths.includes(field)),
  );
};

/** One press says what is still right; weight and waist are measured anew. */
export const saveNextWeek = async (phone: MemberPhone, { numbers, waistCm }: Week): Promise<void> => {
  await openForm(phone);
  await phone.press('indicator.about.right');
  await fillNumbers(
    phone,
    numbers.filter(([field]) => field === 'weight' || field === 'waist'),
  );
  await phone.press('indicator.next');
  await addPictures(phone, waistCm);
  await phone.press('indicator.next');
  await reviewAndSave(phone);
  await fillGirths(
    phone,
    numbers.filter(([field]) => girths.includes(field) && field !== 'waist'),
  );
};
