import { referenceOf, sendNotice } from '../engine/bank.ts';
import { inspect } from '../engine/browser.ts';
import { call } from '../engine/server.ts';
import { check, type Scenario } from '../engine/scenario.ts';
import { desk, inTestEnvironment, openInConsole, phone } from '../engine/test-environment.ts';
import type { Window } from '../engine/windows.ts';

/** The question of an approval with a reference typed into it, and what it says of the reference. */
const askedWith = async (window: Window, code: string, reference: string, said: string) => {
  const { page, word } = window;
  await openInConsole(window, 'payments', code);
  await window.press('console.payments.action.approve');
  const dialog = page.getByRole('dialog', { name: word('console.payments.approve.title', { code }) });
  await dialog.getByRole('textbox', { name: word('console.payments.bankCode.label') }).fill(reference);
  await dialog.getByText(said).waitFor();
  return dialog;
};

const shortTransfer = inTestEnvironment(
  'An order and a transfer that does not cover it',
  async (environment, step) => {
    const { testServer } = environment;
    const member = await testServer.person('Nguyễn Thị Hoà', 'hoa@example.com');
    const clerk = await testServer.person('Lê Thu Hà', 'clerk@example.com', {
      roleId: 'staff',
      language: 'en',
    });
    const manager = await testServer.person('Trần Quốc Bảo', 'bao@example.com', { roleId: 'admin' });
    const hers = await environment.open(desk);
    const his = await environment.open(phone);
    const [coins, amountVnd, arrivedVnd] = [5300, 499_000, 123_456];
    const reference = referenceOf(9001);
    const { id, code } = await testServer.newOrder(member, 'package2');
    const reason = 'Ngân hàng xác nhận bằng văn bản phần còn lại';

    await step('123,456 đồng arrive that name no order', async () => {
      const answer = await sendNotice(testServer.url, {
        number: 9001,
        memo: 'khong ghi gi',
        amountVnd: arrivedVnd,
      });
      check(answer.status === 200, JSON.stringify(answer));
    });
    await step(
      'a clerk types its reference: the question says what is missing, and offers nothing',
      async () => {
        await hers.signIn(clerk);
        const { page, word, vnd } = hers;
        const dialog = await askedWith(hers, code, reference, 'arrived with this reference');
        const text = (await dialog.innerText()).replace(/\s+/g, ' ');
        for (const expected of [vnd(arrivedVnd), vnd(amountVnd), vnd(amountVnd - arrivedVnd)])
          check(text.includes(expected), `the question lacks ${expected}: ${text}`);
        check(text.includes(word('console.payments.approve.managers')), text);
        const confirm = dialog.getByRole('button', {
          name: word('console.payments.approve.confirm', { coins: `${hers.number(coins)} Fit Coin` }),
        });
        check(await confirm.isDisabled(), 'the approval is offered');
        await inspect(page, 'a transfer that does not cover the order');
        await dialog.getByRole('button', { name: word('ui.cancel') }).click();
      },
    );
    await step('behind the screen it is refused too, in a sentence with both amounts', async () => {
      const forced = await call(testServer.url, 'POST', `/admin/payments/${id}/approve`, {
        token: clerk.token,
        body: { bankCode: reference.toLowerCase(), reason },
      });
      const detail = String(forced.body['detail']);
      check(
        forced.status === 422 && forced.body['code'] === 'payment.transfer_short',
        JSON.stringify(forced),
      );
      check(/123[.,]456/.test(detail) && /499[.,]000/.test(detail), detail);
      check((await testServer.fitCoin(member)) === 0, 'coins came');
    });
    await step('someone who manages payments asks for it with a reason, on a phone', async () => {
      await his.signIn(manager);
      const dialog = await askedWith(his, code, reference, 'về với mã này');
      const { page, word } = his;
      const ask = dialog.getByRole('button', { name: word('console.payments.approve.ask') });
      await ask.click();
      await dialog.locator('[aria-invalid=true]').first().waitFor();
      await dialog.getByRole('textbox', { name: word('console.reason') }).fill(reason);
      await inspect(page, 'a shortfall with its reason');
      await ask.click();
      await his.reads('console.payments.done.proposed', { code });
      check((await testServer.fitCoin(member)) === 0, 'one person was enough');
    });
    await step('the clerk reads the reason, confirms, and both names stand with the order', async () => {
      const { page, word } = hers;
      await openInConsole(hers, 'payments', code);
      await page.getByText(reason).first().waitFor();
      await hers.press('console.payments.action.approve.second');
      const dialog = page.getByRole('dialog');
      await dialog.getByText(reason).waitFor();
      await dialog
        .getByRole('button', {
          name: word('console.payments.approve.confirm', { coins: `${hers.number(coins)} Fit Coin` }),
        })
        .click();
      await hers.reads('console.payments.done.COMPLETED', { code });
      await page.getByText(new RegExp(`${manager.fullname} asked, ${clerk.fullname} confirmed`)).waitFor();
      await inspect(page, 'an order with a shortfall let pass');
      check((await testServer.fitCoin(member)) === coins, 'the coins did not come once');
      const breaches = await testServer.breaches();
      check(breaches === '', breaches);
    });
  },
);

/** The form that gives coins, opened on a member's page. */
const grantForm = async (window: Window, name: string) => {
  const { page, word } = window;
  await openInConsole(window, 'users', name);
  await window.press('console.users.actions');
  await page.getByRole('menuitem', { name: word('console.users.action.grant'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: word('console.users.grant.title', { name }) });
  const fill = async (amount: number, reason: string) => {
    await dialog.getByRole('textbox', { name: word('console.users.coins.amount') }).fill(String(amount));
    await dialog.getByRole('textbox', { name: word('console.reason') }).fill(reason);
  };
  await dialog.getByText(window.number(100_000)).waitFor();
  return { dialog, fill };
};

const largeGrant = inTestEnvironment(
  'Coins that one person may not give alone',
  async (environment, step) => {
    const { testServer } = environment;
    await testServer.set({ grantMax: 100_000, secondApprovalFromCoins: 20_000 });
    const member = await testServer.person('Phạm Văn Được', 'duoc@example.com');
    const first = await testServer.person('Lê Thu Hà', 'ha@example.com', { roleId: 'admin' });
    const second = await testServer.person('Hoàng Văn Nam', 'nam@example.com', {
      roleId: 'admin',
      language: 'en',
    });
    const hers = await environment.open(phone);
    const his = await environment.open(desk);
    const reason = 'Giải nhất thử thách mùa thu';

    await step('over 100,000 the form refuses, with the sentence', async () => {
      await hers.signIn(first);
      const { dialog, fill } = await grantForm(hers, member.fullname);
      await fill(100_001, reason);
      await dialog.getByRole('button', { name: hers.word('console.users.coins.ask') }).click();
      await dialog.getByText(hers.word('error.coin.grant_too_large', { max: 100_000 })).waitFor();
      await inspect(hers.page, 'a grant that is too large');
      await dialog.getByRole('button', { name: hers.word('ui.cancel') }).click();
    });
    await step('over 20,000 it becomes a request, and no coin moves', async () => {
      const { dialog, fill } = await grantForm(hers, member.fullname);
      await fill(50_000, reason);
      await dialog.getByText(hers.word('console.users.coins.proposes')).waitFor();
      await inspect(hers.page, 'a grant that asks a colleague');
      await dialog.getByRole('button', { name: hers.word('console.users.coins.ask') }).click();
      await hers.reads('console.users.coins.asked', { name: member.fullname });
      check((await testServer.baseCoin(member)) === 0, 'one person was enough');
    });
    await step(
      'who asked finds it in the queue and may not decide, on the screen and behind it',
      async () => {
        await openInConsole(hers, 'coin-requests', member.fullname);
        await hers.reads('console.coinRequests.own');
        check((await hers.page.getByRole('button', { name: hers.word('console.approve') }).count()) === 0, 'approving is offered'); // prettier-ignore
        await inspect(hers.page, "one's own request");
        const id = new URL(hers.page.url()).pathname.split('/').at(-2) ?? '';
        const forced = await call(testServer.url, 'POST', `/admin/coin-requests/${id}/approve`, {
          token: first.token,
        });
        check(forced.status === 409, JSON.stringify(forced));
        check((await testServer.baseCoin(member)) === 0, 'the coins came');
      },
    );
    await step('a colleague approves, and the coins are there once', async () => {
      const { page, word } = his;
      await his.signIn(second);
      await his.go('/admin');
      await page.getByRole('link', { name: new RegExp(word('console.home.coinRequests')) }).click();
      await page.waitForURL(/coin-requests/);
      await inspect(page, 'the queue of requests for coins');
      await openInConsole(his, 'coin-requests', member.fullname);
      await page.getByText(reason).waitFor();
      await his.press('console.approve');
      const dialog = page.getByRole('dialog');
      await inspect(page, 'the question about the coins');
      await dialog.getByRole('button', { name: word('console.coinRequests.approve.confirm') }).click();
      await his.reads('console.coinRequests.done.APPROVED', { name: member.fullname });
      check((await testServer.baseCoin(member)) === 50_000, 'the coins did not come once');
      const breaches = await testServer.breaches();
      check(breaches === '', breaches);
    });
  },
);

export const approvals: readonly Scenario[] = [shortTransfer, largeGrant];
