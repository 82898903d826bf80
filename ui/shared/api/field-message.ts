import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { ErrorCode } from '#core/kernel/domain-error.ts';
import { type ApiError, type IssueParams, isApiError } from './api-error.ts';

/** A field's error travels as one string: a message id and, where its sentence needs numbers, their JSON. */
export const fieldMessage = (id: string, params: IssueParams = {}) =>
  Object.keys(params).length > 0 ? `${id}?${JSON.stringify(params)}` : id;

export const codeMessage = (code: ErrorCode, params: IssueParams = {}) =>
  fieldMessage(`error.${code}`, params);

export const readFieldMessage = (message: string): { id: string; params: IssueParams } => {
  const at = message.indexOf('?');
  if (at < 0) return { id: message, params: {} };
  try {
    return { id: message.slice(0, at), params: JSON.parse(message.slice(at + 1)) as IssueParams }; // written by fieldMessage
  } catch {
    return { id: message, params: {} };
  }
};

/** `body.waist` is where the contract found it; the form calls the same field `waist`. */
const fieldOf = (path: string) => path.replace(/^(body|query|params)\./, '');

/**
 * Puts the server's answer on the fields it speaks of and moves focus to the first. Returns what is left for the top
 * of the form: nothing when every issue found its field.
 */
export const applyServerErrors = <Values extends FieldValues, Context, Output>(
  form: UseFormReturn<Values, Context, Output>,
  error: unknown,
  names: Readonly<Partial<Record<string, Path<Values>>>> = {},
): ApiError | undefined => {
  if (!isApiError(error)) throw error;

  const values = form.getValues();
  const known = (name: string) =>
    name
      .split('.')
      .reduce<unknown>((value, key) => (value as Record<string, unknown> | null)?.[key], values) !==
    undefined; // any depth of plain values
  let placed = 0;
  for (const issue of error.fields) {
    const name = names[issue.path] ?? names[issue.code] ?? fieldOf(issue.path);
    if (!known(name)) continue;
    form.setError(
      name as Path<Values>,
      { type: 'server', message: fieldMessage(`error.${issue.code}`, issue.params) },
      { shouldFocus: placed === 0 },
    ); // known() saw it among the values
    placed += 1;
  }
  const own = names[error.code];
  if (own !== undefined && error.fields.length === 0) {
    form.setError(
      own,
      { type: 'server', message: fieldMessage(`error.${error.code}`, error.params) },
      { shouldFocus: true },
    );
    return undefined;
  }
  return placed > 0 && placed === error.fields.length ? undefined : error;
};
