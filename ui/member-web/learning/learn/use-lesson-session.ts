import { useCallback, useEffect, useRef, useState } from 'react';
import { isApiError } from '#ui/api/api-error.ts';
import { beatQueue } from './beat-queue.ts';
import { type BeatBody, type LessonProgress, useLessonSteps } from './data.ts';

export type SessionState = 'idle' | 'on' | 'superseded';

type Options = Readonly<{
  lessonId: string;
  /** What a beat tells of the time since the last one; null: nothing happened. */
  collect: () => Omit<BeatBody, 'seq'> | null;
  onProgress: (progress: LessonProgress) => void;
}>;

const usualBeatSeconds = 15;

/**
 * Measures a lesson: one session a member, a beat each few seconds and wherever something ends. Without a line beats wait
 * for it; a session that began elsewhere ends this one.
 */
export const useLessonSession = ({ lessonId, collect, onProgress }: Options) => {
  const { begin, beat } = useLessonSteps(lessonId);
  const [state, setState] = useState<SessionState>('idle');
  const [isAway, setAway] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();
  const [beatSeconds, setBeatSeconds] = useState(usualBeatSeconds);
  const [queue] = useState(beatQueue);
  const session = useRef<string | null>(null);
  const isSending = useRef(false);
  const isStarting = useRef(false);
  const now = useRef({ begin, beat, collect, onProgress });
  useEffect(() => {
    now.current = { begin, beat, collect, onProgress };
  });

  const send = useCallback(async () => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      for (let body = queue.next(Date.now()); body !== null; body = queue.next(Date.now())) {
        const id = session.current;
        if (id === null) return;
        const { seq: _, ...progress } = await now.current.beat(id, body);
        queue.answered(body.seq);
        setAway(false);
        now.current.onProgress(progress);
      }
    } catch (error) {
      if (isApiError(error, 'network.unreachable')) setAway(true);
      else if (isApiError(error, 'lesson.session_superseded')) {
        session.current = null;
        queue.restart();
        setState('superseded');
      } else if (isApiError(error) && error.status < 500 && error.status !== 429) {
        queue.restart();
        setRefusal(error);
      }
    } finally {
      isSending.current = false;
    }
  }, [queue]);

  /** Hands over what happened so far. */
  const flush = useCallback(() => {
    const content = now.current.collect();
    if (content !== null && session.current !== null) queue.add(content, Date.now());
    return send();
  }, [queue, send]);

  const start = useCallback(async (): Promise<boolean> => {
    if (session.current !== null) return true;
    if (isStarting.current) return false;
    isStarting.current = true;
    setRefusal(undefined);
    try {
      const begun = await now.current.begin();
      session.current = begun.id;
      queue.restart();
      setBeatSeconds(begun.beatSeconds);
      setState('on');
      setAway(false);
      now.current.onProgress(begun.progress);
      return true;
    } catch (error) {
      if (isApiError(error, 'network.unreachable')) setAway(true);
      setRefusal(error);
      return false;
    } finally {
      isStarting.current = false;
    }
  }, [queue]);

  // Begun without a line: it begins once the line is back.
  useEffect(() => {
    if (state !== 'idle' || !isAway) return undefined;
    const again = () => void start();
    const timer = setInterval(again, usualBeatSeconds * 1_000);
    addEventListener('online', again);
    return () => {
      clearInterval(timer);
      removeEventListener('online', again);
    };
  }, [state, isAway, start]);

  useEffect(() => {
    if (state !== 'on') return undefined;
    const timer = setInterval(() => void flush(), beatSeconds * 1_000);
    const hidden = () => {
      if (document.visibilityState === 'hidden') void flush();
    };
    const back = () => void send();
    document.addEventListener('visibilitychange', hidden);
    addEventListener('pagehide', hidden);
    addEventListener('online', back);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', hidden);
      removeEventListener('pagehide', hidden);
      removeEventListener('online', back);
      void flush();
    };
  }, [state, beatSeconds, flush, send]);

  return { state, isAway, refusal, start, flush };
};
export type LessonSession = ReturnType<typeof useLessonSession>;
