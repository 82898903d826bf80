import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { normalize } from '#core/kernel/text/text.ts';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { LeaveGuard } from '#ui/components/forms/LeaveGuard.tsx';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { TextInput } from '#ui/components/forms/TextInput.tsx';
import { applyServerErrors, codeMessage } from '#ui/api/field-message.ts';
import { lineProblem, problemResolver, proseProblem } from '#ui/api/field-problems.ts';
import { useForm } from '#ui/use-form.ts';
import type { ReplyText } from './data.ts';

const longest = { title: 80, text: 4000 } as const;

const unlessFilled = (text: string, problem: string | undefined) =>
  normalize(text) === '' ? codeMessage('input.required') : problem;

const resolver = problemResolver(
  ({ title, text }: ReplyText) => ({
    title: unlessFilled(title, lineProblem(title, longest.title)),
    text: unlessFilled(text, proseProblem(text, longest.text)),
  }),
  ({ title, text }) => ({ title: normalize(title), text: normalize(text) }),
);

type Props = Readonly<{
  start: ReplyText;
  onSave: (reply: ReplyText) => Promise<unknown>;
  onClose: () => void;
}>;

export const ReplyForm = ({ start, onSave, onClose }: Props) => {
  const [refusal, setRefusal] = useState<unknown>();
  const form = useForm<ReplyText>({ resolver, defaultValues: start });
  const { control, formState } = form;

  const submit = form.handleSubmit(async (reply) => {
    setRefusal(undefined);
    try {
      await onSave(reply);
      onClose();
    } catch (error) {
      setRefusal(applyServerErrors(form, error));
    }
  });

  return (
    <Stack component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ gap: 2.5 }}>
      {refusal !== undefined && <ErrorNote error={refusal} />}
      <TextInput
        control={control}
        name="title"
        label={<FormattedMessage id="savedReplies.field.title" />}
        hint={<FormattedMessage id="savedReplies.field.title.hint" />}
        maxLength={longest.title}
        required
      />
      <TextInput
        control={control}
        name="text"
        label={<FormattedMessage id="savedReplies.field.text" />}
        maxLength={longest.text}
        rows={4}
        required
      />
      <Stack direction="row" sx={{ gap: 1 }}>
        <SubmitButton busy={formState.isSubmitting}>
          <FormattedMessage id="ui.save" />
        </SubmitButton>
        <Button variant="outlined" onClick={onClose} disabled={formState.isSubmitting}>
          <FormattedMessage id="ui.cancel" />
        </Button>
      </Stack>
      <LeaveGuard when={formState.isDirty && !formState.isSubmitSuccessful} />
    </Stack>
  );
};
