import type { Language } from '#core/kernel/language.ts';
import { ask, grant } from '../coaching/coaching-people.ts';
import { until } from '../community/community-people.ts';
import { waitForRest } from '../engine/page-rest.ts';
import { check, inBothLanguages } from '../engine/scenario.ts';
import { inTestEnvironment, phone, type Step, type TestEnvironment } from '../engine/test-environment.ts';
import { drawnFilm } from './drawn-film.ts';
import { openAuthor, pay, publishChallenge } from './learning-people.ts';
import { textsOf } from './learning-texts.ts';

type Progress = Readonly<{ dwellSeconds: number; reachedEnd: boolean; contentDone: boolean }>;

const play = async ({ testServer, open }: TestEnvironment, step: Step, language: Language): Promise<void> => {
  const texts = textsOf(language);
  const author = await openAuthor(testServer, language);
  const member = await testServer.person('Nguyễn Minh Anh', 'minh.anh@example.com', { language });
  await grant(testServer, member, 'FIT_COIN', pay);
  const hers = await open({ ...phone, language });
  await hers.signIn(member);
  const film = new Uint8Array(await drawnFilm(hers.page, 12));
  const { id, slug, documentId } = await publishChallenge(testServer, author, { language, film, texts });
  await ask(testServer, member.token, ['POST', `/challenges/${id}/enroll`], { price: pay });
  const { page, word, reads } = hers;
  const progress = async (): Promise<Progress> => {
    const lesson = await ask(testServer, member.token, ['GET', `/lessons/${documentId}`]);
    return lesson['progress'] as Progress; // of our own contract
  };
  const text = page.getByText(texts.text.slice(0, 40));

  await step('a lesson is opened, the line goes, and it reads on, also after a look elsewhere', async () => {
    await hers.go(`/challenge/${slug}/learn/${documentId}`);
    await text.waitFor();
    await waitForRest(page);
    await page.evaluate('navigator.serviceWorker.ready');
    await hers.stay();
    await hers.connect(false);
    await reads('ui.offline');
    await page.getByRole('link', { name: texts.title }).first().click();
    await page.getByRole('heading', { level: 1, name: texts.title }).waitFor();
    await page.goBack();
    await text.waitFor();
    await reads('learn.away.idle');
    check(!(await progress()).reachedEnd, 'the line was not cut');
  });
  await step('back on the line it is measured by itself', async () => {
    await hers.connect(true);
    await until(
      async () => (await page.getByText(word('learn.away.idle')).count()) === 0,
      'it is not measured',
    );
    await waitForRest(page);
  });
  await step('the line goes again, and it is read to its end', async () => {
    await hers.connect(false);
    await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
    await reads('learn.away');
    // Long enough for the whole text, without a line.
    await new Promise((resolve) => setTimeout(resolve, 8_000));
    check(!(await progress()).reachedEnd, 'the line was not cut');
  });
  await step('back on the line, what was read meanwhile counts, and it can be marked', async () => {
    await hers.connect(true);
    await until(async () => (await progress()).reachedEnd, 'what was read without a line is lost', 30_000);
    check((await progress()).dwellSeconds >= 5, 'its time is lost');
    await reads('learn.document.ready');
    await page.getByRole('button', { name: word('learn.document.mark'), exact: true }).click();
    await page.getByText(word('learn.document.done'), { exact: true }).waitFor();
    check((await progress()).contentDone, 'the server does not know');
    await hers.stayed();
  });
};

export const offlineLessonJourneys = inBothLanguages((language) =>
  inTestEnvironment('A lesson goes on without a line', (environment, step) =>
    play(environment, step, language),
  ),
);
