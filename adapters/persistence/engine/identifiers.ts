const remembered = (convert: (name: string) => string) => {
  const known = new Map<string, string>();
  return (name: string): string => {
    const found = known.get(name);
    if (found !== undefined) return found;
    // Names come from code, so the map stays small; the bound is for a caller that makes them up.
    if (known.size >= 5_000) known.clear();
    const converted = convert(name);
    known.set(name, converted);
    return converted;
  };
};

export const toSnakeCase = remembered((name) =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
);

/** Only letters are joined (`line_2` stays), so that every name has its way back. */
export const toCamelCase = remembered((name) =>
  name.replace(/(?<=.)_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
);

type Row = Record<string, unknown>;

/** Rows of one result share their columns, so the names are looked up once per result. */
export const camelCaseRows = <Rows extends Row>(rows: Rows[]): Rows[] => {
  const first = rows[0];
  if (!first) return rows;
  const columns = Object.keys(first);
  const names = columns.map(toCamelCase);
  if (names.every((name, index) => name === columns[index])) return rows;
  return rows.map((row) => {
    const renamed: Row = {};
    for (let index = 0; index < columns.length; index++) {
      renamed[names[index] as string] = row[columns[index] as string]; // both arrays have this length
    }
    return renamed as Rows; // same values under the names the caller's type uses
  });
};
