import type { Actor } from '../actor/actor.ts';
import { requireList } from '../saved-view/staff-lists.ts';
import { DomainError, fieldError, type ErrorCode, type ErrorParams } from '#core/kernel/domain-error.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { bulkMaxRows, type BulkAction, type BulkResult, type BulkRow } from './bulk-action.ts';

export type BulkOutcome = Readonly<{
  id: string;
  result: BulkResult;
  /** Of a row that was refused. */
  code: ErrorCode | null;
  params: ErrorParams;
  /** Of the row as it stands now, where it has one: what takes it back has seen this. */
  version: number | null;
}>;

/** Keeps what a row's step did together with its answer, so that the same request asked again gets the same one. */
export type KeepStep = (row: string, work: () => Promise<BulkOutcome>) => Promise<BulkOutcome>;

type Asked = Readonly<{
  action: string;
  rows: readonly BulkRow[];
  reason?: string | undefined;
  /** Says what would happen to each row, and leaves every one as it is. */
  rehearsal: boolean;
}>;

/** Leaves a transaction without its effects, with what was found out. */
class Found extends Error {
  readonly outcome: BulkOutcome;
  constructor(outcome: BulkOutcome) {
    super('Nothing of this is kept');
    this.outcome = outcome;
  }
}

/** Who asks, whether the server can answer, and what was typed for all: no matter of a single row. */
const isForAll = ({ code, fields }: DomainError): boolean =>
  (/^(?:access|auth|generic|request|service)\./.test(code) && code !== 'access.not_authorized') ||
  fields.some(({ path }) => path === 'body.reason');

const versionOf = (result: unknown): number | null =>
  typeof result === 'object' && result !== null && 'version' in result && typeof result.version === 'number'
    ? result.version
    : null;

type Step = Readonly<{
  act: (given: Readonly<{ id: string; version: number; reason: string }>) => Promise<unknown>;
  isSo: BulkAction['isSo'];
  reason: string;
  rehearsal: boolean;
  keep: KeepStep;
}>;

/**
 * One row by its own transaction, in which the single action runs as it always does. A rehearsal is the same work with
 * its effects taken back, so it can't say anything else than the action itself.
 */
const stepOn =
  ({ transaction, clock }: Pick<Ports, 'transaction' | 'clock'>, step: Step) =>
  async ({ id, version = 0 }: BulkRow): Promise<BulkOutcome> => {
    const outcome = (result: BulkResult, parts: Partial<BulkOutcome> = {}): BulkOutcome => ({
      id,
      result,
      code: null,
      params: {},
      version: null,
      ...parts,
    });
    const work = () =>
      transaction(async (repositories) => {
        const wasSo = await step.isSo(repositories, id, clock.now());
        let done: unknown;
        try {
          done = await step.act({ id, version, reason: step.reason });
        } catch (error) {
          // Refused because it is so: that is what was asked for.
          if (wasSo && error instanceof DomainError && !isForAll(error)) throw new Found(outcome('ALREADY'));
          throw error;
        }
        if (wasSo) throw new Found(outcome('ALREADY'));
        if (step.rehearsal) throw new Found(outcome('DONE'));
        return outcome('DONE', { version: versionOf(done) });
      });
    try {
      return await (step.rehearsal ? work() : step.keep(id, work));
    } catch (error) {
      if (error instanceof Found) return error.outcome;
      if (!(error instanceof DomainError) || isForAll(error)) throw error;
      return outcome('REFUSED', { code: error.code, params: error.params });
    }
  };

const withoutKeeping: KeepStep = (_row, work) => work();

/**
 * Does one action to many rows, one after the other, and says of each what happened. What was done stays done when a
 * later row, or the line to the person who asked, fails; asked again, the rows that were done are not done twice.
 */
export const runBulkAction =
  (
    ports: Pick<Ports, 'transaction' | 'clock'>,
    actions: ReadonlyMap<string, Readonly<{ action: BulkAction; useCases: object }>>,
  ) =>
  async (
    actor: Actor,
    { action: name, rows, reason = '', rehearsal }: Asked,
    keep: KeepStep = withoutKeeping,
  ): Promise<readonly BulkOutcome[]> => {
    const found = actions.get(name);
    if (!found) throw new DomainError('bulk_action.unknown');
    const { action, useCases } = found;
    requireList(actor, action.list);
    if (rows.length > bulkMaxRows) throw fieldError('body.rows', 'input.max_value', { value: bulkMaxRows });
    if (action.takesReason && reason.trim() === '') throw fieldError('body.reason', 'input.required');
    const step = stepOn(ports, {
      act: (given) => action.act(useCases as never, actor, given), // the module's own, by the same name
      isSo: action.isSo,
      reason,
      rehearsal,
      keep,
    });
    const outcomes: BulkOutcome[] = [];
    const seen = new Set<string>();
    for (const row of rows) {
      if (seen.has(row.id)) continue;
      seen.add(row.id);
      outcomes.push(await step(row));
    }
    return outcomes;
  };
