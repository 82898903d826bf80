import { expect } from 'storybook/test';

type Keys = Readonly<{ tab: () => Promise<void> }>;

const mostStops = 80;

/** Goes on by the Tab key alone until the focus stands there, as someone without a mouse does. */
export const tabTo = async (userEvent: Keys, find: () => HTMLElement): Promise<void> => {
  for (let stop = 0; stop < mostStops && document.activeElement !== find(); stop += 1)
    // oxlint-disable-next-line no-await-in-loop -- one stop after the other
    await userEvent.tab();
  await expect(find()).toHaveFocus();
};
