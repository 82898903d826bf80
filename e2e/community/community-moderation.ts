import type { Language } from '#core/kernel/language.ts';
import { ask } from '../coaching/coaching-people.ts';
import { inspect } from '../engine/browser.ts';
import { waitForRest } from '../engine/page-rest.ts';
import { check, inBothLanguages } from '../engine/scenario.ts';
import {
  desk,
  inTestEnvironment,
  openInConsole,
  phone,
  type Step,
  type TestEnvironment,
} from '../engine/test-environment.ts';
import type { Person, TestServer } from '../engine/test-server.ts';
import type { Window } from '../engine/windows.ts';
import { choose, openMember } from './community-people.ts';

const advice = 'Nhịn ăn ba ngày rồi chạy mười cây số, gầy ngay.';
const reason = 'Lời khuyên này có thể gây ngất, không hợp với trang.';
const plea = 'Mình kể lại lời người khác để mọi người tránh, không khuyên ai làm theo.';
const granted = 'Đọc cả bài thì đúng là lời cảnh báo, chúng tôi xin lỗi.';
/** As the letter about a hidden post is called. */
const hiddenLetter = { vi: /bị ẩn/, en: /hidden/ } as const;
const banned = 'Gửi quảng cáo cho nhiều thành viên sau hai lần nhắc.';

/** Chooses on a card and writes, in the dialog that is open. */
const fillDialog = async (
  { page }: Window,
  { choice, text, label }: Record<'choice' | 'text' | 'label', string>,
) => {
  const dialog = page.getByRole('dialog').last();
  if (choice !== '') await dialog.getByRole('radio', { name: choice }).check({ force: true });
  await dialog.getByRole('textbox').last().fill(text);
  await dialog.getByRole('button', { name: label, exact: true }).click();
};

const caseOf = async (testServer: TestServer, { id }: Person, kind: string) => {
  const answer: unknown = await ask(testServer, testServer.token, ['GET', '/admin/cases']);
  const rows = answer as readonly { id: string; ownerId: string; targetKind: string; version: number }[]; // of our own contract
  const found = rows.find(({ ownerId, targetKind }) => ownerId === id && targetKind === kind);
  if (!found) throw new Error(`there is no case of ${kind}: ${JSON.stringify(rows)}`);
  return found;
};

/** A post, its author, one who reads it, and two who moderate. */
const begin = async ({ testServer, open, post }: TestEnvironment, language: Language) => {
  const author = await openMember(testServer, 'Trần Thu Hà', 'thu.ha', language);
  const reader = await openMember(testServer, 'Nguyễn Minh Anh', 'minh.anh', language);
  const lan = await testServer.person('Lê Thị Lan', 'lan@example.com', { roleId: 'admin' });
  const bao = await testServer.person('Trần Quốc Bảo', 'bao@example.com', { roleId: 'admin' });
  const { id } = await ask(testServer, author.token, ['POST', '/feed'], {
    text: advice,
    visibility: 'PUBLIC',
  });
  const narrow = { ...phone, language };
  const hers = await open(narrow);
  const his = await open(narrow);
  const first = await open({ ...desk, language });
  // A colleague who reads the other language.
  const second = await open({ ...desk, language: language === 'vi' ? 'en' : 'vi' });
  return { testServer, open, post, language, author, reader, lan, bao, id, narrow, hers, his, first, second };
};

type Act = (setting: Readonly<Awaited<ReturnType<typeof begin>>>, step: Step) => Promise<void>;

/** Reported, hidden, appealed against, and back. */
const hide: Act = async (
  { post, language, author, reader, lan, bao, id, hers, his, first, second },
  step,
) => {
  await step('a member reports a post, and reads that it is looked at', async () => {
    await his.signIn(reader);
    await his.go(`/feed/${String(id)}`);
    await his.press('feed.menu', { name: author.fullname });
    await choose(his, his.word('feed.menu.report'));
    await his.page.getByRole('dialog').waitFor();
    await waitForRest(his.page);
    await inspect(his.page, 'the report');
    await fillDialog(his, {
      choice: his.word('moderation.reason.DANGEROUS_ADVICE'),
      text: 'Nguy hiểm cho người mới.',
      label: his.word('moderation.report.send'),
    });
    await his.reads('moderation.report.sent.text');
    await his.press('moderation.report.close');
  });
  await step('staff take the case, and hide the post with a reason', async () => {
    const { page, word, press, reads } = first;
    await first.signIn(lan);
    await openInConsole(first, 'cases', advice);
    await press('console.cases.take');
    await reads('console.cases.taken');
    await inspect(page, 'a case');
    check(!(await page.getByRole('main').innerText()).includes(reader.fullname), 'the reporter is named');
    await press('console.cases.decide');
    await fillDialog(first, {
      choice: word('console.cases.decision.HIDE'),
      text: reason,
      label: word('console.cases.decision.HIDE'),
    });
    await reads('console.cases.decide.done');
    await his.go(`/feed/${String(id)}`);
    await his.reads('feed.gone.title');
  });
  await step('the author reads the reason, and appeals', async () => {
    await hers.signIn(author);
    await hers.go(`/feed/${String(id)}`);
    await hers.reads('feed.status.hidden', { reason });
    const letter = await post.next(author.email, hiddenLetter[language]);
    check(letter.text.includes('/dashboard/user/sanctions'), letter.text);
    await hers.go('/dashboard/user/sanctions');
    await hers.reads('moderation.kind.HIDE');
    await hers.page.getByText(reason).first().waitFor();
    await hers.press('moderation.appeal.open');
    await hers.page.getByRole('textbox').fill(plea);
    await hers.press('moderation.appeal.send');
    await hers.reads('moderation.appeal.PENDING');
    await waitForRest(hers.page);
    await inspect(hers.page, 'the sanctions of a member');
    await hers.stay();
  });
  await step('who decided may not hear the appeal', async () => {
    await openInConsole(first, 'appeals', plea);
    await first.reads('console.appeals.notYours');
  });
  await step('another person accepts it, and the post is back for everybody', async () => {
    const { word, press, reads } = second;
    await second.signIn(bao);
    await openInConsole(second, 'appeals', plea);
    await press('console.appeals.accept');
    await fillDialog(second, { choice: '', text: granted, label: word('console.appeals.accept') });
    await reads('console.appeals.done');
    await hers.reads('moderation.appeal.ACCEPTED');
    await hers.page.getByText(granted).first().waitFor();
    await hers.stayed();
    await his.go(`/feed/${String(id)}`);
    await his.page.getByRole('article').getByText(advice).waitFor();
  });
};

/** Banned, appealed against at the sign-in, and back. */
const ban: Act = async ({ testServer, open, author, reader, lan, narrow, second }, step) => {
  await step('a banned account reads why at the sign-in, and appeals from there', async () => {
    const spam = { targetKind: 'USER', targetId: author.id, reason: 'SPAM', note: 'Mời mua hàng.' };
    await ask(testServer, reader.token, ['POST', '/reports'], spam);
    const found = await caseOf(testServer, author, 'USER');
    const decision = { version: found.version, decision: 'BAN', reason: banned };
    await ask(testServer, lan.token, ['POST', `/admin/cases/${found.id}/decide`], decision);

    const entrance = await open(narrow);
    await entrance.go('/auth/login');
    await waitForRest(entrance.page);
    await entrance.page.locator('[name=email]').fill(author.email);
    await entrance.page.locator('[name=password]').fill(author.password);
    await entrance.page.keyboard.press('Enter');
    await entrance.page.getByText(banned).first().waitFor();
    await entrance.page.getByRole('link', { name: entrance.word('auth.closedDoor.appeal') }).click();
    await entrance.page
      .getByRole('heading', { level: 1, name: entrance.word('moderation.appealPage.title') })
      .waitFor();
    await entrance.press('moderation.appeal.open');
    await waitForRest(entrance.page);
    await inspect(entrance.page, 'the appeal from the sign-in');
    await entrance.page.getByRole('textbox').fill(plea);
    await entrance.press('moderation.appeal.send');
    await entrance.reads('moderation.appealPage.sent');
    await entrance.close();
  });
  await step('accepted, the account opens again', async () => {
    await second.go('/admin/appeals');
    await openInConsole(second, 'appeals', author.fullname);
    await second.press('console.appeals.accept');
    await fillDialog(second, { choice: '', text: granted, label: second.word('console.appeals.accept') });
    await second.reads('console.appeals.done');
    const entrance = await open(narrow);
    await entrance.signIn(author);
    await entrance.close();
  });
};

/** A report, a decision, an appeal that another person hears; and a banned account at the sign-in. */
export const moderationJourneys = inBothLanguages((language) =>
  inTestEnvironment('A report, its decision and two appeals', async (environment, step) => {
    const setting = await begin(environment, language);
    for (const act of [hide, ban]) await act(setting, step);
  }),
);
