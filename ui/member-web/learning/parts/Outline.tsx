import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { PlainChip } from '#ui/components/marks/PlainChip.tsx';
import { visuallyHidden } from '#ui/components/visually-hidden.ts';
import { CheckIcon, ChevronDownIcon, ClipboardIcon, FileIcon, LockIcon, PlayIcon } from '#ui/icons.tsx';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { lessonPath, quizPath } from '../../app/paths.ts';
import type { Challenge, Chapter, OutlineLesson, OutlineQuiz } from '../data.ts';
import { LearningTime } from './Facts.tsx';
import { GateReason } from './GateReason.tsx';

type State = OutlineLesson['state'];

const row = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 1.25,
  px: 1.5,
  py: 1,
  minHeight: 44,
  position: 'relative',
  borderRadius: '12px',
} as const;

type RowProps = Readonly<{
  state: State;
  reason: string | null;
  kind: 'VIDEO' | 'DOCUMENT' | 'QUIZ';
  title: string;
  lang: string;
  note: ReactNode;
  /** Absent where it leads nowhere for this reader. */
  to: string | undefined;
  isCurrent: boolean;
  onOpen: (() => void) | undefined;
  mark?: ReactNode;
}>;

const kindIcons = { VIDEO: PlayIcon, DOCUMENT: FileIcon, QUIZ: ClipboardIcon } as const;

const StateIcon = ({ state, kind }: Pick<RowProps, 'state' | 'kind'>) => {
  const Icon = state === 'DONE' ? CheckIcon : state === 'LOCKED' ? LockIcon : kindIcons[kind];
  return (
    <Icon
      aria-hidden
      sx={{ fontSize: '1.25rem', mt: 0.25, color: state === 'DONE' ? 'success.main' : 'text.secondary' }}
    />
  );
};

const Row = ({ state, reason, kind, title, lang, note, to, isCurrent, onOpen, mark }: RowProps) => (
  <Box component="li" sx={{ ...row, ...(isCurrent ? { bgcolor: 'primary.soft' } : {}) }}>
    <StateIcon state={state} kind={kind} />
    <Box sx={{ minWidth: 0, flexGrow: 1 }}>
      {to === undefined ? (
        <Box component="span" lang={lang} sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Box>
      ) : (
        <Link
          component={LocalLink}
          to={to}
          color="inherit"
          underline="hover"
          lang={lang}
          {...(isCurrent ? { 'aria-current': 'page' as const } : {})}
          {...(onOpen === undefined ? {} : { onClick: onOpen })}
          sx={{
            // The whole row takes a thumb.
            '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '12px' },
            overflowWrap: 'anywhere',
            fontWeight: isCurrent ? 600 : 400,
          }}
        >
          {title}
        </Link>
      )}
      <Box component="span" sx={visuallyHidden}>
        <FormattedMessage id={`catalogue.state.${state}`} />
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {note}
        {state === 'LOCKED' && reason !== null && reason !== 'enrolment.required' && (
          <Box component="span" sx={{ display: 'block' }}>
            <GateReason reason={reason} />
          </Box>
        )}
      </Box>
    </Box>
    {mark}
  </Box>
);

export type OutlineProps = Readonly<{
  challenge: Pick<Challenge, 'slug' | 'language' | 'chapters' | 'quiz' | 'enrolment' | 'isOwn'>;
  /** The lesson or quiz that the reader is at. */
  currentId?: string;
  onOpen?: () => void;
}>;

const Lesson = ({
  lesson,
  challenge,
  currentId,
  onOpen,
}: OutlineProps & Readonly<{ lesson: OutlineLesson }>) => {
  const { slug, language, enrolment } = challenge;
  const { id, title, type, state, reason, seconds, isPreview } = lesson;
  return (
    <Row
      state={state}
      reason={reason}
      kind={type}
      title={title}
      lang={language}
      to={state === 'LOCKED' ? undefined : lessonPath(slug, id)}
      isCurrent={id === currentId}
      onOpen={onOpen}
      note={
        <>
          <FormattedMessage id={`catalogue.lesson.${type}`} />
          {' · '}
          <LearningTime minutes={Math.ceil(seconds / 60)} />
        </>
      }
      mark={
        isPreview &&
        enrolment === null && <PlainChip tone="primary" label={<FormattedMessage id="catalogue.preview" />} />
      }
    />
  );
};

const Quiz = ({ quiz, challenge, currentId, onOpen }: OutlineProps & Readonly<{ quiz: OutlineQuiz }>) => {
  const { slug, language, enrolment } = challenge;
  const { id, title, questions, state, reason } = quiz;
  return (
    <Row
      state={state}
      reason={reason}
      kind="QUIZ"
      title={title}
      lang={language}
      to={enrolment === null || state === 'LOCKED' ? undefined : quizPath(slug, id)}
      isCurrent={id === currentId}
      onOpen={onOpen}
      note={<FormattedMessage id="catalogue.quiz" values={{ count: questions }} />}
    />
  );
};

const holds = ({ lessons, quiz }: Chapter, id: string | undefined): boolean =>
  quiz?.id === id || lessons.some((lesson) => lesson.id === id || lesson.quiz?.id === id);

const list = { listStyle: 'none', m: 0, p: 0 } as const;

const ChapterPart = ({ chapter, ...props }: OutlineProps & Readonly<{ chapter: Chapter }>) => {
  const { challenge, currentId } = props;
  const { position, title, summary, lessons, quiz, state } = chapter;
  const isOpen = currentId === undefined ? position === 1 || state === 'OPEN' : holds(chapter, currentId);
  return (
    <Box
      component="details"
      open={isOpen}
      sx={{
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: '16px',
        bgcolor: 'background.paper',
        '&[open] > summary .turn': { transform: 'rotate(180deg)' },
      }}
    >
      <Box
        component="summary"
        sx={{
          ...row,
          alignItems: 'center',
          cursor: 'pointer',
          listStyle: 'none',
          '&::-webkit-details-marker': { display: 'none' },
        }}
      >
        <StateIcon state={state} kind="DOCUMENT" />
        <Typography
          component="h3"
          variant="subtitle1"
          lang={challenge.language}
          sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}
        >
          <FormattedMessage id="catalogue.chapter" values={{ position, title }} />
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
          <FormattedMessage
            id="catalogue.chapter.done"
            values={{
              done: lessons.filter((lesson) => lesson.state === 'DONE').length,
              count: lessons.length,
            }}
          />
        </Typography>
        <ChevronDownIcon className="turn" aria-hidden />
      </Box>
      {summary !== '' && (
        <Typography variant="body2" lang={challenge.language} sx={{ px: 2, pb: 1, color: 'text.secondary' }}>
          {summary}
        </Typography>
      )}
      <Box component="ol" sx={{ ...list, px: 0.5, pb: 1 }}>
        {lessons.flatMap((lesson) => [
          <Lesson key={lesson.id} lesson={lesson} {...props} />,
          ...(lesson.quiz === null ? [] : [<Quiz key={lesson.quiz.id} quiz={lesson.quiz} {...props} />]),
        ])}
        {quiz !== null && <Quiz quiz={quiz} {...props} />}
      </Box>
    </Box>
  );
};

/** Chapters, lessons and quizzes with what is open, done and shut, and why. */
export const Outline = (props: OutlineProps) => {
  const { chapters, quiz } = props.challenge;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {chapters.map((chapter) => (
        <ChapterPart key={chapter.id} chapter={chapter} {...props} />
      ))}
      {quiz !== null && (
        <Box
          component="ul"
          sx={{ ...list, border: '1px solid', borderColor: 'divider', borderRadius: '16px', p: 0.5 }}
        >
          <Quiz quiz={quiz} {...props} />
        </Box>
      )}
    </Box>
  );
};
