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
