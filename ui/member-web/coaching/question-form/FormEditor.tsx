import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { LeaveGuard } from '#ui/components/forms/LeaveGuard.tsx';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { InfoIcon } from '#ui/icons.tsx';
import { useFormats } from '#ui/intl.ts';
import type { QuestionForm } from '../../app/data/coach-desk.ts';
import { FormPreview } from './FormPreview.tsx';
import { focusQuestion, QuestionList } from './QuestionList.tsx';
import { StaleNote } from './StaleNote.tsx';
import { type FormBuilder, useFormBuilder } from './use-form-builder.ts';

type Part = 'edit' | 'preview';

/** The form under work, and what of it is in sight. */
const useEditor = (coachId: string, form: QuestionForm | null) => {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const builder = useFormBuilder({ coachId, form });
  const [part, setPart] = useState<Part>('edit');
  const [openId, setOpenId] = useState<string>();
  const [isComparing, setComparing] = useState(false);

  const showOutcome = (outcome: Awaited<ReturnType<FormBuilder['save']>>) => {
    if (outcome === undefined) return;
    if ('wrong' in outcome) {
      setPart('edit');
      setOpenId(outcome.wrong);
      focusQuestion(outcome.wrong);
      return;
    }
    setComparing(false);
    toast(formatMessage({ id: 'questionForm.saved' }, { number: outcome.saved }), { kind: 'success' });
  };

  return {
    builder,
    part,
    setPart,
    openId,
    setOpenId,
    isComparing,
    compare: () => {
      setComparing(!isComparing);
      setPart('preview');
    },
    save: () => void builder.save().then(showOutcome),
    saveOver: () => void builder.saveOver().then(showOutcome),
  };
};

const VersionLine = ({ form, number }: Readonly<{ form: QuestionForm | null; number: number }>) => {
  const { date } = useFormats();
  return (
    <Typography sx={{ color: 'text.secondary' }}>
      {form === null ? (
        <FormattedMessage id="questionForm.version.none" />
      ) : (
        <FormattedMessage id="questionForm.version" values={{ number, date: date(form.createdAt) }} />
      )}
    </Typography>
  );
};

const RestoredNote = ({ onDrop }: Readonly<{ onDrop: () => void }>) => (
  <Alert
    severity="info"
    icon={<InfoIcon fontSize="inherit" />}
    action={
      <Button color="inherit" size="small" onClick={onDrop}>
        <FormattedMessage id="questionForm.draft.drop" />
      </Button>
    }
  >
    <FormattedMessage id="questionForm.draft" />
  </Alert>
);

/** On a phone the questions and their preview lie behind each other. */
const PartTabs = ({ part, onChange }: Readonly<{ part: Part; onChange: (next: Part) => void }>) => {
  const { formatMessage } = useIntl();
  return (
    <Tabs
      value={part}
      onChange={(_, next: Part) => onChange(next)}
      aria-label={formatMessage({ id: 'questionForm.title' })}
      sx={{ display: { md: 'none' }, mb: 2 }}
    >
      <Tab value="edit" label={<FormattedMessage id="questionForm.part.edit" />} />
      <Tab value="preview" label={<FormattedMessage id="questionForm.part.preview" />} />
    </Tabs>
  );
};

type PreviewsProps = Readonly<{
  questions: FormBuilder['questions'];
  /** The version saved elsewhere, while the two are compared. */
  newest: QuestionForm | null;
  isComparing: boolean;
}>;

const Previews = ({ questions, newest, isComparing }: PreviewsProps) => (
  <>
    {isComparing && newest !== null && (
      <FormPreview
        questions={newest.questions}
        title={<FormattedMessage id="questionForm.preview.newest" values={{ number: newest.number }} />}
      />
    )}
    <FormPreview
      questions={questions}
      title={<FormattedMessage id={isComparing ? 'questionForm.preview.mine' : 'questionForm.preview'} />}
    />
  </>
);

type SaveBarProps = Readonly<{
  nextNumber: number;
  isBusy: boolean;
  onDiscard: () => void;
  onSave: () => void;
}>;

const SaveBar = ({ nextNumber, isBusy, onDiscard, onSave }: SaveBarProps) => (
  <Card
    sx={{
      position: 'sticky',
      bottom: { xs: 'calc(72px + env(safe-area-inset-bottom, 0px))', md: 16 },
      mt: 3,
      p: 1.5,
      zIndex: 2,
      display: 'flex',
      flexWrap: 'wrap',
      gap: 1.5,
      alignItems: 'center',
      justifyContent: 'space-between',
      boxShadow: 4,
    }}
  >
    <Typography variant="body2" sx={{ flex: '1 1 200px', display: { xs: 'none', sm: 'block' } }}>
      <FormattedMessage id="questionForm.unsaved" values={{ number: nextNumber }} />
    </Typography>
    <Stack direction="row" sx={{ gap: 1 }}>
      <Button variant="outlined" onClick={onDiscard} disabled={isBusy}>
        <FormattedMessage id="questionForm.discard" />
      </Button>
      <SubmitButton type="button" busy={isBusy} onClick={onSave}>
        <FormattedMessage id="questionForm.save" />
      </SubmitButton>
    </Stack>
  </Card>
);

export const FormEditor = ({ coachId, form }: Readonly<{ coachId: string; form: QuestionForm | null }>) => {
  const editor = useEditor(coachId, form);
  const { builder, part, isComparing } = editor;
  const { questions, newestNumber, isDirty, isStale, isBusy } = builder;

  return (
    <>
      <Stack sx={{ gap: 2, mb: 2.5 }}>
        <VersionLine form={form} number={newestNumber} />
        {builder.isRestored && !isStale && <RestoredNote onDrop={builder.takeNewest} />}
        {isStale && (
          <StaleNote
            builder={builder}
            isComparing={isComparing}
            onCompare={editor.compare}
            onSaveOver={editor.saveOver}
          />
        )}
        {builder.refusal !== undefined && <ErrorNote error={builder.refusal} />}
      </Stack>
      <PartTabs part={part} onChange={editor.setPart} />
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
        }}
      >
        <Box
          sx={{
            display: { xs: part === 'edit' ? 'block' : 'none', md: 'block' },
            // What has the focus is not left under the bar with the button.
            '& input, & textarea, & select, & button': { scrollMarginBottom: { xs: 170, md: 110 } },
          }}
        >
          <QuestionList builder={builder} openId={editor.openId} onOpen={editor.setOpenId} />
        </Box>
        <Stack
          sx={{
            gap: 2,
            display: { xs: part === 'preview' ? 'flex' : 'none', md: 'flex' },
            position: { md: 'sticky' },
            top: 16,
          }}
        >
          <Previews questions={questions} newest={form} isComparing={isStale && isComparing} />
        </Stack>
      </Box>
      {isDirty && !isStale && (
        <SaveBar
          nextNumber={newestNumber + 1}
          isBusy={isBusy}
          onDiscard={builder.takeNewest}
          onSave={editor.save}
        />
      )}
      <LeaveGuard when={isDirty} text={<FormattedMessage id="questionForm.leave" />} />
    </>
  );
};
