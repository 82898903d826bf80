import { checkWhole, inspectNarrow } from '../../engine/narrow-screen.ts';
import { waitForRest } from '../../engine/page-rest.ts';
import { check } from '../../engine/scenario.ts';
import { until } from '../community-people.ts';
import type { MemberRow, Reader, ScreenRow } from './row.ts';

/** The screen as it is met: its address, and what is opened on it. */
export const openNarrow = async (row: ScreenRow, reader: Reader): Promise<void> => {
  const { window } = reader;
  await window.go(row.path);
  await row.ready(window).first().waitFor();
  await waitForRest(window.page);
  // A dialog that the address opens has the focus already.
  if ((await window.page.getByRole('dialog').count()) === 0) await reader.keyboard.skipToMain();
  await row.open?.(reader);
  await waitForRest(window.page);
  await inspectNarrow(window.page, row.name, row.targets(window));
};

const retryOf = ({ window: { page, word } }: Reader) =>
  page.getByRole('button', { name: word('ui.retry'), exact: true });

/**
 * One sentence and one way on, or what this device keeps of the screen; and nothing that pretends to load.
 * @returns whether the screen is not there
 */
const saysThereIsNoLine = async (row: ScreenRow, reader: Reader): Promise<boolean> => {
  const { window } = reader;
  const { page, word } = window;
  const said = page.getByText(word('ui.error.offline.title')).locator('visible=true');
  await said.or(row.ready(window)).first().waitFor();
  await window.reads('ui.offline');
  await until(
    async () => (await page.locator('[aria-busy="true"]').count()) === 0,
    `${row.name} goes on loading without a line`,
  );
  const isMissing = (await said.count()) > 0;
  if (isMissing) await retryOf(reader).first().waitFor();
  return isMissing;
};

/** Opened with the line, cut, loaded anew from the device alone, and alive again by itself. */
export const loseLine = async (row: MemberRow, reader: Reader): Promise<void> => {
  const { window, keyboard } = reader;
  const { page } = window;
  const { typed } = row;
  if (typed !== undefined) {
    await keyboard.reach(typed.field(window));
    await keyboard.type(typed.text);
  }
  await window.connect(false);
  await page.reload();
  const fromWorker = "performance.getEntriesByType('navigation')[0].workerStart > 0";
  check(await page.evaluate<boolean>(fromWorker), `${row.name} was not started by the service worker`);
  const isMissing = await saysThereIsNoLine(row, reader);
  await checkWhole(page, `${row.name} without a line`);
  if (isMissing) {
    await keyboard.do(retryOf(reader).first());
    await saysThereIsNoLine(row, reader);
  }

  await window.stay();
  await window.connect(true);
  await row.ready(window).first().waitFor();
  await waitForRest(page);
  check((await retryOf(reader).count()) === 0, `${row.name} still offers to try again`);
  await row.kept?.(window).waitFor();
  await row.open?.(reader);
  if (typed !== undefined) {
    const field = typed.field(window);
    await field.waitFor();
    const kept = await field.inputValue();
    check(kept === typed.text, `of what was typed into ${row.name} this is left: "${kept}"`);
  }
  await window.stayed();
};
