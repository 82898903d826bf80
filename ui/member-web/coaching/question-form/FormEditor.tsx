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
import { useToast } from '#ui/components/toasts/Toasts.tsx';
import { InfoIcon } from '#ui/icons.tsx';
import { useFormats } from '#ui/intl.tsx';
import type { QuestionForm } from '../../app/data/coach-desk.ts';
import { FormPreview } from './FormPreview.tsx';
import { focusQuestion, QuestionList } from './QuestionList.tsx';
import { StaleNote } from './StaleNote.tsx';
import { useFormBuilder } from './use-form-builder.ts';

type Part = 'edit' | 'preview';

export const FormEditor = ({ coachId, form }: Readonly<{ coachId: string; form: QuestionForm | null }>) => {
  const { formatMessage } = useIntl();
  const { date } = useFormats();
  const toast = useToast();
  const builder = useFormBuilder({ coachId, form });
  const [part, setPart] = useState<Part>('edit');
  const [openId, setOpenId] = useState<string>();
  const [isComparing, setComparing] = useState(false);
  const { questions, newestNumber, isDirty, isStale, isBusy } = builder;

  const told = (outcome: Awaited<ReturnType<typeof builder.save>>) => {
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
  const shownOnPhone = (each: Part) => ({ xs: part === each ? 'block' : 'none', md: 'block' });

  return (
    <>
      <Stack sx={{ gap: 2, mb: 2.5 }}>
        <Typography sx={{ color: 'text.secondary' }}>
          {form === null ? (
            <FormattedMessage id="questionForm.version.none" />
          ) : (
            <FormattedMessage
              id="questionForm.version"
              values={{ number: newestNumber, date: date(form.createdAt) }}
            />
          )}
        </Typography>
        {builder.isRestored && !isStale && (
          <Alert
            severity="info"
            icon={<InfoIcon fontSize="inherit" />}
            action={
              <Button color="inherit" size="small" onClick={builder.takeNewest}>
                <FormattedMessage id="questionForm.draft.drop" />
              </Button>
            }
          >
            <FormattedMessage id="questionForm.draft" />
          </Alert>
        )}
        {isStale && (
          <StaleNote
            builder={builder}
            isComparing={isComparing}
            onCompare={() => {
              setComparing(!isComparing);
              setPart('preview');
            }}
            onSaveOver={() => void builder.saveOver().then(told)}
          />
        )}
        {builder.refusal !== undefined && <ErrorNote error={builder.refusal} />}
      </Stack>
      <Tabs
        value={part}
        onChange={(_, next: Part) => setPart(next)}
        aria-label={formatMessage({ id: 'questionForm.title' })}
        sx={{ display: { md: 'none' }, mb: 2 }}
      >
        <Tab value="edit" label={<FormattedMessage id="questionForm.part.edit" />} />
        <Tab value="preview" label={<FormattedMessage id="questionForm.part.preview" />} />
      </Tabs>
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
            display: shownOnPhone('edit'),
            // What has the focus is not left under the bar with the button.
            '& input, & textarea, & select, & button': { scrollMarginBottom: { xs: 170, md: 110 } },
          }}
        >
          <QuestionList builder={builder} openId={openId} onOpen={setOpenId} />
        </Box>
        <Stack
          sx={{
            gap: 2,
            display: { xs: part === 'preview' ? 'flex' : 'none', md: 'flex' },
            position: { md: 'sticky' },
            top: 16,
          }}
        >
          {isStale && isComparing && form !== null && (
            <FormPreview
              questions={form.questions}
              title={<FormattedMessage id="questionForm.preview.newest" values={{ number: form.number }} />}
            />
          )}
          <FormPreview
            questions={questions}
            title={
              <FormattedMessage
                id={isStale && isComparing ? 'questionForm.preview.mine' : 'questionForm.preview'}
              />
            }
          />
        </Stack>
      </Box>
      {isDirty && !isStale && (
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
            <FormattedMessage id="questionForm.unsaved" values={{ number: newestNumber + 1 }} />
          </Typography>
          <Stack direction="row" sx={{ gap: 1 }}>
            <Button variant="outlined" onClick={builder.takeNewest} disabled={isBusy}>
              <FormattedMessage id="questionForm.discard" />
            </Button>
            <SubmitButton type="button" busy={isBusy} onClick={() => void builder.save().then(told)}>
              <FormattedMessage id="questionForm.save" />
            </SubmitButton>
          </Stack>
        </Card>
      )}
      <LeaveGuard when={isDirty} text={<FormattedMessage id="questionForm.leave" />} />
    </>
  );
};
