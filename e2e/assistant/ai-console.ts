import { startModelEndpoint, type ModelEndpoint } from '#fixtures/assistant/model-endpoint.ts';
import type { Language } from '#core/kernel/language.ts';
import { ask, saveWeek } from '../coaching/coaching-people.ts';
import { inspect } from '../engine/browser.ts';
import { waitForRest } from '../engine/page-rest.ts';
import { check, inBothLanguages, type Scenario } from '../engine/scenario.ts';
import { desk, playIn, type Step, type TestEnvironment } from '../engine/test-environment.ts';
import type { Person } from '../engine/test-server.ts';
import type { Window } from '../engine/windows.ts';

const fee = 300;

/** A waist over half of the height: there is something to say. */
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

/** What staff add to a rule's words. */
export const added = { vi: 'Cứ từ từ nhé.', en: 'Take your time.' } as const;
export const instructions = {
  vi: 'Nói ngắn gọn, ấm áp, như một huấn luyện viên quen.',
  en: 'Be brief and warm, like a coach who knows them.',
} as const;

type Said = Readonly<{ kind: string; text: string; rules: readonly Readonly<{ id: string }>[] }>;
export type Reviewed = Readonly<{ member: Person; answerId: string; blocks: readonly Said[] }>;

/** The same week of another member, so that nothing was said to them before. */
export const review = async (
  { testServer }: TestEnvironment,
  fullname: string,
  email: string,
  language: Language,
): Promise<Reviewed> => {
  const member = await testServer.person(fullname, email, { language });
  const indicatorId = await saveWeek(testServer, member, measured);
  const answer = await ask(testServer, member.token, ['POST', '/ai/reviews'], { indicatorId });
  return {
    member,
    answerId: String(answer['id']),
    blocks: answer['blocks'] as readonly Said[], // of our own contract
  };
};

const sentenceOf = (blocks: readonly Said[], ruleId: string) =>
  blocks.find(({ kind, rules }) => kind !== 'NEXT' && rules.some(({ id }) => id === ruleId))?.text ?? '';

const confirmIn = async ({ page, word }: Window, role: 'dialog' | 'alertdialog', id: string, values = {}) => {
  const dialog = page.getByRole(role);
  await dialog.getByRole('button', { name: word(id, values), exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
};

/** Staff's words, typed behind those that are there. */
const editRule = async (window: Window, ruleId: string): Promise<void> => {
  const { page, go, word, press, reads } = window;
  await go(`/admin/ai-rules/${ruleId}/show`);
  await waitForRest(page);
  for (const language of ['vi', 'en'] as const) {
    const field = page.getByRole('textbox', { name: new RegExp(word(`console.language.${language}`)) });
    await field.fill(`${await field.inputValue()} ${added[language]}`);
  }
  const vi = page.getByRole('textbox', { name: new RegExp(word('console.language.vi')) });
  const right = await vi.inputValue();
  await vi.fill(`${right} 987`);
  await reads('console.ai.issue.NUMBER_UNKNOWN', { what: '987' });
  await inspect(page, 'a rule with a number that is not its own');
  await vi.fill(right);
  await press('ui.save');
  await reads('console.ai.rule.saved');
};

const usePrompt = async (window: Window, language: Language): Promise<void> => {
  const { page, go, word, press, reads } = window;
  await go('/admin/ai-prompts/create');
  await waitForRest(page);
  await page.locator('textarea[name=body]').fill(instructions[language]);
  await press('console.ai.prompt.save');
  await page.waitForURL(/\/ai-prompts\/[^/]+\/show/);
  await waitForRest(page);
  const activate = page.getByRole('button', { name: word('console.ai.prompt.activate'), exact: true });
  await reads('console.ai.prompt.whyNot.untried');
  check(await activate.isDisabled(), 'what was never tried can be put to use');
  await press('console.ai.prompt.evaluate');
  await reads('console.ai.evaluation.status.PASSED');
  await inspect(page, 'instructions that passed');
  await activate.click();
  await confirmIn(window, 'alertdialog', 'console.ai.prompt.activate');
  await reads('console.ai.prompt.status.ACTIVE');
};

const refund = async (window: Window, { member }: Reviewed): Promise<void> => {
  const { page, go, press, reads } = window;
  await go('/admin/ai-answers');
  await page.getByRole('link', { name: member.fullname }).first().click();
  await page.waitForURL(/\/ai-answers\/[^/]+\/show/);
  await reads('console.ai.private');
  await press('console.ai.refund');
  await page.getByRole('dialog').locator('[name=reason]').fill('Trả lời chưa đúng ý');
  await inspect(page, 'a refund');
  await confirmIn(window, 'dialog', 'console.ai.refund.confirm', { coins: fee });
  await page
    .getByRole('button', { name: window.word('console.ai.refund'), exact: true })
    .waitFor({ state: 'detached' });
};

const confirmHotlines = async (window: Window): Promise<void> => {
  const { page, go, word, press, reads } = window;
  await go('/admin');
  const tile = page.getByRole('link', { name: new RegExp(word('console.home.hotlines.why')) });
  await tile.click();
  await page.waitForURL(/\/ai-hotlines/);
  await reads('console.ai.hotlines.never');
  await inspect(page, 'the hotlines');
  await press('console.ai.hotlines.confirm');
  await confirmIn(window, 'alertdialog', 'console.ai.hotlines.confirm.sure');
  await reads('console.ai.hotlines.done');
  await go('/admin');
  await reads('console.home.sharedAiRatings');
  await waitForRest(page);
  check((await tile.count()) === 0, 'what was confirmed still waits');
};

const journey = async (environment: TestEnvironment, step: Step, language: Language): Promise<void> => {
  const { testServer } = environment;
  const staff = await testServer.person('Lê Thu Hà', 'ha@example.com', { roleId: 'admin', language });
  const first = await review(environment, 'Nguyễn Thị Hoà', 'hoa@example.com', language);
  const ruleId =
    first.blocks.find(({ kind, rules }) => kind !== 'NEXT' && rules.length === 1)?.rules[0]?.id ?? '';
  check(ruleId !== '', JSON.stringify(first.blocks));
  const window = await environment.open({ ...desk, language });
  await window.signIn(staff);

  await step('a rule is worded anew, and the next review says so', async () => {
    await editRule(window, ruleId);
    const next = await review(environment, 'Trần Thị Mai', 'mai@example.com', language);
    check(!sentenceOf(first.blocks, ruleId).includes(added[language]), 'it was said before');
    check(sentenceOf(next.blocks, ruleId).includes(added[language]), JSON.stringify(next.blocks));
  });
  await step('instructions can be put to use once every profile passed', () => usePrompt(window, language));
  await step('an answer is refunded once', async () => {
    const before = await testServer.baseCoin(first.member);
    await refund(window, first);
    check((await testServer.baseCoin(first.member)) === before + fee, 'the coins are not back');
  });
  await step('the hotlines are confirmed, and wait no more', () => confirmHotlines(window));
};

type Played = (
  environment: TestEnvironment,
  step: Step,
  endpoint: ModelEndpoint,
  language: Language,
) => Promise<void>;

/** Played in both languages on a server that asks a model of this machine. */
export const withModel = (name: string, play: Played): readonly Scenario[] =>
  inBothLanguages((language) => ({
    name,
    async run(step) {
      const endpoint = await startModelEndpoint();
      const env = { LLM_BASE_URL: endpoint.baseUrl, LLM_MODEL: 'fake', LLM_API_KEY: 'key' };
      try {
        await playIn({ name, step, env }, (environment, watched) =>
          play(environment, watched, endpoint, language),
        );
      } finally {
        await endpoint.close();
      }
    },
  }));

export const aiConsoleJourneys = withModel(
  'The console of the AI coach',
  (environment, step, _endpoint, language) => journey(environment, step, language),
);
