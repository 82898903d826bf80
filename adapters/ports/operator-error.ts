import type { ErrorKind } from '#core/kernel/error-kind.ts';

/** A failure the operator can mend: its message is the one sentence to print, without a stack. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
  /** What exit code a command ends with. */
  readonly kind: ErrorKind;

  constructor(message: string, { kind = 'invalid', cause }: { kind?: ErrorKind; cause?: unknown } = {}) {
    super(message, cause === undefined ? undefined : { cause });
    this.kind = kind;
  }
}

export const sentenceOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

export const codeOf = (error: unknown): string | undefined => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
};
