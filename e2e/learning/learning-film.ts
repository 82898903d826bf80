import type { Language } from '#core/kernel/language.ts';
import { ask, grant } from '../coaching/coaching-people.ts';
import { until } from '../community/community-people.ts';
import { check, inBothLanguages } from '../engine/scenario.ts';
import {
  desk,
  inTestEnvironment,
  phone,
  type Step,
  type TestEnvironment,
} from '../engine/test-environment.ts';
import type { Window } from '../engine/windows.ts';
import { drawnFilm, playing } from './drawn-film.ts';
import { learnToFilm, openAuthor, pay, publishChallenge } from './learning-people.ts';
import { textsOf } from './learning-texts.ts';

const seconds = 120;
/** No browser fetches all of it at once. */
const padBytes = 640 * 1_024;
const later = 100;

const addressOf = async ({ page }: Window): Promise<string> =>
  (await page.locator('video').getAttribute('src')) ?? '';

const rangeOf = (address: string) => fetch(address, { headers: { range: 'bytes=1000-1999' } });

/** As a hand on the bar does it. */
const seek = ({ page }: Window, to: number): Promise<void> =>
  page.locator('video').evaluate((shown, at) => {
    (shown as unknown as { currentTime: number }).currentTime = at; // it is a film's element
  }, to);

const play = async ({ testServer, open }: TestEnvironment, step: Step, language: Language): Promise<void> => {
  const texts = textsOf(language);
  const author = await openAuthor(testServer, language);
  const member = await testServer.person('Nguyễn Minh Anh', 'minh.anh@example.com', { language });
  await grant(testServer, member, 'FIT_COIN', pay);
  const hers = await open({ ...phone, language });
  await hers.signIn(member);
  const film = new Uint8Array(await drawnFilm(hers.page, seconds, { padBytes }));
  const written = await publishChallenge(testServer, author, { language, film, texts });
  await ask(testServer, member.token, ['POST', `/challenges/${written.id}/enroll`], { price: pay });
  await learnToFilm(testServer, member, written, texts);
  const place = `/challenge/${written.slug}/learn/${written.filmId}`;
  const { page, press } = hers;
  const now = () => playing(page.locator('video'));

  const old = await step('a film plays by ranges from its address', async () => {
    await hers.go(place);
    await until(async () => (await now()).readyState >= 1, 'the film does not come');
    await press('learn.video.play');
    await until(async () => (await now()).currentTime > 2, 'it does not play');
    await press('learn.video.pause');
    const address = await addressOf(hers);
    const answer = await rangeOf(address);
    check(answer.status === 206, `a range answered ${answer.status}`);
    check((await answer.arrayBuffer()).byteLength === 1_000, 'a range has another length');
    return address;
  });
  await step('the address is over, and is refused', async () => {
    const over = Number(new URL(old).searchParams.get('expires')) * 1_000 + 2_000;
    const left = over - Date.now();
    check(left < 62_000, `the address lives for ${left} ms`);
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, left)));
    const answer = await rangeOf(old);
    check(answer.status === 403, `an old address answered ${answer.status}`);
  });
  await step('the film goes on from another, where its learner jumped to', async () => {
    await seek(hers, later);
    await until(async () => (await addressOf(hers)) !== old, 'it keeps its old address');
    await until(async () => (await now()).readyState >= 2, 'nothing comes from the new address');
    check((await now()).currentTime >= later - 1, `it went back to ${(await now()).currentTime}`);
    if ((await now()).paused) await press('learn.video.play');
    await until(async () => (await now()).currentTime > later + 3, 'it does not go on');
    await press('learn.video.pause');
    await until(async () => {
      const { progress } = await ask(testServer, member.token, ['GET', `/lessons/${written.filmId}`]);
      return (progress as { positionMs: number }).positionMs > later * 1_000; // of our own contract
    }, 'its place is not kept');
  });
  await step('another device goes on at the same place', async () => {
    const other = await open({ ...desk, language });
    await other.signIn(member);
    await other.go(place);
    const there = () => playing(other.page.locator('video'));
    await until(async () => (await there()).currentTime > later, 'it begins anew');
    await other.close();
  });
};

export const filmJourneys = inBothLanguages((language) =>
  inTestEnvironment('A film outlives its address', (environment, step) => play(environment, step, language)),
);
