import type { Permission } from '#core/access/actor/permission.ts';

/** What may be done to chosen rows of a list. Its words are `console.bulk.<list>.<verb>` and its `.consequence`. */
export type BulkChoice<Row> = Readonly<{
  /** With the list's name, that of the server's action. */
  verb: string;
  rights: readonly Permission[];
  /** `member`: whom it concerns reads the reason; `log`: the log alone keeps it. */
  reason?: 'member' | 'log';
  dangerous?: boolean;
  /** The opposite, and for which rows it leads back to what was: without `of`, for all that were done. */
  undo?: Readonly<{ verb: string; of?: (row: Row) => boolean }>;
}>;

/** A row as it was read: its version, where it has one, goes along. */
export const rowToSend = (row: object): { id: string; version?: number } => {
  const { id, version } = row as { id: string | number; version?: unknown }; // every list's rows have an id
  return { id: String(id), ...(typeof version === 'number' && { version }) };
};

export const inParts = <Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, part) =>
    items.slice(part * size, (part + 1) * size),
  );
