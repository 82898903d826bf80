import { indicatorLabels } from '#core/body/indicator/labels.ts';
import { fieldLabels } from '#core/body/indicator/labels.ts';
import { openMemberPhone, type MemberPhone } from '../body/member-phone.ts';
import { register } from '../body/registration.ts';
import { saveFirstWeek } from '../body/weekly-form.ts';
import { until } from '../community/community-people.ts';
import { inspect } from '../engine/browser.ts';
import { waitForRest } from '../engine/page-rest.ts';
import { check, type Scenario } from '../engine/scenario.ts';
import { call, operate } from '../engine/server.ts';

const person = { name: 'Trần Thị Ngọc Ánh', email: 'anh@example.com', password: 'mùa thu 2026' };

/** Numbers that stand in nothing else a page asks for. */
const typed = {
  age: '37',
  height: '163,7',
  weight: '61,3',
  waist: '77,9',
  neck: '31,7',
  hip: '97,3',
  restingHeartRate: '67',
} as const;
type Field = keyof typeof typed;

/** What must be in no request: the distinctive ones, with either decimal mark. */
const secrets = Object.values(typed)
  .filter((text) => text.includes(','))
  .flatMap((text) => [text, text.replace(',', '.')]);

const boxOf = ({ page, language }: MemberPhone, field: Field) =>
  page.getByRole('textbox', { name: new RegExp(`^${fieldLabels[field][language]}`) }).first();

/** The number on a card, as it is written there. */
const shownOn = async (
  { page, language }: MemberPhone,
  indicator: 'bmi' | 'tdee' | 'bodyFatPercent' | 'maxHeartRate',
): Promise<string> => {
  const label = indicatorLabels[indicator][language];
  const card = page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^${label.replace(/[()]/g, String.raw`\$&`)}`) })
    .first();
  const text = (await card.innerText()).slice(label.length);
  const [number] = /\d[\d.]*(,\d+)?/.exec(text) ?? [];
  check(number !== undefined, `no number on the card of ${indicator}: ${text}`);
  return number ?? '';
};

/** A saved value, written to as many places as the card shows. */
const written = (value: number, like: string): string => {
  const places = like.split(',')[1]?.length ?? 0;
  return new Intl.NumberFormat('vi-VN', {
    minimumFractionDigits: places,
    maximumFractionDigits: places,
  }).format(value);
};

const choose = async (phone: MemberPhone, id: string) =>
  phone.page.getByText(phone.word(id), { exact: true }).first().click();

const useCalculators = async (phone: MemberPhone): Promise<Record<string, string>> => {
  const { page, go } = phone;
  await go('/calculators/bmi');
  await waitForRest(page);
  const height = boxOf(phone, 'height');
  await height.fill('cao lắm');
  await height.blur();
  await page.getByText(phone.word('calculators.no-number', { typed: 'cao lắm' })).waitFor();
  check((await height.inputValue()) === 'cao lắm', 'what was typed is gone');
  await inspect(page, 'a calculator with letters in it');
  await height.fill(typed.height);
  await boxOf(phone, 'weight').fill(typed.weight);
  const bmi = await shownOn(phone, 'bmi');
  await page.getByRole('link', { name: phone.word('calculators.tdee.short'), exact: true }).click();
  await phone.title('calculators.tdee.title');
  check((await boxOf(phone, 'weight').inputValue()) === typed.weight, 'the next calculator asks again');
  await choose(phone, 'user.gender.FEMALE');
  for (const field of ['age', 'waist', 'neck', 'hip'] as const) await boxOf(phone, field).fill(typed[field]);
  await page.getByRole('main').getByRole('radio').last().check();
  const tdee = await shownOn(phone, 'tdee');
  await inspect(page, 'the calculator of energy');
  await page.getByRole('link', { name: phone.word('calculators.body-fat.short'), exact: true }).click();
  await phone.title('calculators.body-fat.title');
  const bodyFatPercent = await shownOn(phone, 'bodyFatPercent');
  await page.getByRole('link', { name: phone.word('calculators.heart-rate.short'), exact: true }).click();
  await phone.title('calculators.heart-rate.title');
  await boxOf(phone, 'restingHeartRate').fill(typed.restingHeartRate);
  const maxHeartRate = await shownOn(phone, 'maxHeartRate');
  await page.reload();
  await until(
    async () => (await boxOf(phone, 'restingHeartRate').inputValue()) === typed.restingHeartRate,
    'a reload loses what was typed',
  );
  return { bmi, tdee, bodyFatPercent, maxHeartRate };
};

/** Formula and example are there for who runs no script. */
const readWithoutScript = async ({ addressOf, word }: MemberPhone) => {
  for (const kind of ['bmi', 'tdee', 'heart-rate', 'body-fat']) {
    const html = await (await fetch(addressOf(`/calculators/${kind}`))).text();
    for (const id of ['calculators.formula', 'calculators.example'])
      check(html.includes(word(id)), `${kind} lacks ${word(id)} without script`);
  }
};

/** Everything but the save itself: that carries what is saved. */
const isSave = (url: string): boolean => /\/api\/indicators/.test(url);

/** From the calculators to the first saved week; no request on the way carries a number that was typed. */
export const calculatorJourney: Scenario = {
  name: 'Calculators, from a visitor to the first saved week',
  async run(step) {
    const phone = await openMemberPhone('vi');
    const { page } = phone;
    const leaked: string[] = [];
    page.on('request', (request) => {
      const said = `${request.url()} ${request.postData() ?? ''}`;
      if (!isSave(request.url()) && secrets.some((secret) => said.includes(secret))) leaked.push(said);
    });
    try {
      await step('formula and example need no script', () => readWithoutScript(phone));
      const shown = await step('letters are explained, and each calculator knows what the others know', () =>
        useCalculators(phone),
      );
      await step('signs up, and is paid the first save', async () => {
        await register(phone, person);
        await phone.go('/dashboard/rewards');
        await page
          .getByRole('button', { name: phone.word('rewards.claim'), exact: true })
          .first()
          .click();
        await page.getByText(phone.word('reward.status.COMPLETED'), { exact: true }).first().waitFor();
      });
      await step('the first week begins with what was typed, and says so', async () => {
        await phone.go('/indicator/new/edit');
        await phone.title('indicator.screen.body.title');
        await page.getByText(phone.word('indicator.fromCalculator')).waitFor();
        for (const field of ['age', 'height', 'weight'] as const)
          check((await boxOf(phone, field).inputValue()) === typed[field], `${field} is not filled in`);
        await inspect(page, 'the first week, filled in');
      });
      await step('no request carried a number on the way', async () => {
        check(leaked.length === 0, `a number left the browser: ${leaked.join('\n')}`);
      });
      await step('the saved week has the numbers of the calculators, digit for digit', async () => {
        await saveFirstWeek(phone, { numbers: [], waistCm: 78 });
        const url = new URL(page.url()).origin;
        const { body } = await call(url, 'POST', '/auth/login', {
          body: { email: person.email, password: person.password, transport: 'body' },
        });
        const answer = await call(url, 'GET', '/indicators?limit=1', { token: String(body['accessToken']) });
        const [week] = answer.body['items'] as readonly {
          computed: Record<string, { value?: number }>;
        }[]; // of our own contract
        for (const [indicator, text] of Object.entries(shown)) {
          const value = week?.computed[indicator]?.value;
          check(value !== undefined, `${indicator} was not computed`);
          const expected = written(value ?? 0, text);
          check(expected === text, `${indicator}: the calculator said ${text}, the saved week ${expected}`);
        }
      });
      await step('the next form begins empty: nothing lies about in the tab', async () => {
        check(
          (await page.evaluate<string | null>("sessionStorage.getItem('calculator')")) === null,
          'it stays',
        );
      });
      await step('and no money rule is broken, no page ever failed', async () => {
        const { code, out, error } = await operate(phone.dataDir, '--json', 'reconcile');
        check(code === 0, out + error);
        check(phone.broken().length === 0, phone.broken().join('\n'));
      });
    } catch (error) {
      await page.screenshot({ path: 'test-results/calculators.png', fullPage: true }).catch(() => undefined);
      throw error;
    } finally {
      await phone.close();
    }
  },
};
