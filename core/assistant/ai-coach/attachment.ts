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
  const blocks = (await aiAnswers.blocksAfter(id, 0)).filter(({ seq }) => keep.includes(seq));
  if (blocks.length === 0) return null;
  return {
    kind,
    id,
    producer: answer.producer,
    blocks: blocks.map(({ seq, kind: of, text, severity }) => ({ seq, kind: of, text, severity })),
  };
};
