import type { Actor } from '../actor/actor.ts';
import type { StaffListName } from '../saved-view/staff-lists.ts';
import type { Repositories } from '#core/kernel/transaction.ts';

/** One chosen row; the version, where the list shows one, is the one that was read. */
export type BulkRow = Readonly<{ id: string; version?: number | undefined }>;

/** What the single action is asked for one row; without a version it is the one that no row has. */
export type BulkGiven = Readonly<{ id: string; version: number; reason: string }>;

/**
 * What staff may do to many rows of a list at once. It holds no rule: `act` is the single action, which decides about
 * each row by itself and writes its own line into the audit log.
 */
export type BulkAction<UseCases = never> = Readonly<{
  list: StaffListName;
  /** The single action asks why; one reason stands for all rows. */
  takesReason?: boolean;
  /** Whether the row is so already: then nothing is done, and nothing is written down. */
  isSo: (repositories: Repositories, id: string, at: Date) => Promise<boolean>;
  act: (useCases: UseCases, actor: Actor, given: BulkGiven) => Promise<unknown>;
}>;

/** Of one module, by `list.verb`. */
export const bulkActions =
  <UseCases>() =>
  <const Actions extends Readonly<Record<`${StaffListName}.${string}`, BulkAction<UseCases>>>>(
    actions: Actions,
  ): Actions =>
    actions;

/** As many as a page of a list holds at most. */
export const bulkMaxRows = 100;

/** What happened to a row: done, was so already, or refused with a reason. */
export const bulkResults = ['DONE', 'ALREADY', 'REFUSED'] as const;
export type BulkResult = (typeof bulkResults)[number];
