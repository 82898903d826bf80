import type { Hooks } from '#core/kernel/hooks.ts';

/** The sentences a member left in, as they stood when a coach was asked; of another person's answer there is none. */
export const attachedAnswer: Hooks['requestAttachmentOf'] = async (
  { aiAnswers },
  { kind, id, ownerId, keep },
) => {
  if (kind !== 'AI_ANSWER') return null;
  const answer = await aiAnswers.find(id);
  const hasEnded = answer?.status === 'COMPLETED' || answer?.status === 'STOPPED';
  if (answer?.userId !== ownerId || !hasEnded) return null;
  const said = await aiAnswers.blocksAfter(id, 0);
  // One that was never said is a mistake: the coach is to read what the member meant to send.
  const isSaid = (wanted: number) => said.some(({ seq }) => seq === wanted);
  const blocks = said.filter(({ seq }) => keep.includes(seq));
  if (blocks.length === 0 || !keep.every(isSaid)) return null;
  return {
    kind,
    id,
    producer: answer.producer,
    blocks: blocks.map(({ seq, kind: of, text, severity }) => ({ seq, kind: of, text, severity })),
  };
};
