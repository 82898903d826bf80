import { useState } from 'react';
import { applyServerErrors } from '#ui/api/field-message.ts';
import { useForm } from '#ui/use-form.ts';
import { type Application, applicationDraft, applicationResolver } from './application.ts';
import { useSendApplication } from './data.ts';

type Options = Readonly<{ userId: string; start: Application }>;

export const useApply = ({ userId, start }: Options) => {
  const { send, lookAgain } = useSendApplication();
  const [refusal, setRefusal] = useState<unknown>();
  const [draft] = useState(() => applicationDraft(userId));
  const form = useForm<Application>({
    resolver: applicationResolver,
    defaultValues: draft.read() ?? start,
  });

  const submit = form.handleSubmit(async (application) => {
    setRefusal(undefined);
    try {
      await send(application, () => draft.remove());
    } catch (error) {
      setRefusal(applyServerErrors(form, error));
      await lookAgain(error);
    }
  });

  return { form, submit, refusal, keepDraft: () => draft.write(form.getValues()) };
};
