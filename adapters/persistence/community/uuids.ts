const shape = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** What could be an id of the big tables: anything else is in none of them, and PostgreSQL would not read it. */
export const isUuid = (text: string): boolean => shape.test(text);
export const uuidsOf = (texts: readonly string[]): string[] => [...new Set(texts)].filter(isUuid);

/** Above every id: where a list that runs downwards begins. */
export const lastUuid = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
export const firstUuid = '00000000-0000-0000-0000-000000000000';
