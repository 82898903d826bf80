const nobody = '00000000-0000-0000-0000-000000000000';
const form = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** An id that a column of that type can be compared with: what is none belongs to no row. */
export const uuidOf = (id: string): string => (form.test(id) ? id : nobody);
