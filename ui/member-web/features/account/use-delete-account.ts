import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { codeMessage, contractResolver } from '#ui/contract-resolver.ts';
import { applyServerErrors } from '#ui/field-message.ts';
import { signedIn } from '#ui/signed-in.ts';
import { client } from '../../client.ts';
import { useLocalPath } from '../../LocalLink.tsx';
import { paths } from '../../paths.ts';

const schema = z.object({ password: z.string().min(1, codeMessage('auth.password_required')) });

export const useDeleteAccount = () => {
  const local = useLocalPath();
  const [refusal, setRefusal] = useState<unknown>();
  const [goneOn, setGoneOn] = useState<Date>();
  const form = useForm<z.input<typeof schema>, unknown, z.output<typeof schema>>({
    resolver: contractResolver(schema),
    defaultValues: { password: '' },
  });

  const submit = form.handleSubmit(async (body) => {
    setRefusal(undefined);
    try {
      const { anonymisedAt } = await client.me.delete({ body });
      setGoneOn(anonymisedAt);
    } catch (error) {
      setRefusal(applyServerErrors(form, error, { 'auth.password_incorrect': 'password' }));
    }
  });

  // A fresh page: nothing of this person stays in memory, and no door asks them to sign in again.
  const leave = () => {
    signedIn.signOut();
    location.assign(local(paths.home));
  };

  return { form, submit, refusal, goneOn, leave };
};
