import Box from '@mui/material/Box';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import type { Language } from '#core/kernel/language.ts';
import { ProgressBar } from '#ui/components/marks/ProgressBar.tsx';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { CheckIcon } from '#ui/icons.tsx';
import { RichTextView } from '#ui/rich-text/RichTextView.tsx';
import { useSite } from '../../../app/page-context.ts';
import type { Lesson, LessonProgress } from '../data.ts';
import { SessionNotes } from '../SessionNotes.tsx';
import { useCompletion } from '../use-completion.ts';
import { type Reading, useReading } from './use-reading.ts';

type Props = Readonly<{
  lesson: Lesson;
  language: Language;
  onProgress: (progress: LessonProgress) => void;
}>;

/** What is still missing before it can be marked, in words. */
const Wait = ({ reading: { hasReachedEnd, secondsLeft } }: Readonly<{ reading: Reading }>) => {
  if (!hasReachedEnd) return <FormattedMessage id="learn.document.scroll" />;
  if (secondsLeft > 0) return <FormattedMessage id="learn.document.wait" values={{ seconds: secondsLeft }} />;
  return <FormattedMessage id="learn.document.ready" />;
};

const Marking = ({ lesson, reading }: Readonly<{ lesson: Lesson; reading: Reading }>) => {
  const { formatMessage } = useIntl();
  const completion = useCompletion(lesson);
  const isReady = reading.hasReachedEnd && reading.secondsLeft === 0;
  const mark = async () => {
    await reading.session.flush();
    await completion.mark();
  };
  return (
    <Box sx={{ mt: 3, display: 'grid', gap: 1.5, p: 2, borderRadius: '16px', bgcolor: 'background.sunken' }}>
      <ProgressBar value={reading.percent} aria-label={formatMessage({ id: 'learn.document.time' })} thin />
      <span>
        <Wait reading={reading} />
      </span>
      {completion.refusal !== undefined && <ErrorNote error={completion.refusal} />}
      <SubmitButton
        type="button"
        size="large"
        startIcon={<CheckIcon />}
        busy={completion.isBusy}
        disabled={!isReady}
        onClick={() => void mark()}
        sx={{ justifySelf: 'start' }}
      >
        <FormattedMessage id="learn.document.mark" />
      </SubmitButton>
    </Box>
  );
};

/** A text that counts once its end was seen and its time has passed; then the learner marks it. */
export const DocumentLesson = ({ lesson, language, onProgress }: Props) => {
  const { baseUrl } = useSite();
  const navigate = useNavigate();
  const reading = useReading(lesson, onProgress);
  return (
    <Box>
      <RichTextView
        html={lesson.html}
        media={lesson.media.shown}
        lang={language}
        baseUrl={baseUrl}
        onOpen={(path) => void navigate(path)}
        onSeen={reading.see}
      />
      <SessionNotes session={reading.session} onTake={() => void reading.session.start()} />
      {reading.isMeasured && <Marking lesson={lesson} reading={reading} />}
      {lesson.progress?.contentDone === true && (
        <Box role="status" sx={{ mt: 3, display: 'flex', gap: 1, color: 'success.main', fontWeight: 600 }}>
          <CheckIcon aria-hidden />
          <FormattedMessage id="learn.document.done" />
        </Box>
      )}
    </Box>
  );
};
