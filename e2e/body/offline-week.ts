import type { Language } from '#core/kernel/language.ts';
import { ask, grant, saveWeek } from '../coaching/coaching-people.ts';
import { measured } from '../coaching/coaching-material.ts';
import { inspect } from '../engine/browser.ts';
import { waitForRest } from '../engine/page-rest.ts';
import { check, inBothLanguages } from '../engine/scenario.ts';
import { inTestEnvironment, phone, type Step, type TestEnvironment } from '../engine/test-environment.ts';
import type { Person, TestServer } from '../engine/test-server.ts';
import type { Window } from '../engine/windows.ts';
import { pictureOf } from '../engine/pictures.ts';
import { addPictures, fillNumbers } from './weekly-form.ts';

/** The page's policy forbids Playwright's own way of waiting for an expression. */
const until = async ({ page }: Window, expression: string, what: string): Promise<void> => {
  const deadline = Date.now() + 60_000;
  while ((await page.evaluate<unknown>(expression)) !== true) {
    check(Date.now() < deadline, `${what}: never came true on ${page.url()}`);
    await page.waitForTimeout(100);
  }
};

/** The keys of one place of this device; nothing is opened that is not there. */
const keysIn = (database: string, store: string) => `(async () => {
  const all = await indexedDB.databases();
  if (!all.some(({ name }) => name === '${database}')) return [];
  return new Promise((done) => {
    const opening = indexedDB.open('${database}');
    opening.onerror = () => done([]);
    opening.onsuccess = () => {
      const here = opening.result;
      const close = (keys) => (here.close(), done(keys.map(String)));
      if (!here.objectStoreNames.contains('${store}')) return close([]);
      here.transaction('${store}').objectStore('${store}').getAllKeys().onsuccess = ({ target }) => close(target.result);
    };
  });
})()`;

const handOf = (window: Window, language: Language) => ({
  ...window,
  language,
  title: (id: string) =>
    window.page
      .getByRole('heading', { name: window.word(id) })
      .first()
      .waitFor(),
});
type Hand = ReturnType<typeof handOf>;

type SavedWeek = Readonly<{
  id: string;
  body: { weight: number };
  media: readonly unknown[];
  version: number;
}>;
const weeksOf = async (testServer: TestServer, { token }: Person): Promise<readonly SavedWeek[]> => {
  const { items } = await ask(testServer, token, ['GET', '/indicators']);
  return items as readonly SavedWeek[]; // of our own contract
};

/** Opens a page so that it is there without a connection. */
const read = async (hers: Hand, path: string): Promise<void> => {
  await hers.go(path);
  await waitForRest(hers.page);
};

/** The weight of the saved week is changed, and the save is pressed. */
const changeWeight = async (hers: Hand, weight: string): Promise<void> => {
  await fillNumbers(hers, [['weight', weight]]);
  await hers.press('indicator.next');
  await hers.title('indicator.screen.photos.title');
  await hers.press('indicator.next');
  await hers.title('indicator.screen.review.title');
  await hers.press('indicator.save.update');
};

/** Another app shares a picture, as the system hands it to an installed application. */
const share = async ({ page, language }: Hand): Promise<void> => {
  const picture = await pictureOf('LEFT', 78);
  const address = `${language === 'en' ? '/en' : ''}/indicator/me/share`;
  await page.evaluate(`(() => {
    const bytes = Uint8Array.from(atob('${picture.toString('base64')}'), (letter) => letter.codePointAt(0));
    const handed = new DataTransfer();
    handed.items.add(new File([bytes], 'shared.jpg', { type: 'image/jpeg' }));
    const input = Object.assign(document.createElement('input'), { type: 'file', name: 'photos' });
    input.files = handed.files;
    const form = document.createElement('form');
    Object.assign(form, { method: 'post', enctype: 'multipart/form-data', action: '${address}' });
    form.append(input);
    document.body.append(form);
    form.submit();
  })()`);
  await page.waitForURL(/shared=yes/);
};

const nothingIsLeft = async ({ page }: Hand): Promise<void> => {
  const left = await page.evaluate<string[]>(
    `Object.keys(localStorage).filter((key) => /^(fitboard\\.|chat-draft:|post:)/.test(key))`,
  );
  check(left.length === 0, `left on the device: ${left.join(', ')}`);
  for (const [database, store] of [
    ['fitboard-device', 'answers'],
    ['fitboard-device', 'members'],
    ['fitboard-weeks', 'queues'],
    ['fitboard-weeks', 'photos'],
    ['fitboard-weeks', 'openings'],
  ] as const) {
    const keys = await page.evaluate<string[]>(keysIn(database, store));
    check(keys.length === 0, `${database}, ${store}: ${keys.join(', ')}`);
  }
};

type Place = Readonly<{
  testServer: TestServer;
  step: Step;
  hers: Hand;
  member: Person;
  other: Person;
  /** A number as she writes it. */
  written: (text: string) => string;
}>;

const prepare = async (
  { testServer, open }: TestEnvironment,
  step: Step,
  language: Language,
): Promise<Place> => {
  const member = await testServer.person('Đỗ Minh Châu', 'minhchau@example.com', { language });
  const other = await testServer.person('Lê Hải An', 'haian@example.com', { language });
  await grant(testServer, member, 'BASE_COIN', 1_000);
  await saveWeek(testServer, other, measured);
  const hers = handOf(await open({ ...phone, language }), language);
  const written = (text: string) => (language === 'vi' ? text.replace('.', ',') : text);
  return { testServer, step, hers, member, other, written };
};

/** A first week with photos, from the form without a connection to the server that came back. */
const saveWithoutLine = async ({ testServer, step, hers, member, written }: Place): Promise<void> => {
  const { page, word, reads, press, title } = hers;
  const body = page.getByText(word('waitingWeek.state.waiting'), { exact: true });

  await step('a member opens Fitboard and the form once, with a connection', async () => {
    await hers.signIn(member);
    await page.evaluate('navigator.serviceWorker.ready');
    await until(hers, 'navigator.serviceWorker.controller !== null', 'the copy for offline use');
    for (const path of ['/indicator/me', '/indicator/me/edit', '/dashboard']) await read(hers, path);
    await until(
      hers,
      `${keysIn('fitboard-device', 'answers')}.then((keys) => keys.length > 2)`,
      'what she read is kept',
    );
  });
  await step('without one the form opens, after a reload too, and takes numbers and photos', async () => {
    await hers.connect(false);
    await hers.go('/indicator/me/edit');
    await title('indicator.screen.body.title');
    await page.getByText(word('user.gender.FEMALE'), { exact: true }).first().click();
    await fillNumbers(hers, [
      ['age', '31'],
      ['height', '162'],
      ['weight', written('63.4')],
    ]);
    await press('indicator.next');
    await addPictures(hers, 78);
    await page.getByText(word('waitingWeek.photo')).nth(2).waitFor();
    await page.reload();
    await page.getByText(word('waitingWeek.photo')).nth(2).waitFor();
    await reads('indicator.draft.device');
    await inspect(page, 'photos that wait');
  });
  await step('a photo shared from another app finds its side', async () => {
    await hers.go('/dashboard');
    await share(hers);
    const group = page.getByRole('group', { name: word('waitingWeek.shared') });
    await group.getByRole('button', { name: word('indicator.side.RIGHT'), exact: true }).click();
    await press('indicator.crop.use');
    await page.getByText(word('waitingWeek.photo')).nth(3).waitFor();
    check((await group.count()) === 0, 'the photo that was placed is still offered');
    check(
      await page.evaluate<boolean>(`document.activeElement?.tagName === 'H3'`),
      'the focus is not at the side that the photo went to',
    );
    await reads('indicator.draft.device');
    await inspect(page, 'a shared photo');
  });
  await step('the save waits on the device, and says so honestly', async () => {
    await press('indicator.next');
    await title('indicator.screen.review.title');
    await reads('waitingWeek.review.fee');
    await press('indicator.save');
    await title('waitingWeek.title');
    await body.waitFor();
    await inspect(page, 'the save that waits');
    check(
      await page.evaluate<boolean>(`document.activeElement?.tagName === 'H2'`),
      'the focus is not where the news is',
    );
  });
  await step('closing the page loses nothing, and other pages say that it waits', async () => {
    await page.reload();
    await title('waitingWeek.title');
    await hers.go('/dashboard');
    await reads('waitingWeek.bar', { count: 1 });
    await inspect(page, 'Fitboard without a connection');
    const errors = await page.getByRole('alert').count();
    check(errors <= 1, `${errors} messages of one lost line`);
  });
  await step('the server is killed and started again; with the line the week arrives, once', async () => {
    await testServer.reopen({ signal: 'SIGKILL' });
    check((await weeksOf(testServer, member)).length === 0, 'the line was not cut');
    await hers.go('/indicator/me/edit');
    await title('waitingWeek.title');
    await hers.connect(true);
    await title('indicator.saved.title');
    await inspect(page, 'the week that arrived');
    await page.reload();
    await title('indicator.screen.week.title');
    const [week, ...more] = await weeksOf(testServer, member);
    check(more.length === 0 && week?.version === 1, `${more.length + 1} weeks, version ${week?.version}`);
    check(week?.body.weight === 63.4, `the weight is ${week?.body.weight}`);
    check(week?.media.length === 4, `${week?.media.length} photos`);
    check((await testServer.baseCoin(member)) === 700, 'the fee was not taken once');
  });
};

/** The saved week, read and changed without a connection; then nothing of it stays. */
const readAndLeave = async ({ testServer, step, hers, member, other, written }: Place): Promise<void> => {
  const { page, word, reads, press, title } = hers;
  await step('the saved week and its charts are readable without a connection, after a reload', async () => {
    const [week] = await weeksOf(testServer, member);
    const weekPage = `/indicator/${week?.id}`;
    for (const path of [weekPage, '/indicator/me', '/dashboard']) await read(hers, path);
    await page.waitForTimeout(500); // what was read is put down a moment later
    await hers.connect(false);
    for (const path of [weekPage, '/indicator/me']) {
      await hers.go(path);
      await page.getByText(written('63.4')).first().waitFor();
      await page.reload();
      await page.getByText(written('63.4')).first().waitFor();
      await page.locator('figure svg').first().waitFor();
    }
    check((await page.getByText(word('notFound.title')).count()) === 0, 'a page is said not to exist');
    await inspect(page, 'the weeks without a connection');
  });
  await step(
    'another device saves the week meanwhile: she is asked, and nothing is written over',
    async () => {
      await hers.go('/indicator/me/edit');
      await title('indicator.screen.week.title');
      await press('indicator.week.numbers');
      await title('indicator.screen.body.title');
      await changeWeight(hers, written('62.9'));
      await title('waitingWeek.title');
      await ask(testServer, member.token, ['POST', '/indicators'], {
        body: { age: 31, gender: 'FEMALE', height: 162, weight: 70.5 },
      });
      await hers.connect(true);
      await title('waitingWeek.title.asks');
      await page.getByRole('row', { name: new RegExp(`62[.,]9.*70[.,]5`) }).waitFor();
      await inspect(page, 'the question');
      const [before] = await weeksOf(testServer, member);
      check(before?.body.weight === 70.5 && before.version === 2, 'another device was written over');
      await press('waitingWeek.keepMine');
      await title('indicator.saved.updated');
      const [after] = await weeksOf(testServer, member);
      check(after?.body.weight === 62.9 && after.version === 3, 'what she chose was not saved once');
    },
  );
  await step('signing out warns of what waits, and leaves nothing of her on the device', async () => {
    await read(hers, '/dashboard');
    await hers.connect(false);
    await hers.go('/indicator/me/edit');
    await press('indicator.week.numbers');
    await title('indicator.screen.body.title');
    await changeWeight(hers, written('62.1'));
    await title('waitingWeek.title');
    await hers.go('/dashboard');
    await reads('waitingWeek.bar', { count: 1 });
    await press('nav.me');
    await press('nav.signOut');
    const question = page.getByRole('alertdialog');
    await question.getByText(word('nav.unsent.weeks.text')).waitFor();
    await inspect(page, 'the warning');
    await question.getByRole('button', { name: word('nav.signOut'), exact: true }).click();
    await until(hers, `!/signed_in=1/.test(document.cookie)`, 'the sign-out');
    await page.waitForTimeout(1_500);
    await nothingIsLeft(hers);
  });
  await step('who signs in next finds their own week alone', async () => {
    await hers.connect(true);
    await hers.go('/dashboard');
    await page.waitForURL(/\/auth\/login/); // the sign-out without a connection has reached the server
    await hers.signIn(other);
    await read(hers, '/indicator/me');
    await page.getByText(written('63.4')).first().waitFor();
    await page.waitForTimeout(1_500);
    const kept = await page.evaluate<string[]>(keysIn('fitboard-device', 'answers'));
    check(kept.length > 0, 'nothing is kept for the other member');
    check(
      kept.every((key) => key.startsWith(`${other.id},`)),
      `kept: ${kept.join(' ')}`,
    );
    const [week] = await weeksOf(testServer, member);
    check(week?.body.weight === 62.9, 'what she let go arrived after all');
  });
};

export const offlineWeekJourneys = inBothLanguages((language) =>
  inTestEnvironment('A week saved without a connection', async (environment, step) => {
    const place = await prepare(environment, step, language);
    await saveWithoutLine(place);
    await readAndLeave(place);
  }),
);
