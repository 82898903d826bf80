import { useEffect, useState } from 'react';
import { codeMessage, applyServerErrors } from '#ui/api/field-message.ts';
import { problemResolver } from '#ui/api/field-problems.ts';
import { useForm } from '#ui/use-form.ts';
import { type OwnSanction, useSendAppeal } from './data.ts';

type Values = Readonly<{ text: string }>;

const resolver = problemResolver(
  ({ text }: Values) => ({ text: text.trim() === '' ? codeMessage('input.required') : undefined }),
  ({ text }): Values => ({ text: text.trim() }),
);

/** One appeal; what was typed stays when it could not be sent. */
export const useAppeal = (
  id: string,
  { token, onSent }: Readonly<{ token: string | undefined; onSent: (after: OwnSanction) => void }>,
) => {
  const [refusal, setRefusal] = useState<unknown>();
  const send = useSendAppeal(id, token);
  const form = useForm<Values, unknown, Values>({ resolver, defaultValues: { text: '' } });
  const { setFocus } = form;
  // The form stands where the button was that opened it.
  useEffect(() => setFocus('text'), [setFocus]);
  const submit = form.handleSubmit(async ({ text }) => {
    setRefusal(undefined);
    try {
      onSent(await send(text));
    } catch (error) {
      setRefusal(applyServerErrors(form, error));
    }
  });
  return { form, submit, refusal };
};
