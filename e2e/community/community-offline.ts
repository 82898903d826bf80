import type { Page, WebSocketRoute } from 'playwright-core';
import type { Language } from '#core/kernel/language.ts';
import { ask } from '../coaching/coaching-people.ts';
import { waitForRest } from '../engine/page-rest.ts';
import { check, inBothLanguages } from '../engine/scenario.ts';
import { desk, phone, type Step } from '../engine/test-environment.ts';
import { onTwoInstances, type TwoInstances } from '../engine/two-instances.ts';
import type { Window } from '../engine/windows.ts';
import { ageAccounts, badge, bubble, field, log } from './community-chat.ts';
import { openMember, titleOf, until } from './community-people.ts';

/** High enough that every bubble is drawn. */
const tall = { ...desk, height: 2_400 } as const;
const first = 'Mai mình chạy ở đâu?';
const last = 'Nhớ mang nước nhé.';
const later = 'Em vừa qua hầm xong.';
const numbered = (word: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${word} ${String(index + 1).padStart(2, '0')}`);
const theirs = numbered('Từ xa', 20);
const own = numbered('Không mạng', 20);
/** So long there is no line. */
const cutFor = 30_000;

/** The line of a page, so that it can be cut; nothing is connected again until it is mended. */
const holdLine = async (page: Page) => {
  const open = new Set<WebSocketRoute>();
  let isCut = false;
  await page.routeWebSocket(/\/ws/, (socket) => {
    if (isCut) return void socket.close({ code: 4_999 });
    open.add(socket);
    socket.connectToServer();
    return undefined;
  });
  return {
    async cut() {
      isCut = true;
      for (const socket of open) await socket.close({ code: 4_999 });
      open.clear();
    },
    mend() {
      isCut = false;
    },
  };
};

const send = async (window: Window, text: string) => {
  await field(window).fill(text);
  await field(window).press('Enter');
};

/** The bubbles as they stand below each other, by the words this journey wrote. */
const shown = async (window: Window): Promise<readonly string[]> =>
  (await log(window).locator('[data-row]').allInnerTexts()).flatMap(
    (text) => /(?:Từ xa|Không mạng) \d\d/.exec(text)?.[0] ?? [],
  );

/** Nothing tells of an unread room any more: the badge, the tab's title, the bell and its notice. */
const isClear = async (window: Window): Promise<boolean> => {
  const notice = window.page.getByText(window.word('notification.CHAT.title'));
  return (
    (await badge(window)) === '' && !(await titleOf(window)).startsWith('(') && (await notice.count()) === 0
  );
};

/** Two in one room, each at an instance of their own; she has a second device. */
const begin = async ({ testServer, second, db, open }: TwoInstances, language: Language) => {
  const her = await openMember(testServer, 'Lý Thị Mai', 'ly.mai', language);
  const him = await openMember(testServer, 'Đặng Quang Huy', 'quang.huy', language);
  await ageAccounts(db, [her, him]);
  const { id } = await ask(testServer, her.token, ['POST', '/chat/rooms'], { userId: him.id });
  const opening = { clientId: crypto.randomUUID(), body: first };
  await ask(testServer, her.token, ['POST', `/chat/rooms/${String(id)}/messages`], opening);
  await ask(testServer, him.token, ['POST', `/chat/rooms/${String(id)}/accept`]);

  const hers = await open({ ...tall, language });
  const his = await open({ ...tall, language }, second.url);
  const herPhone = await open({ ...phone, language }, second.url);
  const line = await holdLine(hers.page);
  await Promise.all([hers.signIn(her), his.signIn(him), herPhone.signIn(her)]);
  await Promise.all([hers, his].map((window) => window.go(`/dashboard/chat/${String(id)}`)));
  await Promise.all([hers, his].map((window) => bubble(window, first).waitFor()));
  await herPhone.go('/dashboard/notifications');
  await herPhone.page.getByRole('heading', { level: 1 }).waitFor();
  await Promise.all([hers, his, herPhone].map(({ page }) => waitForRest(page)));
  // A sign-in from another device is notice too.
  await ask(testServer, her.token, ['POST', '/notifications/read-all']);
  await until(async () => !(await titleOf(herPhone)).startsWith('('), 'there is something unread already');
  await Promise.all([hers, his, herPhone].map((window) => window.stay()));
  return { testServer, id, him, hers, his, herPhone, line };
};

type Act = (setting: Readonly<Awaited<ReturnType<typeof begin>>>, step: Step) => Promise<void>;

/** Half a minute without a line, for one of the two. */
const cutAndMend: Act = async ({ testServer, id, him, hers, his, herPhone, line }, step) => {
  let cutAt = 0;
  await step('without a line 20 messages wait on the device, and 20 are written meanwhile', async () => {
    await hers.connect(false);
    await line.cut();
    cutAt = performance.now();
    for (const text of own) await send(hers, text);
    await until(async () => (await shown(hers)).length === own.length, 'what was written is not shown');
    check(
      (await log(hers).getByText(hers.word('chat.sending.waiting')).count()) === own.length,
      'they do not wait',
    );
    for (const text of theirs) await send(his, text);
    await bubble(his, theirs.at(-1)!).getByText(his.word('chat.sending.sent')).waitFor({ state: 'attached' }); // 20 are there
    check((await shown(hers)).length === own.length, 'the line was not cut');
  });
  await step('the other device of hers tells of them, in the badge, the title and a notice', async () => {
    const unread = herPhone.word('nav.unreadRooms', { count: 1 });
    await until(async () => (await badge(herPhone)).includes(unread), 'the badge does not tell of the room');
    await until(
      async () => (await titleOf(herPhone)).startsWith('(1)'),
      'the title does not tell of the room',
    );
    await herPhone.reads('notification.CHAT.title');
    await herPhone.stayed();
  });
  await step('the line stays cut for half a minute, and nothing comes through', async () => {
    const left = cutFor - (performance.now() - cutAt);
    check(left > 0, 'the line was cut for too short a time to wait for');
    await new Promise((resolve) => setTimeout(resolve, left));
    check((await shown(hers)).join() === own.join(), 'something came through the cut line');
    check((await shown(his)).join() === theirs.join(), 'something left through the cut line');
  });
  await step('back on the line nothing is lost or doubled, and both see one order', async () => {
    line.mend();
    await hers.connect(true);
    const all = theirs.length + own.length;
    for (const window of [hers, his])
      await until(
        async () => (await shown(window)).length === all,
        `${(await shown(window)).length} of ${all} are shown`,
        30_000,
      );
    await log(hers).getByText(hers.word('chat.sending.waiting')).first().waitFor({ state: 'detached' });
    const [mine, others] = await Promise.all([shown(hers), shown(his)]);
    check(mine.join() === others.join(), `the order differs: ${mine.join()} and ${others.join()}`);
    check(mine.join() === [...theirs, ...own].join(), `another order than they were sent in: ${mine.join()}`);
    const path = `/chat/rooms/${String(id)}/messages?limit=100` as const;
    const { items } = await ask(testServer, him.token, ['GET', path]);
    const stored = items as readonly { body: string; seq: number }[]; // of our own contract
    check(stored.length === all + 1, `${stored.length} are stored`);
    check(new Set(stored.map(({ seq }) => seq)).size === all + 1, 'two share a place');
    await Promise.all([hers.stayed(), his.stayed()]);
  });
  await step('what was missed is read, and the other device is clear by itself', async () => {
    await until(() => isClear(herPhone), 'the badge, the title or the notice stayed');
    await herPhone.stayed();
  });
};

/** What is read on one device, and on a page opened anew. */
const readElsewhere: Act = async ({ him, hers, his, herPhone, line }, step) => {
  await step('read on one device, badge, title and notice are clear on the other by themselves', async () => {
    await hers.page
      .getByRole('navigation', { name: hers.word('nav.main') })
      .getByRole('link', { name: hers.word('nav.chat') })
      .first()
      .click();
    await log(hers).waitFor({ state: 'detached' });
    await send(his, last);
    const unread = herPhone.word('nav.unreadRooms', { count: 1 });
    await until(async () => (await badge(herPhone)).includes(unread), 'the badge does not tell of it');
    await herPhone.reads('notification.CHAT.title');
    await until(async () => (await titleOf(herPhone)).startsWith('('), 'the title does not tell of it');
    check(!(await isClear(herPhone)), 'nothing is there to be cleared');

    await hers.page.goBack();
    await bubble(hers, last).waitFor();
    // Sooner than the other device would ask by itself, each minute: it was told.
    await until(() => isClear(herPhone), 'the badge, the title or the notice stayed');
    await Promise.all([hers.stayed(), herPhone.stayed()]);
  });
  await step('on a page opened anew, a room seen before is readable without a line', async () => {
    await hers.go('/dashboard/chat');
    const list = hers.page.getByRole('list', { name: hers.word('chat.rooms') });
    const room = list.getByRole('link', { name: new RegExp(him.fullname) });
    await room.waitFor();
    await waitForRest(hers.page);
    await hers.connect(false);
    await line.cut();
    await room.click();
    await bubble(hers, last).waitFor();
    check((await shown(hers)).length > 0, 'what was written before is not there');
    await send(hers, later);
    await bubble(hers, later).getByText(hers.word('chat.sending.waiting')).waitFor({ state: 'attached' });
    line.mend();
    await hers.connect(true);
    await bubble(his, later).waitFor();
    await until(
      async () => (await shown(hers)).join() === (await shown(his)).join(),
      'after the line is back the two see different talks',
    );
  });
};

export const offlineChatJourneys = inBothLanguages((language) =>
  onTwoInstances('A talk that goes on while one of the two has no line', async (environment, step) => {
    const setting = await begin(environment, language);
    for (const act of [cutAndMend, readElsewhere]) await act(setting, step);
  }),
);
