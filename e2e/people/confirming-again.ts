import { inspect } from '../engine/browser.ts';
import { check, type Scenario } from '../engine/scenario.ts';
import { call } from '../engine/server.ts';
import { desk, inTestEnvironment, openInConsole, phone } from '../engine/test-environment.ts';

const twentyMinutes = 20 * 60_000;

/** A console left open: reading goes on, what is sensitive asks who is there, and goes on by itself after the answer. */
const leftOpen = inTestEnvironment('A console left open for twenty minutes', async (environment, step) => {
  const { testServer } = environment;
  const member = await testServer.person('Phạm Văn Được', 'duoc@example.com');
  const clerk = await testServer.person('Lê Thu Hà', 'ha@example.com', { roleId: 'admin' });
  const colleague = await testServer.person('Hoàng Văn Nam', 'nam@example.com', {
    roleId: 'admin',
    language: 'en',
  });
  const reason = 'Đủ chứng chỉ';
  const cases = [
    [phone, clerk, 'COACH'],
    [desk, colleague, 'USER'],
  ] as const;
  const windows = await Promise.all(
    cases.map(async ([look, person, type]) => {
      const window = await environment.open(look);
      await window.signIn(person);
      return { window, type, password: person.password };
    }),
  );
  await testServer.reopen({ env: { CLOCK_OFFSET_MS: String(twentyMinutes) } });

  for (const { window, type, password } of windows) {
    const { page, word } = window;
    await step(`what is sensitive waits for the password, then is done: ${type}`, async () => {
      await openInConsole(window, 'users', member.fullname);
      await window.press('console.users.actions');
      await page.getByRole('menuitem', { name: word('console.users.action.type'), exact: true }).click();
      const name = member.fullname;
      const form = page.getByRole('dialog', { name: word(`console.users.type.${type}.title`, { name }) });
      await form.getByRole('textbox', { name: word('console.reason') }).fill(reason);
      await form.getByRole('button', { name: word(`console.users.type.${type}.confirm`) }).click();
      const question = page.getByRole('dialog', { name: word('identity.title') });
      await question.locator('[name=password]').fill('sai mật khẩu');
      await inspect(page, 'the question who is there');
      await page.keyboard.press('Enter');
      await question.getByText(word('error.auth.password_incorrect')).waitFor();
      await question.locator('[name=password]').fill(password);
      await page.keyboard.press('Enter');
      await window.reads('console.users.changed', { name });
      await question.waitFor({ state: 'hidden' });
    });
  }
  await step('the log has one line for each', async () => {
    const token = await testServer.signIn(clerk);
    const { body } = await call(testServer.url, 'GET', '/admin/audit-log?filter={"action":"user.set_type"}', {
      token,
    });
    const lines = (body as unknown as readonly object[]).length;
    check(lines === 2, `the log has ${lines} lines`);
  });
});

export const confirmingAgain: readonly Scenario[] = [leftOpen];
