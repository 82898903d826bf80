import { inspect } from '../engine/browser.ts';
import { call } from '../engine/server.ts';
import { check, type Scenario } from '../engine/scenario.ts';
import { desk, inTestEnvironment, phone } from '../engine/test-environment.ts';
import { openProfile } from './open-profile.ts';

const gift = inTestEnvironment('A gift of Base Coin and its thanks', async (environment, step) => {
  const { testServer } = environment;
  const giver = await testServer.person('Nguyễn Minh Anh', 'anh@example.com');
  const receiver = await testServer.person('Olivia Reed', 'olivia@example.com', { language: 'en' });
  const his = await environment.open(phone);
  const hers = await environment.open(desk);

  await step('one has Base Coin, the other a page that others find', async () => {
    await testServer.set({ giftAccountDays: 0 });
    await openProfile(testServer.url, receiver.token, 'olivia.reed');
    const body = { userId: giver.id, coin: 'BASE_COIN', amount: 500, reason: 'Chào mừng' };
    const granted = await call(testServer.url, 'POST', '/admin/coins/grant', {
      token: testServer.token,
      body,
    });
    check(granted.status === 201, JSON.stringify(granted));
  });
  await step('on a phone 120 are given, with a few words, after one more question', async () => {
    await his.signIn(giver);
    await his.go('/dashboard/user/transaction');
    const { page, word } = his;
    await page.getByRole('link', { name: word('transactions.give') }).click();
    await page.getByRole('textbox', { name: word('gifts.receiver') }).fill('olivia');
    await page.getByRole('button', { name: /Olivia Reed/ }).click();
    await page.locator('[name=amount]').fill('120');
    await page.locator('[name=message]').fill('Cảm ơn bạn đã chạy cùng!');
    await inspect(page, 'the form of a gift');
    await his.press('gifts.submit');
    const dialog = page.getByRole('alertdialog');
    await inspect(page, 'the question about a gift');
    await dialog.getByRole('button', { name: word('gifts.submit') }).click();
    await his.reads('gifts.given', { amount: 120, name: 'Olivia Reed' });
    check((await testServer.baseCoin(giver)) === 380, 'the giver has another balance');
    check((await testServer.baseCoin(receiver)) === 120, 'the gift did not come');
  });
  await step('the receiver reads the words in English pages, and says thanks', async () => {
    await hers.signIn(receiver);
    await hers.go('/dashboard/user/gifts');
    const { page } = hers;
    await page.getByText('Cảm ơn bạn đã chạy cùng!').waitFor();
    await inspect(page, 'gifts that came');
    await page
      .getByRole('button', { name: hers.word('gifts.thank.label', { name: giver.fullname }) })
      .click();
    await hers.reads('gifts.thanked');
  });
  await step('the giver sees the thanks, and both statements say what it was', async () => {
    await his.go('/dashboard/user/gifts?list=given');
    await his.reads('gifts.thanked.you');
    await his.go('/dashboard/user/transaction');
    await his.reads('transaction.GIFT.given');
    await hers.go('/dashboard/user/transaction');
    await hers.reads('transaction.GIFT.received');
  });
});

const code = inTestEnvironment('A promo code, from the console to a wallet', async (environment, step) => {
  const { testServer } = environment;
  const member = await testServer.person('Trần Thị Hoà', 'hoa@example.com');
  const english = await testServer.person('Olivia Reed', 'olivia@example.com', { language: 'en' });
  const manager = await testServer.person('Lê Thu Hà', 'ha@example.com', { roleId: 'admin' });
  const his = await environment.open(desk);
  const hers = await environment.open(phone);
  const theirs = await environment.open(desk);

  await step('staff make a code that gives 250 Base Coin, once a member', async () => {
    await his.signIn(manager);
    await his.go('/admin/promotions/create');
    const { page } = his;
    await page.locator('[name=title]').fill('Welcome');
    await page.locator('[name=kind]').selectOption('COINS');
    await page.locator('[name=value]').fill('250');
    await page.locator('[name=code]').fill('hello-250');
    await inspect(page, 'the form of a promo code');
    await his.press('console.promo.create');
    await page.waitForURL(/promotions\/.+\/show/);
    await page.getByText('HELLO-250').waitFor();
    await inspect(page, 'a promo code');
  });
  await step('a member enters it on a phone, and it is refused the second time', async () => {
    await hers.signIn(member);
    await hers.go('/dashboard/rewards?part=code');
    const { page } = hers;
    await page.locator('[name=code]').fill('Hello-25O');
    await hers.press('promo.redeem');
    await hers.reads('error.promo.unknown');
    await page.locator('[name=code]').fill('hello-250');
    await hers.press('promo.redeem');
    await hers.reads('promo.redeemed', { code: 'HELLO-250', coins: 250 });
    await inspect(page, 'a code that was redeemed');
    check((await testServer.baseCoin(member)) === 250, 'the coins did not come');
    await page.locator('[name=code]').fill('hello-250');
    await hers.press('promo.redeem');
    await hers.reads('error.promo.already_used');
    check((await testServer.baseCoin(member)) === 250, 'the coins came twice');
  });
  await step('in English it says the same', async () => {
    await theirs.signIn(english);
    await theirs.go('/dashboard/rewards?part=code');
    await theirs.page.locator('[name=code]').fill('HELLO-250');
    await theirs.press('promo.redeem');
    await theirs.reads('promo.redeemed', { code: 'HELLO-250', coins: 250 });
  });
  await step('the console counts two uses, and a stopped code gives nothing more', async () => {
    const { page } = his;
    await page.reload();
    await page.getByText('500').first().waitFor();
    await his.press('console.promo.stop');
    await his.reads('promo.status.STOPPED');
    const body = { code: 'HELLO-250' };
    const refused = await call(testServer.url, 'POST', '/promo-codes/redeem', { token: manager.token, body });
    check(
      refused.body['code'] === 'promo.own' || refused.body['code'] === 'promo.ended',
      JSON.stringify(refused),
    );
  });
});

export const giftsAndCodes: readonly Scenario[] = [gift, code];
