import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { isApiError } from '#ui/api/api-error.ts';
import { usePageHeading } from '#ui/components/Page.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { TextSkeleton } from '#ui/components/Skeletons.tsx';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { useReader } from '../../app/data/known-session.ts';
import { NotFoundView } from '../../app/pages/NotFoundView.tsx';
import { useSite } from '../../app/page-context.ts';
import { type Challenge, useProgressRefresh } from '../data.ts';
import { ChallengeOfAddress } from '../parts/ChallengeOfAddress.tsx';
import { KeepButton } from '../parts/KeepButton.tsx';
import { LearnFrame } from '../parts/LearnFrame.tsx';
import { gateReasons, ShutView } from '../parts/ShutView.tsx';
import { StepBar } from '../parts/StepBar.tsx';
import { type Lesson, type LessonProgress, useLesson, useLessonSteps } from './data.ts';
import { NotePart } from './NotePart.tsx';

declare global {
  interface MessageCatalogues {
    learn: typeof import('./messages/vi.json');
  }
}

// A film without words beside it needs no text, and a text no player.
const VideoLesson = lazy(async () => ({
  default: (await import('./video/VideoLesson.tsx')).VideoLesson,
}));
const DocumentLesson = lazy(async () => ({
  default: (await import('./document/DocumentLesson.tsx')).DocumentLesson,
}));
const RichTextView = lazy(async () => ({
  default: (await import('#ui/rich-text/RichTextView.tsx')).RichTextView,
}));

/** What the page is composed with: comments are another area's. */
type Comments = ((lesson: Lesson) => ReactNode) | undefined;

/** What was measured stands in the lesson; what it finished opens the next step. */
const useMeasured = (lesson: Lesson) => {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const { show, again } = useLessonSteps(lesson.id);
  const refreshProgress = useProgressRefresh();
  const wasDone = useRef(lesson.progress?.contentDone ?? false);
  return (progress: LessonProgress) => {
    show({ progress, ...(progress.done ? { state: 'DONE' as const } : {}) });
    const isNews = progress.contentDone && !wasDone.current;
    wasDone.current = progress.contentDone;
    if (!isNews) return;
    toast(formatMessage({ id: 'learn.contentDone' }), { kind: 'success' });
    void Promise.all([again(), refreshProgress()]);
  };
};

/** Why one can't go on yet; undefined: one can. */
const waitOf = ({ type, state, progress }: Lesson): ReactNode => {
  if (progress === null || state === 'DONE' || progress.contentDone) return undefined;
  return <FormattedMessage id={`learn.wait.${type}`} />;
};

/** As high as the film that comes. */
const filmSkeleton = <Skeleton variant="rounded" sx={{ aspectRatio: '16 / 9', height: 'auto' }} />;

type ViewProps = Readonly<{ challenge: Challenge; lesson: Lesson; comments: Comments }>;

const LessonView = ({ challenge, lesson, comments }: ViewProps) => {
  const { baseUrl } = useSite();
  const measured = useMeasured(lesson);
  const { language, enrolment } = challenge;
  const { id, title, type, html, media, bookmarked, previousId } = lesson;
  const wait = waitOf(lesson);
  return (
    <Box component="article" sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography variant="h1" lang={language} {...usePageHeading(title)} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      {type === 'VIDEO' && (
        <Suspense fallback={filmSkeleton}>
          <VideoLesson lesson={lesson} onProgress={measured} />
        </Suspense>
      )}
      {/* What follows a text waits for it: it would be pushed down by as much as the text is longer than its skeleton. */}
      <Suspense fallback={<TextSkeleton lines={8} />}>
        {type !== 'VIDEO' && <DocumentLesson lesson={lesson} language={language} onProgress={measured} />}
        {type === 'VIDEO' && html !== '' && (
          <RichTextView html={html} media={media.shown} lang={language} baseUrl={baseUrl} />
        )}
        {enrolment !== null && (
          <>
            <Box>
              <KeepButton group="lessons" id={id} isKept={bookmarked} />
            </Box>
            <NotePart lesson={lesson} />
          </>
        )}
        {comments?.(lesson)}
        <StepBar
          challenge={challenge}
          currentId={id}
          previousId={previousId}
          {...(wait === undefined ? {} : { wait })}
        />
      </Suspense>
    </Box>
  );
};

const Waiting = () => (
  <Box aria-hidden sx={{ display: 'grid', gap: 2 }}>
    <Skeleton variant="text" sx={{ fontSize: '2rem', width: '60%' }} />
    {filmSkeleton}
    <TextSkeleton lines={5} />
  </Box>
);

const LessonPlace = ({
  challenge,
  lessonId,
  comments,
}: Readonly<{ challenge: Challenge; lessonId: string; comments: Comments }>) => {
  const { status } = useReader();
  const query = useLesson(lessonId, status !== 'unknown');
  const { error } = query;
  if (isApiError(error, 'lesson.not_found')) return <NotFoundView />;
  const shut = gateReasons.find((reason) => isApiError(error, reason));
  if (shut !== undefined && query.data === undefined)
    return <ShutView challenge={challenge} currentId={lessonId} reason={shut} />;
  return (
    <QueryView query={query} skeleton={<Waiting />}>
      {(lesson) => <LessonView key={lesson.id} challenge={challenge} lesson={lesson} comments={comments} />}
    </QueryView>
  );
};

export default function LearnPage({ comments }: Readonly<{ comments?: Comments }>) {
  const { lessonId = '' } = useParams();
  useReader();
  return (
    <ChallengeOfAddress skeleton={<Waiting />}>
      {(challenge) => (
        <LearnFrame challenge={challenge} currentId={lessonId}>
          <LessonPlace challenge={challenge} lessonId={lessonId} comments={comments} />
        </LearnFrame>
      )}
    </ChallengeOfAddress>
  );
}
