import type { Locator } from 'playwright-core';
import { check } from '../engine/scenario.ts';
import type { Window } from '../engine/windows.ts';

/** A box to type in, by the beginning of its label: what is required has a mark behind it. */
export const box = ({ page }: Pick<Window, 'page'>, label: string): Locator =>
  page.getByRole('textbox', { name: label }).locator('visible=true').first();

/** Answers the question of an irreversible step, after having read what it says. */
export const confirm = async (
  { page }: Window,
  title: string,
  label: string,
  expected: readonly string[] = [],
): Promise<void> => {
  const dialog = page.getByRole('alertdialog', { name: title });
  await dialog.waitFor();
  const said = (await dialog.innerText()).replace(/\s+/g, ' ');
  for (const each of expected) check(said.includes(each), `the question lacks "${each}": ${said}`);
  await dialog.getByRole('button', { name: label, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
};

/** Every step of the coins' way, as this side reads it. */
export const escrow = async ({ page, word }: Window): Promise<readonly string[]> =>
  (
    await page
      .getByRole('list', { name: word('review.escrow') })
      .first()
      .getByRole('listitem')
      .allInnerTexts()
  ).map((text) => text.replace(/\s+/g, ' '));

/** The whole way is behind the coins. */
export const allDone = async (window: Window, steps: number): Promise<void> => {
  const way = await escrow(window);
  const done = window.word('review.escrow.state.done');
  check(
    way.length === steps && way.every((step) => step.includes(done)),
    `the coins went this way: ${way.join(' | ')}`,
  );
};

export const stars = async ({ page, word }: Window, value: number): Promise<void> =>
  page.getByRole('radio', { name: word('ui.stars', { value }), exact: true }).check({ force: true });

/** A person on a card or in a row: one link by its name. */
export const openPerson = async ({ page }: Window, name: string): Promise<void> =>
  page.getByRole('link', { name, exact: true }).locator('visible=true').first().click();
