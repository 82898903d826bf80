import { normalize, normalizeEmail } from '#core/kernel/text/text.ts';
import { codeMessage } from '#ui/api/field-message.ts';
import { emailProblem, nameProblem, type Problems } from '#ui/api/field-problems.ts';
import { newPasswordProblem, repeatProblem } from './new-password.ts';

export type Registration = Readonly<{
  fullname: string;
  email: string;
  password: string;
  confirmPassword: string;
  consent: boolean;
}>;

export const longestName = 120;

export const registrationProblems = ({
  fullname,
  email,
  password,
  confirmPassword,
  consent,
}: Registration): Problems<Registration> => ({
  fullname:
    fullname.trim() === '' ? codeMessage('auth.fullname_required') : nameProblem(fullname, longestName),
  email: emailProblem(email),
  password: newPasswordProblem(password),
  // Said even while another field is still wrong.
  confirmPassword: repeatProblem(password, confirmPassword),
  consent: consent ? undefined : codeMessage('auth.consent_required'),
});

export const settledRegistration = (values: Registration): Registration => ({
  ...values,
  fullname: normalize(values.fullname),
  email: normalizeEmail(values.email),
});
