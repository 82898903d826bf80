import type { AiAnswer, AiBlock, AiEvent } from '../../app/data/ai.ts';

type Ending = Extract<AiEvent, { name: 'end' }>['data'];

/** An answer while it is being said. */
export type LiveAnswer = Readonly<{
  answer: AiAnswer;
  blocks: readonly AiBlock[];
  step: 'READING' | 'WORDING' | null;
  /** Where a line that was lost goes on. */
  lastEventId: string | null;
  end: Ending | null;
}>;

const begun = (answer: AiAnswer): LiveAnswer => ({
  answer,
  blocks: answer.blocks,
  step: null,
  lastEventId: null,
  end: null,
});

/** A sentence that was heard already, or one of a round that is void, changes nothing. */
const withBlock = (live: LiveAnswer, block: AiBlock, id: string | undefined): LiveAnswer =>
  live.blocks.some(({ seq }) => seq === block.seq)
    ? live
    : {
        ...live,
        blocks: [...live.blocks, block].toSorted((a, b) => a.seq - b.seq),
        step: 'WORDING',
        lastEventId: id ?? live.lastEventId,
      };

/** null until the stream has said which answer it is. */
export const withEvent = (live: LiveAnswer | null, event: AiEvent): LiveAnswer | null => {
  if (event.name === 'answer')
    return live === null ? begun(event.data) : { ...live, answer: { ...event.data, blocks: [] } };
  if (live === null) return null;
  switch (event.name) {
    case 'step':
      return { ...live, step: event.data.step };
    case 'block':
      return withBlock(live, event.data, event.id);
    case 'reset':
      return {
        ...live,
        answer: { ...live.answer, round: event.data.round },
        blocks: [],
        lastEventId: null,
        step: 'READING',
      };
    case 'end':
      return { ...live, end: event.data, step: null };
  }
};

/** As it would be read again now. */
export const answerOf = ({ answer, blocks, end }: LiveAnswer): AiAnswer =>
  end === null
    ? { ...answer, blocks: [...blocks] }
    : {
        ...answer,
        blocks: [...blocks],
        status: end.status,
        outcome: end.outcome,
        charged: end.charged,
        failure: end.failure,
      };
