import type { Language } from '#core/kernel/language.ts';
import { ask } from '../coaching/coaching-people.ts';
import { inspect } from '../engine/browser.ts';
import { waitForRest } from '../engine/page-rest.ts';
import { call } from '../engine/server.ts';
import { check, inBothLanguages } from '../engine/scenario.ts';
import { desk, phone, type Step } from '../engine/test-environment.ts';
import { onTwoInstances, type TwoInstances } from '../engine/two-instances.ts';
import { ageAccounts, badge, bubble, field, log, stepOn, write } from './community-chat.ts';
import { openMember, until } from './community-people.ts';

const hello = 'Chào anh, em hỏi về lịch chạy cuối tuần được không ạ?';
const yes = 'Được chứ, sáng thứ Bảy sáu giờ nhé.';
const wrong = 'Hẹn anh ở cổng Bắc.';
const right = 'Hẹn anh ở cổng Nam.';
const secret = 'Số điện thoại của em là 0900000000.';

/** Two who do not know each other, each at an instance of their own. */
const begin = async ({ testServer, second, db, open, post }: TwoInstances, language: Language) => {
  const stranger = await openMember(testServer, 'Lý Thị Mai', 'ly.mai', language);
  const receiver = await openMember(testServer, 'Đặng Quang Huy', 'quang.huy', language);
  await ageAccounts(db, [stranger, receiver]);
  const hers = await open({ ...phone, language });
  const his = await open({ ...desk, language }, second.url);
  await Promise.all([hers.signIn(stranger), his.signIn(receiver)]);
  /** Letters to the receiver that hold a name or words of this talk. */
  const mailsWith = (text: string) =>
    post
      .letters()
      .filter((letter) => letter.to === receiver.email && (letter.text + letter.html).includes(text));
  return { testServer, stranger, receiver, hers, his, mailsWith };
};

type Act = (setting: Readonly<Awaited<ReturnType<typeof begin>>>, step: Step) => Promise<void>;

/** Written by a stranger, and looked at. */
const request: Act = async ({ testServer, stranger, receiver, hers, his, mailsWith }, step) => {
  await step('a stranger finds a member and writes', async () => {
    await hers.go('/dashboard/chat');
    await hers.reads('chat.empty');
    await hers.press('chat.new');
    const dialog = hers.page.getByRole('dialog', { name: hers.word('chat.new') });
    await dialog.getByRole('searchbox').or(dialog.getByRole('textbox')).first().fill('Quang');
    await dialog.getByRole('button', { name: receiver.fullname }).click();
    await write(hers, hello);
    await bubble(hers, hello).getByText(hers.word('chat.sending.sent')).waitFor({ state: 'attached' });
  });
  await step('the words reach no inbox, badge, notice or mail before they are accepted', async () => {
    await his.go('/dashboard/notifications');
    await his.page.getByText(his.word('notification.SYSTEM.chat_request.title')).first().waitFor();
    check(!(await his.page.content()).includes(hello), 'the words stand in a notice');
    const unread = await ask(testServer, receiver.token, ['GET', '/chat/unread']);
    check(unread['rooms'] === 0 && unread['requests'] === 1, JSON.stringify(unread));
    check((await badge(his)) === '', `the badge says ${await badge(his)}`);
    await his.go('/dashboard/chat');
    await his.reads('chat.empty');
    check(!(await his.page.content()).includes(hello), 'the words stand in the inbox');
    await waitForRest(his.page);
    await inspect(his.page, 'the chat with a request');
  });
  await step('looking at the request tells the stranger nothing', async () => {
    await his.page.getByRole('link', { name: his.word('chat.requests') }).click();
    await his.page.getByRole('link', { name: stranger.fullname }).click();
    await his.reads('chat.request.person', { name: stranger.fullname });
    await bubble(his, hello).waitFor();
    await waitForRest(his.page);
    await inspect(his.page, 'a request');
    check((await log(hers).getByText(hers.word('chat.sending.read')).count()) === 0, 'the look was told');
    check(mailsWith(stranger.fullname).length === 0, 'a mail was sent about a request');
    await Promise.all([hers.stay(), his.stay()]);
  });
};

/** Accepted, and talked on. */
const talk: Act = async ({ hers, his }, step) => {
  await step(
    'accepted: typing shows, messages arrive, and reading is seen on the other instance',
    async () => {
      await his.press('chat.request.accept');
      await field(his).waitFor();
      await bubble(hers, hello).getByText(hers.word('chat.sending.read')).waitFor({ state: 'attached' });
      await field(his).pressSequentially(yes.slice(0, 8));
      await hers.reads('chat.typing');
      await write(his, yes);
      await bubble(hers, yes).waitFor();
      await bubble(his, yes).getByText(his.word('chat.sending.read')).waitFor({ state: 'attached' });
      await hers.page.getByText(hers.word('chat.typing')).waitFor({ state: 'detached' });
      await field(hers).pressSequentially('Dạ');
      await his.reads('chat.typing');
    },
  );
  await step('an edit is marked, and of what was deleted only a trace is left', async () => {
    const own = hers.word('chat.you.plain');
    await write(hers, wrong);
    await bubble(his, wrong).waitFor();
    await stepOn(hers, wrong, own, hers.word('chat.step.edit'));
    await field(hers).fill(right);
    await hers.press('chat.edit.save');
    await bubble(his, right).getByText(his.word('chat.message.edited')).waitFor();
    check((await bubble(his, wrong).count()) === 0, 'the old words are still there');
    await write(hers, secret);
    await bubble(his, secret).waitFor();
    await stepOn(hers, secret, own, hers.word('chat.step.remove'));
    const question = hers.page.getByRole('alertdialog');
    await question.getByRole('button', { name: hers.word('chat.step.remove'), exact: true }).click();
    for (const window of [hers, his]) {
      await log(window)
        .getByText(window.word('chat.trace', { count: 1 }))
        .waitFor();
      check(!(await window.page.content()).includes(secret), 'deleted words are still there');
    }
    await inspect(his.page, 'a room');
  });
};

/** Blocked in the middle of it. */
const block: Act = async ({ testServer, stranger, receiver, hers, his, mailsWith }, step) => {
  await step('blocked in the middle of the talk, both can only read, and are told why', async () => {
    await field(hers).fill('Em còn muốn hỏi');
    await his.page.locator('header').getByRole('button', { name: stranger.fullname }).click();
    await his.press('chat.block');
    await his.page
      .getByRole('alertdialog')
      .getByRole('button', { name: his.word('chat.block.confirm'), exact: true })
      .click();
    await his.page.getByRole('alertdialog').waitFor({ state: 'detached' });
    await his.page.keyboard.press('Escape');
    for (const window of [his, hers]) {
      await window.reads('chat.closed.chat.not_allowed');
      await until(async () => (await field(window).count()) === 0, 'there is still a field');
      await window.stayed();
    }
    check(mailsWith(hello).length === 0, 'a mail holds what was written');
  });
  await step('what the two wrote stays readable to both, when it is read anew too', async () => {
    const rooms = await ask(testServer, receiver.token, ['GET', '/chat/rooms']);
    const [{ id }] = rooms['items'] as [{ id: string }]; // of our own contract
    const path = `/chat/rooms/${id}/messages` as const;
    const body = { clientId: crypto.randomUUID(), body: 'Còn một lời nữa' };
    for (const { token } of [stranger, receiver]) {
      const { status } = await call(testServer.url, 'POST', path, {
        token,
        body,
        key: crypto.randomUUID(),
      });
      check(status === 403, `a message across the block was answered ${status}`);
    }
    for (const window of [his, hers]) {
      await window.go(`/dashboard/chat/${id}`);
      for (const words of [hello, yes, right]) await bubble(window, words).waitFor();
      await window.reads('chat.closed.chat.not_allowed');
      check((await field(window).count()) === 0, 'there is a field again');
      const collapsed = log(window).getByText(window.word('chat.message.collapsed'));
      check((await collapsed.count()) === 0, 'a message is collapsed in a room of two');
      await waitForRest(window.page);
      await inspect(window.page, 'a room across a block');
    }
  });
};

export const requestJourneys = inBothLanguages((language) =>
  onTwoInstances('A stranger who writes, is accepted, and is blocked', async (environment, step) => {
    const setting = await begin(environment, language);
    for (const act of [request, talk, block]) await act(setting, step);
  }),
);
