import {
  DomainError,
  fieldError,
  generalErrorParams,
  generalErrors,
  type ErrorCode,
  type ErrorParams,
  type FieldPath,
} from './kernel/domain-error.ts';
import type { ErrorKind } from './kernel/error-kind.ts';
import type { Module } from './kernel/module.ts';
import { modules } from './modules.ts';

type KeysOf<Part> = Part extends unknown ? keyof Part : never;
type Listed =
  | keyof typeof generalErrors
  | KeysOf<Extract<(typeof modules)[number], { errors: object }>['errors']>;
// A code whose module is not in the list, or does not bring its errors, does not compile.
const unlisted: Readonly<Record<Exclude<ErrorCode, Listed>, never>> = {};
void unlisted;

const all: readonly Module[] = modules;

/** Every error that what is built can answer, each with its kind. */
export const errorCatalogue = Object.assign(
  {},
  generalErrors,
  ...all.map(({ errors }) => errors),
) as Readonly<Record<ErrorCode, ErrorKind>>; // `unlisted` has just proved it

export const kindOf = (code: ErrorCode): ErrorKind => errorCatalogue[code];

/** The refusals whose sentence speaks of a value: what throws one gives these params. */
export const errorParams: Readonly<Partial<Record<ErrorCode, readonly string[]>>> = Object.assign(
  {},
  generalErrorParams,
  ...all.map((module) => module.errorParams),
);

const fieldOfConstraint: Readonly<Partial<Record<ErrorCode, FieldPath>>> = Object.assign(
  {},
  ...all.map(({ errorFields }) => errorFields),
);

/** The refusal of a constraint, on its field where it has one. */
export const constraintError = (code: ErrorCode, params: ErrorParams = {}): DomainError => {
  const path = fieldOfConstraint[code];
  return path === undefined ? new DomainError(code, params) : fieldError(path, code, params);
};
