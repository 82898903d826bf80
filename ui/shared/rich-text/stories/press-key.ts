/**
 * A key as the keyboard sends it, to what has the focus: simulated ones do nothing that is the browser's own, such as
 * opening details. Where nobody runs the browser, Enter is the click that it becomes there.
 */
export const pressKey = async (key: 'Enter'): Promise<void> => {
  if (!('__vitest_browser__' in globalThis)) return (document.activeElement as HTMLElement | null)?.click(); // what has the focus
  const { userEvent } = await import('vitest/browser');
  await userEvent.keyboard(`{${key}}`);
};
