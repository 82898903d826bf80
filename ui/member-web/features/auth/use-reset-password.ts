import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { z } from 'zod';
import { isApiError } from '#ui/api-error.ts';
import { codeMessage, contractResolver } from '#ui/contract-resolver.ts';
import { applyServerErrors } from '#ui/field-message.ts';
import { signedIn } from '#ui/signed-in.ts';
import { client } from '../../client.ts';
import { newPassword } from './new-password.ts';

const schema = z
  .object({ password: newPassword, confirmPassword: z.string() })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    message: codeMessage('auth.passwords_differ'),
  });

export const useResetPassword = () => {
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const [refusal, setRefusal] = useState<unknown>();
  const [isDone, setDone] = useState(false);
  const form = useForm<z.input<typeof schema>, unknown, z.output<typeof schema>>({
    resolver: contractResolver(schema),
    mode: 'onTouched',
    defaultValues: { password: '', confirmPassword: '' },
  });

  const submit = form.handleSubmit(async (values) => {
    setRefusal(undefined);
    try {
      await client.auth.resetPassword({ body: { token, ...values } });
      setDone(true);
      // Every sign-in has ended, this browser's too.
      if (signedIn.current().status === 'member') signedIn.signOut();
    } catch (error) {
      setRefusal(applyServerErrors(form, error));
    }
  });
  const isDead =
    token === '' || isApiError(refusal, 'auth.token_invalid') || isApiError(refusal, 'auth.token_expired');

  return { form, submit, refusal, isDead, isDone };
};
