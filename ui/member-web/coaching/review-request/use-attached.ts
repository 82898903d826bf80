import { useState } from 'react';
import { mostAttached } from '#core/coaching/review/attachment.ts';
import { type AiBlock, useAiAnswer } from '../../app/data/ai.ts';
import { type HandOver, handOverOf } from '../../app/hand-over/hand-over.ts';

/** A card is between the member and the AI coach; what is left of an answer may go along. */
const attachable = (blocks: readonly AiBlock[]) =>
  blocks.filter(({ kind }) => kind !== 'CARD').slice(0, mostAttached);

/** The answer of the AI coach that goes along, and which of its sentences. */
export const useAttached = (userId: string) => {
  const storage = handOverOf(userId);
  const [handOver, setHandOver] = useState<HandOver | null>(() => storage.read() ?? null);
  const answer = useAiAnswer(handOver?.answerId ?? null);
  const blocks = handOver === null || answer.data === undefined ? [] : attachable(answer.data.blocks);
  const keep = handOver?.keep ?? blocks.map(({ seq }) => seq);
  const kept = blocks.filter(({ seq }) => keep.includes(seq));

  const drop = () => {
    storage.remove();
    setHandOver(null);
  };
  const toggle = (seq: number) => {
    if (handOver === null) return;
    const next = {
      ...handOver,
      keep: keep.includes(seq)
        ? keep.filter((each) => each !== seq)
        : [...keep, seq].toSorted((a, b) => a - b),
    };
    storage.write(next);
    setHandOver(next);
  };

  return {
    indicatorId: handOver?.indicatorId ?? null,
    blocks,
    kept,
    keeps: (seq: number) => keep.includes(seq),
    toggle,
    drop,
    body:
      handOver === null || kept.length === 0
        ? {}
        : {
            attachment: {
              kind: 'AI_ANSWER' as const,
              id: handOver.answerId,
              keep: kept.map(({ seq }) => seq),
            },
          },
  };
};
export type Attached = ReturnType<typeof useAttached>;
