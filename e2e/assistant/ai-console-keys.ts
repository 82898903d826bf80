import type { ModelEndpoint } from '#fixtures/assistant/model-endpoint.ts';
import type { Language } from '#core/kernel/language.ts';
import { keyboardOf, type Keyboard } from '../engine/keyboard.ts';
import { inspectNarrow, narrow } from '../engine/narrow-screen.ts';
import { waitForRest } from '../engine/page-rest.ts';
import { check } from '../engine/scenario.ts';
import type { Step, TestEnvironment } from '../engine/test-environment.ts';
import type { Window } from '../engine/windows.ts';
import { added, instructions, review, withModel, type Reviewed } from './ai-console.ts';

type Hands = Readonly<{ window: Window; keyboard: Keyboard }>;

const button = ({ window: { page, word } }: Hands, id: string) =>
  page.getByRole('main').getByRole('button', { name: word(id), exact: true });
const dialogOf = ({ window: { page } }: Hands) => page.getByRole('dialog').or(page.getByRole('alertdialog'));

/** What Tab stops at, in the order of the page. */
const stops =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]:not(svg *)';

/** Each control of the page is reached, one Tab after the other, and seen where it is. */
const walk = async ({ window: { page }, keyboard }: Hands): Promise<void> => {
  await keyboard.skipToMain();
  const controls = page
    .getByRole('main')
    .locator(stops)
    .and(page.locator(':not([tabindex="-1"]):not([aria-hidden="true"])'))
    .locator('visible=true');
  const count = await controls.count();
  check(count > 0, `${page.url()} has nothing to stop at`);
  for (let at = 0; at < count; at += 1) await keyboard.reach(controls.nth(at));
};

const open = async (hands: Hands, path: string): Promise<void> => {
  const { page, go } = hands.window;
  await go(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await waitForRest(page);
  await walk(hands);
  await inspectNarrow(page, path, []);
};

/** Enter on the link, and the page it leads to is walked through as well. */
const follow = async (hands: Hands, name: string | RegExp): Promise<void> => {
  const { window, keyboard } = hands;
  const { page } = window;
  await keyboard.do(page.getByRole('main').getByRole('link', { name }).first());
  await page.waitForURL(/\/show$/);
  await waitForRest(page);
  await walk(hands);
};

/** What is asked before a step keeps the focus in, and gives it back when it is left. */
const askAndLeave = async (hands: Hands, id: string): Promise<void> => {
  const { window, keyboard } = hands;
  const asking = button(hands, id);
  const dialog = dialogOf(hands);
  await keyboard.do(asking);
  await dialog.waitFor();
  for (let pressed = 0; pressed < 6; pressed += 1) {
    await keyboard.press(pressed % 2 === 0 ? 'Tab' : 'Shift+Tab');
    if (pressed > 3) await keyboard.press('Tab');
    check((await dialog.locator(':focus').count()) === 1, `the focus leaves what asks for ${id}`);
  }
  await inspectNarrow(window.page, `what asks for ${id}`, []);
  await keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await keyboard.isAt(asking);
};

/** The focus is somewhere on the page, and not lost with the button that is gone. */
const isKept = ({ window: { page } }: Hands): Promise<void> => page.locator('body :focus').waitFor();

const askAndConfirm = async (hands: Hands, id: string, confirm: string, values = {}): Promise<void> => {
  const { window, keyboard } = hands;
  const dialog = dialogOf(hands);
  await askAndLeave(hands, id);
  await keyboard.press('Enter');
  await dialog.waitFor();
  const reason = dialog.locator('[name=reason]');
  if ((await reason.count()) > 0) {
    await keyboard.reach(reason);
    await window.page.keyboard.insertText('Trả lời chưa đúng ý');
  }
  await keyboard.do(dialog.getByRole('button', { name: window.word(confirm, values), exact: true }));
  await dialog.waitFor({ state: 'detached' });
  await isKept(hands);
};

/** No Tab stops at a button as long as it is disabled. */
const isUsable = (hands: Hands, id: string): Promise<void> =>
  button(hands, id).and(hands.window.page.locator(':enabled')).waitFor();

const useFigures = async (hands: Hands): Promise<void> => {
  await open(hands, '/admin/ai-usage');
  const byKind = button(hands, 'console.ai.usage.by.kind');
  await hands.keyboard.reach(button(hands, 'console.ai.usage.by.day'));
  // Choices of which one holds are one stop.
  await hands.keyboard.reach(byKind, 'ArrowRight');
  await hands.keyboard.press('Enter');
  check((await byKind.getAttribute('aria-pressed')) === 'true', 'the figures are not by kind');
};

const refund = async (hands: Hands, { member }: Reviewed): Promise<void> => {
  await open(hands, '/admin/ai-answers');
  await follow(hands, member.fullname);
  await askAndConfirm(hands, 'console.ai.refund', 'console.ai.refund.confirm', { coins: 300 });
  await button(hands, 'console.ai.refund').waitFor({ state: 'detached' });
  await open(hands, '/admin/ai-ratings');
};

const editRule = async (hands: Hands, ruleId: string): Promise<void> => {
  const { window, keyboard } = hands;
  const { page, word, reads } = window;
  await open(hands, '/admin/ai-rules');
  const filters = button(hands, 'console.filter.title');
  await keyboard.do(filters);
  await keyboard.reach(page.getByRole('combobox', { name: word('console.ai.rule.severity') }));
  await open(hands, `/admin/ai-rules/${ruleId}/show`);
  for (const language of ['vi', 'en'] as const) {
    await keyboard.reach(
      page.getByRole('textbox', { name: new RegExp(word(`console.language.${language}`)) }),
    );
    await keyboard.press('Control+End');
    await page.keyboard.insertText(` ${added[language]}`);
  }
  await keyboard.do(button(hands, 'ui.save'));
  await reads('console.ai.rule.saved');
  await isKept(hands);
};

/** A model that says one line and no more: the evaluation waits, and can be stopped. */
const stopEvaluation = async (hands: Hands, endpoint: ModelEndpoint): Promise<void> => {
  const { window, keyboard } = hands;
  endpoint.behave('STALL');
  await keyboard.do(button(hands, 'console.ai.prompt.evaluate'));
  await button(hands, 'console.ai.trial.stop').waitFor();
  await askAndLeave(hands, 'console.ai.trial.stop');
  await keyboard.press('Enter');
  await keyboard.do(
    dialogOf(hands).getByRole('button', { name: window.word('console.ai.trial.stop'), exact: true }),
  );
  await dialogOf(hands).waitFor({ state: 'detached' });
  await window.reads('console.ai.evaluation.status.STOPPED');
  await keyboard.isAt(window.page.getByRole('status').filter({ hasText: /\d/ }));
  endpoint.behave(null);
};

const usePrompt = async (hands: Hands, endpoint: ModelEndpoint, language: Language): Promise<void> => {
  const { window, keyboard } = hands;
  const { page, word, reads } = window;
  await open(hands, '/admin/ai-prompts');
  await keyboard.do(
    page
      .getByRole('main')
      .getByRole('link', { name: word('console.ai.prompt.create') })
      .first(),
  );
  await page.waitForURL(/\/create$/);
  await waitForRest(page);
  await keyboard.reach(page.locator('textarea[name=body]'));
  await page.keyboard.insertText(instructions[language]);
  await keyboard.do(button(hands, 'console.ai.prompt.save'));
  await page.waitForURL(/\/ai-prompts\/[^/]+\/show/);
  await waitForRest(page);
  await walk(hands);
  await stopEvaluation(hands, endpoint);
  await isUsable(hands, 'console.ai.prompt.evaluate');
  await keyboard.do(button(hands, 'console.ai.prompt.evaluate'));
  await isUsable(hands, 'console.ai.prompt.activate');
  await inspectNarrow(page, 'instructions that passed', []);
  await askAndConfirm(hands, 'console.ai.prompt.activate', 'console.ai.prompt.activate');
  await reads('console.ai.prompt.status.ACTIVE');
  await askAndLeave(hands, 'console.ai.prompt.retire');
};

const readEvaluations = async (hands: Hands): Promise<void> => {
  const { window } = hands;
  await open(hands, '/admin/ai-evaluations');
  await window.reads('console.ai.evaluation.status.STOPPED');
  await follow(hands, /\d/);
  await inspectNarrow(window.page, 'an evaluation', []);
};

const confirmHotlines = async (hands: Hands): Promise<void> => {
  await open(hands, '/admin/ai-hotlines');
  await askAndConfirm(hands, 'console.ai.hotlines.confirm', 'console.ai.hotlines.confirm.sure');
  await hands.window.reads('console.ai.hotlines.done');
};

const changeSettings = async (hands: Hands): Promise<void> => {
  const { window, keyboard } = hands;
  const { page, go, reads } = window;
  await go('/admin/settings');
  await waitForRest(page);
  await keyboard.skipToMain();
  // From group to group: there are more fields than stops one goes at once.
  for (const name of ['contactEmail', 'announcementMailsPerMinute'])
    await keyboard.reach(page.locator(`[name=${name}]`));
  const reviews = page.locator('[name=aiReviewsADay]');
  await keyboard.reach(reviews);
  await keyboard.press('Control+A');
  await keyboard.type('12');
  for (const name of ['aiChatsADay', 'aiTokensADay', 'aiCallSeconds', 'aiProviderCountry'])
    await keyboard.reach(page.locator(`[name=${name}]`));
  await keyboard.do(button(hands, 'ui.save'));
  await reads('ui.saved');
  check((await reviews.inputValue()) === '12', 'the setting was not kept');
};

const journey = async (
  environment: TestEnvironment,
  step: Step,
  endpoint: ModelEndpoint,
  language: Language,
): Promise<void> => {
  const { testServer } = environment;
  const staff = await testServer.person('Lê Thu Hà', 'ha@example.com', { roleId: 'admin', language });
  const first = await review(environment, 'Nguyễn Thị Hoà', 'hoa@example.com', language);
  const ruleId =
    first.blocks.find(({ kind, rules }) => kind !== 'NEXT' && rules.length === 1)?.rules[0]?.id ?? '';
  const window = await environment.open({ ...narrow, language });
  await window.signIn(staff);
  const hands: Hands = { window, keyboard: keyboardOf(window.page) };

  await step('the figures are read', () => useFigures(hands));
  await step('an answer is found and refunded; ratings are read', () => refund(hands, first));
  await step('a rule is found and worded anew', () => editRule(hands, ruleId));
  await step('instructions are written, tried, stopped, tried again and put to use', () =>
    usePrompt(hands, endpoint, language),
  );
  await step('evaluations are read', () => readEvaluations(hands));
  await step('the hotlines are confirmed', () => confirmHotlines(hands));
  await step('the settings are changed', () => changeSettings(hands));
};

/** What the console of the AI coach owes to staff who use no pointer, or a small window. */
export const aiConsoleKeysJourneys = withModel(
  'The console of the AI coach by keyboard, in a narrow window',
  journey,
);
