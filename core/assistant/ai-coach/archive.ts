import { without } from '#core/access/actor/archive.ts';
import type { Hooks } from '#core/kernel/hooks.ts';

/** All that was asked and answered, with the facts it stood on, and what was agreed to. */
export const aiArchive: Hooks['archiveOf'] = async (
  { aiAnswers, aiConversations, aiMembers },
  userId,
  at,
) => {
  const answers = await aiAnswers.allOf(userId);
  const ids = answers.map(({ id }) => id);
  const blocks = await aiAnswers.blocksOf(ids);
  const cares = await aiMembers.caresOf(userId, at);
  return {
    aiAnswers: answers.map((answer) => ({
      ...without(
        answer,
        'userId',
        'requestKey',
        'requestHash',
        'holdId',
        'leaseUntil',
        'rejected',
        'version',
      ),
      blocks: blocks.get(answer.id) ?? [],
    })),
    aiRatings: await aiAnswers.ratingsOf(ids),
    aiConversations: (await aiConversations.allOf(userId)).map((each) => without(each, 'userId', 'version')),
    aiConsents: (await aiMembers.consentsOf(userId)).map((each) => without(each, 'userId')),
    aiCares: cares.map((each) => without(each, 'userId')),
    aiPersona: [{ persona: await aiMembers.persona(userId) }],
  };
};
