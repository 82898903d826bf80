import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { secondsToLearn } from '#core/learning/lesson/lesson.ts';
import { EmptyState } from '#ui/components/States.tsx';
import { FileIcon, HelpIcon, PlayIcon } from '#ui/icons.tsx';
import { useFormats } from '#ui/intl.ts';
import { RecordLink } from '../../app/parts/cells.tsx';
import { Section } from '../../app/parts/Facts.tsx';
import type { StaffChallenge } from '../data.ts';
import { LessonDialog } from './LessonDialog.tsx';

type Lesson = StaffChallenge['chapters'][number]['lessons'][number];

const QuizLine = ({ id }: Readonly<{ id: string | null }>) =>
  id === null ? null : (
    <Box component="span" sx={{ display: 'inline-flex', gap: 0.5, alignItems: 'center' }}>
      <HelpIcon fontSize="small" />
      <RecordLink place="quizzes" id={id} name={<FormattedMessage id="console.challenges.quiz" />} />
    </Box>
  );

type LineProps = Readonly<{ lesson: Lesson; onRead: () => void }>;

const LessonLine = ({ lesson, onRead }: LineProps) => {
  const { formatMessage } = useIntl();
  const { number } = useFormats();
  const { title, type, isPreview, words, hasCaptions, quizId } = lesson;
  const notes = [
    formatMessage({ id: `console.challenges.lesson.${type}` }),
    formatMessage(
      { id: 'console.challenges.minutes' },
      { count: Math.max(1, Math.round(secondsToLearn(lesson) / 60)) },
    ),
    ...(type === 'DOCUMENT'
      ? [formatMessage({ id: 'console.challenges.words' }, { words: number(words) })]
      : [
          formatMessage({
            id: hasCaptions ? 'console.challenges.captions' : 'console.challenges.noCaptions',
          }),
        ]),
    ...(isPreview ? [formatMessage({ id: 'console.challenges.preview' })] : []),
  ];
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.25, py: 0.75 }}>
      <Box component="span" aria-hidden sx={{ color: 'text.secondary', pt: 0.25 }}>
        {type === 'VIDEO' ? <PlayIcon fontSize="small" /> : <FileIcon fontSize="small" />}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Button
          color="inherit"
          onClick={onRead}
          sx={{ px: 0.5, ml: -0.5, minHeight: 32, textAlign: 'left', overflowWrap: 'anywhere' }}
        >
          {title}
        </Button>
        <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
          {notes.join(' · ')}
        </Typography>
        <QuizLine id={quizId} />
      </Box>
    </Box>
  );
};

const Chapters = ({
  chapters,
  onRead,
}: Pick<StaffChallenge, 'chapters'> & Readonly<{ onRead: (lesson: Lesson) => void }>) => (
  <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
    {chapters.map(({ id, position, title, summary, lessons, quizId: ofChapter }) => (
      <li key={id}>
        <Typography variant="subtitle1" component="h3" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          <FormattedMessage id="console.challenges.chapter" values={{ position, title }} />
        </Typography>
        {summary !== '' && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {summary}
          </Typography>
        )}
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {lessons.map((lesson) => (
            <LessonLine key={lesson.id} lesson={lesson} onRead={() => onRead(lesson)} />
          ))}
        </Box>
        <QuizLine id={ofChapter} />
      </li>
    ))}
  </Box>
);

/** Chapters, lessons and quizzes as their author has them now; each lesson can be read. */
export const Outline = ({
  challenge: { chapters, quizId, language },
}: Readonly<{ challenge: StaffChallenge }>) => {
  const [read, setRead] = useState<Lesson>();
  return (
    <Section
      title={<FormattedMessage id="console.challenges.outline" />}
      note={<FormattedMessage id="console.challenges.outline.note" />}
    >
      {chapters.length === 0 ? (
        <EmptyState compact title={<FormattedMessage id="console.challenges.outline.empty" />} />
      ) : (
        <Chapters chapters={chapters} onRead={setRead} />
      )}
      {quizId !== null && (
        <Box sx={{ mt: 2, pt: 1.5, borderTop: '1px solid', borderColor: 'divider' }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <FormattedMessage id="console.challenges.lastQuiz" />
          </Typography>
          <QuizLine id={quizId} />
        </Box>
      )}
      {read !== undefined && (
        <LessonDialog lesson={read} language={language} onClose={() => setRead(undefined)} />
      )}
    </Section>
  );
};
