import { inspect } from '../engine/browser.ts';
import { check } from '../engine/scenario.ts';
import type { MemberPhone } from './member-phone.ts';
import { waitForRest } from '../engine/page-rest.ts';

type Person = Readonly<{ name: string; email: string; password: string }>;

/** Fills the form before any script has arrived, as on a slow line: nothing of it may be lost. */
const fillWithoutScripts = async (
  { page, addressOf }: MemberPhone,
  { name, email, password }: Person,
): Promise<void> => {
  await page.route('**/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await page.goto(addressOf('/auth/register'), { waitUntil: 'commit' });
  await page.locator('[name=fullname]').fill(name);
  await page.locator('[name=email]').fill(email);
  await page.locator('[name=password]').fill(password);
  await page.locator('[name=consent]').check();
  await waitForRest(page);
  await page.unroute('**/*.js');
};

const codeInMail = async ({ mails }: MemberPhone, email: string): Promise<string> => {
  const letter = await mails.next(email, /\d{6}/);
  check(letter.text.length > 40 && letter.html.includes('<table'), 'the mail lacks a part');
  const code = /\b(\d{6})\b/.exec(letter.text)?.[1];
  check(code !== undefined, `no code in: ${letter.text}`);
  return code!; // just checked
};

/** From the empty form to the Fitboard of a new member. */
export const register = async (phone: MemberPhone, person: Person): Promise<void> => {
  const { page, press, title, word } = phone;
  await fillWithoutScripts(phone, person);
  await title('auth.register.title');
  await inspect(page, 'registration');
  await page.locator('[name=confirmPassword]').fill(person.password);
  await press('auth.register.submit');
  await title('auth.verify.title');
  await inspect(page, 'verification');
  await page.locator('[name=code]').fill(await codeInMail(phone, person.email));
  await page.waitForURL(/\/dashboard/);
  await page
    .getByRole('heading', { name: word('fitboard.next') })
    .first()
    .waitFor();
  await inspect(page, 'the Fitboard of a new member');
};
