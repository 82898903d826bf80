import Box from '@mui/material/Box';
import { useCallback, useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { clockText } from '#ui/use-countdown.ts';
import { type BeatBody, type Lesson, type LessonProgress } from '../data.ts';
import { SessionNotes } from '../SessionNotes.tsx';
import { useLessonSession } from '../use-lesson-session.ts';
import { watchLog } from '../watch-log.ts';
import { VideoPlayer } from './VideoPlayer.tsx';

type Props = Readonly<{ lesson: Lesson; onProgress: (progress: LessonProgress) => void }>;

/** A film that stopped this close to its end begins anew. */
const nearEnd = 3;

const startOf = ({ progress, media }: Lesson): number => {
  const at = (progress?.positionMs ?? 0) / 1_000;
  return media.durationSeconds !== null && at > media.durationSeconds - nearEnd ? 0 : at;
};

/** What is still to be watched, in words. */
const TimeLeft = ({ progress, startAt }: Readonly<{ progress: LessonProgress; startAt: number }>) => (
  <Box role="status" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
    {progress.contentDone ? (
      <FormattedMessage id="learn.video.done" />
    ) : (
      <FormattedMessage id="learn.video.left" values={{ time: clockText(progress.secondsLeft) }} />
    )}
    {startAt > 0 && (
      <>
        {' '}
        <FormattedMessage id="learn.video.resumed" values={{ time: clockText(Math.floor(startAt)) }} />
      </>
    )}
  </Box>
);

/** Plays a lesson's film and has what was watched credited; one who only looks is not measured. */
export const VideoLesson = ({ lesson, onProgress }: Props) => {
  const { id, title, media, progress } = lesson;
  const [log] = useState(watchLog);
  const [startAt] = useState(() => startOf(lesson));
  const video = useRef<HTMLVideoElement | null>(null);
  const sent = useRef(-1);
  const isLearner = progress !== null;

  const collect = useCallback((): Omit<BeatBody, 'seq'> | null => {
    const spans = log.take().map(([from, to]): [number, number] => [from, to]);
    const positionMs = Math.round((video.current?.currentTime ?? 0) * 1_000);
    if (spans.length === 0 && positionMs === sent.current) return null;
    sent.current = positionMs;
    return { spans, positionMs };
  }, [log]);
  const session = useLessonSession({ lessonId: id, collect, onProgress });

  const hold = useCallback((element: HTMLVideoElement | null) => {
    video.current = element;
  }, []);
  const begin = () => {
    if (isLearner) void session.start();
  };
  const flush = () => {
    if (isLearner) void session.flush();
  };
  const take = async () => {
    if (await session.start()) await video.current?.play().catch(() => undefined); // the person presses play then
  };
  const isSuperseded = session.state === 'superseded';
  useEffect(() => {
    // What is learned elsewhere is not learned here at the same time.
    if (isSuperseded) video.current?.pause();
  }, [isSuperseded]);

  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <VideoPlayer
        key={id}
        lessonId={id}
        title={title}
        media={media}
        watched={progress?.watched ?? []}
        startAt={startAt}
        onVideo={hold}
        onPlay={begin}
        onTime={log.play}
        onPause={() => {
          log.stop();
          flush();
        }}
        onSeek={() => {
          log.stop();
          if (!log.isEmpty()) flush();
        }}
        onEnd={(duration) => {
          log.end(duration);
          flush();
        }}
      />
      {progress !== null && <TimeLeft progress={progress} startAt={startAt} />}
      <SessionNotes session={session} onTake={() => void take()} />
    </Box>
  );
};
