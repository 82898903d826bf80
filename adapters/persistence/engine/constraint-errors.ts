import { constraintError } from '#core/error-catalogue.ts';
import { DomainError, type ErrorCode, type ErrorParams } from '#core/kernel/domain-error.ts';

const constraintOf = (error: unknown): string | undefined =>
  error instanceof Error && 'constraint' in error && typeof error.constraint === 'string'
    ? error.constraint
    : undefined;

/** A constraint that fires says no in the words of the domain; anything else passes as it is. */
export const refusing = async <Result>(
  codes: Readonly<Record<string, ErrorCode>>,
  work: PromiseLike<Result>,
  params: ErrorParams = {},
): Promise<Result> => {
  try {
    return await work;
  } catch (error) {
    const code = codes[constraintOf(error) ?? ''];
    throw code ? constraintError(code, params) : error;
  }
};

/** A conditional write that met no row: another writer came in between. */
export const requireFresh = (written: number): void => {
  if (written === 0) throw new DomainError('version.stale');
};
