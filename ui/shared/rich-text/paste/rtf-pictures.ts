const kinds: Readonly<Record<string, string>> = { pngblip: 'image/png', jpegblip: 'image/jpeg' };

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(hex.length / 2);
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = Number.parseInt(hex.slice(at * 2, at * 2 + 2), 16);
  return bytes;
};

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
    const hex = /(?:\}|\s)([\da-f\s]{32,})\}/i.exec(part)?.[1]?.replace(/\s+/g, '') ?? '';
    const type = kind === undefined ? undefined : kinds[kind];
    pictures.push(
      type === undefined || hex.length % 2 === 1 || hex === ''
        ? null
        : new File([bytesOf(hex)], `picture-${pictures.length + 1}.${type === 'image/png' ? 'png' : 'jpg'}`, {
            type,
          }),
    );
  }
  return pictures;
};
