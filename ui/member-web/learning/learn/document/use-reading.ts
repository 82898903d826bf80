import { useCallback, useEffect, useRef, useState } from 'react';
import { describeRichText } from '#core/platform/rich-text/describe-rich-text.ts';
import type { BeatBody, Lesson, LessonProgress } from '../data.ts';
import { useLessonSession } from '../use-lesson-session.ts';

/** Milliseconds that a page was in sight since it was last asked. */
const useVisibleTime = () => {
  const since = useRef<number | null>(null);
  const sum = useRef(0);
  useEffect(() => {
    const look = () => {
      const now = Date.now();
      if (since.current !== null) sum.current += now - since.current;
      since.current = document.visibilityState === 'visible' ? now : null;
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return useCallback(() => {
    const now = Date.now();
    const running = since.current === null ? 0 : now - since.current;
    const visible = sum.current + running;
    sum.current = 0;
    if (since.current !== null) since.current = now;
    return visible;
  }, []);
};

/** Counts down between two answers of the server, as long as the page is in sight. */
const useLeft = (secondsLeft: number, isCounting: boolean) => {
  const [{ answered, left }, setShown] = useState({ answered: secondsLeft, left: secondsLeft });
  if (answered !== secondsLeft) setShown({ answered: secondsLeft, left: secondsLeft });
  useEffect(() => {
    if (!isCounting) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible') return;
      setShown((now) => ({ ...now, left: Math.max(0, now.left - 1) }));
    }, 1_000);
    return () => clearInterval(timer);
  }, [isCounting]);
  return left;
};

/** How far a document was read: its last block seen, and long enough in sight. */
export const useReading = (lesson: Lesson, onProgress: (progress: LessonProgress) => void) => {
  const { id, html, progress } = lesson;
  const [reached, setReached] = useState(progress?.reachedEnd ?? false);
  const [lastBlock] = useState(() => describeRichText(html).blocks - 1);
  const takeVisible = useVisibleTime();
  const isMeasured = progress !== null && !progress.contentDone;

  const hasReached = useRef(reached);
  const collect = useCallback(
    (): Omit<BeatBody, 'seq'> => ({ visibleMs: takeVisible(), reachedEnd: hasReached.current }),
    [takeVisible],
  );
  const session = useLessonSession({ lessonId: id, collect, onProgress });
  const { start, flush, state } = session;

  useEffect(() => {
    if (isMeasured && state === 'idle') {
      takeVisible();
      void start();
    }
  }, [isMeasured, start, state, takeVisible]);

  const see = useCallback(
    (block: number) => {
      if (block < lastBlock || hasReached.current) return;
      hasReached.current = true;
      setReached(true);
      void flush();
    },
    [lastBlock, flush],
  );

  const secondsLeft = useLeft(progress?.secondsLeft ?? 0, isMeasured && state === 'on');
  const dwell = progress?.dwellSeconds ?? 0;
  const whole = dwell + (progress?.secondsLeft ?? 0);
  return {
    session,
    see: isMeasured ? see : undefined,
    isMeasured,
    hasReachedEnd: reached,
    secondsLeft,
    percent: whole === 0 ? 100 : Math.min(100, Math.round((100 * (whole - secondsLeft)) / whole)),
  };
};
export type Reading = ReturnType<typeof useReading>;
