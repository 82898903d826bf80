export type MarkedPart = Readonly<{ text: string; isMemo: boolean }>;

/** PAYFB and what follows it, however a bank spaced, cut or misread it: a help for the eye, not a verdict. */
const candidate = /p[\s.\-_]*[aàáâ][\s.\-_]*[yỳý][\s.\-_]*(?:f[\s.\-_]*[b8]|b)(?:[\s.\-_]*[a-z0-9]){1,8}/gi;

/** A bank's description in parts, those marked that look like one of our codes. */
export const markMemos = (description: string): readonly MarkedPart[] => {
  const parts: MarkedPart[] = [];
  let end = 0;
  for (const { 0: text, index } of description.matchAll(candidate)) {
    if (index > end) parts.push({ text: description.slice(end, index), isMemo: false });
    parts.push({ text, isMemo: true });
    end = index + text.length;
  }
  if (end < description.length) parts.push({ text: description.slice(end), isMemo: false });
  return parts;
};
