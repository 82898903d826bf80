/** Vietnamese people are called by their last word: Nguyễn Thị Ánh is Á. */
export const initialOf = (name: string) => (name.trim().split(/\s+/).at(-1)?.[0] ?? '?').toUpperCase();
