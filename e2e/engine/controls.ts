import type { Locator } from 'playwright-core';
import { check } from './scenario.ts';

const patienceMs = 60_000;

/**
 * Presses a switch or a choice that is saved at once, if it stands otherwise, and waits until it shows that: what is being
 * saved is drawn a moment after the press, which the browser's own `setChecked` takes for a press that did nothing.
 */
export const turn = async (control: Locator, isOn = true): Promise<void> => {
  if ((await control.isChecked()) === isOn) return;
  await control.click();
  const deadline = performance.now() + patienceMs;
  while ((await control.isChecked()) !== isOn) {
    check(performance.now() < deadline, `${String(control)} did not turn`);
    await control.page().waitForTimeout(25);
  }
};
