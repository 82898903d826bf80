import { useCallback, useEffect, useRef, useState } from 'react';
import type { AiAnswer, AiEvent } from '../../app/data/ai.ts';
import { useRefreshAnswers } from '../data.ts';
import { followAnswer } from './follow-answer.ts';
import { answerOf, type LiveAnswer } from './live-answer.ts';

type Begin = Readonly<{
  question: string | null;
  open: (live: LiveAnswer | null, signal: AbortSignal) => Promise<AsyncIterable<AiEvent>>;
  /** The server has it: nothing that was typed is needed any more. */
  onBegun?: (answer: AiAnswer) => void;
  onRefused?: (error: unknown) => void;
}>;

export type Following = Readonly<{
  question: string | null;
  live: LiveAnswer | null;
  isLineThere: boolean;
  error: unknown;
}>;

/** One answer at a time: asked for, heard to its end, then read like any other. Leaving the page ends nothing. */
export const useLiveAnswer = (onEnded?: (answer: AiAnswer) => void) => {
  const refresh = useRefreshAnswers();
  const [following, setFollowing] = useState<Following | null>(null);
  const control = useRef<AbortController | null>(null);
  useEffect(() => () => control.current?.abort(), []);

  const follow = async ({ question, open, onBegun, onRefused }: Begin): Promise<void> => {
    control.current?.abort();
    const mine = new AbortController();
    control.current = mine;
    let isBegun = false;
    const change = (parts: Partial<Following>) =>
      setFollowing((now) => (mine.signal.aborted || now === null ? now : { ...now, ...parts }));
    setFollowing({ question, live: null, isLineThere: true, error: null });
    try {
      const live = await followAnswer({
        open,
        signal: mine.signal,
        onLine: (isLineThere) => change({ isLineThere }),
        onChange: (next) => {
          change({ live: next });
          if (!isBegun) onBegun?.(next.answer);
          isBegun = true;
        },
      });
      const answer = answerOf(live);
      await refresh(answer);
      onEnded?.(answer);
      if (!mine.signal.aborted) setFollowing(null);
    } catch (error) {
      if (mine.signal.aborted) return;
      change({ error, isLineThere: true });
      onRefused?.(error);
    }
  };

  const leave = useCallback(() => {
    control.current?.abort();
    setFollowing(null);
  }, []);

  return { following, follow, leave };
};
