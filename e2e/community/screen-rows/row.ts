import type { Locator } from 'playwright-core';
import type { Keyboard } from '../../engine/keyboard.ts';
import type { Window } from '../../engine/windows.ts';
import { until } from '../community-people.ts';

/** A person at a narrow screen who has a keyboard. */
export type Reader = Readonly<{ window: Window; keyboard: Keyboard }>;

/** One screen, and what it takes to use it. */
export type ScreenRow = Readonly<{
  name: string;
  path: string;
  /** There when the screen shows what the server knows. */
  ready: (window: Window) => Locator;
  /** A part of the screen that its address does not name, opened by keys. */
  open?: (reader: Reader) => Promise<void>;
  /** What a thumb looks for. */
  targets: (window: Window) => readonly Locator[];
  /** What the screen is for, done by keys on the screen as it is opened; the focus comes back afterwards. */
  act: (reader: Reader) => Promise<void>;
}>;

/** A screen of a member, who may lose the line. */
export type MemberRow = ScreenRow &
  Readonly<{
    /** What is typed and not yet sent, and where it stands again afterwards. */
    typed?: Readonly<{ text: string; field: (window: Window) => Locator }>;
    /** What the device remembers beside that, shown again by itself. */
    kept?: (window: Window) => Locator;
  }>;

/** A screen, or a part of one, that has nothing to show: it says so, and what one may do. */
export type EmptyRow = Readonly<{
  name: string;
  /** Or what is to be done before there is an address. */
  path: string | (() => Promise<string>);
  /** A part of the screen that its address does not name, opened by keys. */
  open?: (reader: Reader) => Promise<void>;
  /** The id of its words, and what stands in them. */
  says: readonly [id: string, values?: Readonly<Record<string, string>>];
}>;

/** A button that stays pressed, turned over and back; it keeps the focus. */
export const toggleTwice = async ({ keyboard }: Reader, button: Locator): Promise<void> => {
  const before = await button.getAttribute('aria-pressed');
  for (const isOver of [true, false]) {
    await until(
      async () => (await button.getAttribute('aria-disabled')) !== 'true',
      `${String(button)} stays busy`,
    );
    await keyboard.do(button, 'Space');
    const hasTurned = async () => ((await button.getAttribute('aria-pressed')) !== before) === isOver;
    await until(hasTurned, `${String(button)} does nothing`);
    await keyboard.isAt(button);
  }
};
