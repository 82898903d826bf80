import type { Language } from '#core/kernel/language.ts';
import { ask } from '../coaching/coaching-people.ts';
import { drawnPicture, until } from '../community/community-people.ts';
import { keyboardOf } from '../engine/keyboard.ts';
import { waitForRest } from '../engine/page-rest.ts';
import { check, inBothLanguages } from '../engine/scenario.ts';
import { desk, inTestEnvironment, type Step, type TestEnvironment } from '../engine/test-environment.ts';
import { drawnFilm, playing } from './drawn-film.ts';
import { openAuthor } from './learning-people.ts';
import { textsOf } from './learning-texts.ts';

const filmHost = 'films.example';
const filmAddress = `https://${filmHost}/film.webm`;

/** Author and learner at desks, with their hands on the keys alone. */
const begin = async ({ testServer, open }: TestEnvironment, language: Language) => {
  const author = await openAuthor(testServer, language);
  const member = await testServer.person('Nguyễn Minh Anh', 'minh.anh@example.com', { language });
  const his = await open({ ...desk, language });
  const hers = await open({ ...desk, language });
  await testServer.set({ learningVideoHosts: filmHost });
  await Promise.all([his.signIn(author), hers.signIn(member)]);
  const body = await drawnFilm(his.page, 10);
  // The host is nowhere; that its films may be asked for is what the pages say.
  for (const { page } of [his, hers])
    await page
      .context()
      .route(`https://${filmHost}/**`, (route) => route.fulfill({ body, contentType: 'video/webm' }));
  const keysOf = (window: typeof his) => {
    const { page, word } = window;
    const keyboard = keyboardOf(page);
    return {
      ...window,
      keyboard,
      button: (id: string, values?: Parameters<typeof word>[1]) =>
        page.getByRole('button', { name: word(id, values), exact: true }),
      link: (id: string) => page.getByRole('link', { name: word(id), exact: true }),
      field: (id: string, values?: Parameters<typeof word>[1]) =>
        page.getByRole('textbox', { name: word(id, values), exact: true }),
      heading: (name: string, level: number) => page.getByRole('heading', { level, name, exact: true }),
    };
  };
  return { testServer, author, his: keysOf(his), hers: keysOf(hers), texts: textsOf(language) };
};

type Setting = Readonly<Awaited<ReturnType<typeof begin>>>;
type Hands = Setting['his'];
type Act = (setting: Setting, step: Step) => Promise<void>;

/** What was typed is kept by itself. */
const kept = async ({ page, reads }: Hands, type: () => Promise<unknown>): Promise<void> => {
  const [answer] = await Promise.all([
    page.waitForResponse(
      (one) => one.request().method() === 'PATCH' && one.url().includes('/api/authoring/'),
    ),
    type(),
  ]);
  check(answer.ok(), `saving answered ${answer.status()}`);
  await reads('learning.save.saved');
  await waitForRest(page);
};

const openTab = async ({ page, keyboard }: Hands, tab: string): Promise<void> => {
  const tabs = page.getByRole('tab');
  await keyboard.reach(tabs);
  await keyboard.reach(page.locator(`#editor-tab-${tab}`), 'ArrowRight');
  await keyboard.press('Enter');
  await page.locator(`#editor-tab-${tab}[aria-selected=true]`).waitFor();
  await keyboard.isAt(page.locator(`#editor-tab-${tab}`));
};

/** A title goes where the button was; what is added then has the focus, or the button again. */
const add = async ({ page, keyboard, word }: Hands, button: string, field: string, title: string) => {
  await keyboard.do(page.getByRole('button', { name: button, exact: true }));
  await keyboard.isAt(page.getByPlaceholder(word(field)));
  await keyboard.type(title);
  await keyboard.press('Enter');
};

const writeTree: Act = async ({ his, texts }, step) => {
  const { page, word, keyboard, button, field, heading } = his;
  const [first = '', second = ''] = texts.chapters;
  const row = (title: string) => page.getByRole('button', { name: new RegExp(`^[\\d.]+ ${title}`) });
  await step('a coach begins a draft by keys', async () => {
    await his.go('/dashboard/challenge/manage');
    await his.reads('authoring.empty');
    await waitForRest(page);
    await keyboard.skipToMain();
    await keyboard.do(button('authoring.new'));
    await keyboard.isAt(field('learning.field.title'));
    await keyboard.press('Tab');
    await keyboard.do(button('ui.cancel'));
    await keyboard.isAt(button('authoring.new'));
    await keyboard.press('Enter');
    await keyboard.isAt(field('learning.field.title'));
    await keyboard.type(texts.title);
    await keyboard.press('Enter');
    await page.waitForURL(/\/edit/);
    await keyboard.isAt(heading(texts.title, 1));
  });
  await step('adds chapters one after another, and puts them in order with Alt and an arrow', async () => {
    const addChapter = button('learning.tree.addChapter');
    for (const title of [second, first]) {
      await add(his, word('learning.tree.addChapter'), 'learning.field.chapterTitle', title);
      await row(title).waitFor();
      await keyboard.isAt(addChapter);
    }
    await keyboard.press('Enter');
    await keyboard.press('Escape');
    await keyboard.isAt(addChapter);
    await keyboard.reach(row(first));
    await keyboard.press('Alt+ArrowUp');
    await page.getByRole('button', { name: new RegExp(`^1\\. ${first}`) }).waitFor();
    await keyboard.isAt(row(first));
    await waitForRest(page);
  });
  await step('writes a lesson, and goes on in it without a way through the tree', async () => {
    const toRead = `${word('learning.tree.addDocument')}: ${first}`;
    await add(his, toRead, 'learning.field.lessonTitle', texts.document);
    await keyboard.isAt(heading(word('learning.lesson.document'), 2));
    await keyboard.reach(page.getByRole('textbox', { name: word('learning.field.text') }));
    await kept(his, () => page.keyboard.insertText(texts.text));
    await keyboard.do(row(second));
    await keyboard.isAt(heading(word('learning.chapter'), 2));
  });
  await step('a film stands on a host that staff allow, and on no other', async () => {
    const toWatch = `${word('learning.tree.addVideo')}: ${second}`;
    await add(his, toWatch, 'learning.field.lessonTitle', texts.film);
    await keyboard.isAt(heading(word('learning.lesson.video'), 2));
    const address = field('learning.video.address');
    const use = button('learning.video.address.use');
    await keyboard.reach(address);
    await keyboard.type('https://elsewhere.example/film.webm');
    await keyboard.do(use);
    await his.reads('learning.video.address.foreign', { hosts: filmHost });
    await keyboard.reach(address);
    await keyboard.press('Control+a');
    await keyboard.type(filmAddress);
    await kept(his, () => keyboard.press('Enter'));
    await his.reads('learning.video.elsewhere', { address: filmAddress });
    const film = page.getByLabel(word('learning.video.play', { title: texts.film }));
    await until(async () => (await playing(film)).readyState >= 1, 'the author sees no film');
  });
  await step('and a quiz, whose questions and answers keep the focus when they move', async () => {
    await keyboard.do(button('learning.tree.addQuiz.of', { subject: texts.document }));
    await keyboard.isAt(heading(word('learning.tree.quiz.LESSON'), 2));
    await keyboard.do(button('learning.question.add'));
    await keyboard.isAt(field('learning.question.text'));
    await kept(his, async () => {
      await keyboard.type(texts.question);
      await keyboard.reach(field('learning.choice.text', { place: 1 }));
      await keyboard.type(texts.wrong);
      await keyboard.reach(field('learning.choice.text', { place: 2 }));
      await keyboard.type(texts.right);
      await keyboard.do(button('learning.choice.up', { place: 2 }));
      await keyboard.isAt(button('learning.choice.down', { place: 1 }));
      await keyboard.do(
        page.getByRole('radio', { name: word('learning.choice.right', { place: 1 }) }),
        'Space',
      );
    });
    // Kept before one is taken away again: else nothing would have changed.
    await kept(his, () => keyboard.do(button('learning.question.duplicate', { place: 1 })));
    await keyboard.do(button('learning.question.up', { place: 2 }));
    await keyboard.isAt(button('learning.question.down', { place: 1 }));
    await kept(his, async () => {
      await keyboard.do(button('learning.question.remove', { place: 1 }));
      await keyboard.isAt(button('learning.question.add'));
    });
    await keyboard.do(button('learning.tryOut'));
    await keyboard.do(page.getByRole('radio', { name: texts.right }), 'Space');
    await keyboard.do(page.getByRole('dialog').getByRole('button', { name: word('learning.tryOut.submit') }));
    await keyboard.press('Escape');
    await keyboard.isAt(button('learning.tryOut'));
  });
};

const handIn: Act = async ({ testServer, author, his, texts }, step) => {
  const { page, word, keyboard, button, field } = his;
  const point = (id: string) => page.getByRole('button', { name: word(id) });
  await step('each point of the checklist leads to its field', async () => {
    await openTab(his, 'publish');
    await keyboard.do(point('learning.field.summary'));
    await keyboard.isAt(field('learning.field.summary'));
    await kept(his, () => keyboard.type(texts.summary));
    await keyboard.reach(page.getByRole('textbox', { name: word('learning.field.description') }));
    await kept(his, () => page.keyboard.insertText(texts.description));
  });
  await step('a cover is sent, and a certificate chosen', async () => {
    const buffer = await drawnPicture();
    await keyboard.do(button('learning.cover.choose'));
    const picker = page.getByRole('dialog').last();
    await picker.waitFor();
    const files = picker.locator('input[type=file]').first();
    await keyboard.reach(files);
    // The system's own window for files does not always answer a headless browser.
    await files.setInputFiles({ name: 'bia.jpg', mimeType: 'image/jpeg', buffer });
    const use = picker.getByRole('button', {
      name: word('uploads.picker.use', { count: 1 }),
      exact: true,
      disabled: false,
    });
    await use.waitFor();
    await kept(his, () => keyboard.do(use));
    await keyboard.isAt(button('learning.cover.replace'));
    const template = page.getByRole('radio', { name: word('learning.template.CLASSIC.text') });
    await kept(his, () => keyboard.do(template, 'Space'));
  });
  await step('and all of it is handed in', async () => {
    await openTab(his, 'publish');
    await his.reads('learning.checklist.ready');
    await keyboard.do(button('authoring.submit'));
    await his.reads('authoring.submit.waiting');
    const [, id = ''] = /challenge\/([0-9a-f-]{36})/.exec(page.url()) ?? [];
    const { submission } = await ask(testServer, author.token, ['GET', `/authoring/challenges/${id}`]);
    check(submission === 'WAITING', `it is ${String(submission)}`);
    await ask(testServer, testServer.token, ['POST', `/admin/challenges/${id}/publish`]);
  });
};

const markRead = async ({ page, word, keyboard, button }: Hands): Promise<void> => {
  await keyboard.press('End');
  const mark = button('learn.document.mark');
  await until(() => mark.isEnabled(), 'it can never be marked');
  await keyboard.do(mark);
  await page.getByText(word('learn.document.done'), { exact: true }).waitFor();
  await waitForRest(page);
};

/** Of a group one radio is a stop, and arrows lead to the others. */
const choose = async ({ page, keyboard }: Hands, name: string): Promise<void> => {
  const answers = page.getByRole('main').getByRole('radio');
  await keyboard.reach(answers);
  await keyboard.reach(page.getByRole('main').getByRole('radio', { name }), 'ArrowDown');
  await keyboard.press('Space');
};

const learn: Act = async ({ hers, texts }, step) => {
  const { page, word, keyboard, button, link, heading } = hers;
  await step('a member finds it, and enrols', async () => {
    await hers.go('/challenge');
    await page.getByRole('link', { name: texts.title }).first().waitFor();
    await waitForRest(page);
    await keyboard.skipToMain();
    await keyboard.do(page.getByRole('main').getByRole('link', { name: texts.title }));
    await keyboard.isAt(heading(texts.title, 1));
    await keyboard.do(button('challenge.enrol'));
    const dialog = page.getByRole('dialog', { name: word('challenge.enrol.title') });
    await dialog.waitFor();
    await keyboard.press('Escape');
    await keyboard.isAt(button('challenge.enrol'));
    await keyboard.press('Enter');
    await keyboard.do(dialog.getByRole('button', { name: word('challenge.enrol.free') }));
    await keyboard.isAt(heading(texts.document, 1));
  });
  await step('reads the first lesson, and marks it', async () => {
    await markRead(hers);
    await keyboard.do(link('catalogue.toQuiz'));
    await button('quiz.start').waitFor();
  });
  await step('answers its quiz, and hears how it went', async () => {
    await keyboard.do(button('quiz.start'));
    await keyboard.isAt(page.locator('fieldset').first());
    await choose(hers, texts.wrong);
    await keyboard.do(button('quiz.submit'));
    await keyboard.isAt(page.getByRole('status').filter({ hasText: word('quiz.failed', { score: 0 }) }));
    await keyboard.do(button('quiz.retry'));
    await keyboard.do(button('quiz.start'));
    await keyboard.isAt(page.locator('fieldset').first());
    await choose(hers, texts.right);
    await keyboard.do(button('quiz.submit'));
    await keyboard.isAt(page.getByRole('status').filter({ hasText: word('quiz.passed', { score: 100 }) }));
  });
  await step('watches the film, and is given the certificate', async () => {
    await keyboard.do(link('catalogue.toNext'));
    await keyboard.isAt(heading(texts.film, 1));
    const film = page.locator('video');
    await until(async () => (await playing(film)).readyState >= 1, 'the film does not come');
    await keyboard.do(button('learn.video.play'));
    await hers.reads('learn.video.done');
    await waitForRest(page);
    await keyboard.do(link('catalogue.toFinish'));
    await keyboard.isAt(heading(word('mine.finish.title'), 1));
    await hers.reads('credential.CERTIFICATE.VALID');
    await keyboard.do(button('credential.share'));
    await keyboard.isAt(page.getByRole('menuitem').first());
    await keyboard.press('Escape');
    await keyboard.isAt(button('credential.share'));
    await keyboard.reach(page.getByRole('switch', { name: word('credential.onProfile') }));
    await keyboard.press('Space');
    await until(
      () => page.getByRole('switch', { name: word('credential.onProfile') }).isChecked(),
      'it is not shown on the profile',
    );
  });
};

export const keyboardJourneys = inBothLanguages((language) =>
  inTestEnvironment('A challenge is written and learned by keyboard alone', async (environment, step) => {
    const setting = await begin(environment, language);
    for (const act of [writeTree, handIn, learn]) await act(setting, step);
  }),
);
