import { fieldError, type FieldPath } from '#core/kernel/domain-error.ts';

export const passwordMinLength = 6;
export const staffPasswordMinLength = 12;
export const passwordMaxLength = 128;

/** Taken exactly as typed: no trimming, no normalising. */
export const checkPassword = (password: string, isStaff = false, path: FieldPath = 'body.password'): void => {
  const least = isStaff ? staffPasswordMinLength : passwordMinLength;
  if (password.length < least) throw fieldError(path, 'auth.password_too_short', { length: least });
  if (password.length > passwordMaxLength)
    throw fieldError(path, 'auth.password_too_long', { length: passwordMaxLength });
};

export const checkNewPassword = (
  input: { password: string; confirmPassword: string },
  isStaff = false,
  path: FieldPath = 'body.password',
): void => {
  checkPassword(input.password, isStaff, path);
  if (input.password !== input.confirmPassword)
    throw fieldError('body.confirmPassword', 'auth.passwords_differ');
};
