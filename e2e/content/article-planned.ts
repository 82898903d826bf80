import { minute } from '#core/kernel/time.ts';
import { until } from '../community/community-people.ts';
import { inspect } from '../engine/browser.ts';
import { check, inBothLanguages } from '../engine/scenario.ts';
import { call } from '../engine/server.ts';
import { inTestEnvironment, openInConsole } from '../engine/test-environment.ts';
import { draftOf, handIn, openNewsroom, writtenOf } from './article-people.ts';

/** As the browser's own field writes it, where the windows of these journeys are. */
const fieldValue = (at: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Ho_Chi_Minh', dateStyle: 'short', timeStyle: 'short' })
    .format(at)
    .replace(' ', 'T');

export const plannedJourneys = inBothLanguages((language) =>
  inTestEnvironment('A planned article appears at its time', async (environment, step) => {
    const room = await openNewsroom(environment, language);
    const { testServer, post, author, hers, his, visitor, texts } = room;
    const id = await draftOf(testServer, author, room);
    await handIn(testServer, author, id);
    const planned = new Date(Date.now() + 20 * minute);

    await step('staff plan it, and its author reads when', async () => {
      const { page, word, press, reads } = hers;
      await openInConsole(hers, 'posts', texts.title);
      await press('console.posts.schedule');
      const dialog = page.getByRole('dialog', {
        name: word('console.posts.schedule.title', { title: texts.title }),
      });
      await dialog.getByLabel(word('console.posts.publishDate')).fill(fieldValue(planned));
      await inspect(page, 'planning an article');
      await dialog.getByRole('button', { name: word('console.posts.schedule'), exact: true }).click();
      await reads('console.posts.schedule.done');
      await post.next(author.email, new RegExp(his.word('notification.SYSTEM.post_scheduled.title')));
      await his.go('/dashboard/post');
      await his.reads('content.status.SCHEDULED');
    });

    await step('before its time it is for nobody', async () => {
      check((await writtenOf(testServer, author, id)).status === 'SCHEDULED', 'it is not planned');
      await visitor.go(`/post/${texts.slug}`);
      await visitor.reads('notFound.title');
    });

    await step(
      'the server was off when its time came, and it appears within 15 seconds of the start',
      async () => {
        await testServer.reopen({ env: { CLOCK_OFFSET_MS: String(25 * minute) } });
        const started = Date.now();
        const isThere = async () =>
          (await call(testServer.url, 'GET', `/posts/${texts.slug}?language=${language}`)).status === 200;
        await until(isThere, 'it has not appeared', 60_000);
        check(Date.now() - started <= 15_000, `it appeared after ${Date.now() - started} ms`);
        await visitor.go(`/post/${texts.slug}`);
        await visitor.page.getByRole('heading', { level: 1, name: texts.title }).waitFor();
      },
    );

    await step('once, and its author hears of it once', async () => {
      const title = new RegExp(his.word('notification.SYSTEM.post_published.title'));
      await post.next(author.email, title);
      await testServer.reopen({ env: { CLOCK_OFFSET_MS: String(26 * minute) } });
      const token = await testServer.signIn(author);
      await until(
        async () => (await writtenOf(testServer, { token }, id)).status === 'PUBLISHED',
        'it is not published any more',
      );
      const letters = post.letters().filter(({ to, subject, text }) => to === author.email && (title.test(subject) || title.test(text))); // prettier-ignore
      check(letters.length === 1, `${letters.length} letters came`);
    });
  }),
);
