import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { z } from 'zod';
import { staffNoteMaxLength } from '#core/member-lifecycle/staff-work/staff-note.ts';
import { adminWork } from '#http/member-lifecycle/contract/staff-work.ts';
import { contractResolver } from '#ui/api/contract-resolver.ts';
import { applyServerErrors } from '#ui/api/field-message.ts';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { LeaveGuard } from '#ui/components/forms/LeaveGuard.tsx';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { TextInput } from '#ui/components/forms/TextInput.tsx';
import { useForm } from '#ui/use-form.ts';

const schema = z.object({ text: adminWork.addNote.body.shape.text });

type Props = Readonly<{
  /** What stands there already; a new note without one. */
  text?: string;
  onSave: (text: string) => Promise<unknown>;
  onCancel?: () => void;
}>;

/** One note as it is written; what was typed stays when saving fails. */
export const NoteForm = ({ text = '', onSave, onCancel }: Props) => {
  const [refusal, setRefusal] = useState<unknown>();
  const form = useForm<z.input<typeof schema>, unknown, z.output<typeof schema>>({
    resolver: contractResolver(schema),
    defaultValues: { text },
  });
  const { isDirty, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (typed) => {
    setRefusal(undefined);
    try {
      await onSave(typed.text);
      form.reset({ text: '' });
    } catch (error) {
      setRefusal(applyServerErrors(form, error));
    }
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <LeaveGuard when={isDirty && !isSubmitting} />
      <Stack sx={{ gap: 1.5 }}>
        {refusal !== undefined && <ErrorNote error={refusal} />}
        <TextInput
          control={form.control}
          name="text"
          rows={3}
          maxLength={staffNoteMaxLength}
          label={<FormattedMessage id={text === '' ? 'console.work.note.new' : 'console.work.note.edit'} />}
          hint={<FormattedMessage id="console.work.note.hint" />}
        />
        <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
          <SubmitButton busy={isSubmitting}>
            <FormattedMessage id="console.work.note.save" />
          </SubmitButton>
          {onCancel !== undefined && (
            <Button variant="text" onClick={onCancel}>
              <FormattedMessage id="ui.cancel" />
            </Button>
          )}
        </Box>
      </Stack>
    </form>
  );
};
