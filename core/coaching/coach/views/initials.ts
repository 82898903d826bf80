/** `Nguyễn Thị Hoà` → `N. T. H.`: a member who is not public has no more of a name than this. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/u)
    .flatMap((word) => [...word].find((sign) => /[\p{L}\p{N}]/u.test(sign)) ?? [])
    .map((sign) => `${sign.toLocaleUpperCase('vi')}.`)
    .join(' ');
