import type { Locator } from 'playwright-core';
import type { Language } from '#core/kernel/language.ts';
import { ask } from '../coaching/coaching-people.ts';
import { inspect } from '../engine/browser.ts';
import { waitForRest } from '../engine/page-rest.ts';
import { check, inBothLanguages } from '../engine/scenario.ts';
import {
  desk,
  inTestEnvironment,
  phone,
  type Step,
  type TestEnvironment,
} from '../engine/test-environment.ts';
import type { Window } from '../engine/windows.ts';
import { choose, drawnPicture, openMember, until } from './community-people.ts';

const alt = 'Đường chạy ven hồ lúc sáng sớm';
const aboutLake = 'Sáng nay chạy quanh hồ, mời bạn chạy cùng tuần sau:';
const aboutSleep = 'Ngủ đủ bảy tiếng, chân nhẹ hẳn.';
const thanks = 'Cung đường đẹp quá, tuần sau mình chạy cùng nhé!';
const answer = 'Hẹn bạn sáu giờ sáng thứ Bảy.';

const scrolled = ({ page }: Window) => page.evaluate<number>('scrollY');

/** As a reader moves a page; answers where it came to rest. */
const wheelTo = async (window: Window, top: number): Promise<number> => {
  await window.page.mouse.move(640, 500);
  await window.page.mouse.wheel(0, top - (await scrolled(window)));
  await until(async () => (await scrolled(window)) === top, 'the feed is too short to scroll');
  return top;
};

const startPost = async (window: Window): Promise<Locator> => {
  const { page, word } = window;
  await page.getByRole('button', { name: word('feed.compose.placeholder') }).click();
  const dialog = page.getByRole('dialog', { name: word('feed.compose') });
  await dialog.waitFor();
  return dialog;
};

const publish = async (window: Window, dialog: Locator) => {
  await dialog.getByRole('button', { name: window.word('feed.publish'), exact: true }).click();
  await window.reads('feed.posted');
  await dialog.waitFor({ state: 'detached' });
};

const postOf = ({ page }: Window, text: string) => page.getByRole('article').filter({ hasText: text });

const openMenuOf = async (window: Window, text: string, name: string) =>
  postOf(window, text)
    .getByRole('button', { name: window.word('feed.menu', { name }) })
    .first()
    .click();

/** An author with a week of posts, and one who reads. */
const begin = async ({ testServer, open }: TestEnvironment, language: Language) => {
  const narrow = { ...phone, language };
  const wide = { ...desk, language };
  const author = await openMember(testServer, 'Trần Thu Hà', 'thu.ha', language);
  const reader = await openMember(testServer, 'Nguyễn Minh Anh', 'minh.anh', language);
  for (const day of [1, 2, 3, 4, 5, 6])
    await ask(testServer, author.token, ['POST', '/feed'], {
      text: `Ngày ${day}: ${'một buổi tập nhẹ, ghi lại để nhớ. '.repeat(6)}`,
      visibility: 'PUBLIC',
    });
  const hers = await open(narrow);
  const his = await open(wide);
  await Promise.all([hers.signIn(author), his.signIn(reader)]);
  const readAgain = async (window = his) => {
    await window.go('/feed');
    await window.page.getByRole('article').first().waitFor();
    await waitForRest(window.page);
  };
  return { testServer, open, narrow, wide, author, reader, hers, his, readAgain };
};

type Act = (setting: Readonly<Awaited<ReturnType<typeof begin>>>, step: Step) => Promise<void>;

/** A post is written, and opens as its reader may see it. */
const post: Act = async ({ testServer, open, narrow, author, reader, hers, his, readAgain }, step) => {
  await step('one follows the other, who posts with a picture and a mention', async () => {
    await his.go('/user/thu.ha');
    await his.page.getByRole('button', { name: `${his.word('social.follow')} ${author.fullname}` }).click();
    await his.page
      .getByRole('button', { name: `${his.word('social.following')} ${author.fullname}` })
      .waitFor();
    await waitForRest(his.page);

    await hers.go('/feed');
    const dialog = await startPost(hers);
    const field = dialog.getByRole('textbox', { name: hers.word('feed.compose.label') });
    await field.fill(aboutLake);
    await field.press('End');
    await field.pressSequentially(' @Minh');
    await hers.page.getByRole('option', { name: reader.fullname }).click();
    await dialog.getByRole('button', { name: hers.word('feed.media.add') }).click();
    const picker = hers.page.getByRole('dialog').last();
    const file = { name: 'ho.jpg', mimeType: 'image/jpeg', buffer: await drawnPicture() };
    await picker.locator('input[type=file]').first().setInputFiles(file);
    await picker.getByRole('button', { name: hers.word('uploads.picker.use', { count: 1 }) }).click();
    await dialog.getByRole('textbox', { name: hers.word('feed.media.alt', { number: 1 }) }).fill(alt);
    await publish(hers, dialog);
  });

  await step('it is in the feed of the other at the next read', async () => {
    await readAgain();
    const [first] = await his.page.getByRole('article').all();
    check(first !== undefined && (await first.innerText()).includes(aboutLake), 'the post is not on top');
    await postOf(his, aboutLake).getByRole('button', { name: alt }).waitFor();
    const mention = postOf(his, aboutLake).getByRole('link', { name: `@${reader.fullname}` });
    check(
      (await mention.getAttribute('href'))?.endsWith('/user/minh.anh') === true,
      'the mention leads elsewhere',
    );
    await inspect(his.page, 'the feed');
  });

  await step('an address opens as its reader may see it, signed in or not', async () => {
    const { id } = await ask(testServer, author.token, ['POST', '/feed'], {
      text: 'Chỉ cho người theo dõi.',
      visibility: 'FOLLOWERS',
    });
    await his.go(`/feed/${String(id)}`);
    await postOf(his, 'Chỉ cho người theo dõi.').waitFor();
    const visitor = await open(narrow);
    await visitor.go('/feed');
    // Authors whose account is young are not in what is talked about: nothing is there yet, and the page says so.
    await visitor.reads('feed.empty.discover.title');
    await visitor.go(`/feed/${String(id)}`);
    await visitor.reads('feed.gone.title');
    await visitor.close();
    await readAgain();
  });
};

/** What is read stays where it is. */
const readOn: Act = async ({ open, narrow, wide, reader, hers, his, readAgain }, step) => {
  await step('a new post waits above, and what is read does not move until it is asked for', async () => {
    const other = await open(wide);
    await other.signIn(reader);
    // The page asks each minute: its minute passes at once.
    await other.page.clock.install();
    await readAgain(other);
    const seen = () => postOf(other, 'Ngày 6').boundingBox();
    const before = await wheelTo(other, 500);
    const place = await seen();
    const dialog = await startPost(hers);
    await dialog.getByRole('textbox', { name: hers.word('feed.compose.label') }).fill(aboutSleep);
    await publish(hers, dialog);
    await other.page.clock.fastForward(61_000);
    const waiting = other.page.getByRole('button', { name: other.word('feed.new', { count: 1 }) });
    await waiting.waitFor();
    check((await seen())?.y === place?.y, `what was read moved from ${place?.y} to ${(await seen())?.y} px`);
    check((await scrolled(other)) === before, `the page moved from ${before} to ${await scrolled(other)} px`);
    check((await postOf(other, aboutSleep).count()) === 0, 'the new post did not wait');
    await waiting.click();
    await postOf(other, aboutSleep).waitFor();
    await until(async () => (await scrolled(other)) === 0, 'the new post is not in sight');
    const focused = await other.page.evaluate<string>(
      'document.activeElement.closest("article")?.innerText ?? ""',
    );
    check(focused.includes(aboutSleep), 'the focus is not on the new post');
    await waiting.waitFor({ state: 'detached' });
    await other.close();
  });

  await step('a visitor is shown what is talked about, and a member without a line is told so', async () => {
    const stranger = await open(wide);
    await stranger.go('/feed');
    await stranger.reads('feed.empty.discover.title');
    await stranger.close();
    const low = await open(narrow);
    await low.signIn(reader);
    await low.page.setViewportSize({ width: 360, height: 740 });
    await readAgain(low);
    await inspect(low.page, 'the feed at 360 px');
    await low.page.evaluate('navigator.serviceWorker.ready');
    await low.connect(false);
    await low.page.reload();
    await low.reads('ui.error.offline.title');
    await low.connect(true);
    await low.page.getByRole('article').first().waitFor();
    await low.close();
  });

  await step('Back from a post leads to where the reader was', async () => {
    const place = await wheelTo(his, 620);
    await his.stay();
    const link = postOf(his, 'Ngày 5').getByRole('link', {
      name: his.word('feed.comments.label', { count: 0 }),
    });
    await link.click();
    await his.page.waitForURL(/\/feed\/[0-9a-f-]{36}/);
    await his.page.getByRole('heading', { level: 2 }).first().waitFor();
    await his.page.goBack();
    await until(async () => (await scrolled(his)) === place, `Back did not lead to ${place} px`);
    await his.stayed();
  });
};

/** A like, a comment, a reply. */
const discuss: Act = async ({ author, reader, hers, his }, step) => {
  await step('a like, a comment and a reply are told while they happen', async () => {
    await hers.go('/dashboard/notifications');
    await hers.page.getByRole('heading', { level: 1 }).waitFor();
    await waitForRest(hers.page);
    await hers.stay();
    const readsNotice = (window: Window, id: string, user: string) =>
      window.reads(`notification.${id}.body`, { user, count: 1 });
    await postOf(his, aboutLake)
      .getByRole('button', { name: his.word('feed.like.label', { count: 0 }) })
      .click();
    await readsNotice(hers, 'LIKE_FEED', reader.fullname);
    await postOf(his, aboutLake)
      .getByRole('link', { name: his.word('feed.comments.label', { count: 0 }) })
      .click();
    await his.page.getByRole('textbox', { name: his.word('feed.comment.write') }).fill(thanks);
    await his.press('feed.comment.send');
    await readsNotice(hers, 'COMMENT_FEED', reader.fullname);
    await hers.stayed();

    await his.go('/dashboard/notifications');
    await readsNotice(his, 'SYSTEM.mentioned', author.fullname);
    await waitForRest(his.page);
    await his.stay();
    await hers.page
      .getByText(hers.word('notification.COMMENT_FEED.body', { user: reader.fullname, count: 1 }))
      .click();
    await hers.page.getByText(thanks).first().waitFor();
    await hers.press('feed.comment.replyTo', { name: reader.fullname });
    await hers.page
      .getByRole('textbox', { name: hers.word('feed.comment.replyTo', { name: reader.fullname }) })
      .fill(answer);
    await hers.page
      .getByRole('button', { name: hers.word('feed.comment.send') })
      .last()
      .click();
    await hers.page.getByText(answer).first().waitFor();
    await readsNotice(his, 'SYSTEM.comment_replied', author.fullname);
    await his.stayed();
  });

  await step('a comment with a reply stays, and says why', async () => {
    await his.page
      .getByText(his.word('notification.SYSTEM.comment_replied.body', { user: author.fullname, count: 1 }))
      .click();
    await his.page.getByText(thanks).first().waitFor();
    await openMenuOf(his, thanks, reader.fullname);
    await choose(his, his.word('feed.menu.delete'));
    await his.page
      .getByRole('alert')
      .filter({ hasText: his.word('error.comment.has_children') })
      .waitFor();
    await his.page.getByText(thanks).first().waitFor();
    await waitForRest(his.page);
    await inspect(his.page, 'a post with its comments');
  });
};

/** Private, or deleted and back. */
const withdraw: Act = async ({ testServer, author, reader, hers, his, readAgain }, step) => {
  await step('made private it is gone for the other, everywhere', async () => {
    const address = new URL(his.page.url()).pathname.replace(/^\/en(?=\/)/, '');
    await hers.go('/feed');
    await openMenuOf(hers, aboutLake, author.fullname);
    await choose(hers, hers.word('feed.menu.edit'));
    const dialog = hers.page.getByRole('dialog', { name: hers.word('feed.edit') });
    await dialog.getByRole('button', { name: hers.word('feed.visibility.PUBLIC') }).click();
    await choose(hers, hers.word('feed.visibility.PRIVATE'));
    await dialog.getByRole('button', { name: hers.word('ui.save') }).click();
    await hers.reads('feed.saved');
    await readAgain();
    check((await postOf(his, aboutLake).count()) === 0, 'a private post is still in the feed');
    await his.go(address);
    await his.reads('feed.gone.title');
    await postOf(hers, aboutLake).waitFor();
  });

  await step('a deleted post is gone at once, and whole again when that is undone', async () => {
    await openMenuOf(hers, aboutSleep, author.fullname);
    await choose(hers, hers.word('feed.menu.delete'));
    await hers.reads('feed.deleted');
    const { items } = await ask(testServer, reader.token, ['GET', '/feed?tab=following']);
    check(!JSON.stringify(items).includes(aboutSleep), 'a deleted post is still in the feed');
    await hers.press('ui.undo');
    await postOf(hers, aboutSleep).waitFor();
    await readAgain();
    await postOf(his, aboutSleep).waitFor();
  });
};

/** Two members, one of whom follows the other: a post from its writing to its end. */
export const feedJourneys = inBothLanguages((language) =>
  inTestEnvironment('A post and who reads it', async (environment, step) => {
    const setting = await begin(environment, language);
    for (const act of [post, readOn, discuss, withdraw]) await act(setting, step);
  }),
);
