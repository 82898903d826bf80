import type { Locator } from 'playwright-core';
import type { Language } from '#core/kernel/language.ts';
import { ask } from '../coaching/coaching-people.ts';
import { openMember } from '../community/community-people.ts';
import { waitForRest } from '../engine/page-rest.ts';
import { check } from '../engine/scenario.ts';
import type { Person, TestServer } from '../engine/test-server.ts';
import { desk, phone, type TestEnvironment } from '../engine/test-environment.ts';
import type { Window } from '../engine/windows.ts';
import { articleTexts, type ArticleTexts } from './article-texts.ts';

export const categoryName = { vi: 'Dinh dưỡng', en: 'Nutrition' };

/** A member who writes at a phone, a colleague of the staff at a desk, and who reads. */
export const openNewsroom = async (
  { testServer, open, post, broken }: TestEnvironment,
  language: Language,
) => {
  const author = await openMember(testServer, 'Trần Quốc Bảo', 'quoc.bao', language);
  const staff = await testServer.person('Lê Thị Lan', 'lan@example.com', { roleId: 'admin', language });
  const { id: categoryId } = await ask(testServer, testServer.token, ['POST', '/admin/categories'], {
    name: categoryName,
  });
  const narrow = { ...phone, language };
  const his = await open(narrow);
  const hers = await open({ ...desk, language });
  const visitor = await open(narrow);
  await Promise.all([his.signIn(author), hers.signIn(staff)]);
  return {
    testServer,
    open,
    post,
    broken,
    language,
    author,
    staff,
    categoryId: String(categoryId),
    his,
    hers,
    visitor,
    texts: articleTexts(language),
  };
};

export type Newsroom = Readonly<Awaited<ReturnType<typeof openNewsroom>>>;

export const box = ({ page }: Pick<Window, 'page'>, label: string): Locator =>
  page.getByRole('textbox', { name: label }).locator('visible=true').first();

export const textBox = ({ page, word }: Pick<Window, 'page' | 'word'>): Locator =>
  page.getByRole('textbox', { name: word('content.field.html'), exact: true });

/** What is typed is kept on the server by itself; it is waited for until all of it is. */
export const kept = async (window: Window, type: () => Promise<unknown>): Promise<void> => {
  const { page, reads } = window;
  const [answer] = await Promise.all([
    page.waitForResponse((one) => one.request().method() === 'PUT' && one.url().includes('/working-copy')),
    type(),
  ]);
  check(answer.ok(), `keeping it answered ${answer.status()}`);
  await reads('learning.save.saved');
  await waitForRest(page);
};

/** Written by a program, as far as it is to be handed in; answers its id. */
export const draftOf = async (
  testServer: TestServer,
  author: Person,
  { categoryId, language, texts }: Readonly<{ categoryId: string; language: Language; texts: ArticleTexts }>,
): Promise<string> => {
  const { id } = await ask(testServer, author.token, ['POST', '/posts'], { title: texts.title, language });
  const { copyVersion } = await writtenOf(testServer, author, String(id));
  await ask(testServer, author.token, ['PATCH', `/posts/${String(id)}`], {
    version: copyVersion,
    description: texts.description,
    html: `<p>${texts.text}</p>`,
    categoryId,
  });
  return String(id);
};

type Written = Readonly<{
  status: string;
  version: number;
  copyVersion: number;
  copy: Readonly<{ html: string; title: string }>;
}>;

export const writtenOf = async (
  testServer: TestServer,
  { token }: Pick<Person, 'token'>,
  id: string,
): Promise<Written> => (await ask(testServer, token, ['GET', `/posts/${id}/working-copy`])) as Written; // of our own contract

export const handIn = async (testServer: TestServer, author: Person, id: string): Promise<void> => {
  const { copyVersion: version } = await writtenOf(testServer, author, id);
  await ask(testServer, author.token, ['POST', `/posts/${id}/submit`], { version });
};
