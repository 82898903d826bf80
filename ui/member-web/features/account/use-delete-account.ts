import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { codeMessage, contractResolver } from '#ui/contract-resolver.ts';
import { applyServerErrors } from '#ui/field-message.ts';
import { signedIn } from '#ui/signed-in.ts';
import { client } from '../../client.ts';
import { useLocalNavigate } from '../../LocalLink.tsx';
import { paths } from '../../paths.ts';

const schema = z.object({ password: z.string().min(1, codeMessage('auth.password_required')) });

export const useDeleteAccount = () => {
  const navigate = useLocalNavigate();
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

  const leave = async () => {
    await navigate(paths.home);
    signedIn.signOut();
  };

  return { form, submit, refusal, goneOn, leave };
};
