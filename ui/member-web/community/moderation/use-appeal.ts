import { useEffect, useMemo, useState } from 'react';
import { codeMessage, applyServerErrors } from '#ui/api/field-message.ts';
import { problemResolver } from '#ui/api/field-problems.ts';
import { useForm } from '#ui/use-form.ts';
import { localDraft, textsIn } from '../../app/device/local-draft.ts';
import { type OwnSanction, useSendAppeal } from './data.ts';

type Values = Readonly<{ text: string }>;

const resolver = problemResolver(
  ({ text }: Values) => ({ text: text.trim() === '' ? codeMessage('input.required') : undefined }),
  ({ text }): Values => ({ text: text.trim() }),
);

/** What was typed and not sent, one for each decision. */
export const appealDraft = (sanctionId: string) => localDraft(`appeal:${sanctionId}`, textsIn(['text']));

type Options = Readonly<{
  token: string | undefined;
  /** A person has just asked for the form: it stands where the button was, and takes the focus. */
  isAskedFor: boolean;
  onSent: (after: OwnSanction) => void;
}>;

/** One appeal; what was typed stays on this device until it is sent, or given up. */
export const useAppeal = (id: string, { token, isAskedFor, onSent }: Options) => {
  const [refusal, setRefusal] = useState<unknown>();
  const send = useSendAppeal(id, token);
  const kept = useMemo(() => appealDraft(id), [id]);
  const form = useForm<Values, unknown, Values>({
    resolver,
    defaultValues: { text: kept.read()?.text ?? '' },
  });
  const { setFocus, subscribe } = form;
  useEffect(() => {
    if (isAskedFor) setFocus('text');
  }, [isAskedFor, setFocus]);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback({ values: { text }, type }) {
          if (type !== 'change') return;
          if (text.trim() === '') kept.remove();
          else kept.write({ text });
        },
      }),
    [kept, subscribe],
  );
  const submit = form.handleSubmit(async ({ text }) => {
    setRefusal(undefined);
    try {
      const after = await send(text);
      kept.remove();
      onSent(after);
    } catch (error) {
      setRefusal(applyServerErrors(form, error));
    }
  });
  return { form, submit, refusal, giveUp: kept.remove };
};
