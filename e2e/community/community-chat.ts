import type { Locator } from 'playwright-core';
import type { TestDatabase } from '#adapters/persistence/testing/cluster.ts';
import type { Person } from '../engine/test-server.ts';
import type { Window } from '../engine/windows.ts';

/** Members for a while already, so that they may write as fast as people do who know each other. */
export const ageAccounts = async (db: TestDatabase['db'], people: readonly Person[]): Promise<void> => {
  const ids = people.map(({ id }) => id);
  await db('users')
    .whereIn('id', ids)
    .update({ createdAt: db.raw(`now() - interval '60 days'`) });
  await db('social_counts')
    .insert(ids.map((userId) => ({ userId, posts: 5 })))
    .onConflict('userId')
    .merge(['posts']);
};

export const log = ({ page, word }: Window): Locator =>
  page.getByRole('log', { name: word('chat.messages') });

export const bubble = (window: Window, text: string): Locator =>
  log(window).locator('[data-row]').filter({ hasText: text });

export const field = ({ page, word }: Window): Locator =>
  page.getByRole('textbox', { name: word('chat.write') });

export const write = async (window: Window, text: string): Promise<void> => {
  await field(window).fill(text);
  await window.press('chat.send');
};

/** The count in the navigation, in words; '' where nothing is unread. */
export const badge = async ({ page, word }: Window): Promise<string> => {
  const place = page.getByRole('navigation', { name: word('nav.main') }).locator('visible=true');
  const link = place.getByRole('link', { name: word('nav.chat') }).first();
  return (await link.innerText()).replace(word('nav.chat'), '').trim();
};

/** What a message's own menu offers. */
export const stepOn = async (window: Window, text: string, name: string, step: string): Promise<void> => {
  const row = bubble(window, text);
  await row.hover();
  await row.getByRole('button', { name: window.word('chat.message.menu', { name }) }).click();
  await window.page
    .getByRole('dialog', { name: window.word('chat.message.what') })
    .getByRole('menuitem', { name: step })
    .click();
};
