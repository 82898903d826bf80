/** A failure the operator can mend: its message is the one sentence to print, without a stack. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}

export const sentenceOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

export const codeOf = (error: unknown): string | undefined => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
};
