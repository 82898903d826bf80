/** The old way: it needs no permission, and works where the page came without encryption. */
const copyBySelection = (text: string): boolean => {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.cssText = 'position:fixed;inset:0 auto auto 0;opacity:0;font-size:16px';
  // Inside a dialog, focus may not leave it.
  const focused = document.activeElement;
  const place = focused?.closest('[role=dialog],[role=alertdialog]') ?? document.body;
  place.append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
};

/** Whether the text is on the clipboard now. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text); // undefined where the page is not secure: caught below like a refusal
    return true;
  } catch {
    return copyBySelection(text);
  }
};
