import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { passwordMaxLength, passwordMinLength, staffPasswordMinLength } from '#core/account/password.ts';
import { useToast } from '#ui/components/Toasts.tsx';
import { codeMessage, contractResolver } from '#ui/contract-resolver.ts';
import { applyServerErrors } from '#ui/field-message.ts';
import type { SignedInUser } from '#ui/signed-in.ts';
import { client } from '../../client.ts';
import { sessionsKey } from './use-sessions.ts';

const schemaFor = (least: number) =>
  z
    .object({
      oldPassword: z.string().min(1, codeMessage('auth.old_password_required')),
      newPassword: z
        .string()
        .min(1, { error: codeMessage('auth.new_password_required'), abort: true })
        .min(least, codeMessage('auth.password_too_short', { length: least }))
        .max(passwordMaxLength, codeMessage('auth.password_too_long', { length: passwordMaxLength })),
      confirmPassword: z.string(),
    })
    .superRefine(({ oldPassword, newPassword, confirmPassword }, context) => {
      if (newPassword !== confirmPassword)
        context.addIssue({
          code: 'custom',
          path: ['confirmPassword'],
          message: codeMessage('auth.passwords_differ'),
        });
      if (newPassword === oldPassword)
        context.addIssue({
          code: 'custom',
          path: ['newPassword'],
          message: codeMessage('auth.password_unchanged'),
        });
    });
type Values = Readonly<{ oldPassword: string; newPassword: string; confirmPassword: string }>;

const empty: Values = { oldPassword: '', newPassword: '', confirmPassword: '' };

export const useChangePassword = (user: SignedInUser) => {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const queries = useQueryClient();
  const [refusal, setRefusal] = useState<unknown>();
  // Whoever may do staff work needs a longer one.
  const least = user.permissions.length > 0 ? staffPasswordMinLength : passwordMinLength;
  const form = useForm<Values, unknown, Values>({
    resolver: contractResolver(schemaFor(least)),
    mode: 'onTouched',
    defaultValues: empty,
  });

  const submit = form.handleSubmit(async (body) => {
    setRefusal(undefined);
    try {
      await client.auth.changePassword({ body });
      form.reset(empty);
      toast(formatMessage({ id: 'account.password.changed' }), { kind: 'success' });
      await queries.invalidateQueries({ queryKey: sessionsKey });
    } catch (error) {
      setRefusal(applyServerErrors(form, error, { 'auth.password_incorrect': 'oldPassword' }));
    }
  });

  return { form, submit, refusal, least };
};
