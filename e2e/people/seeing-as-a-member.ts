import { inspect } from '../engine/browser.ts';
import { waitForRest } from '../engine/page-rest.ts';
import { check, type Scenario } from '../engine/scenario.ts';
import { call } from '../engine/server.ts';
import { desk, inTestEnvironment, openInConsole, phone } from '../engine/test-environment.ts';

const reason = 'Thành viên báo không lưu được cài đặt';

/** Support sees what a member sees, changes nothing, leaves; the member reads who it was and why. */
const seeing = inTestEnvironment('Staff see the site as a member', async (environment, step) => {
  const { testServer } = environment;
  const member = await testServer.person('Phạm Văn Được', 'duoc@example.com');
  const clerk = await testServer.person('Lê Thu Hà', 'ha@example.com', { roleId: 'admin' });
  for (const look of [phone, desk]) {
    const staff = await environment.open(look);
    const { page, word } = staff;
    await step(`the console asks for a reason and leads into the site: ${look.language}`, async () => {
      await staff.signIn(clerk);
      await openInConsole(staff, 'users', member.fullname);
      await staff.press('console.users.actions');
      await page.getByRole('menuitem', { name: word('console.users.action.viewAs'), exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.locator('[name=reason]').fill(reason);
      await inspect(page, 'the question before a viewing');
      await dialog.getByRole('button', { name: word('console.users.viewAs.confirm') }).click();
      await page.waitForURL(/\/dashboard/);
      const line = page.getByRole('region', { name: word('viewing.banner') });
      await line.getByText(member.fullname).waitFor();
      await line.getByText(clerk.fullname).waitFor();
      await waitForRest(page);
      await inspect(page, 'the Fitboard in a viewing');
    });
    await step('a change is refused with a sentence, and nothing is changed', async () => {
      const before = await call(testServer.url, 'GET', '/me', { token: await testServer.signIn(member) });
      await staff.go('/dashboard/user/profile');
      const name = page.getByRole('main').locator('[name=fullname]');
      await name.fill('Tên khác');
      await page
        .getByRole('main')
        .getByRole('button', { name: word('ui.save') })
        .first()
        .click();
      await staff.reads('error.viewing.read_only');
      await inspect(page, 'a refused change in a viewing');
      const now = await call(testServer.url, 'GET', '/me', { token: await testServer.signIn(member) });
      check(now.body['version'] === before.body['version'], 'the account was changed');
    });
    await step('talks are not shown', async () => {
      // The name that was typed is left behind unsaved.
      page.once('dialog', (question) => void question.accept());
      await staff.go('/dashboard/chat');
      await staff.reads('error.viewing.not_shown');
      await inspect(page, 'the chat in a viewing');
    });
    await step(
      'leaving leads back to the member in the console, and the site is the staff’s own',
      async () => {
        await page
          .getByRole('region', { name: word('viewing.banner') })
          .getByRole('button', { name: word('viewing.leave') })
          .click();
        await page.waitForURL(/\/admin\/users\/.+\/show/);
        await staff.go('/dashboard');
        await waitForRest(page);
        check(
          (await page.getByRole('region', { name: word('viewing.banner') }).count()) === 0,
          'the line of the viewing is still there',
        );
      },
    );
  }
  await step('the member reads who looked, when and why', async () => {
    const own = await environment.open(phone);
    await own.signIn(member);
    await own.go('/dashboard/user/sharing');
    await own.reads('sharing.viewings.reason', { reason });
    await own.page.getByText(clerk.fullname).first().waitFor();
    await inspect(own.page, 'who looked');
  });
  await step('the log has a start and an end of each', async () => {
    const token = await testServer.signIn(clerk);
    for (const action of ['viewing.start', 'viewing.end']) {
      const filter = encodeURIComponent(JSON.stringify({ action }));
      const { body } = await call(testServer.url, 'GET', `/admin/audit-log?filter=${filter}`, { token });
      const lines = (body as unknown as readonly object[]).length;
      check(lines === 2, `${action}: ${lines} lines`);
    }
  });
});

export const seeingAsAMember: readonly Scenario[] = [seeing];
