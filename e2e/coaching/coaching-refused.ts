import { day, hour } from '#core/kernel/time.ts';
import { inspect } from '../engine/browser.ts';
import { ask, becomeCoach, grant, saveWeek } from './coaching-people.ts';
import { answers, measured, questions } from './coaching-material.ts';
import { box, confirm, openPerson } from './coaching-screens.ts';
import { operateWith } from '../engine/server.ts';
import { check } from '../engine/scenario.ts';
import { desk, inTestEnvironment, walletShows } from '../engine/test-environment.ts';

const phone = { language: 'en', width: 390, height: 844 } as const;
const reason = 'Knees are not my field. Please see a physiotherapist first.';
const balance = 2000;
const [price, net] = [900, 765];

export const refused = inTestEnvironment(
  'A coach refuses, another never answers, in English',
  async ({ testServer, post, open }, step) => {
    const english = { language: 'en' } as const;
    const member = await testServer.person('Grace Hopper', 'grace@example.com', english);
    const free = await testServer.person('Emma Clark', 'emma@example.com', english);
    const slow = await testServer.person('Oliver Reed', 'oliver@example.com', english);
    const look = { city: 'Huế', headline: 'Patient with beginners', languages: ['en'] } as const;
    const [question] = questions;
    await becomeCoach(testServer, free, { ...look, username: 'emma', price: 0, questions: [question] });
    await becomeCoach(testServer, slow, { ...look, username: 'oliver', price });
    await saveWeek(testServer, member, measured);
    await grant(testServer, member, 'FIT_COIN', balance);
    const hers = await open(phone);
    const theirs = await open(desk);
    const his = await open(desk);
    let reviewId = '';

    /** From the coach's page to the request that was sent, and on to the request itself. */
    const request = async (username: string, send: string, values?: { count: number }) => {
      const { page, word, press, reads } = hers;
      await hers.go(`/coach/${username}`);
      await page.getByRole('link', { name: word('coaches.request'), exact: true }).click();
      await press('reviewRequest.next');
      await reads('reviewRequest.week.newest');
      await press('reviewRequest.next');
      await reads('reviewRequest.answers.title');
      const first = box(hers, questions[0]!.label); // of five
      if ((await first.count()) > 0) await first.fill(answers.goal);
      await press('reviewRequest.next');
      await press(send, values);
      await page.getByRole('link', { name: word('reviewRequest.open') }).click();
      await reads('review.status.PENDING');
      reviewId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    };
    const clockAt = async (passed: number, ...jobs: string[]) => {
      const env = { CLOCK_OFFSET_MS: String(passed) };
      await testServer.reopen({ env });
      for (const job of jobs) {
        const { code, out, error } = await operateWith(testServer.dataDir, env, 'jobs', 'run', job);
        check(code === 0, out + error);
      }
    };

    await step('a member asks a coach who takes nothing; nothing is held', async () => {
      await Promise.all([hers.signIn(member), theirs.signIn(free), his.signIn(slow)]);
      await theirs.go('/dashboard/coach');
      await theirs.reads('desk.queue', { count: 0 });
      await theirs.stay();
      await request('emma', 'reviewRequest.send.free');
      await hers.reads('review.escrow.free');
      await walletShows(hers, balance);
      await hers.stay();
      await theirs.reads('desk.queue', { count: 1 });
      await theirs.stayed();
    });
    await step('the coach refuses with a reason, which she reads at once', async () => {
      const { page, word } = theirs;
      await openPerson(theirs, member.fullname);
      await theirs.press('review.reject');
      const dialog = page.getByRole('dialog', {
        name: word('review.reject.title', { name: member.fullname }),
      });
      const refuse = dialog.getByRole('button', { name: word('review.reject'), exact: true });
      await refuse.click();
      await dialog.getByText(word('error.input.required')).waitFor();
      await dialog.getByRole('textbox').first().fill(reason);
      await inspect(page, 'the refusal');
      await refuse.click();
      await theirs.reads('desk.queue', { count: 0 });
      await theirs.stay();
      await hers.page.getByText(reason).first().waitFor();
      await hers.reads('review.status.REJECTED');
      await hers.stayed();
      await inspect(hers.page, 'the refused request');
      const letter = await post.next(member.email, /declined your review request/);
      check(!letter.text.includes(reason), 'the mail tells the reason');
    });
    await step('she asks again: her answers are still there; then she thinks better of it', async () => {
      await hers.press('review.again');
      const answer = box(hers, questions[0]!.label); // of five
      await answer.waitFor();
      check((await answer.inputValue()) === answers.goal, 'the answer was not kept');
      await inspect(hers.page, 'asking again');
      await hers.press('review.again.send', { price: 0 });
      await hers.reads('review.status.PENDING');
      await theirs.reads('desk.queue', { count: 1 });
      await hers.press('review.cancel');
      await confirm(
        hers,
        hers.word('review.cancel.title', { name: free.fullname }),
        hers.word('review.cancel'),
      );
      await hers.reads('review.closed.BY_MEMBER', { side: 'MEMBER', coach: free.fullname, price: 0 });
      await theirs.reads('desk.queue', { count: 0 });
      await Promise.all([hers.stayed(), theirs.stayed()]);
    });
    await step('another coach, who is paid, is reminded on the third and the sixth day', async () => {
      await request('oliver', 'reviewRequest.send', { count: price });
      await walletShows(hers, balance - price);
      await hers.stay();
      await his.go('/dashboard/notifications');
      await his.page.getByRole('heading', { level: 1 }).first().waitFor();
      await his.stay();
      const title = his.word('notification.SYSTEM.review_answer_due.title');
      const reminders = [
        [3, 4],
        [6, 1],
      ] as const;
      for (const [index, [passed, left]] of reminders.entries()) {
        await clockAt(passed * day + hour, 'remind-coaches');
        await his.reads('notification.SYSTEM.review_answer_due.body', { user: member.fullname, count: left });
        await post.next(slow.email, new RegExp(title), index + 1);
      }
      await his.stayed();
      await inspect(his.page, 'the notices of a coach');
    });
    await step(
      'on the seventh day the request closes and every coin is back, on the page that was open',
      async () => {
        await clockAt(7 * day + hour, 'expire-reviews');
        const said = { side: 'MEMBER', coach: slow.fullname, price };
        await hers.reads('review.closed.NO_ANSWER', said);
        await walletShows(hers, balance);
        await hers.stayed();
        await post.next(member.email, new RegExp(hers.word('notification.SYSTEM.review_unanswered.title')));
        check((await testServer.breaches()) === '', await testServer.breaches());
        await inspect(hers.page, 'the request that ran out');
      },
    );
    await step(
      'asked again he answers, and nobody rates: five stars of the clock, and the coins are his',
      async () => {
        await hers.press('review.again');
        await hers.press('review.again.send', { price });
        await hers.reads('review.status.PENDING');
        await ask(testServer, await testServer.signIn(slow), ['POST', `/reviews/${reviewId}/approve`], {
          notes: [{ id: 'n1', kind: 'GENERAL', text: 'Keep walking every day.', anchor: null }],
          targets: [],
        });
        await hers.page.getByText('Keep walking every day.').first().waitFor();
        await his.go(`/dashboard/review/${reviewId}`);
        await his.reads('review.status.APPROVED');
        await his.stay();
        await clockAt(14 * day + 2 * hour, 'rate-unrated');
        await Promise.all([hers.reads('review.rating.auto'), his.reads('review.rating.auto')]);
        await walletShows(his, net);
        await Promise.all([hers.stayed(), his.stayed()]);
        await his.go('/coach/oliver');
        await his.reads('coaches.rating.auto', { count: 1 });
        await inspect(his.page, "the page with the clock's own stars");
      },
    );
  },
);
