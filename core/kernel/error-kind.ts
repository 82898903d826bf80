/**
 * What kind of "no" an error code is. Adapters turn a kind into a status (HTTP) or an exit code (command line);
 * a rule only ever names the code.
 */
export const errorKinds = [
  'invalid',
  'unauthenticated',
  'forbidden',
  'not_found',
  'conflict',
  'refused',
  'too_soon',
  'too_large',
  'unavailable',
  'unexpected',
] as const;
export type ErrorKind = (typeof errorKinds)[number];

export type ErrorList = Readonly<Record<string, ErrorKind>>;
/** The names of the values that a code's sentence speaks of. */
export type ErrorParamNames<Errors> = Readonly<Partial<Record<keyof Errors, readonly string[]>>>;
/** The field of the body that a constraint's refusal belongs to, whichever storage noticed. */
export type ErrorFields<Errors> = Readonly<Partial<Record<keyof Errors, `body.${string}`>>>;
