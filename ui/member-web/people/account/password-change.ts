import { passwordMaxLength } from '#core/people/sign-in/password.ts';
import { codeMessage } from '#ui/api/field-message.ts';
import type { Problems } from '#ui/api/field-problems.ts';

export type PasswordChange = Readonly<{ oldPassword: string; newPassword: string; confirmPassword: string }>;

const newPasswordProblem = ({ oldPassword, newPassword }: PasswordChange, least: number) => {
  if (newPassword === '') return codeMessage('auth.new_password_required');
  if (newPassword.length < least) return codeMessage('auth.password_too_short', { length: least });
  if (newPassword.length > passwordMaxLength)
    return codeMessage('auth.password_too_long', { length: passwordMaxLength });
  return newPassword === oldPassword ? codeMessage('auth.password_unchanged') : undefined;
};

export const passwordChangeProblems =
  (least: number) =>
  (change: PasswordChange): Problems<PasswordChange> => {
    const { oldPassword, newPassword, confirmPassword } = change;
    return {
      oldPassword: oldPassword === '' ? codeMessage('auth.old_password_required') : undefined,
      newPassword: newPasswordProblem(change, least),
      // There is nothing to repeat yet.
      confirmPassword:
        newPassword !== '' && newPassword !== confirmPassword
          ? codeMessage('auth.passwords_differ')
          : undefined,
    };
  };
