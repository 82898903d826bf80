import { day } from '#core/kernel/time.ts';
import { inspect } from '../engine/browser.ts';
import { check } from '../engine/scenario.ts';
import { desk, inTestEnvironment, phone } from '../engine/test-environment.ts';
import { measured } from './coaching-material.ts';
import { ask, becomeCoach, grant, saveWeek } from './coaching-people.ts';
import { box, confirm, openPerson } from './coaching-screens.ts';

const [single, price, balance] = [900, 3202, 4000];
const quarters = [801, 801, 800, 800] as const;
const reply = {
  notes: [{ id: 'n1', kind: 'GENERAL', text: 'Giữ nhịp này nhé.', anchor: null }],
  targets: [],
};

export const bundle = inTestEnvironment(
  'Four weekly reviews are bought together, used week by week, and the rest is paid back',
  async ({ testServer, open }, step) => {
    const member = await testServer.person('Lê Minh Anh', 'minhanh@example.com');
    const coach = await testServer.person('Trần Minh Khoa', 'khoa@example.com');
    const clerk = await testServer.person('Lê Thu Hà', 'ha@example.com', { roleId: 'admin' });
    await becomeCoach(testServer, coach, {
      username: 'khoa',
      city: 'Huế',
      headline: 'Kiên nhẫn với người mới',
      languages: ['vi'],
      price: single,
    });
    await saveWeek(testServer, member, measured);
    await grant(testServer, member, 'FIT_COIN', balance);
    const hers = await open(phone);
    const his = await open({ ...desk, language: 'vi' });
    const answer = async (): Promise<void> => {
      const token = await testServer.signIn(coach);
      const { items } = await ask(testServer, token, ['GET', '/reviews/queue']);
      const [first] = items as readonly Readonly<{ id: string }>[]; // of our own contract
      await ask(testServer, token, ['POST', `/reviews/${first?.id ?? ''}/approve`], reply);
    };

    await step('the coach sets a price, and is refused one that saves nothing', async () => {
      await his.signIn(coach);
      await his.go('/dashboard/coach/settings');
      const field = box(his, his.word('coachSettings.bundle'));
      const save = his.page.locator('#price').getByRole('button', { name: his.word('ui.save'), exact: true });
      await field.fill('3600');
      await save.click();
      await his.reads('error.coach.invalid_bundle_price', { min: 4, max: 3599 });
      await field.fill(String(price));
      await save.click();
      await his.reads('coachSettings.saved');
      await inspect(his.page, "the coach's prices");
    });
    await step('the member reads both prices at every step, and buys the bundle', async () => {
      const { page, word, press, reads } = hers;
      await hers.signIn(member);
      await hers.go('/coach/khoa');
      await reads('coaches.bundle', { price });
      await page.getByRole('link', { name: word('coaches.request'), exact: true }).click();
      const shown = page.getByText(word('reviewRequest.prices.bundle', { price }));
      for (const title of ['week', 'answers', 'summary']) {
        await shown.waitFor();
        await press('reviewRequest.next');
        await reads(`reviewRequest.${title}.title`);
      }
      await shown.waitFor();
      await page
        .getByRole('radio', { name: new RegExp(`^${word('reviewRequest.plan.BUY')}`) })
        .check({ force: true });
      await inspect(page, 'the request with a bundle');
      await page.screenshot({ path: 'test-results/bundle-request.png', fullPage: true });
      await press('reviewRequest.send', { count: price });
      await reads('reviewRequest.sent', { name: coach.fullname });
      check((await testServer.fitCoin(member)) === balance - price, 'the price is not held');
    });
    await step('the coach answers; a week later the next request goes with one tap', async () => {
      await answer();
      await testServer.reopen({ env: { CLOCK_OFFSET_MS: String(7 * day) } });
      const later = { ...member, token: await testServer.signIn(member) };
      await hers.go('/dashboard/review');
      await hers.reads('reviews.bundle.noWeek');
      await saveWeek(testServer, later, measured);
      await hers.go('/dashboard/review');
      await hers.page.getByRole('button', { name: /^Gửi tuần / }).click();
      await hers.reads('reviews.bundle.pending');
      await inspect(hers.page, 'the bundle in its second week');
      await hers.page.screenshot({ path: 'test-results/bundle-reviews.png', fullPage: true });
      check((await testServer.fitCoin(later)) === balance - price, 'the second week was paid again');
    });
    await step(
      'she ends it: the two quarters that are left come back, the request that waits stays',
      async () => {
        const { word } = hers;
        await hers.press('reviews.bundle.end');
        const left = quarters[2] + quarters[3];
        await confirm(
          hers,
          word('reviews.bundle.end.title', { name: coach.fullname }),
          word('reviews.bundle.end'),
          [hers.number(left)],
        );
        await hers.reads('reviews.bundle.ended', { amount: left });
        await openPerson(hers, coach.fullname);
        await hers.reads('review.bundle', { number: 2, count: 4 });
        const later = { ...member, token: await testServer.signIn(member) };
        check((await testServer.fitCoin(later)) === balance - price + left, 'the rest did not come back');
      },
    );
    await step('staff see who bought what, and how it ended', async () => {
      const theirs = await open(desk);
      await theirs.signIn(clerk);
      await theirs.go('/admin/review-bundles');
      await theirs.page.getByText(member.fullname).locator('visible=true').first().waitFor();
      await theirs.reads('console.bundles.status.BY_MEMBER');
      await inspect(theirs.page, 'the bundles in the console');
    });
  },
);
