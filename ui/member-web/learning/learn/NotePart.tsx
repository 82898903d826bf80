import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { lessonNoteMaxLength } from '#core/learning/study/lesson-note.ts';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { GrowingArea } from '#ui/components/forms/GrowingArea.tsx';
import { LimitNote } from '#ui/components/forms/LimitNote.tsx';
import { radii } from '#ui/theme/tokens.ts';
import type { Lesson } from './data.ts';
import { useNote } from './use-note.ts';

/** For one's own eyes, beside the lesson; nothing to press. */
export const NotePart = ({ lesson }: Readonly<{ lesson: Lesson }>) => {
  const id = useId();
  const note = useNote(lesson);
  return (
    <Box component="section" aria-labelledby={`${id}-label`}>
      <Box
        component="label"
        id={`${id}-label`}
        htmlFor={id}
        sx={{ display: 'block', mb: 0.75, fontWeight: 600, lineHeight: 1.5 }}
      >
        <FormattedMessage id="learn.note" />
      </Box>
      <Box
        id={`${id}-hint`}
        sx={{ mt: -0.25, mb: 0.75, fontSize: '0.875rem', lineHeight: 1.5, color: 'text.secondary' }}
      >
        <FormattedMessage id="learn.note.hint" />
      </Box>
      <Box
        sx={{
          px: 1.75,
          py: 1.5,
          border: '1px solid',
          borderColor: 'control',
          borderRadius: `${radii.control}px`,
          bgcolor: 'background.paper',
          '&:hover': { borderColor: 'text.primary' },
          '&:focus-within': { borderColor: 'primary.main', boxShadow: 'inset 0 0 0 1px currentColor' },
        }}
      >
        <GrowingArea
          id={id}
          value={note.value}
          onChange={({ target }) => note.change(target.value)}
          onBlur={() => void note.save()}
          minRows={3}
          maxLength={lessonNoteMaxLength}
          aria-describedby={`${id}-hint`}
        />
      </Box>
      <LimitNote text={note.value} limit={lessonNoteMaxLength} />
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
