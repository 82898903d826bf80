import { startModelEndpoint } from '#fixtures/assistant/model-endpoint.ts';
import type { Language } from '#core/kernel/language.ts';
import { ask, becomeCoach, grant, saveWeek } from '../coaching/coaching-people.ts';
import { box, openPerson } from '../coaching/coaching-screens.ts';
import { inspect } from '../engine/browser.ts';
import { check, inBothLanguages, type Scenario } from '../engine/scenario.ts';
import {
  desk,
  inTestEnvironment,
  phone,
  playIn,
  type Step,
  type TestEnvironment,
} from '../engine/test-environment.ts';
import type { Person } from '../engine/test-server.ts';
import type { Window } from '../engine/windows.ts';

export const fee = 300;

/** A waist over half of the height: there is a next step that can be measured. */
const measured = {
  body: {
    age: 31,
    gender: 'FEMALE',
    height: 158,
    weight: 66.4,
    waist: 86.3,
    neck: 33.1,
    hip: 98.7,
    activityLevel: 'LIGHT',
  },
  strength: { restingHeartRate: 71, pastInjury: false, heartDisease: false, underTreatment: false },
};

export const said: Readonly<Record<Language, Readonly<{ grave: string; plain: string }>>> = {
  vi: { grave: 'Mình không muốn sống nữa', plain: 'Tôi cần bao nhiêu đạm mỗi ngày?' },
  en: { grave: 'I don’t want to live', plain: 'How much protein do I need a day?' },
};

/** A member whose plan has chat, with a week and coins for some answers. */
export const proMember = async ({ testServer }: TestEnvironment, language: Language) => {
  const member = await testServer.person('Lê Minh Anh', 'minhanh@example.com', { language });
  await ask(testServer, testServer.token, ['POST', `/admin/users/${member.id}/set-level`], {
    level: 'PRO',
    reason: 'to try the chat',
  });
  const weekId = await saveWeek(testServer, member, measured);
  return { member, weekId };
};

export const paid = ({ word, number }: Window) => word('aiAnswer.paid', { count: fee, amount: number(fee) });

const reviewed = async (window: Window, weekId: string, price = fee): Promise<void> => {
  const { go, page, number, word } = window;
  await go(`/indicator/${weekId}`);
  await page
    .getByRole('button', { name: word('aiReview.ask', { amount: number(price) }), exact: true })
    .click();
};

const rulesReview = async (
  { testServer }: TestEnvironment,
  window: Window,
  { member, weekId }: Readonly<{ member: Person; weekId: string }>,
): Promise<void> => {
  const { page, word, press } = window;
  const before = await testServer.baseCoin(member);
  await reviewed(window, weekId);
  await page.getByText(paid(window)).first().waitFor();
  check((await testServer.baseCoin(member)) === before - fee, 'the review costs its fee once');
  await inspect(page, 'the week with its review');
  await press('aiReview.again');
  await press('aiReview.ask.free');
  await page.getByText(paid(window)).first().waitFor();
  check((await testServer.baseCoin(member)) === before - fee, 'the same again is free');
  const goal = word('aiAnswer.goal.set').split('{')[0]!.trim(); // of one and more
  await page.getByRole('button', { name: new RegExp(`^${goal}`) }).click();
  await page.getByText(word('aiAnswer.goal.is')).first().waitFor();
};

/** Every sentence that would go along, as the request lists it. */
const sentences = async ({ page, word }: Window): Promise<readonly string[]> =>
  (
    await page
      .getByRole('group', { name: word('reviewRequest.attached') })
      .locator('label')
      .allInnerTexts()
  ).map((text) => text.trim());

const handOver = async (window: Window, weekId: string, coach: Person) => {
  const { go, page, word, press, reads } = window;
  await go(`/indicator/${weekId}`);
  await press('aiReview.coach');
  const dialog = page.getByRole('dialog', { name: word('aiReview.coach.title') });
  await dialog.getByRole('link', { name: new RegExp(coach.fullname) }).click();
  await page.waitForURL(/\/request-review/);
  await press('reviewRequest.next');
  await press('reviewRequest.next');
  await reads('reviewRequest.attached');
  const [left, ...kept] = await sentences(window);
  check(left !== undefined && kept.length > 0, 'there are sentences to choose from');
  await page.getByRole('checkbox', { name: left!, exact: true }).uncheck(); // seen above
  await inspect(page, 'the request with a review');
  await press('reviewRequest.next');
  await press('reviewRequest.send.free');
  await reads('reviewRequest.sent', { name: coach.fullname });
  return { left: left!, kept }; // seen above
};

const readByCoach = async (
  window: Window,
  member: Person,
  { left, kept }: Readonly<{ left: string; kept: readonly string[] }>,
): Promise<void> => {
  const { go, page, word } = window;
  await go('/dashboard/coach');
  await openPerson(window, member.fullname);
  await page.waitForURL(/\/answer/);
  await page.getByRole('link', { name: word('answer.tab.answers'), exact: true }).click();
  for (const text of kept) await page.getByText(text, { exact: true }).first().waitFor();
  check((await page.getByText(left, { exact: true }).count()) === 0, 'the coach sees what was taken out');
};

const chat = async ({ testServer }: TestEnvironment, window: Window, member: Person, language: Language) => {
  const { go, page, word, number, press } = window;
  const before = await testServer.baseCoin(member);
  await go('/dashboard/ai-chat');
  const field = box(window, word('aiChat.write'));
  await field.fill(said[language].grave);
  await press('aiChat.send');
  await page.locator('a[href="tel:115"]').first().waitFor();
  check((await testServer.baseCoin(member)) === before, 'a card is free');
  await field.fill(said[language].plain);
  await press('aiChat.send');
  await page.getByText(paid(window)).first().waitFor();
  check((await testServer.baseCoin(member)) === before - fee, 'an answer costs its fee once');
  check((await field.inputValue()) === '', 'what was sent is not typed any more');
  await page
    .getByText(
      word('aiChat.balance.after', { balance: number(before - fee), after: number(before - 2 * fee) }),
    )
    .first()
    .waitFor();
  await inspect(page, 'the chat');
  await page.reload();
  await page.getByText(paid(window)).first().waitFor();
};

const refund = async ({ testServer }: TestEnvironment, window: Window, member: Person): Promise<void> => {
  const { page, word, number } = window;
  const before = await testServer.baseCoin(member);
  const list = await ask(testServer, member.token, ['GET', '/ai/conversations']);
  const [conversation] = list['items'] as readonly { id: string }[]; // as the contract says
  const messages = await ask(testServer, member.token, [
    'GET',
    `/ai/messages?conversationId=${conversation!.id}`,
  ]);
  const charged = (messages['items'] as readonly { id: string; charged: number }[]).find(
    (each) => each.charged > 0,
  );
  await ask(testServer, testServer.token, ['POST', `/admin/ai-answers/${charged!.id}/refund`], {
    reason: 'a wrong number',
  });
  check((await testServer.baseCoin(member)) === before + fee, 'what staff give back is there again');
  await page.reload();
  await page
    .getByText(word('aiAnswer.refunded', { amount: number(fee) }))
    .first()
    .waitFor();
};

const journey = (language: Language): Scenario =>
  inTestEnvironment(
    'A week is reviewed by the AI coach, handed to a coach, and asked about',
    async (environment, step) => {
      const { testServer } = environment;
      const { member, weekId } = await proMember(environment, language);
      const coach = await testServer.person('Nguyễn Hoàng Đức', 'duc@example.com');
      await becomeCoach(testServer, coach, {
        username: 'hoang.duc',
        city: 'Đà Nẵng',
        headline: 'Giảm mỡ, giữ cơ',
        price: 0,
        languages: ['vi', 'en'],
      });
      const look = language === 'vi' ? phone : desk;
      const hers = await environment.open(look);
      const his = await environment.open({ ...desk, language: 'vi' });

      await step('a visitor reads a sample review, and begins by registering', async () => {
        await hers.go('/ai-coach');
        await hers.reads('aiCoach.sample');
        await inspect(hers.page, 'the page of the AI coach');
        const start = hers.page.getByRole('link', { name: hers.word('aiCoach.start') }).first();
        check((await start.getAttribute('href'))?.includes('next=') === true, 'the way leads on after it');
      });
      await step(
        'she gets a review by rules, sees it again free, and takes its next step as her goal',
        async () => {
          await hers.signIn(member);
          await rulesReview(environment, hers, { member, weekId });
        },
      );
      const given = await step('she hands it to a coach, without one of its sentences', () =>
        handOver(hers, weekId, coach),
      );
      await step('the coach reads exactly what she left in', async () => {
        await his.signIn(coach);
        await readByCoach(his, member, given);
      });
      await step(
        'in the chat a grave word gets numbers to call, free; a question is answered for its fee',
        () => chat(environment, hers, member, language),
      );
      await step('what staff give back is said beside the answer', () => refund(environment, hers, member));
    },
  );

const byModel = async (
  environment: TestEnvironment,
  step: Step,
  endpoint: Awaited<ReturnType<typeof startModelEndpoint>>,
) => {
  const { testServer } = environment;
  const { member, weekId } = await proMember(environment, 'vi');
  const hers = await environment.open(phone);
  const { page, press, word, reads } = hers;
  await step('nothing is sent before she has read to whom, and agreed', async () => {
    await hers.signIn(member);
    await hers.go(`/indicator/${weekId}`);
    await press('aiReview.consent.open');
    const dialog = page.getByRole('dialog', { name: word('aiAnswer.consent.title') });
    await dialog.getByText('127.0.0.1').first().waitFor();
    check(endpoint.heard.length === 0, 'the endpoint was asked before consent');
    await dialog.getByRole('button', { name: word('aiAnswer.consent.agree') }).click();
    await dialog.waitFor({ state: 'detached' });
  });
  await step('then the model words the review, sentence by sentence', async () => {
    await reviewed(hers, weekId);
    await page.getByText(paid(hers)).first().waitFor();
    check(endpoint.heard.length > 0, 'the endpoint was not asked');
  });
  await step('an answer that is cut costs nothing, and rules say what they can', async () => {
    await grant(testServer, member, 'BASE_COIN', 1000);
    const before = await testServer.baseCoin(member);
    endpoint.behave('RESET');
    await hers.go('/dashboard/ai-chat');
    await box(hers, word('aiChat.write')).fill(said.vi.plain);
    await press('aiChat.send');
    await page.getByRole('alert').locator('visible=true').first().waitFor();
    check((await testServer.baseCoin(member)) === before, 'what was cut was charged');
    await reads('aiAnswer.free');
  });
};

const modelName = 'The AI coach worded by a model';
const withModel: Scenario = {
  name: modelName,
  isLong: true,
  async run(step) {
    const endpoint = await startModelEndpoint();
    const env = { LLM_BASE_URL: endpoint.baseUrl, LLM_MODEL: 'fake', LLM_API_KEY: 'key' };
    try {
      await playIn({ name: modelName, step, env }, (environment, watched) =>
        byModel(environment, watched, endpoint),
      );
    } finally {
      await endpoint.close();
    }
  },
};

/** What members and coaches do with the AI coach. */
export const aiCoachJourneys: readonly Scenario[] = [...inBothLanguages(journey), withModel];
