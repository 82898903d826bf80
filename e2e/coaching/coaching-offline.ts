import { inspect } from '../engine/browser.ts';
import { becomeCoach, grant, saveWeek } from './coaching-people.ts';
import { answers, measured, message, questions } from './coaching-material.ts';
import { box, confirm, openPerson, stars } from './coaching-screens.ts';
import { check } from '../engine/scenario.ts';
import { desk, inTestEnvironment, phone, walletShows } from '../engine/test-environment.ts';

const price = 900;
const advice = 'Walk after every meal for ten minutes.';

export const offline = inTestEnvironment(
  'A coach and a member without a network for a while, and without a server',
  async ({ testServer, open }, step) => {
    const member = await testServer.person('Lê Minh Anh', 'minhanh@example.com');
    const coach = await testServer.person('Oliver Reed', 'oliver@example.com', { language: 'en' });
    await becomeCoach(testServer, coach, {
      username: 'oliver',
      city: 'Huế',
      headline: 'Patient with beginners',
      languages: ['vi', 'en'],
      price,
      questions: questions.slice(0, 1),
    });
    await saveWeek(testServer, member, measured);
    await grant(testServer, member, 'FIT_COIN', 1000);
    const hers = await open(phone);
    const his = await open(desk);
    const network = (isThere: boolean) => hers.connect(isThere);

    await step(
      'the network goes while a request is written: a banner says so, and typing goes on',
      async () => {
        const { page, press, reads } = hers;
        await Promise.all([hers.signIn(member), his.signIn(coach)]);
        await his.go('/dashboard/coach');
        await his.reads('desk.queue', { count: 0 });
        await his.stay();
        await hers.go('/coach/oliver/request-review');
        await press('reviewRequest.next');
        await reads('reviewRequest.week.newest');
        await press('reviewRequest.next');
        await box(hers, questions[0]!.label).fill(answers.goal); // of five
        await hers.stay();
        await network(false);
        await reads('ui.offline');
        await box(hers, hers.word('reviewRequest.message')).fill(message);
        await press('reviewRequest.next');
        await reads('reviewRequest.summary.title');
        await inspect(page, 'the summary without a network');
        await press('reviewRequest.send', { count: price });
        await hers.page.getByText(message).first().waitFor();
      },
    );
    await step('with the network the request goes out, once, with every word', async () => {
      await network(true);
      const sent = hers.page.getByText(hers.word('reviewRequest.sent', { name: coach.fullname }));
      const again = hers.page.getByRole('button', {
        name: hers.word('reviewRequest.send', { count: price }),
        exact: true,
        disabled: false,
      });
      await sent.or(again).first().waitFor();
      if (!(await sent.isVisible())) await again.click();
      await sent.first().waitFor();
      await hers.stayed();
      await hers.page.getByRole('link', { name: hers.word('reviewRequest.open') }).click();
      await hers.page.getByText(message).first().waitFor();
      await hers.page.getByText(answers.goal).first().waitFor();
      await hers.stay();
      await his.reads('desk.queue', { count: 1 });
      await walletShows(hers, 1000 - price);
    });
    await step('the coach answers while she is away; back again, her page catches up by itself', async () => {
      await network(false);
      await hers.reads('ui.offline');
      await openPerson(his, member.fullname);
      await his.page
        .getByRole('button', { name: his.word('answer.note.add') })
        .first()
        .click();
      await box(his, his.word('answer.note.number', { number: 1 })).fill(advice);
      await his.press('answer.send');
      await confirm(his, his.word('answer.send.title', { name: member.fullname }), his.word('answer.send'));
      await his.reads('review.status.APPROVED');
      await his.stay();
      check((await hers.page.getByText(advice).count()) === 0, 'the network was there');
      await network(true);
      await hers.page.getByText(advice).first().waitFor();
      await hers.stayed();
    });
    await step(
      'the server is killed and comes back: both pages mend their line and hear each other',
      async () => {
        await testServer.reopen({ signal: 'SIGKILL' });
        await stars(hers, 5);
        await hers.press('review.rate.send');
        await his.page
          .getByText(his.word('ui.stars', { value: 5 }))
          .first()
          .waitFor({ state: 'attached' });
        await his.press('review.accept');
        await confirm(
          his,
          his.word('review.accept.title', { stars: 5, name: member.fullname }),
          his.word('review.accept'),
        );
        await hers.reads('review.rating.APPROVED');
        await Promise.all([hers.stayed(), his.stayed()]);
        check(
          (await testServer.fitCoin({ ...coach, token: await testServer.signIn(coach) })) === 765,
          'the coins are elsewhere',
        );
      },
    );
  },
);
