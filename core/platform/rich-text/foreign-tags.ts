import type { Tag } from './allow-list.ts';

/** What other programs write for what the list has under another name. */
export const synonyms: Readonly<Record<string, Tag>> = {
  b: 'strong',
  i: 'em',
  cite: 'em',
  dfn: 'em',
  var: 'em',
  ins: 'u',
  del: 's',
  strike: 's',
  kbd: 'code',
  samp: 'code',
  tt: 'code',
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
};

/** Tags that only begin and end a block: their words do not run into those around them. */
export const boundaries: ReadonlySet<string> = new Set(
  (
    'address article body caption center dd dir dl dt fieldset footer form header hgroup html legend main menu nav ' +
    'section tfoot'
  ).split(' '),
);

/** What goes with all that is in it: program, drawing, another page, and what only a form has. */
export const dropped: ReadonlySet<string> = new Set(
  (
    'applet audio button canvas colgroup datalist embed frameset head iframe math meter noembed noframes noscript ' +
    'object optgroup option plaintext progress script select style svg template textarea title xmp'
  ).split(' '),
);
