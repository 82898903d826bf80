import { useState } from 'react';
import { applyServerErrors } from '#ui/api/field-message.ts';
import { problemResolver } from '#ui/api/field-problems.ts';
import { useForm } from '#ui/use-form.ts';
import { type CreatedToken, useCreateToken } from './data.ts';
import { emptyForm, sentToken, type TokenForm, tokenProblems } from './new-token.ts';

/** What is typed of a new token; once it is made, its value until the page is left or it was put away. */
export const useNewToken = () => {
  const create = useCreateToken();
  const [created, setCreated] = useState<CreatedToken>();
  const [refusal, setRefusal] = useState<unknown>();
  const form = useForm<TokenForm, unknown, ReturnType<typeof sentToken>>({
    resolver: problemResolver(tokenProblems, sentToken),
    defaultValues: emptyForm,
  });

  const submit = form.handleSubmit(async (body) => {
    setRefusal(undefined);
    try {
      setCreated(await create(body));
      form.reset(emptyForm);
    } catch (error) {
      setRefusal(applyServerErrors(form, error, { 'auth.password_incorrect': 'password' }));
    }
  });

  return { form, submit, refusal, created, putAway: () => setCreated(undefined) };
};
