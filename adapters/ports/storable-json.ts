/** As the database can keep it: JSON without the two things PostgreSQL's text refuses, NUL and half a character. */
export const storable = (value: unknown): unknown => {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed();
  if (Array.isArray(value)) return value.map(storable);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value ?? null;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [storable(key), storable(item)]));
};
