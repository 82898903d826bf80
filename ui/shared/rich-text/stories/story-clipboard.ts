import { fireEvent } from 'storybook/test';

type Copied = Readonly<{ html?: string; rtf?: string; text?: string; files?: readonly File[] }>;

const dataOf = ({ html, rtf, text, files = [] }: Copied): DataTransfer => {
  const data = new DataTransfer();
  if (html !== undefined) data.setData('text/html', html);
  if (rtf !== undefined) data.setData('text/rtf', rtf);
  if (text !== undefined) data.setData('text/plain', text);
  for (const file of files) data.items.add(file);
  return data;
};

/** As if it had been copied in another program. */
export const pasteInto = (element: Element, copied: Copied): void => {
  fireEvent(
    element,
    new ClipboardEvent('paste', { clipboardData: dataOf(copied), bubbles: true, cancelable: true }),
  );
};

/** As if it had been dragged out of a folder. */
export const dropOnto = (element: Element, copied: Copied): void => {
  const { left, top } = element.getBoundingClientRect();
  fireEvent(
    element,
    new DragEvent('drop', {
      dataTransfer: dataOf(copied),
      clientX: left + 40,
      clientY: top + 40,
      bubbles: true,
      cancelable: true,
    }),
  );
};
