import { inspect } from '../engine/browser.ts';
import { call } from '../engine/server.ts';
import { check } from '../engine/scenario.ts';
import { desk, inTestEnvironment, phone } from '../engine/test-environment.ts';
import type { Window } from '../engine/windows.ts';
import type { Person, TestServer } from '../engine/test-server.ts';
import { measured } from './coaching-material.ts';
import { ask, becomeCoach, grant, saveWeek } from './coaching-people.ts';
import { box, confirm } from './coaching-screens.ts';

const said = ['Tuần này bạn giữ nhịp rất đều.', 'Tuần tới thêm một buổi đi bộ nhé.'];

/** A coach, a member who asks them about a week, and the address of the request. */
const asked = async (testServer: TestServer, language: 'vi' | 'en') => {
  const member = await testServer.person('Lê Minh Anh', 'minhanh@example.com');
  const coach = await testServer.person('Trần Minh Khoa', 'khoa@example.com');
  const stranger = await testServer.person('Phạm Hoàng Dung', 'dung@example.com');
  await becomeCoach(testServer, coach, {
    username: 'khoa',
    city: 'Huế',
    headline: 'Kiên nhẫn với người mới',
    languages: [language],
    price: 900,
  });
  const indicatorId = await saveWeek(testServer, member, measured);
  await grant(testServer, member, 'FIT_COIN', 2000);
  const { id } = await ask(testServer, member.token, ['POST', '/reviews'], {
    coachId: coach.id,
    indicatorId,
    type: 'BODY',
    formId: null,
    answers: [],
  });
  return { member, coach, stranger, id: String(id) };
};

const secondsIn = (text: string): number => {
  const [, minutes = '0', seconds = '0'] = /(\d+):(\d\d)/.exec(text) ?? [];
  return Number(minutes) * 60 + Number(seconds);
};

/** Speaks for so many seconds, with a pause in between that does not count. */
const record = async ({ page, press }: Window, kind: 'AUDIO' | 'VIDEO', seconds: number): Promise<void> => {
  const timer = page.getByRole('timer');
  const until = async (least: number) => {
    while (secondsIn(await timer.innerText()) < least) await page.waitForTimeout(200);
  };
  await press(`answer.recording.begin.${kind}`);
  await timer.waitFor();
  await until(1);
  await press('answer.recording.pause');
  const before = await timer.innerText();
  await page.waitForTimeout(1_500);
  check(secondsIn(await timer.innerText()) === secondsIn(before), 'the time goes on while it is paused');
  await page.screenshot({ path: `test-results/recording-${kind}.png`, fullPage: true });
  await press('answer.recording.resume');
  await until(seconds);
  await press('answer.recording.finish');
};

/** Takes what was recorded to the server, and waits until the answer has it. */
const use = async ({ page, press, word }: Window): Promise<void> => {
  await press('answer.recording.use');
  await page.getByRole('radio', { name: word('answer.captions.TYPED') }).waitFor();
};

/** Asked of the page itself, again and again. */
const until = async ({ page }: Window, question: string): Promise<void> => {
  for (let round = 0; round < 150; round += 1) {
    if ((await page.evaluate(question)) === true) return;
    await page.waitForTimeout(200);
  }
  check(false, `never so: ${question}`);
};

const isPlayed = async (window: Window, kind: 'audio' | 'video'): Promise<void> => {
  const player = `document.querySelector('${kind}')`;
  await window.page.locator(kind).first().waitFor();
  await until(window, `${player}.readyState >= 1`);
  await window.page.evaluate(`void ${player}.play()`);
  await until(window, `${player}.currentTime > 0.2`);
};

const recordingOf = async (testServer: TestServer, reader: Person, id: string): Promise<string> => {
  const { reply } = await ask(testServer, reader.token, ['GET', `/reviews/${id}`]);
  return (reply as Readonly<{ recording: Readonly<{ mediumId: string }> }>).recording.mediumId; // of our own contract
};

const send = async (window: Window, name: string): Promise<void> => {
  await window.press('answer.send');
  await confirm(window, window.word('answer.send.title', { name }), window.word('answer.send'));
  await window.page.waitForURL(/\/dashboard\/review\/[^/]+$/);
};

const voice = inTestEnvironment(
  'A coach speaks the answer, with captions, and the member hears and reads it',
  async ({ testServer, open, post }, step) => {
    const { member, coach, stranger, id } = await asked(testServer, 'vi');
    const his = await open(phone);
    const hers = await open(phone);

    await step('the coach speaks; a reload loses nothing of it', async () => {
      await his.signIn(coach);
      await his.go(`/dashboard/review/${id}/answer?tab=write`);
      await record(his, 'AUDIO', 3);
      await his.reads('answer.recording.onDevice');
      await inspect(his.page, 'a recording before it is used');
      await his.page.reload();
      await his.reads('answer.recording.onDevice');
      await his.page.screenshot({ path: 'test-results/voice-on-device.png', fullPage: true });
    });
    await step('what is recorded is not left behind, nor sent without a word about captions', async () => {
      const { page, word, press, reads } = his;
      await press('answer.send');
      await reads('answer.recording.unsent');
      await use(his);
      await press('answer.send');
      await reads('answer.captions.undecided');
      await page.getByRole('radio', { name: word('answer.captions.TYPED') }).check();
      await box(his, word('answer.captions.text')).fill(said.join('\n'));
      await page
        .getByText(word('answer.draft.SAVED', { time: '' }).trim())
        .first()
        .waitFor();
      await inspect(page, 'a recording in the answer');
      await page.screenshot({ path: 'test-results/voice-in-answer.png', fullPage: true });
      await send(his, member.fullname);
    });
    await step('the member is mailed that there is a voice, and hears and reads it', async () => {
      const letter = await post.next(member.email, /đã đánh giá hồ sơ của bạn/);
      check(/giọng nói dài 0:0\d/.test(letter.text), letter.text);
      await hers.signIn(member);
      await hers.go(`/dashboard/review/${id}`);
      for (const line of said) await hers.page.getByRole('button', { name: line }).waitFor();
      await isPlayed(hers, 'audio');
      await hers.page.getByRole('button', { name: '1,5×', exact: true }).click();
      await until(hers, "document.querySelector('audio').playbackRate === 1.5");
      await hers.page.getByRole('button', { name: said[1]! }).click(); // of two
      await until(hers, "document.querySelector('audio').currentTime > 1");
      await inspect(hers.page, 'an answer that is spoken');
      await hers.page.screenshot({ path: 'test-results/voice-heard.png', fullPage: true });
    });
    await step('for a stranger it is as if there were no such file', async () => {
      const mediumId = await recordingOf(testServer, member, id);
      for (const one of [mediumId, 'none']) {
        const { status, body } = await call(testServer.url, 'GET', `/media/${one}/url`, {
          token: stranger.token,
        });
        check(status === 404 && body['code'] === 'media.not_found', JSON.stringify(body));
      }
    });
    await step('the member’s list says that there is something to hear', async () => {
      await hers.go('/dashboard/review');
      await hers.page
        .getByText(/Giọng nói 0:0\d/)
        .first()
        .waitFor();
    });
  },
);

const film = inTestEnvironment(
  'A coach films the answer in English, first without captions and then with them',
  async ({ testServer, open }, step) => {
    const { member, coach, id } = await asked(testServer, 'en');
    const his = await open(desk);
    const hers = await open(desk);

    await step('the coach films, leaves captions out, and needs a sentence beside it', async () => {
      const { page, word, press, reads } = his;
      await his.signIn(coach);
      await his.go(`/dashboard/review/${id}/answer`);
      await record(his, 'VIDEO', 2);
      await use(his);
      await page.getByRole('radio', { name: word('answer.captions.NONE') }).check();
      await press('answer.send');
      await confirm(his, word('answer.send.title', { name: member.fullname }), word('answer.send'));
      await reads('error.review.recording_words');
      await page
        .getByRole('button', { name: word('answer.note.add') })
        .first()
        .click();
      await box(his, word('answer.note.number', { number: 1 })).fill('Watch how the knee moves.');
      await inspect(page, 'a film in the answer');
      await page.screenshot({ path: 'test-results/film-in-answer.png', fullPage: true });
      await send(his, member.fullname);
    });
    await step('the member sees the film, and that it has no captions', async () => {
      await hers.signIn(member);
      await hers.go(`/dashboard/review/${id}`);
      await hers.reads('review.recording.silent');
      await isPlayed(hers, 'video');
      await inspect(hers.page, 'a film without captions');
    });
    await step('the coach adds captions, and the open page shows them', async () => {
      const { page, word, press } = his;
      await his.go(`/dashboard/review/${id}/answer`);
      await page.getByRole('radio', { name: word('answer.captions.TYPED') }).check();
      await box(his, word('answer.captions.text')).fill('0:00 Bend the knee.\n0:01 Keep the back straight.');
      await press('answer.update');
      await confirm(his, word('answer.update.title', { name: member.fullname }), word('answer.update'));
      await page.waitForURL(/\/dashboard\/review\/[^/]+$/);
      await hers.page.getByRole('button', { name: 'Bend the knee.' }).waitFor();
      await until(
        hers,
        "document.querySelector('video').textTracks[0]?.mode === 'showing' && document.querySelector('video').textTracks[0].cues.length === 2",
      );
      await hers.page.screenshot({ path: 'test-results/film-heard.png', fullPage: true });
    });
    await step('the first version still has its film without captions', async () => {
      await hers.page.getByRole('button', { name: hers.word('review.updated', { count: 1 }) }).click();
      const dialog = hers.page.getByRole('dialog', { name: hers.word('review.versions.title') });
      await dialog.getByText(hers.word('review.recording.silent')).waitFor();
    });
  },
);

export const spokenAnswers = [voice, film];
