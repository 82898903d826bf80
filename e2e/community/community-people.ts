import sharp from 'sharp';
import type { Language } from '#core/kernel/language.ts';
import { profile } from '../coaching/coaching-people.ts';
import { check } from '../engine/scenario.ts';
import type { Person, TestServer } from '../engine/test-server.ts';
import type { Window } from '../engine/windows.ts';

/** A member whose profile is open, at an address with their name. */
export const openMember = async (
  testServer: TestServer,
  fullname: string,
  username: string,
  language: Language = 'vi',
): Promise<Person> => {
  const person = await testServer.person(fullname, `${username}@example.com`, { language });
  await profile(testServer, person, { isPublic: true, username });
  return person;
};

export const drawnPicture = (): Promise<Buffer> =>
  sharp({ create: { width: 640, height: 420, channels: 3, background: '#2f8f6b' } })
    .jpeg()
    .toBuffer();

/** The page's policy forbids Playwright's own way of waiting for an expression. */
export const until = async (isSo: () => Promise<boolean> | boolean, what: string, ms = 20_000) => {
  const deadline = Date.now() + ms;
  while (!(await isSo())) {
    check(Date.now() < deadline, what);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

export const titleOf = ({ page }: Pick<Window, 'page'>) => page.title();

export const choose = (window: Window, label: string) =>
  window.page.getByRole('menuitem', { name: label }).click();
