import { day, minute } from '#core/kernel/time.ts';
import type { Language } from '#core/kernel/language.ts';
import { embeddedFiles, scannedCode } from '#fixtures/engine/pdf-parts.ts';
import { ask, grant } from '../coaching/coaching-people.ts';
import { until } from '../community/community-people.ts';
import { inspect } from '../engine/browser.ts';
import { waitForRest } from '../engine/page-rest.ts';
import { check, inBothLanguages } from '../engine/scenario.ts';
import { call } from '../engine/server.ts';
import {
  desk,
  inTestEnvironment,
  openInConsole,
  phone,
  walletShows,
  type Step,
  type TestEnvironment,
} from '../engine/test-environment.ts';
import type { Window } from '../engine/windows.ts';
import { isListedRevoked, isProved, withByteChanged } from './credential-proof.ts';
import { drawnFilm, playing } from './drawn-film.ts';
import { net, openAuthor, pay, price, publishChallenge } from './learning-people.ts';
import { textsOf } from './learning-texts.ts';

const balance = 1_000;
const filmSeconds = 20;
/** Nine tenths of it, in whole seconds. */
const neededSeconds = 18;

/** A challenge of a coach, a member with coins at a phone, one of the staff at a desk, and a stranger. */
const begin = async ({ testServer, open, post }: TestEnvironment, language: Language) => {
  const texts = textsOf(language);
  const author = await openAuthor(testServer, language);
  const member = await testServer.person('Nguyễn Minh Anh', 'minh.anh@example.com', { language });
  const staff = await testServer.person('Lê Thị Lan', 'lan@example.com', { roleId: 'admin', language });
  await grant(testServer, member, 'FIT_COIN', balance);
  const narrow = { ...phone, language };
  const hers = await open(narrow);
  await hers.signIn(member);
  const film = new Uint8Array(await drawnFilm(hers.page, filmSeconds));
  const written = await publishChallenge(testServer, author, { language, film, texts });
  const console = await open({ ...desk, language });
  await console.signIn(staff);
  const stranger = await open(narrow);
  return { testServer, post, language, texts, author, member, written, hers, console, stranger };
};

type Setting = Readonly<Awaited<ReturnType<typeof begin>>>;
type Act = (setting: Setting, step: Step) => Promise<void>;

const heading = ({ page }: Window, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).first();

/** Found, looked at and paid for. */
const enrol: Act = async ({ testServer, texts, member, written, hers }, step) => {
  const { page, word, press, reads } = hers;
  await step('a member finds it, and reads what it costs', async () => {
    await hers.go('/challenge');
    const card = page.getByRole('listitem').filter({ hasText: texts.title });
    await card.getByText(String(pay)).first().waitFor();
    await card.getByText(String(price)).first().waitFor();
    await inspect(page, 'the challenges');
    await card.getByRole('link', { name: texts.title }).click();
    await heading(hers, texts.title).waitFor();
    await waitForRest(page);
    await inspect(page, 'a challenge, before one enrols');
  });
  await step('a lesson is shut before that, by its address too, and says why', async () => {
    await hers.go(`/challenge/${written.slug}/learn/${written.documentId}`);
    await reads('catalogue.shut');
    await reads('error.enrolment.required');
    await inspect(page, 'a lesson that is shut');
    await page.getByRole('link', { name: word('catalogue.toChallenge') }).click();
  });
  await step('she sees what is left of her coins before she pays, and the first lesson opens', async () => {
    await press('challenge.enrol');
    const dialog = page.getByRole('dialog', { name: word('challenge.enrol.title') });
    const line = (id: string) => dialog.locator('dt', { hasText: word(id) }).locator('+ dd');
    await line('challenge.enrol.balance')
      .filter({ hasText: hers.number(balance) })
      .waitFor();
    await line('challenge.enrol.after')
      .filter({ hasText: hers.number(balance - pay) })
      .waitFor();
    await inspect(page, 'what it costs to enrol');
    await dialog.getByRole('button', { name: word('challenge.enrol.pay', { count: pay }) }).click();
    await heading(hers, texts.document).waitFor();
    await walletShows(hers, balance - pay);
    check((await testServer.fitCoin(member)) === balance - pay, 'something else was taken');
  });
};

const toEnd = ({ page }: Window) => page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');

/** Questions come in another order each time: what is asked is looked up. */
const answersTo = async ({ page, press }: Window, known: ReadonlyMap<string, string>): Promise<void> => {
  for (let at = 1; at <= known.size; at += 1) {
    const asked = await page.locator('fieldset legend').first().innerText();
    const [, choice = ''] = [...known].find(([question]) => asked.includes(question)) ?? [];
    await page.getByRole('radio', { name: choice }).check();
    await press(at < known.size ? 'quiz.after' : 'quiz.submit');
  }
};

/** Read to its end, marked, and asked about. */
const read: Act = async ({ testServer, texts, member, written, hers }, step) => {
  const { page, word, press, reads } = hers;
  await step('the next lesson is shut, at its address and for a program, and says why', async () => {
    await hers.go(`/challenge/${written.slug}/learn/${written.filmId}`);
    await reads('catalogue.shut');
    await reads('error.lesson.cannot_learn');
    const asked = await call(testServer.url, 'GET', `/lessons/${written.filmId}`, { token: member.token });
    check(asked.status === 422 && asked.body['code'] === 'lesson.cannot_learn', JSON.stringify(asked));
    await page.getByRole('link', { name: word('catalogue.toOpen') }).click();
    await heading(hers, texts.document).waitFor();
  });
  await step('a text is marked once its end was seen and its time has passed', async () => {
    const mark = page.getByRole('button', { name: word('learn.document.mark'), exact: true });
    await mark.waitFor();
    check(await mark.isDisabled(), 'it could be marked at once');
    await inspect(page, 'a lesson to read');
    await toEnd(hers);
    await reads('learn.document.ready');
    await mark.click();
    await page.getByText(word('learn.document.done'), { exact: true }).waitFor();
    const { progress } = await ask(testServer, member.token, ['GET', `/lessons/${written.documentId}`]);
    check((progress as { contentDone: boolean }).contentDone, 'the server does not know'); // of our own contract
  });
  await step('a note beside it is kept by itself', async () => {
    await page.getByRole('textbox', { name: word('learn.note') }).fill(texts.note);
    await reads('learn.note.kept');
  });
  await step('she fails the quiz, and learns how many were right and not which', async () => {
    await page.getByRole('link', { name: word('catalogue.toQuiz') }).click();
    await press('quiz.start');
    await page.locator('fieldset').first().waitFor();
    await inspect(page, 'a question');
    await answersTo(
      hers,
      new Map([
        [texts.question, texts.right],
        [texts.second, texts.secondWrong],
      ]),
    );
    check((await page.locator('img[src=x]').count()) === 0, 'a choice is more than text');
    await reads('quiz.failed', { score: 50 });
    await reads('quiz.left', { count: 2 });
    check((await page.getByText(texts.explanation).count()) === 0, 'it tells what was right');
    await inspect(page, 'a quiz that was not passed');
  });
  await step('and passes it, with what was right and why', async () => {
    await press('quiz.retry');
    await press('quiz.start');
    await answersTo(
      hers,
      new Map([
        [texts.question, texts.right],
        [texts.second, texts.secondRight],
      ]),
    );
    await reads('quiz.passed', { score: 100 });
    await page.getByText(texts.explanation).first().waitFor();
    await inspect(page, 'a quiz that was passed');
    await page.getByRole('link', { name: word('catalogue.toNext') }).click();
    await heading(hers, texts.film).waitFor();
  });
};

const watchedBy = async ({ testServer, member, written }: Setting): Promise<number> => {
  const { progress } = await ask(testServer, member.token, ['GET', `/lessons/${written.filmId}`]);
  return (progress as { watchedSeconds: number }).watchedSeconds; // of our own contract
};

/** Watched, with its seconds counted by the server. */
const watch: Act = async (setting, step) => {
  const { page, word, press, reads } = setting.hers;
  const video = page.locator('video');
  await step('a film plays with its captions, and a jump to its end earns nothing', async () => {
    await until(async () => (await playing(video)).readyState >= 1, 'the film does not come');
    await inspect(page, 'a lesson to watch');
    await press('learn.video.play');
    await until(async () => (await playing(video)).currentTime > 2.2, 'it does not play');
    await page.getByRole('slider', { name: word('learn.video.position') }).press('End');
    await until(async () => (await watchedBy(setting)) >= 1, 'nothing was counted');
    await waitForRest(page);
    const seconds = await watchedBy(setting);
    check(seconds <= 4, `${seconds} seconds are counted after two of them and a jump`);
    check((await page.getByText(word('learn.video.done')).count()) === 0, 'a jump finished it');
  });
  await step('double speed counts whole, and nine tenths are enough', async () => {
    await page.getByRole('combobox', { name: word('learn.video.speed') }).selectOption('2');
    await page.getByRole('slider', { name: word('learn.video.position') }).press('Home');
    await until(async () => (await playing(video)).currentTime < 3, 'it does not go back');
    if ((await playing(video)).paused) await press('learn.video.play');
    await reads('learn.video.done');
    check((await watchedBy(setting)) >= neededSeconds, 'too little is counted');
  });
};

type Certificate = Readonly<{ id: string; publicId: string; verifyUrl: string }>;

const certificateOf = async ({ testServer, member }: Setting): Promise<Certificate> => {
  const { items } = await ask(testServer, member.token, ['GET', '/me/certificates']);
  const [found, ...more] = items as readonly Certificate[]; // of our own contract
  check(found !== undefined && more.length === 0, `she has ${JSON.stringify(items)}`);
  return found!; // just checked
};

/** The last step, and what it gives. */
const finish: Act = async (setting, step) => {
  const { post, texts, member, hers } = setting;
  const { page, word, press, reads } = hers;
  await step('the last quiz ends it, and the certificate is there', async () => {
    await page.getByRole('link', { name: word('catalogue.toQuiz') }).click();
    await press('quiz.start');
    await answersTo(hers, new Map([[texts.question, texts.right]]));
    await reads('quiz.passed', { score: 100 });
    await page.getByRole('link', { name: word('catalogue.toFinish') }).click();
    await heading(hers, word('mine.finish.title')).waitFor();
    await reads('credential.CERTIFICATE.VALID');
    await inspect(page, 'the end of a challenge');
    const letter = await post.next(member.email, new RegExp(`“${texts.title}”`));
    check(letter.text.includes('/finish') || letter.text.includes('/challenge'), letter.text);
    await certificateOf(setting);
  });
  await step('she shares its address', async () => {
    const { publicId } = await certificateOf(setting);
    await press('credential.share');
    const place = page.getByRole('menuitem', { name: word('credential.share.linkedin') });
    const address = decodeURIComponent((await place.getAttribute('href')) ?? '');
    check(address.includes(`/verify/${publicId}`), `it leads to ${address}`);
    await page.keyboard.press('Escape');
    const onProfile = page.getByRole('switch', { name: word('credential.onProfile') });
    await onProfile.click();
    await until(() => onProfile.isChecked(), 'it is not shown on the profile');
    await waitForRest(page);
    await hers.go('/dashboard/challenge?tab=certificates');
    await page.getByRole('heading', { level: 2, name: texts.title }).waitFor();
    await waitForRest(page);
    await inspect(page, "one's own certificates");
  });
};

/** Proved by strangers, and revoked. */
const verify: Act = async (setting, step) => {
  const { testServer, texts, member, hers, console, stranger } = setting;
  const { publicId, verifyUrl } = await certificateOf(setting);
  const downloaded = async (alg = '') =>
    (await fetch(`${testServer.url}/api/credentials/${publicId}${alg}`)).text();
  await step('a stranger reads every printed fact, at the address in its code', async () => {
    const pdf = await fetch(`${testServer.url}/api/certificates/${publicId}/pdf`);
    const bytes = new Uint8Array(await pdf.arrayBuffer());
    check(scannedCode(bytes) === verifyUrl, `the code says ${scannedCode(bytes)}`);
    const [embedded] = embeddedFiles(bytes);
    check(embedded === (await downloaded()), 'another signed text lies in the sheet');
    await stranger.go(`/verify/${publicId}`);
    await heading(stranger, stranger.word('verify.state.VALID')).waitFor();
    for (const fact of [member.fullname, texts.title, 'Trần Quốc Bảo'])
      await stranger.page.getByText(fact).first().waitFor();
    await inspect(stranger.page, 'the page that verifies a certificate');
  });
  await step('another library proves it, by both keys, and refuses a changed byte', async () => {
    for (const alg of ['', '?alg=RS256']) {
      const jwt = await downloaded(alg);
      check(await isProved(jwt), `it is not proved (${alg})`);
      check(!(await isProved(withByteChanged(jwt))), `a changed byte is not noticed (${alg})`);
      check(!(await isListedRevoked(jwt)), `the list calls it revoked (${alg})`);
    }
    const body = { jwt: withByteChanged(await downloaded()) };
    const asked = await call(testServer.url, 'POST', '/certificates/check', { body });
    check(asked.body['code'] === 'certificate.signature_invalid', JSON.stringify(asked));
  });
  await step('staff revoke it with a reason, and its page, its list and its holder say so', async () => {
    await openInConsole(console, 'certificates', texts.title);
    await console.press('console.certificates.revoke');
    const title = console.word('console.certificates.revoke.title', {
      title: texts.title,
      name: member.fullname,
    });
    const dialog = console.page.getByRole('dialog', { name: title });
    await dialog.waitFor();
    await inspect(console.page, 'revoking a certificate');
    await dialog
      .getByRole('button', { name: console.word('console.certificates.revoke'), exact: true })
      .click();
    await console.reads('console.certificates.revoke.done');
    await stranger.page.reload();
    await heading(stranger, stranger.word('verify.state.REVOKED')).waitFor();
    await stranger.page.getByText(stranger.word('credential.reason.MISTAKE')).first().waitFor();
    await inspect(stranger.page, 'the page of a revoked certificate');
    check(await isListedRevoked(await downloaded()), 'the list does not say so');
    await hers.go('/dashboard/challenge?tab=certificates');
    await hers.reads('credential.CERTIFICATE.REVOKED');
  });
};

/** On the day on which nobody can take it back any more. */
const payAuthor: Act = async ({ testServer, author }, step) => {
  await step('on the seventh day the coach has the share, and the books agree', async () => {
    check((await testServer.fitCoin(author)) === 0, 'the share was paid too soon');
    await testServer.reopen({ env: { CLOCK_OFFSET_MS: String(7 * day + minute) } });
    const later = { ...author, token: await testServer.signIn(author) };
    await until(async () => (await testServer.fitCoin(later)) === net, 'the share does not come', 90_000);
  });
};

export const studyJourneys = inBothLanguages((language) =>
  inTestEnvironment('A member enrols, learns and is given a certificate', async (environment, step) => {
    const setting = await begin(environment, language);
    for (const act of [enrol, read, watch, finish, verify, payAuthor]) await act(setting, step);
  }),
);
