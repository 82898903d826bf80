import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { lessonNoteMaxLength } from '#core/learning/study/lesson-note.ts';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { Field } from '#ui/components/forms/Field.tsx';
import { LimitNote } from '#ui/components/forms/LimitNote.tsx';
import type { Lesson } from './data.ts';
import { useNote } from './use-note.ts';

/** For one's own eyes, beside the lesson; nothing to press. */
export const NotePart = ({ lesson }: Readonly<{ lesson: Lesson }>) => {
  const id = useId();
  const note = useNote(lesson);
  return (
    <Box component="section" aria-labelledby={`${id}-label`}>
      <Field
        id={id}
        label={<FormattedMessage id="learn.note" />}
        hint={<FormattedMessage id="learn.note.hint" />}
        error={undefined}
      >
        <OutlinedInput
          id={id}
          value={note.value}
          onChange={({ target }) => note.change(target.value)}
          onBlur={() => void note.save()}
          fullWidth
          multiline
          minRows={3}
          inputProps={{ maxLength: lessonNoteMaxLength, 'aria-describedby': `${id}-hint` }}
        />
        <LimitNote text={note.value} limit={lessonNoteMaxLength} />
      </Field>
      <Box role="status" sx={{ minHeight: '1.5em', color: 'text.secondary', fontSize: '0.875rem' }}>
        {note.state === 'saving' || note.state === 'changed' ? (
          <FormattedMessage id="learn.note.saving" />
        ) : (
          note.state === 'kept' && note.value !== '' && <FormattedMessage id="learn.note.kept" />
        )}
      </Box>
      {note.state === 'failed' && (
        <>
          <ErrorNote error={note.refusal} />
          <Button variant="outlined" onClick={() => void note.save()}>
            <FormattedMessage id="ui.retry" />
          </Button>
        </>
      )}
    </Box>
  );
};
