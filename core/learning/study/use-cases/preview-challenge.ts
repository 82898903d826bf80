import type { Actor } from '#core/access/actor/actor.ts';
import { requireReadable } from '#core/learning/challenge/author.ts';
import { outlineFrom } from '#core/learning/challenge/working-tree.ts';
import { challengeCards, type CardNeeds } from '#core/learning/challenge/views/challenge-card.ts';
import { payAt } from '#core/learning/challenge/challenge.ts';
import { gate, nothingDone } from '#core/learning/gate/gate.ts';
import type { ChallengeId } from '#core/learning/gate/outline.ts';
import { minutesOf, pathOf } from '#core/learning/challenge/edition.ts';
import { outlineView, type ChallengePage } from './read-challenge.ts';

/** The working copy as its page will look; everything in it is open, and nothing is stored. */
export const previewChallenge =
  (needs: CardNeeds) =>
  async (actor: Actor, id: ChallengeId): Promise<ChallengePage> => {
    const { reads, clock } = needs;
    const row = await reads.challenges.find(id);
    const challenge = await requireReadable(reads, actor, row?.id === id ? row : null);
    const tree = await reads.lessons.treeOf(id);
    // Nothing of it is kept, and its texts are read where they are written.
    const kept = { lessons: new Map(), quizzes: new Map() };
    const outline = outlineFrom(id, tree, kept);
    const [card] = await challengeCards(needs)(actor, row ? [row] : []);
    return {
      ...card!, // of the row that was found
      minutes: minutesOf(outline),
      description: challenge.description,
      goals: challenge.goals,
      boardHabit: challenge.boardHabit,
      version: challenge.version,
      translation: null,
      ...outlineView({ outline, gate: gate(pathOf(outline), nothingDone, 'AUTHOR') }),
      enrolment: null,
      payOwn: payAt(challenge, clock.now()),
      isOwn: actor.kind === 'user' && actor.id === challenge.authorId,
      next: null,
      percent: 0,
    };
  };
