type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isTick = (field: Typed): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

/** What the server wrote into it. The default of a text area keeps line ends that its value never has. */
const written = (field: Exclude<Typed, HTMLSelectElement>) => field.defaultValue.replaceAll('\r\n', '\n');

const isTouched = (field: Typed): boolean => {
  if (field instanceof HTMLSelectElement) {
    const given = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0];
    return field.value !== given?.value;
  }
  if (!isTick(field)) return field.value !== written(field);
  // Of a group of radios only the chosen one counts: choosing it leaves the others.
  return field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox');
};

/** A value as a key press sets it: React, which watches the field's own setter, hears of it only by the event. */
const typeInto = (field: HTMLInputElement | HTMLTextAreaElement, value: string): void => {
  const { selectionStart, selectionEnd } = field;
  field.value = written(field);
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

/**
 * A page from the server can be typed into, or filled in by a password manager, before the application has arrived. Taking
 * over the page leaves a field as it stands, the first update after it does not: so fields are read in between. Answers
 * how to type and choose all of it once more, for the application that listens then.
 */
export const readEarlyTyping = (root: HTMLElement): (() => void) => {
  const touched = [...root.querySelectorAll<Typed>('input, textarea, select')]
    .filter((field) => !(field instanceof HTMLInputElement && field.type === 'file') && isTouched(field))
    .map((field) => ({ field, value: field.value }));
  return () => {
    for (const { field, value } of touched) {
      if (!field.isConnected) continue;
      if (isTick(field)) {
        field.checked = field.defaultChecked;
        field.click();
      } else if (field instanceof HTMLSelectElement) {
        field.value = value;
        field.dispatchEvent(new Event('change', { bubbles: true }));
      } else {
        typeInto(field, value);
      }
    }
  };
};
