import { useState } from 'react';
import type { AiAnswer } from '../../app/data/ai.ts';
import { followAiAnswer, useAnswerRetry } from '../data.ts';
import { answerOf } from '../ai-answer/live-answer.ts';
import { useLiveAnswer } from '../ai-answer/use-live-answer.ts';
import { useNewReview, useReviewsOf } from './data.ts';

/** The reviews of one week: the newest, or the one that was chosen, and the one that is being said. */
export const useReview = (indicatorId: string) => {
  const reviews = useReviewsOf(indicatorId);
  const [type, setType] = useState<AiAnswer['scope']>('ALL');
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const { following, follow } = useLiveAnswer();

  const [askedId, setAskedId] = useState<string | null>(null);

  const show = (answer: AiAnswer) => {
    setChosenId(answer.id);
    setAskedId(answer.id);
    setAsking(false);
    if (answer.status === 'RUNNING')
      void follow({
        question: null,
        open: (live, signal) => followAiAnswer(answer.id, live?.lastEventId ?? null, signal),
      });
  };
  const ask = useNewReview(show);
  const retry = useAnswerRetry(show);
  const items = reviews.data?.pages.flatMap((page) => page.items) ?? [];
  const kept = items.find(({ id }) => id === chosenId) ?? items[0];
  const live = following?.live ?? null;
  const shown = live === null ? kept : answerOf(live);
  return {
    reviews,
    items,
    shown,
    following,
    /** Asked for on this page: its sentences are read out. */
    isNew: shown !== undefined && shown.id === askedId,
    /** One that began elsewhere, or before this page was loaded. */
    takeUp: show,
    type,
    setType,
    ask,
    retry,
    isAsking,
    setAsking,
    choose: setChosenId,
  };
};
