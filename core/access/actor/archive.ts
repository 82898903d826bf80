import type { UserId } from '#core/kernel/id.ts';
import type { Repositories } from '#core/kernel/transaction.ts';

declare module '#core/kernel/hooks.ts' {
  interface Hooks {
    /** What the module keeps of one member, by table: a part of the archive that members download. */
    archiveOf: (
      reads: Repositories,
      userId: UserId,
      at: Date,
    ) => Promise<Readonly<Record<string, readonly object[]>>>;
  }
}

/** The record without what speaks of the platform and not of the person. */
export const without = <Row extends object, Key extends keyof Row & string>(
  row: Row,
  ...names: readonly Key[]
): Omit<Row, Key> =>
  // What is left is the row without those names; fromEntries forgets that.
  Object.fromEntries(
    Object.entries(row).filter(([name]) => !names.some((dropped) => dropped === name)),
  ) as Omit<Row, Key>;
