import { useState } from 'react';
import { useIntl } from 'react-intl';
import { passwordMinLength, staffPasswordMinLength } from '#core/people/sign-in/password.ts';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { applyServerErrors } from '#ui/api/field-message.ts';
import { problemResolver } from '#ui/api/field-problems.ts';
import type { SignedInUser } from '#ui/api/signed-in.ts';
import { useForm } from '#ui/use-form.ts';
import { changePassword, useRefreshSessions } from './data.ts';
import { type PasswordChange, passwordChangeProblems } from './password-change.ts';

const empty: PasswordChange = { oldPassword: '', newPassword: '', confirmPassword: '' };

export const useChangePassword = (user: SignedInUser) => {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const refreshSessions = useRefreshSessions();
  const [refusal, setRefusal] = useState<unknown>();
  // A person who may do staff work needs a longer one.
  const least = user.permissions.length > 0 ? staffPasswordMinLength : passwordMinLength;
  const form = useForm<PasswordChange, unknown, PasswordChange>({
    resolver: problemResolver(passwordChangeProblems(least), (values) => values),
    defaultValues: empty,
  });

  const submit = form.handleSubmit(async (body) => {
    setRefusal(undefined);
    try {
      await changePassword(body);
      form.reset(empty);
      toast(formatMessage({ id: 'account.password.changed' }), { kind: 'success' });
      await refreshSessions();
    } catch (error) {
      setRefusal(applyServerErrors(form, error, { 'auth.password_incorrect': 'oldPassword' }));
    }
  });

  return { form, submit, refusal, least };
};
