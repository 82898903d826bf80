import type { Locator } from 'playwright-core';
import { languages, type Language } from '#core/kernel/language.ts';
import { ask } from '../coaching/coaching-people.ts';
import { confirm } from '../coaching/coaching-screens.ts';
import { drawnPicture, until } from '../community/community-people.ts';
import { inspect } from '../engine/browser.ts';
import { waitForRest } from '../engine/page-rest.ts';
import { check, inBothLanguages } from '../engine/scenario.ts';
import {
  desk,
  inTestEnvironment,
  openInConsole,
  phone,
  type Step,
  type TestEnvironment,
} from '../engine/test-environment.ts';
import type { Window } from '../engine/windows.ts';
import { drawnFilm, playing } from './drawn-film.ts';
import { discount, openAuthor, pay, price } from './learning-people.ts';
import { textsOf } from './learning-texts.ts';

const box = ({ page }: Window, label: string): Locator =>
  page.getByRole('textbox', { name: label, exact: true }).locator('visible=true').first();

/** What is typed saves by itself; it is waited for until all of it is kept. */
const typed = async (window: Window, type: () => Promise<unknown>): Promise<void> => {
  const { page, reads } = window;
  const [kept] = await Promise.all([
    page.waitForResponse(
      (answer) => answer.request().method() === 'PATCH' && answer.url().includes('/api/authoring/'),
    ),
    type(),
  ]);
  check(kept.ok(), `saving answered ${kept.status()}`);
  await reads('learning.save.saved');
  await waitForRest(page);
};

/** A title is typed where a button was. */
const add = async (window: Window, button: string, field: string, title: string): Promise<void> => {
  const { page, press } = window;
  await page.getByRole('button', { name: button, exact: true }).click();
  // The field of what is open then has the same name.
  const line = page.getByPlaceholder(field);
  await line.fill(title);
  await press('learning.add');
  await line.waitFor({ state: 'detached' });
  await waitForRest(page);
};

type File = Readonly<{ name: string; mimeType: string; buffer: Buffer }>;

const choose = async (window: Window, button: string, file: File): Promise<void> => {
  const { page, word, press } = window;
  await press(button);
  const picker = page.getByRole('dialog').last();
  await picker.locator('input[type=file]').first().setInputFiles(file);
  await picker
    .getByRole('button', { name: word('uploads.picker.use', { count: 1 }), exact: true, disabled: false })
    .click();
  await picker.waitFor({ state: 'detached' });
};

const openTab = async ({ page }: Window, tab: string): Promise<void> => {
  await page.locator(`#editor-tab-${tab}`).click();
  await page.locator(`#editor-tab-${tab}[aria-selected=true]`).waitFor();
  await waitForRest(page);
};

/** A coach at a phone, a colleague of the staff at a desk, and everybody else. */
const begin = async ({ testServer, open, post }: TestEnvironment, language: Language) => {
  const author = await openAuthor(testServer, language);
  const staff = await testServer.person('Lê Thị Lan', 'lan@example.com', { roleId: 'admin', language });
  const narrow = { ...phone, language };
  const his = await open(narrow);
  const hers = await open({ ...desk, language });
  const visitor = await open(narrow);
  await Promise.all([his.signIn(author), hers.signIn(staff)]);
  const film = await drawnFilm(his.page, 12);
  return { testServer, post, language, author, his, hers, visitor, film, texts: textsOf(language) };
};

type Setting = Readonly<Awaited<ReturnType<typeof begin>>>;
type Act = (setting: Setting, step: Step) => Promise<void>;

const captionsOf = (text: string): string => `WEBVTT\n\n00:00.000 --> 00:04.000\n${text}\n`;

const idIn = ({ page }: Window): string => /challenge\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? '';

/** A draft with two chapters: one lesson to read, one to watch, and a quiz. */
const writeTree: Act = async ({ language, his, film, texts }, step) => {
  const { page, word, press, reads } = his;
  const [first = '', second = ''] = texts.chapters;
  await step('a coach begins a draft with its title', async () => {
    await his.go('/dashboard/challenge/manage');
    await reads('authoring.empty');
    await press('authoring.new');
    await box(his, word('learning.field.title')).fill(texts.title);
    await press('authoring.create');
    await page.waitForURL(/\/edit/);
    await reads('learning.tree.empty');
    await inspect(page, 'the editor of an empty draft');
  });
  await step('adds two chapters, and a lesson to read', async () => {
    for (const chapter of [first, second])
      await add(his, word('learning.tree.addChapter'), word('learning.field.chapterTitle'), chapter);
    const toRead = `${word('learning.tree.addDocument')}: ${first}`;
    await add(his, toRead, word('learning.field.lessonTitle'), texts.document);
    const text = page.getByRole('textbox', { name: word('learning.field.text') });
    await typed(his, () => text.fill(texts.text));
    await inspect(page, 'a lesson to read, as it is written');
    await press('learning.part.back');
  });
  await step('a lesson to watch, with its film and a picture taken from it', async () => {
    const toWatch = `${word('learning.tree.addVideo')}: ${second}`;
    await add(his, toWatch, word('learning.field.lessonTitle'), texts.film);
    const file = { name: 'film.webm', mimeType: 'video/webm', buffer: film };
    await typed(his, () => choose(his, 'learning.video.choose', file));
    const video = page.getByLabel(word('learning.video.play', { title: texts.film }));
    await until(async () => (await playing(video)).readyState >= 2, 'the film does not play');
    await typed(his, () => press('learning.poster.frame'));
    await page.getByRole('img', { name: word('learning.poster.alt') }).waitFor();
    const captions = {
      name: 'film.vtt',
      mimeType: 'text/vtt',
      buffer: Buffer.from(captionsOf(texts.caption)),
    };
    const inputs = page.locator('[data-field=captions] input[type=file]');
    await typed(his, () => inputs.nth(languages.indexOf(language)).setInputFiles(captions));
    const named = word(`learning.language.${language}`);
    await reads('learning.captions.state', { language: named, count: 1 });
    await inspect(page, 'a lesson to watch, as it is written');
    await press('learning.part.back');
  });
  await step('and a quiz with a question', async () => {
    await page.getByRole('button', { name: word('learning.tree.addQuiz.of', { subject: second }) }).click();
    await reads('learning.question.add');
    await press('learning.question.add');
    await typed(his, async () => {
      await box(his, word('learning.question.text')).fill(texts.question);
      await box(his, word('learning.choice.text', { place: 1 })).fill(texts.right);
      await box(his, word('learning.choice.text', { place: 2 })).fill(texts.wrong);
      await page
        .getByRole('radio', { name: word('learning.choice.right', { place: 1 }) })
        .check({ force: true });
      await box(his, word('learning.question.explanation')).fill(texts.explanation);
    });
    await inspect(page, 'a quiz, as it is written');
    await press('learning.part.back');
  });
};

/** Each point of the checklist leads to its field, until none is left. */
const passChecklist: Act = async ({ testServer, author, his, visitor, texts }, step) => {
  const { page, word, press, reads } = his;
  await step('each point of the checklist leads to its field', async () => {
    await openTab(his, 'publish');
    const send = page.getByRole('button', { name: word('authoring.submit'), exact: true });
    check(await send.isDisabled(), 'it can be sent with things missing');
    await inspect(page, 'the checklist of a draft');
    await page.getByRole('button', { name: word('learning.field.summary') }).click();
    await until(
      async () => (await page.evaluate('document.activeElement?.name')) === 'summary',
      'the point does not lead to its field',
    );
    await typed(his, () => page.keyboard.insertText(texts.summary));
    await openTab(his, 'publish');
    await page.getByRole('button', { name: word('learning.field.description') }).click();
    await until(
      async () => (await page.evaluate('document.activeElement?.isContentEditable')) === true,
      'the point does not lead to the description',
    );
    await typed(his, () => page.keyboard.insertText(texts.description));
  });
  await step('cover, price, discount and certificate', async () => {
    const buffer = await drawnPicture();
    await typed(his, () =>
      choose(his, 'learning.cover.choose', { name: 'bia.jpg', mimeType: 'image/jpeg', buffer }),
    );
    await page.getByRole('img', { name: word('learning.cover.alt') }).waitFor();
    await typed(his, async () => {
      await page.getByLabel(word('learning.price'), { exact: true }).fill(String(price));
      await page.getByLabel(word('learning.discount'), { exact: true }).fill(String(discount));
      await page.getByRole('radio', { name: word('learning.template.CLASSIC.text') }).check({ force: true });
    });
    await page.getByText(String(pay)).locator('visible=true').first().waitFor();
    await inspect(page, 'the texts of a draft');
  });
  await step('all is there: it goes to staff, and nobody else sees it', async () => {
    await openTab(his, 'publish');
    await reads('learning.checklist.ready');
    await press('authoring.submit');
    await reads('authoring.submit.waiting');
    const { slug } = await ask(testServer, author.token, ['GET', `/authoring/challenges/${idIn(his)}`]);
    await visitor.go(`/challenge/${String(slug)}`);
    await visitor.reads('notFound.title');
    await visitor.go('/challenge');
    await visitor.reads('catalogue.empty');
  });
};

/** Given back with a reason, mended, and published. */
const publish: Act = async ({ post, author, his, hers, visitor, texts }, step) => {
  const { page, word, press, reads } = hers;
  await step('staff read it in the queue, and give it back with a reason', async () => {
    await openInConsole(hers, 'challenges', texts.title);
    await inspect(page, 'a challenge that waits, in the console');
    await press('console.challenges.return');
    const dialog = page.getByRole('dialog', {
      name: word('console.challenges.return.title', { title: texts.title }),
    });
    await dialog.getByRole('textbox').fill(texts.reason);
    await dialog.getByRole('button', { name: word('console.challenges.return'), exact: true }).click();
    await reads('console.challenges.return.done');
  });
  await step('the coach reads the reason, mends it, and sends it again', async () => {
    const letter = await post.next(author.email, new RegExp(texts.title));
    check(letter.text.includes('/edit'), `the letter does not lead to the editor: ${letter.text}`);
    await his.go('/dashboard/challenge/manage');
    await his.reads('authoring.submission.RETURNED');
    await his.page.getByText(texts.reason).first().waitFor();
    await inspect(his.page, 'what one has written');
    await his.page.getByRole('link', { name: his.word('authoring.edit.of', { title: texts.title }) }).click();
    await his.page.getByText(texts.reason).first().waitFor();
    await openTab(his, 'about');
    await typed(his, () => box(his, his.word('learning.field.summary')).fill(texts.mended));
    await openTab(his, 'publish');
    await his.press('authoring.submit');
    await his.reads('authoring.submit.waiting');
  });
  await step('staff publish it, and the author is told', async () => {
    await openInConsole(hers, 'challenges', texts.title);
    await press('console.challenges.publish');
    await confirm(
      hers,
      word('console.challenges.publish.title', { title: texts.title }),
      word('console.challenges.publish'),
    );
    await reads('console.challenges.publish.done');
    const letter = await post.next(author.email, new RegExp(texts.title), 2);
    check(letter.text.includes('/challenge/'), `the letter does not lead to the challenge: ${letter.text}`);
  });
  await step('and everybody finds it, at its price, with what was mended', async () => {
    await visitor.go('/challenge');
    const card = visitor.page.getByRole('listitem').filter({ hasText: texts.title });
    await card.getByText(texts.mended).waitFor();
    await card.getByText(String(price)).waitFor();
    await card.getByRole('link', { name: texts.title }).click();
    await visitor.page.getByRole('heading', { level: 1, name: texts.title }).waitFor();
    await visitor.page.getByText(texts.document).first().waitFor();
    await waitForRest(visitor.page);
    await inspect(visitor.page, 'the page of a challenge');
  });
};

export const authoringJourneys = inBothLanguages((language) =>
  inTestEnvironment('A coach writes a challenge, and staff publish it', async (environment, step) => {
    const setting = await begin(environment, language);
    for (const act of [writeTree, passChecklist, publish]) await act(setting, step);
  }),
);
