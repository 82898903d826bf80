import { passwordMaxLength, passwordMinLength } from '#core/people/sign-in/password.ts';
import { codeMessage } from '#ui/api/field-message.ts';
import { passwordProblem } from '#ui/api/field-problems.ts';

/** The core's rule, said before anything is sent. */
export const newPasswordProblem = (password: string, least = passwordMinLength): string | undefined => {
  if (password === '') return passwordProblem(password);
  if (password.length < least) return codeMessage('auth.password_too_short', { length: least });
  if (password.length > passwordMaxLength)
    return codeMessage('auth.password_too_long', { length: passwordMaxLength });
  return undefined;
};

export const repeatProblem = (password: string, repeated: string): string | undefined =>
  password === repeated ? undefined : codeMessage('auth.passwords_differ');

export { passwordMinLength };
