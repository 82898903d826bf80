import { readFileSync } from 'node:fs';
import { fieldLabels } from '#core/body/indicator/labels.ts';
import { safetyFlagLabels } from '#core/body/indicator/verdict-labels.ts';
import { inspect } from '../engine/browser.ts';
import {
  address,
  answers,
  measured,
  message,
  questions,
  requireNothingPrivate,
} from './coaching-material.ts';
import { becomeCoach, grant, profile, saveWeek } from './coaching-people.ts';
import { allDone, box, confirm, escrow, openPerson, stars } from './coaching-screens.ts';
import { check } from '../engine/scenario.ts';
import { inTestEnvironment, phone, walletShows } from '../engine/test-environment.ts';

const desk = { language: 'vi', width: 1280, height: 860 } as const;

const [price, fee, net] = [1200, 180, 1020];

export const paid = inTestEnvironment(
  'A coach is asked, answers, is rated and paid, in Vietnamese',
  async (environment, step) => {
    const { testServer, post } = environment;
    const member = await testServer.person('Lê Minh Anh', 'minhanh@example.com');
    const coach = await testServer.person('Nguyễn Hoàng Đức', 'duc@example.com');
    const other = await testServer.person('Phạm Hoàng Dung', 'dung@example.com');
    const look = { headline: 'Giảm mỡ, giữ cơ', price, languages: ['vi'] } as const;
    await becomeCoach(testServer, coach, { ...look, username: 'hoang.duc', city: 'Đà Nẵng', questions });
    await becomeCoach(testServer, other, { ...look, username: 'hoang.dung', city: 'Hà Nội' });
    await profile(testServer, member, { phone: '0912 345 678', address });
    await saveWeek(testServer, member, measured);
    await grant(testServer, member, 'FIT_COIN', 3000);

    const hers = await environment.open(phone);
    const his = await environment.open(desk);

    await step(
      'a coach has the queue open; a member finds the coach by a filter and without accents',
      async () => {
        await Promise.all([hers.signIn(member), his.signIn(coach)]);
        await his.go('/dashboard/coach');
        await his.reads('desk.queue', { count: 0 });
        await his.stay();
        await hers.go('/coach');
        const { page, word } = hers;
        await box(hers, word('coaches.search')).fill('hoang');
        await page.getByRole('link', { name: other.fullname, exact: true }).waitFor();
        await page.getByRole('button', { name: word('coaches.filters'), exact: true }).click();
        const sheet = page.getByRole('dialog', { name: word('coaches.filters') });
        await sheet.getByLabel(word('coaches.filter.city')).selectOption('Đà Nẵng');
        await sheet.getByRole('button', { name: word('coaches.show', { count: 1 }) }).click();
        await sheet.waitFor({ state: 'hidden' });
        check(
          (await page.getByRole('link', { name: other.fullname, exact: true }).count()) === 0,
          'the filter by city leaves someone of another city',
        );
        await inspect(page, 'the directory, narrowed');
        await openPerson(hers, coach.fullname);
        await page.waitForURL(/\/coach\/hoang\.duc/);
        await inspect(page, "the coach's page");
      },
    );
    await step(
      'she asks about her body, answers five kinds of questions, and reads every coin before',
      async () => {
        const { page, word, press, reads, number } = hers;
        await page.getByRole('link', { name: word('coaches.request'), exact: true }).click();
        await page.waitForURL(/\/request-review/);
        await page.getByText(word('reviewRequest.kind.BODY'), { exact: true }).click();
        await press('reviewRequest.next');
        await reads('reviewRequest.week.newest');
        await press('reviewRequest.next');
        await reads('reviewRequest.answers.title');
        await box(hers, questions[0]!.label).fill(answers.goal); // of five
        await box(hers, questions[1]!.label).fill(answers.history);
        await page.getByRole('radio', { name: answers.time }).check();
        for (const day of answers.days) await page.getByRole('checkbox', { name: day }).check();
        await page.getByRole('combobox', { name: questions[4]!.label }).selectOption(answers.place);
        await box(hers, word('reviewRequest.message')).fill(message);
        await inspect(page, 'the questions of the coach');
        await press('reviewRequest.next');
        await reads('reviewRequest.summary.title');
        const said = (await page.getByRole('main').innerText()).replace(/\s+/g, ' ');
        for (const expected of [
          word('reviewRequest.kind.BODY'),
          answers.goal,
          answers.history,
          answers.time,
          ...answers.days,
          answers.place,
          message,
          ...[price, fee, 3000, 3000 - price].map(number),
          word('reviewRequest.refund', { days: 7 }),
          word('reviewRequest.sees', { name: coach.fullname }),
        ])
          check(said.includes(expected), `the summary lacks "${expected}": ${said}`);
        await inspect(page, 'the summary');
        await press('reviewRequest.send', { count: price });
        await reads('reviewRequest.sent', { name: coach.fullname });
        await page.getByRole('link', { name: word('reviewRequest.open') }).click();
        await page.waitForURL(/\/dashboard\/review\//);
        await reads('review.status.PENDING');
        await walletShows(hers, 3000 - price);
        await hers.stay();
        await inspect(page, 'the request that waits');
      },
    );
    await step('the queue that was open all the time shows the request by itself', async () => {
      await his.reads('desk.queue', { count: 1 });
      await his.page.getByRole('link', { name: member.fullname, exact: true }).waitFor();
      await his.stayed();
      await inspect(his.page, 'the queue');
    });
    await step('and the mail to the coach tells of it, and of nothing private', async () => {
      const letter = await post.next(coach.email, /nhờ bạn đánh giá/);
      check(letter.text.includes(member.fullname) && letter.text.includes('/dashboard/review/'), letter.text);
      check(letter.text.includes(his.number(net)), `the mail lacks what it earns: ${letter.text}`);
    });
    await step(
      'the coach reads week, caution and answers, and writes at a number; a reload loses no word',
      async () => {
        const { page, word, reads } = his;
        await openPerson(his, member.fullname);
        await page.waitForURL(/\/answer/);
        await page.getByText(safetyFlagLabels.PAST_INJURY.vi).first().waitFor();
        await page.getByText(/63,4/).first().waitFor();
        await page.getByRole('link', { name: word('answer.tab.answers'), exact: true }).click();
        for (const said of [
          answers.goal,
          answers.history,
          answers.time,
          ...answers.days,
          answers.place,
          message,
        ])
          await page.getByText(said, { exact: true }).first().waitFor();
        await page.getByRole('link', { name: word('answer.tab.week'), exact: true }).click();
        const name = fieldLabels.waist.vi;
        await page.getByRole('button', { name: word('answer.note.about', { name }), exact: true }).click();
        await page.keyboard.type('Vòng eo là con số đáng theo dõi nhất.');
        await page
          .getByText(word('answer.draft.SAVED', { time: '' }).trim())
          .first()
          .waitFor();
        await page.reload();
        const note = box(his, word('answer.note.number', { number: 1 }));
        await note.waitFor();
        check((await note.inputValue()) === 'Vòng eo là con số đáng theo dõi nhất.', 'the draft is gone');
        await page.getByRole('button', { name: word('answer.target.add') }).click();
        await page.getByLabel(word('answer.target.metric')).selectOption('waist');
        await box(his, word('answer.target.value')).fill('76,5');
        await box(his, word('answer.target.weeks')).fill('6');
        await inspect(page, 'the workspace');
        await his.press('answer.send');
        await confirm(his, word('answer.send.title', { name: member.fullname }), his.word('answer.send'), [
          his.number(net),
        ]);
        await page.waitForURL(/\/dashboard\/review\/[^/]+$/);
        await reads('review.status.APPROVED');
        await his.stay();
      },
    );
    await step('her open page shows the answer by itself, at the number it speaks of', async () => {
      const { page } = hers;
      await page.getByText('Vòng eo là con số đáng theo dõi nhất.').first().waitFor();
      await page.getByText(/78,3/).first().waitFor();
      await page.getByText(/76,5/).first().waitFor();
      const way = await escrow(hers);
      check(
        way.some((each) => each.includes(hers.number(net))),
        way.join(' | '),
      );
      await hers.stayed();
      await inspect(page, 'the answer');
    });
    await step('she gives four stars, then five; the coach hears both live and accepts', async () => {
      await stars(hers, 4);
      await box(hers, hers.word('review.rate.text')).fill('Rõ ràng, dễ làm theo.');
      await hers.press('review.rate.send');
      await his.page.getByText('Rõ ràng, dễ làm theo.').first().waitFor();
      await his.page
        .getByText(his.word('ui.stars', { value: 4 }))
        .first()
        .waitFor({ state: 'attached' });
      await hers.press('review.rate.edit');
      await stars(hers, 5);
      await hers.press('review.rate.change');
      await his.page
        .getByText(his.word('ui.stars', { value: 5 }))
        .first()
        .waitFor({ state: 'attached' });
      await his.press('review.accept');
      await confirm(
        his,
        his.word('review.accept.title', { stars: 5, name: member.fullname }),
        his.word('review.accept'),
        [his.number(net)],
      );
      await his.reads('review.rating.APPROVED');
      await hers.reads('review.rating.APPROVED');
      await inspect(hers.page, 'the rated review');
      await inspect(his.page, "the rated review, the coach's side");
    });
    await step('the coins arrive, and both sides read the same way of them', async () => {
      await walletShows(his, net);
      await walletShows(hers, 3000 - price);
      await Promise.all([allDone(hers, 4), allDone(his, 4)]);
      await Promise.all([hers.stayed(), his.stayed()]);
      check((await testServer.fitCoin(coach)) === net, 'the wallet of the coach holds another number');
      check(
        (await testServer.fitCoin(member)) === 3000 - price,
        'the wallet of the member holds another number',
      );
    });
    await step('the earnings page and its spreadsheet count them', async () => {
      const { page, word, number } = his;
      await his.go('/dashboard/coach/earnings');
      await page
        .getByRole('link', { name: member.fullname })
        .or(page.getByText(member.fullname))
        .first()
        .waitFor();
      const said = (await page.getByRole('main').innerText()).replace(/\s+/g, ' ');
      for (const expected of [price, fee, net].map(number))
        check(said.includes(expected), `the earnings lack ${expected}: ${said}`);
      await inspect(page, 'the earnings');
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: word('earnings.csv') }).click(),
      ]);
      const table = readFileSync(await download.path(), 'utf8');
      for (const expected of [String(price), String(fee), String(net), member.fullname])
        check(table.includes(expected), `the spreadsheet lacks ${expected}: ${table}`);
    });
    await step('everybody reads the rating on the page of the coach', async () => {
      const visitor = await environment.open(phone);
      await visitor.go('/coach/hoang.duc');
      await visitor.page.getByText('Rõ ràng, dễ làm theo.').first().waitFor();
      await visitor.reads('coaches.rating.members', { count: 1 });
      await inspect(visitor.page, 'the page with a rating');
    });
    await step('and no mail of all this told anything private', async () => {
      const letters = post.letters();
      for (const { email } of [member, coach])
        check(
          letters.some(({ to }) => to === email),
          `nobody wrote to ${email}`,
        );
      for (const letter of letters) requireNothingPrivate(letter);
    });
  },
);
