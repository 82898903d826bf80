const longest = 90;

/** The beginning of a text, up to the end of a word. */
export const excerptOf = (text: string): string => {
  if (text.length <= longest) return text;
  const start = text.slice(0, longest - 1);
  const end = start.lastIndexOf(' ');
  return `${start.slice(0, end > longest / 2 ? end : longest - 1).replace(/[\s.,;:!?…]+$/u, '')}…`;
};
