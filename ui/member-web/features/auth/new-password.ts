import { z } from 'zod';
import { passwordMaxLength, passwordMinLength } from '#core/account/password.ts';
import { codeMessage } from '#ui/contract-resolver.ts';

/** The core's rule, said before anything is sent. */
export const newPassword = z
  .string()
  .min(1, { error: codeMessage('auth.password_required'), abort: true })
  .min(passwordMinLength, codeMessage('auth.password_too_short', { length: passwordMinLength }))
  .max(passwordMaxLength, codeMessage('auth.password_too_long', { length: passwordMaxLength }));

export { passwordMinLength };
