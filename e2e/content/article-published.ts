import { confirm } from '../coaching/coaching-screens.ts';
import { ask } from '../coaching/coaching-people.ts';
import { drawnPicture, until } from '../community/community-people.ts';
import { inspect } from '../engine/browser.ts';
import { waitForRest } from '../engine/page-rest.ts';
import { check, inBothLanguages } from '../engine/scenario.ts';
import { inTestEnvironment, openInConsole, type Step } from '../engine/test-environment.ts';
import type { Window } from '../engine/windows.ts';
import { box, categoryName, kept, openNewsroom, textBox, type Newsroom } from './article-people.ts';

const bounty = 5_000;

type Act = (room: Newsroom, step: Step) => Promise<void>;

/** Out of the file manager, as its owner has it there already or uploads it now. */
const choosePicture = async (window: Window): Promise<void> => {
  const { page, word, press } = window;
  const buffer = await drawnPicture();
  await press('writing.picture.choose');
  const picker = page.getByRole('dialog').last();
  await picker
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'chao-yen-mach.jpg', mimeType: 'image/jpeg', buffer });
  await picker
    .getByRole('button', { name: word('uploads.picker.use', { count: 1 }), exact: true, disabled: false })
    .click();
  await picker.waitFor({ state: 'detached' });
};

const write: Act = async ({ his, visitor, language, categoryId, texts }, step) => {
  const { page, word, press, reads } = his;
  await step('a member begins an article, and reads what it still lacks', async () => {
    await his.go('/dashboard/post');
    await reads('writing.empty');
    await inspect(page, 'an empty list of one’s articles');
    await page
      .getByRole('link', { name: word('writing.new') })
      .first()
      .click();
    await box(his, word('content.field.title')).fill(texts.title);
    await press('writing.create');
    await page.waitForURL(/\/edit$/);
    await reads('writing.lacks');
    const description = box(his, word('content.field.description'));
    await page.getByRole('button', { name: word('content.field.description') }).click();
    await until(
      async () => (await description.and(page.locator(':focus')).count()) === 1,
      'the point does not lead to its field',
    );
    await page.keyboard.insertText(texts.description);
    check((await description.inputValue()) === texts.description, 'what is typed there is lost');
  });
  await step('writes it, with category, tags and a picture that is described', async () => {
    await kept(his, async () => {
      await textBox(his).fill(texts.text);
      await page.getByLabel(word('writing.category')).selectOption(categoryId);
      await box(his, word('content.field.tags')).fill(texts.tags);
    });
    await kept(his, () => choosePicture(his));
    await kept(his, () => box(his, word('content.field.imageAlt')).fill(texts.alt));
    await reads('writing.ready');
    await inspect(page, 'the editor of an article');
  });
  await step('and hands it in; nobody else finds a trace of it', async () => {
    await press('writing.submit');
    await reads('writing.submitted');
    await reads('writing.frozen');
    await visitor.go(`/post/${texts.slug}`);
    await visitor.reads('notFound.title');
    await visitor.go('/post');
    await visitor.reads('articles.empty');
    check(await visitor.page.getByText(categoryName[language]).first().isVisible(), 'no category is shown');
  });
};

const returned: Act = async ({ post, author, his, hers, texts }, step) => {
  const { page, word, press, reads } = hers;
  await step('staff read it in the queue, and give it back with a reason', async () => {
    await openInConsole(hers, 'posts', texts.title);
    await page.getByText(texts.text.slice(0, 60)).first().waitFor();
    await inspect(page, 'an article that waits, in the console');
    await press('console.posts.return');
    const dialog = page.getByRole('dialog', {
      name: word('console.posts.return.title', { title: texts.title }),
    });
    await dialog.getByRole('textbox').fill(texts.reason);
    await dialog.getByRole('button', { name: word('console.posts.return'), exact: true }).click();
    await reads('console.posts.return.done');
  });
  await step('its author reads why, mends it, and hands it in again', async () => {
    const letter = await post.next(author.email, new RegExp(texts.title));
    check(letter.text.includes('/edit'), `the letter does not lead to the editor: ${letter.text}`);
    await his.go('/dashboard/post');
    await his.page.getByText(texts.reason).first().waitFor();
    await inspect(his.page, 'what one has written');
    await his.page.getByRole('link', { name: his.word('writing.edit.of', { title: texts.title }) }).click();
    await his.page.getByText(texts.reason).first().waitFor();
    await kept(his, () => box(his, his.word('content.field.description')).fill(texts.mended));
    await his.press('writing.submit');
    await his.reads('writing.submitted');
  });
};

const published: Act = async ({ testServer, post, author, staff, his, hers, texts }, step) => {
  const { page, word, press, reads } = hers;
  await step('staff promise a bounty and publish it', async () => {
    await openInConsole(hers, 'posts', texts.title);
    await press('console.posts.bounty');
    const dialog = page.getByRole('dialog', {
      name: word('console.posts.bounty.title', { title: texts.title }),
    });
    await dialog.getByRole('textbox').fill(String(bounty));
    await dialog.getByRole('button', { name: word('console.posts.bounty'), exact: true }).click();
    await reads('console.posts.bounty.done');
    await dialog.waitFor({ state: 'detached' });
    await press('console.posts.publish');
    await confirm(
      hers,
      word('console.posts.publish.title', { title: texts.title }),
      word('console.posts.publish'),
    );
    await reads('console.posts.publish.done');
  });
  await step(
    'the bounty comes once: notice, mail, ledger line and history, and no name of the staff',
    async () => {
      const letter = await post.next(author.email, new RegExp(his.number(bounty).replace('.', '\\.')));
      check(letter.text.includes(texts.title), `the letter does not name the article: ${letter.text}`);
      const heard = await ask(testServer, author.token, ['GET', '/notifications']);
      const types = (heard['items'] as readonly { type: string; topic: string | null }[]).map(
        ({ type, topic }) => topic ?? type,
      ); // of our own contract
      check(types.filter((type) => type === 'BOUNTY_ARTICLE').length === 1, `notices: ${types.join(', ')}`);
      check(
        types.includes('post_published') && types.includes('post_returned'),
        `notices: ${types.join(', ')}`,
      );
      const letters = post.letters().filter(({ to }) => to === author.email);
      const said = JSON.stringify([heard, letters]);
      check(!said.includes(staff.fullname) && !said.includes(staff.id), 'a name of the staff is said');
      check(
        (await testServer.baseCoin(author)) === bounty,
        `${await testServer.baseCoin(author)} Base Coin came`,
      );
      await his.go('/dashboard/user/transaction');
      await his.reads('transaction.BOUNTY');
      await his.go('/dashboard/post');
      await his.page
        .getByRole('link', { name: his.word('writing.overview.of', { title: texts.title }) })
        .click();
      await his.page
        .getByRole('listitem')
        .filter({ hasText: his.word('content.bounty.step.PAID') })
        .filter({ hasText: his.number(bounty) })
        .waitFor();
      await waitForRest(his.page);
      await inspect(his.page, 'one article for its author');
    },
  );
  await step('and not again: taken down, restored and published anew it pays nothing', async () => {
    const id = /post\/([0-9a-f-]{36})/.exec(his.page.url())?.[1] ?? '';
    const as = (token: string, path: string, body?: unknown) =>
      ask(testServer, token, ['POST', `/posts/${id}/${path}`], body);
    await as(author.token, 'trash', {});
    await as(author.token, 'restore');
    const { copyVersion } = await ask(testServer, author.token, ['GET', `/posts/${id}/working-copy`]);
    await as(author.token, 'submit', { version: copyVersion });
    const { version } = await ask(testServer, author.token, ['GET', `/posts/${id}/working-copy`]);
    await as(staff.token, 'publish', { version });
    check((await testServer.baseCoin(author)) === bounty, 'the bounty came twice');
  });
};

const found: Act = async ({ visitor, language, texts }, step) => {
  const { page, word } = visitor;
  await step('a visitor finds it without marks, and reads it', async () => {
    await visitor.go('/post');
    await page.getByRole('textbox', { name: word('articles.search') }).fill(texts.search);
    await page.waitForURL(/\?q=/);
    const card = page.getByRole('listitem').filter({ hasText: texts.title });
    await card.getByText(texts.mended).waitFor();
    await waitForRest(page);
    await inspect(page, 'articles that were searched for');
    await card.getByRole('link', { name: texts.title }).click();
    await page.getByRole('heading', { level: 1, name: texts.title }).waitFor();
    await page.waitForURL(new RegExp(`/post/${texts.slug}$`));
    await page.getByRole('img', { name: texts.alt }).waitFor();
    await page.getByRole('link', { name: texts.tag }).waitFor();
    await page.getByRole('link', { name: categoryName[language] }).first().waitFor();
    await waitForRest(page);
    await inspect(page, 'the page of an article');
  });
};

export const publicationJourneys = inBothLanguages((language) =>
  inTestEnvironment('A member writes an article, and staff publish it', async (environment, step) => {
    const room = await openNewsroom(environment, language);
    for (const act of [write, returned, published, found]) await act(room, step);
  }),
);
