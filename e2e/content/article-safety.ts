import { ask } from '../coaching/coaching-people.ts';
import { until } from '../community/community-people.ts';
import { inspect } from '../engine/browser.ts';
import { followRequests, waitForRest } from '../engine/page-rest.ts';
import { check, inBothLanguages } from '../engine/scenario.ts';
import { desk, inTestEnvironment, type Step } from '../engine/test-environment.ts';
import type { Window } from '../engine/windows.ts';
import { box, draftOf, kept, openNewsroom, textBox, writtenOf, type Newsroom } from './article-people.ts';

/** The next page of the same browser, after the one before was closed without a word. */
const reopened = async (window: Window): Promise<Window> => {
  const context = window.page.context();
  await window.page.close();
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  followRequests(page);
  const { word } = window;
  return {
    ...window,
    page,
    press: (id, values) =>
      page
        .getByRole('button', { name: word(id, values), exact: true })
        .first()
        .click(),
    reads: (id, values) => page.getByText(word(id, values)).locator('visible=true').first().waitFor(),
  };
};

type Open = Newsroom & Readonly<{ id: string }>;
type Act = (room: Open, step: Step) => Promise<void>;

const addressOf = ({ testServer, language, id }: Open): string =>
  `${testServer.url}${language === 'vi' ? '' : '/en'}/dashboard/post/${id}/edit`;

const closedInTheMiddle: Act = async (room, step) => {
  const { testServer, author, his, id, texts } = room;
  await step(
    'the browser is closed in the middle of a sentence, and the sentence is there again',
    async () => {
      await his.go(`/dashboard/post/${id}/edit`);
      await kept(his, () => textBox(his).fill(texts.begun));
      await textBox(his).press('Control+End');
      await his.page.keyboard.type(` ${texts.unsent}`);
      // Sooner than the typing has rested: the server knows nothing of it.
      const again = await reopened(his);
      const { copy } = await writtenOf(testServer, author, id);
      check(!copy.html.includes(texts.unsent), 'the server had it already, so nothing was tried');
      await again.page.goto(addressOf(room));
      await again.reads('writing.found');
      await again.press('writing.found.compare');
      await again.page.locator('ins').filter({ hasText: texts.unsent }).waitFor();
      await inspect(again.page, 'what a closed browser left behind');
      await kept(again, () => again.press('writing.found.take'));
      check(
        (await writtenOf(testServer, author, id)).copy.html.includes(`${texts.begun} ${texts.unsent}`),
        'the sentence did not come back',
      );
      await again.page.close();
    },
  );
};

const neverRests: Act = async ({ testServer, author, open, language, id }, step) => {
  await step('who types on without a rest is saved every ten seconds', async () => {
    const window = await open({ ...desk, language });
    await window.signIn(author);
    await window.go(`/dashboard/post/${id}/edit`);
    await textBox(window).press('Control+End');
    const begun = Date.now();
    let savedAfter = 0;
    window.page.on('response', (answer) => {
      if (answer.request().method() === 'PUT' && answer.url().includes('/working-copy'))
        savedAfter ||= Date.now() - begun;
    });
    while (savedAfter === 0 && Date.now() - begun < 30_000)
      await window.page.keyboard.type('a', { delay: 200 });
    check(savedAfter > 0 && savedAfter < 15_000, `the first save came after ${savedAfter} ms`);
    await window.reads('learning.save.saved');
    check((await writtenOf(testServer, author, id)).copy.html.includes('aaaa'), 'what was typed is not kept');
    await window.close();
  });
};

const twoWindows: Act = async ({ testServer, author, open, language, id, texts }, step) => {
  const [one, two] = [await open({ ...desk, language }), await open({ ...desk, language })];
  await step('two windows end with both texts offered, and none is lost', async () => {
    for (const window of [one, two]) {
      await window.signIn(author);
      await window.go(`/dashboard/post/${id}/edit`);
      await waitForRest(window.page);
    }
    const title = (window: Window) => box(window, window.word('content.field.title'));
    await kept(one, () => textBox(one).fill(texts.begun));
    await textBox(two).fill(texts.elsewhere);
    await two.reads('learning.stale.title');
    await two.press('learning.stale.compare');
    await two.page.getByText(texts.begun).first().waitFor();
    await inspect(two.page, 'two texts of one article');
    check(
      (await writtenOf(testServer, author, id)).copy.html.includes(texts.begun),
      'the first was written over',
    );
    // As long as both stand, nothing is handed in.
    const send = two.page.getByRole('button', { name: two.word('writing.submit'), exact: true });
    check(await send.isDisabled(), 'one of two texts could be handed in');
    await kept(two, () => two.press('learning.stale.mine'));
    check(
      (await writtenOf(testServer, author, id)).copy.html.includes(texts.elsewhere),
      'one’s own was not kept',
    );
    await title(one).fill(`${texts.title} 2`);
    await one.reads('learning.stale.title');
    await one.press('learning.stale.newest');
    await until(
      async () => (await textBox(one).innerText()).includes(texts.elsewhere),
      'the newest text is not on the screen',
    );
  });
};

const goneBack: Act = async ({ testServer, author, open, language, id, texts }, step) => {
  await step('going back to a version can be undone', async () => {
    const window = await open({ ...desk, language });
    const { page, word, reads } = window;
    await window.signIn(author);
    const { copyVersion: version } = await writtenOf(testServer, author, id);
    await ask(testServer, author.token, ['PATCH', `/posts/${id}`], { version, html: `<p>${texts.text}</p>` });
    const after = await writtenOf(testServer, author, id);
    await ask(testServer, author.token, ['PUT', `/posts/${id}/working-copy`], {
      version: after.copyVersion,
      html: `<p>${texts.unsent}</p>`,
    });
    await window.go(`/dashboard/post/${id}`);
    const saved = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: word('writing.revision.SAVED') });
    await saved
      .first()
      .getByRole('button', { name: word('writing.revision.compare') })
      .click();
    await page.locator('ins').first().waitFor();
    await inspect(page, 'the versions of an article');
    await saved
      .first()
      .getByRole('button', { name: word('writing.revision.restore') })
      .click();
    await page.getByText(word('writing.revision.BEFORE_RESTORE')).waitFor();
    check((await writtenOf(testServer, author, id)).copy.html.includes(texts.text), 'it did not go back');
    await page
      .getByRole('listitem')
      .filter({ hasText: word('writing.revision.BEFORE_RESTORE') })
      .first()
      .getByRole('button', { name: word('writing.revision.restore') })
      .click();
    await until(
      async () => (await writtenOf(testServer, author, id)).copy.html.includes(texts.unsent),
      'going back was not undone',
    );
    await reads('writing.revisions');
  });
};

export const safetyJourneys = inBothLanguages((language) =>
  inTestEnvironment('Nothing that is written of an article is lost', async (environment, step) => {
    const room = await openNewsroom(environment, language);
    const id = await draftOf(room.testServer, room.author, room);
    for (const act of [closedInTheMiddle, neverRests, twoWindows, goneBack]) await act({ ...room, id }, step);
  }),
);
