import { readFileSync } from 'node:fs';
import type { VietQr } from '#core/money/payment/vietqr/vietqr.ts';
import { pdfPages } from '#fixtures/engine/pdf-text.ts';
import { account, noticeOf, post as postNotice, referenceOf, sendNotice } from '../engine/bank.ts';
import { inspect } from '../engine/browser.ts';
import type { Person } from '../engine/test-server.ts';
import { call } from '../engine/server.ts';
import { readPicture, readScreen } from '../engine/qr.ts';
import { check, type Scenario } from '../engine/scenario.ts';
import { desk, inTestEnvironment, openInConsole, phone, walletShows } from '../engine/test-environment.ts';
import type { Window } from '../engine/windows.ts';

const orderIdIn = (window: Window): string => new URL(window.page.url()).pathname.split('/').at(-1) ?? '';

const qrOf = (window: Window) =>
  window.page.getByRole('img', { name: window.word('checkout.qr.description').split(':')[0] ?? '' }).first();

/** From the price list to the order's own page, as a member goes. */
const orderFrom = async (window: Window, packageId: string): Promise<string> => {
  const { page, word, go, press } = window;
  await go('/pricing');
  const name = word(`coin.package.${packageId}`);
  await page
    .getByRole('link', { name: word('pricing.package.choose', { name }) })
    .first()
    .click();
  await page.waitForURL(new RegExp(`/payment\\?package=${packageId}`));
  await page.locator(`[name=package][value=${packageId}]:checked`).waitFor({ state: 'attached' });
  await inspect(page, 'the order form');
  await press('topUp.order');
  await page.waitForURL(/\/checkout\//);
  await window.reads('checkout.state.WAITING');
  await qrOf(window).waitFor();
  return orderIdIn(window);
};

const same = (read: VietQr, code: string, amountVnd: number, what: string): void => {
  const wanted: VietQr = {
    bankBin: account.bankBin,
    accountNumber: account.bankAccountNumber,
    amountVnd,
    memo: code,
  };
  check(
    JSON.stringify(read) === JSON.stringify(wanted),
    `${what} says ${JSON.stringify(read)}, the order ${JSON.stringify(wanted)}`,
  );
};

const byWebhook = inTestEnvironment(
  'A member pays by VietQR, in Vietnamese, on a phone',
  async (environment, step) => {
    const { testServer } = environment;
    const member = await testServer.person('Nguyễn Thị Hoà', 'hoa@example.com');
    const window = await environment.open(phone);
    const { page, word, vnd, number, press, reads } = window;
    const [coins, amountVnd] = [5300, 499_000];
    let id = '';
    let code = '';

    await step('signs in, chooses a package on the price list and orders it', async () => {
      await window.signIn(member);
      await walletShows(window, 0);
      id = await orderFrom(window, 'package2');
      code = String((await testServer.order(member, id))['code']);
      await page.getByText(code, { exact: true }).first().waitFor();
      await inspect(page, 'the order');
    });
    await step('the QR code on the screen asks for exactly this order', async () => {
      same(await readScreen(qrOf(window)), code, amountVnd, 'the QR code on the screen');
    });
    await step('and so does the picture that is saved', async () => {
      const [download] = await Promise.all([page.waitForEvent('download'), press('checkout.qr.save')]);
      check(download.suggestedFilename() === `${code}.png`, download.suggestedFilename());
      same(await readPicture(readFileSync(await download.path())), code, amountVnd, 'the saved picture');
    });
    await step('the bank tells of the money: the coins arrive on the open page by themselves', async () => {
      await window.stay();
      const answer = await sendNotice(testServer.url, { number: 1001, memo: code, amountVnd });
      check(answer.status === 200 && answer.body['stored'] === 1, JSON.stringify(answer));
      await reads('checkout.done', { coins });
      await walletShows(window, coins);
      await page.getByText(referenceOf(1001), { exact: true }).first().waitFor();
      await window.stayed();
      await inspect(page, 'the paid order');
    });
    await step('the PDF receipt says the same numbers', async () => {
      const [download] = await Promise.all([page.waitForEvent('download'), press('checkout.done.pdf')]);
      check(download.suggestedFilename() === `${code}.pdf`, download.suggestedFilename());
      const words = pdfPages(readFileSync(await download.path()))
        .join('\n')
        .replace(/\s+/g, ' ');
      for (const expected of [
        code,
        `${number(coins)} Fit Coin`,
        vnd(amountVnd),
        referenceOf(1001),
        account.bankAccountNumber,
        account.bankAccountHolder,
        member.fullname,
      ])
        check(words.includes(expected), `the receipt lacks ${expected}: ${words}`);
    });
    await step('the statement has the line, with the balance after it', async () => {
      await page
        .getByRole('link', { name: word('nav.transactions'), exact: true })
        .locator('visible=true')
        .first()
        .click();
      await page.waitForURL(/\/dashboard\/user\/transaction/);
      await reads('transaction.TOP_UP');
      await page
        .getByText(`+${number(coins)} Fit Coin`)
        .first()
        .waitFor();
      await reads('transactions.after', { amount: coins });
      await walletShows(window, coins);
      await window.stayed();
      await inspect(page, 'the statement');
      check((await testServer.fitCoin(member)) === coins, 'the wallet holds another number');
    });
  },
);

const byStaff = inTestEnvironment(
  'Staff approve a transfer by hand, in English, at a desk',
  async (environment, step) => {
    const { testServer, post } = environment;
    const member = await testServer.person('Grace Hopper', 'grace@example.com', { language: 'en' });
    const clerk = await testServer.person('Lê Thu Hà', 'clerk@example.com', {
      roleId: 'staff',
      language: 'en',
    });
    const [coins, amountVnd, reference] = [11_500, 999_000, 'FT26324777001'];
    const hers = await environment.open(desk);
    const counterWindow = await environment.open(desk);
    let id = '';
    let code = '';

    await step('a member orders, says it is paid, and is told by mail', async () => {
      await hers.signIn(member);
      id = await orderFrom(hers, 'package3');
      code = String((await testServer.order(member, id))['code']);
      same(await readScreen(qrOf(hers)), code, amountVnd, 'the QR code on the screen');
      await hers.press('checkout.paid');
      await hers.reads('checkout.state.MARKED');
      await hers.stay();
      const letter = await post.next(member.email, new RegExp(`Transfer ₫999,000 to complete order ${code}`));
      check(letter.text.includes('11,500 Fit Coin') && letter.text.includes(`/checkout/${id}`), letter.text);
    });
    await step('staff find it in the queue and write down the bank reference', async () => {
      await counterWindow.signIn(clerk);
      await openInConsole(counterWindow, 'payments', code);
      const { page, word } = counterWindow;
      await inspect(page, 'the order in the console');
      await page.getByRole('textbox', { name: word('console.payments.bankCode.label') }).fill(reference);
      await counterWindow.press('console.payments.bankCode.save');
      await page.getByText(word('ui.saved'), { exact: true }).first().waitFor();
    });
    await step('they confirm in words what will happen, and her window moves by itself', async () => {
      const { page, word, vnd } = counterWindow;
      await counterWindow.press('console.payments.action.approve');
      const dialog = page.getByRole('dialog', { name: word('console.payments.approve.title', { code }) });
      await dialog.waitFor();
      const question = (await dialog.innerText()).replace(/\s+/g, ' ');
      for (const expected of ['11,500 Fit Coin', member.fullname, vnd(amountVnd), reference])
        check(question.includes(expected), `the question lacks ${expected}: ${question}`);
      await inspect(page, 'the question');
      await dialog
        .getByRole('button', { name: word('console.payments.approve.confirm', { coins: '11,500 Fit Coin' }) })
        .click();
      await counterWindow.reads('console.payments.done.COMPLETED', { code });
      await hers.reads('checkout.done', { coins });
      await walletShows(hers, coins);
      await hers.page.getByText(reference, { exact: true }).first().waitFor();
      await hers.stayed();
      await inspect(page, 'the approved order in the console');
    });
    await step('and the mail says so', async () => {
      const letter = await post.next(member.email, /11,500 Fit Coin added to your wallet/);
      check(letter.text.includes(code) && letter.html.includes(code), letter.text);
    });
    await step('the money told of afterwards is put to the order, and gives no coin again', async () => {
      const notice = await noticeOf({ number: 777_001, memo: code, amountVnd });
      const answer = await postNotice(testServer.url, notice);
      check(answer.status === 200 && answer.body['stored'] === 1, JSON.stringify(answer));
      check((await testServer.fitCoin(member)) === coins, 'coins came twice');
      const order = await testServer.order(member, id);
      check(order['receivedVnd'] === amountVnd && order['waitingVnd'] === 0, JSON.stringify(order));
    });
  },
);

const underAndOver = inTestEnvironment('Too little money, and too much', async (environment, step) => {
  const { testServer } = environment;
  const member = await testServer.person('Phạm Văn Được', 'duoc@example.com');
  const clerk = await testServer.person('Lê Thu Hà', 'clerk@example.com', {
    roleId: 'staff',
    language: 'en',
  });
  const window = await environment.open(phone);
  const { vnd, page } = window;
  const [coins, amountVnd] = [1000, 99_000];
  let code = '';

  await step('of 99,000 đồng 60,000 arrive: the page says what is missing', async () => {
    await window.signIn(member);
    const id = await orderFrom(window, 'package1');
    code = String((await testServer.order(member, id))['code']);
    await window.stay();
    await sendNotice(testServer.url, { number: 2001, memo: code, amountVnd: 60_000 });
    await window.reads('checkout.state.PART');
    await window.reads('checkout.state.PART.text', {
      received: vnd(60_000),
      amount: vnd(amountVnd),
      missing: vnd(39_000),
    });
    check((await testServer.fitCoin(member)) === 0, 'coins came for a part');
    await inspect(page, 'the order with a part of its money');
  });
  await step('a new QR code asks for the rest, under the same code', async () => {
    same(await readScreen(qrOf(window)), code, 39_000, 'the QR code of the rest');
  });
  await step('the rest arrives, and the coins with it', async () => {
    await sendNotice(testServer.url, { number: 2002, memo: code, amountVnd: 39_000 });
    await window.reads('checkout.done', { coins });
    await walletShows(window, coins);
    await window.stayed();
    check((await testServer.fitCoin(member)) === coins, 'the wallet holds another number');
  });
  await step('another order gets 150,000 đồng: nobody guesses, the member is asked to wait', async () => {
    const id = await orderFrom(window, 'package1');
    code = String((await testServer.order(member, id))['code']);
    await window.stay();
    await sendNotice(testServer.url, { number: 2003, memo: code, amountVnd: 150_000 });
    await window.reads('checkout.state.STAFF');
    check((await testServer.fitCoin(member)) === coins, 'coins came for too much money');
    await inspect(page, 'the order with too much money');
  });
  await step('staff split it on their screen: the order is paid, the rest goes back', async () => {
    const counterWindow = await environment.open(desk);
    const { page: screen, word, vnd: amount } = counterWindow;
    await counterWindow.signIn(clerk);
    await openInConsole(counterWindow, 'incoming-transfers', amount(150_000));
    await counterWindow.reads('transfer.waitingReason.OVER');
    await inspect(screen, 'the transfer in the console');
    await counterWindow.press('console.transfers.action.split');
    const dialog = screen.getByRole('dialog');
    await dialog.getByRole('button', { name: word('console.transfers.split.remove', { number: 2 }) }).click();
    await dialog.getByRole('searchbox', { name: word('console.transfers.order') }).fill(code);
    await dialog.getByRole('radio', { name: new RegExp(code) }).check();
    await dialog
      .getByRole('checkbox', {
        name: word('console.transfers.split.returnsRest', { amount: amount(51_000) }),
      })
      .check();
    await dialog
      .getByRole('textbox', { name: word('console.transfers.return.note') })
      .fill('Hoàn phần thừa, FT26324002999');
    await inspect(screen, 'the split');
    await dialog.getByRole('button', { name: word('console.transfers.split.confirm', { count: 1 }) }).click();
    await counterWindow.reads('console.transfers.done.split');
    await counterWindow.reads('console.transfers.toSender');
    await window.reads('checkout.done', { coins });
    await walletShows(window, 2 * coins);
    await window.stayed();
  });
  await step('every đồng of the 150,000 is accounted for', async () => {
    const filter = JSON.stringify({ q: referenceOf(2003) });
    const path = `/admin/incoming-transfers?${new URLSearchParams({ filter })}`;
    const { status, body } = await call(testServer.url, 'GET', path, { token: clerk.token });
    const rows = body as unknown as {
      status: string;
      unallocatedVnd: number;
      allocations: { paymentId: string | null; amountVnd: number }[];
    }[]; // a list answers with its rows
    const [transfer] = rows;
    const parts = transfer?.allocations.map(
      ({ paymentId, amountVnd: part }) => `${paymentId === null ? 'back' : 'order'} ${part}`,
    );
    check(
      status === 200 &&
        transfer?.status === 'SPLIT' &&
        transfer.unallocatedVnd === 0 &&
        parts?.join() === 'order 99000,back 51000',
      JSON.stringify(body),
    );
    check((await testServer.fitCoin(member)) === 2 * coins, 'the wallet holds another number');
  });
});

/** The question of an approval, filled in and not yet answered. */
const ask = async (window: Window, code: string, reference: string) => {
  const { page, word } = window;
  await openInConsole(window, 'payments', code);
  await window.press('console.payments.action.approve');
  const dialog = page.getByRole('dialog', { name: word('console.payments.approve.title', { code }) });
  await dialog.getByRole('textbox', { name: word('console.payments.bankCode.label') }).fill(reference);
  return dialog;
};

const confirmOf = (window: Window, coins: number) =>
  window.word('console.payments.approve.confirm', { coins: `${window.number(coins)} Fit Coin` });

const twoStaff = inTestEnvironment('Two of the staff on one payment', async (environment, step) => {
  const { testServer } = environment;
  const member = await testServer.person('Đỗ Minh Khuê', 'khue@example.com');
  const [first, second] = [
    await testServer.person('Lê Thu Hà', 'ha@example.com', { roleId: 'staff', language: 'en' }),
    await testServer.person('Hoàng Văn Nam', 'nam@example.com', { roleId: 'staff', language: 'en' }),
  ];
  const hers = await environment.open(desk);
  const his = await environment.open(desk);
  await Promise.all([hers.signIn(first), his.signIn(second)]);

  await step('both have the question open; one confirms, the other is told in place', async () => {
    const { code } = await testServer.newOrder(member, 'package1');
    const one = await ask(hers, code, 'FT26324003001');
    const other = await ask(his, code, 'FT26324003002');
    await one.getByRole('button', { name: confirmOf(hers, 1000) }).click();
    await hers.reads('console.payments.done.COMPLETED', { code });
    const [refused] = await Promise.all([
      his.page.waitForResponse((response) => response.url().endsWith('/approve')),
      other.getByRole('button', { name: confirmOf(his, 1000) }).click(),
    ]);
    check(refused.status() === 409, `the second approval answered ${refused.status()}`);
    await other.getByText(his.word('error.payment.not_pending')).waitFor();
    await inspect(his.page, 'the refusal');
    await other.getByRole('button', { name: his.word('console.reload') }).click();
    const stale = other.getByRole('button', { name: confirmOf(his, 1000) });
    await his.page.waitForFunction(
      (button) => (button as { disabled?: boolean } | null)?.disabled === true,
      await stale.elementHandle(),
    );
    await other.getByRole('button', { name: his.word('ui.cancel') }).click();
    await his.page.getByText('FT26324003001').first().waitFor();
    check((await testServer.fitCoin(member)) === 1000, 'the coins came not once');
  });
  await step('from a set amount on one proposes and the other completes', async () => {
    await testServer.set({ secondApprovalFromVnd: 400_000 });
    const { code } = await testServer.newOrder(member, 'package2');
    const proposal = await ask(hers, code, 'FT26324003003');
    await proposal.getByRole('button', { name: hers.word('console.payments.approve.ask') }).click();
    await hers.reads('console.payments.done.proposed', { code });
    check((await testServer.fitCoin(member)) === 1000, 'one person was enough');
    const again = hers.page.getByRole('button', {
      name: hers.word('console.payments.action.approve.second'),
    });
    await again.waitFor();
    check(await again.isDisabled(), 'who proposed may confirm');
    await inspect(hers.page, 'the proposal');

    await openInConsole(his, 'payments', code);
    await his.page.getByText(first.fullname).first().waitFor();
    await inspect(his.page, "the colleague's proposal");
    await his.press('console.payments.action.approve.second');
    const dialog = his.page.getByRole('dialog');
    const reference = dialog.getByRole('textbox', { name: his.word('console.payments.bankCode.label') });
    check((await reference.inputValue()) === 'FT26324003003', 'the proposed reference is not there');
    await dialog.getByRole('button', { name: confirmOf(his, 5300) }).click();
    await his.reads('console.payments.done.COMPLETED', { code });
    check((await testServer.fitCoin(member)) === 6300, 'the coins came not once');
  });
  await step('an order of their own is a colleague’s, on the screen and behind it', async () => {
    const own: Person = first;
    const { id, code } = await testServer.newOrder(own, 'package1');
    await openInConsole(hers, 'payments', code);
    await hers.reads('console.payments.own');
    for (const action of ['approve', 'reject'])
      check(
        (await hers.page
          .getByRole('button', { name: hers.word(`console.payments.action.${action}`), exact: true })
          .count()) === 0,
        `${action} is offered`,
      );
    await inspect(hers.page, 'an order of their own');
    const forced = await call(testServer.url, 'POST', `/admin/payments/${id}/approve`, {
      token: own.token,
      body: { bankCode: 'FT26324003004' },
    });
    check(
      forced.status === 403 && JSON.stringify(forced.body).includes('payment.own_payment'),
      JSON.stringify(forced),
    );
    check((await testServer.fitCoin(own)) === 0, 'it was credited');
  });
});

export const money: readonly Scenario[] = [byWebhook, byStaff];

/** Where sums or people do not match. */
export const moneyExceptions: readonly Scenario[] = [underAndOver, twoStaff];
