import { minute } from '#core/kernel/time.ts';
import type { Language } from '#core/kernel/language.ts';
import { ask, grant } from '../coaching/coaching-people.ts';
import { until } from '../community/community-people.ts';
import { check, inBothLanguages } from '../engine/scenario.ts';
import { call } from '../engine/server.ts';
import {
  desk,
  inTestEnvironment,
  phone,
  type Step,
  type TestEnvironment,
} from '../engine/test-environment.ts';
import type { Person } from '../engine/test-server.ts';
import type { Window } from '../engine/windows.ts';
import { drawnFilm, playing } from './drawn-film.ts';
import { learnToFilm, openAuthor, pay, publishChallenge } from './learning-people.ts';
import { textsOf } from './learning-texts.ts';

const seconds = 20 * 60;
/** Nine tenths of it. */
const needed = 1_080;
/** All that a player is paid for after a long time, however long. */
const mostAtOnce = 240;
/** No browser fetches all of it at once. */
const padBytes = 16 * 1_024;

type Span = readonly [from: number, to: number];
type Progress = Readonly<{ watchedSeconds: number; positionMs: number; contentDone: boolean }>;

/** A learner before the film, and ways to watch it: by a player, or as a program does it while the server's clock goes on. */
const begin = async ({ testServer, open }: TestEnvironment, language: Language) => {
  const texts = textsOf(language);
  const author = await openAuthor(testServer, language);
  const member = await testServer.person('Nguyễn Minh Anh', 'minh.anh@example.com', { language });
  await grant(testServer, member, 'FIT_COIN', pay);
  const hers = await open({ ...desk, language });
  await hers.signIn(member);
  const drawn = await drawnFilm(hers.page, seconds, { framesASecond: 1, width: 160, height: 90, padBytes });
  const film = new Uint8Array(drawn);
  const written = await publishChallenge(testServer, author, { language, film, texts });
  await ask(testServer, member.token, ['POST', `/challenges/${written.id}/enroll`], { price: pay });
  await learnToFilm(testServer, member, written, texts);

  let token = member.token;
  let passed = 0;
  const lesson = `/lessons/${written.filmId}`;
  return {
    testServer,
    open,
    language,
    member,
    hers,
    written,
    place: `/challenge/${written.slug}/learn/${written.filmId}`,
    /** By the server's own clock; what was signed before is signed anew. */
    async pass(minutes: number): Promise<void> {
      passed += minutes * minute;
      await testServer.reopen({ env: { CLOCK_OFFSET_MS: String(passed) } });
      token = await testServer.signIn(member);
    },
    async progress(): Promise<Progress> {
      const { progress } = await ask(testServer, token, ['GET', lesson]);
      return progress as Progress; // of our own contract
    },
    async beginSession() {
      const { id } = await ask(testServer, token, ['POST', `${lesson}/sessions`], {});
      let seq = 0;
      return {
        async claim(...spans: readonly Span[]): Promise<number> {
          seq += 1;
          const positionMs = (spans.at(-1)?.[1] ?? 0) * 1_000;
          const body = { seq, spans, positionMs };
          const answer = await ask(testServer, token, ['POST', `/lesson-sessions/${String(id)}/beats`], body);
          return Number(answer['watchedSeconds']);
        },
      };
    },
    complete: () => call(testServer.url, 'POST', `${lesson}/complete`, { token, body: {} }),
  };
};

type Setting = Readonly<Awaited<ReturnType<typeof begin>>>;
type Act = (setting: Setting, step: Step) => Promise<void>;

const bar = ({ page, word }: Window) => page.getByRole('slider', { name: word('learn.video.position') });
const film = ({ page }: Window) => page.locator('video');

/** What is known of it, before anything else is fetched. */
const openFilm = async (window: Window, place: string): Promise<void> => {
  await window.go(place);
  await until(async () => (await playing(film(window))).readyState >= 1, 'the film does not come');
};

const playAndSeek: Act = async (setting, step) => {
  const { hers, place, progress } = setting;
  const { press } = hers;
  await step('a film of twenty minutes says how long it is, and plays', async () => {
    await openFilm(hers, place);
    await hers.reads('learn.video.left', { time: '18:00' });
    await press('learn.video.play');
    await until(async () => (await playing(film(hers))).currentTime > 4, 'it does not play');
    await press('learn.video.pause');
    await until(async () => (await progress()).watchedSeconds >= 3, 'no beat was sent');
  });
  await step('a jump to its end, and one back, earn nothing', async () => {
    const before = (await progress()).watchedSeconds;
    await bar(hers).press('End');
    await until(async () => (await progress()).positionMs > (seconds - 10) * 1_000, 'its place is not kept');
    await bar(hers).press('Home');
    for (let steps = 0; steps < 3; steps += 1) await bar(hers).press('Shift+ArrowRight');
    await until(async () => (await playing(film(hers))).readyState >= 2, 'nothing comes after a jump');
    const { watchedSeconds, contentDone } = await progress();
    check(watchedSeconds <= before + 1, `${watchedSeconds} seconds after ${before} and two jumps`);
    check(!contentDone, 'a jump finished it');
    await hers.page.goto('about:blank');
  });
};

const watchMost: Act = async (setting, step) => {
  const { progress, pass, beginSession, complete } = setting;
  await step('who claims all of it at once is paid for the time that passed', async () => {
    const { watchedSeconds } = await progress();
    const session = await beginSession();
    const paid = await session.claim([0, seconds]);
    check(paid <= watchedSeconds + 40, `${paid} seconds were paid at once, after ${watchedSeconds}`);
    await pass(60);
    const later = await session.claim([0, seconds]);
    check(later <= paid + mostAtOnce, `${later} seconds are paid for an hour, after ${paid}`);
    await pass(60);
    check((await session.claim([0, later])) === later, 'a second counts twice');
    check((await progress()).watchedSeconds === later, 'the lesson says something else');
  });
  await step('and 1,079 seconds of 1,200 do not finish it', async () => {
    const session = await beginSession();
    for (let known = (await progress()).watchedSeconds; known < needed - 1;) {
      await pass(3);
      const next = await session.claim([0, needed - 1]);
      check(next > known && next <= known + mostAtOnce, `${next} seconds after ${known}`);
      known = next;
    }
    const { watchedSeconds, contentDone } = await progress();
    check(watchedSeconds === needed - 1 && !contentDone, `${watchedSeconds} seconds: ${contentDone}`);
    const answer = await complete();
    check(answer.body['code'] === 'lesson.not_finished', JSON.stringify(answer));
  });
};

const goOnElsewhere = async ({ open, language }: Setting, member: Person): Promise<Window> => {
  const window = await open({ ...phone, language });
  await window.signIn(member);
  return window;
};

const watchRest: Act = async (setting, step) => {
  const { member, place, progress } = setting;
  await step('on another device it goes on where it was left, and the last second finishes it', async () => {
    const other = await goOnElsewhere(setting, member);
    await openFilm(other, place);
    await other.reads('learn.video.resumed', { time: '17:59' });
    await other.reads('learn.video.left', { time: '0:01' });
    const { currentTime } = await playing(film(other));
    check(Math.abs(currentTime - (needed - 1)) < 2, `it stands at ${currentTime}`);
    await other.press('learn.video.play');
    await other.reads('learn.video.done');
    const { watchedSeconds, contentDone } = await progress();
    check(
      contentDone && watchedSeconds >= needed && watchedSeconds < needed + 40,
      `${watchedSeconds} seconds`,
    );
  });
};

export const longFilmJourneys = inBothLanguages((language) =>
  inTestEnvironment('A film of twenty minutes is watched', async (environment, step) => {
    const setting = await begin(environment, language);
    for (const act of [playAndSeek, watchMost, watchRest]) await act(setting, step);
  }),
);
