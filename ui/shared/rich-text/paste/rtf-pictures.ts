const kinds: Readonly<Record<string, string>> = { pngblip: 'image/png', jpegblip: 'image/jpeg' };

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(hex.length / 2);
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = Number.parseInt(hex.slice(at * 2, at * 2 + 2), 16);
  return bytes;
};

const innerGroups = /\{[^{}]*\}/g;
const controlWords = /\\(?:\*|[a-z]+-?\d*)\s?/gi;

/** What a picture holds by itself: groups within it say how it is drawn, and one of them is an id that looks like bytes. */
const hexIn = (part: string): string => {
  let own = part;
  for (let before = ''; before !== own;) {
    before = own;
    own = own.replace(innerGroups, '');
  }
  const end = own.indexOf('}');
  return own
    .slice(0, end === -1 ? undefined : end)
    .replace(controlWords, '')
    .replace(/\s+/g, '');
};

/** No picture is smaller, in characters. */
const leastHex = 32;

const isHex = (text: string): boolean =>
  text.length >= leastHex && text.length % 2 === 0 && !/[^\da-f]/i.test(text);

/**
 * Word on a desk names pictures by files that no page may read, and puts their bytes beside the HTML, in RTF. One for each
 * picture, in the order of the text; null where it is of a kind that browsers don't draw.
 */
export const picturesInRtf = (rtf: string): readonly (File | null)[] => {
  const pictures: (File | null)[] = [];
  // Each picture is written twice: for programs of today, and in `nonshppict` for those of yesterday.
  const current = rtf.replace(/\{\\nonshppict[\s\S]*?\}\}/g, '');
  for (const part of current.split('{\\pict').slice(1)) {
    const kind = /\\(pngblip|jpegblip)/.exec(part)?.[1];
    const type = kind === undefined ? undefined : kinds[kind];
    const hex = type === undefined ? '' : hexIn(part);
    pictures.push(
      type !== undefined && isHex(hex)
        ? new File([bytesOf(hex)], `picture-${pictures.length + 1}.${type === 'image/png' ? 'png' : 'jpg'}`, {
            type,
          })
        : null,
    );
  }
  return pictures;
};
