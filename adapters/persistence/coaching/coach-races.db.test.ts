import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { maxSavedReplies } from '#core/coaching/coach/coach.ts';
import { aCoach, aQuestion, aSavedReply, coachStats } from '#fixtures/coaching/coaches.ts';
import { databaseWorld, type DatabaseWorld } from '#fixtures/engine/database-world.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { actorFor, visitor } from '#fixtures/engine/world.ts';

describe('coaches on one database, all at the same instant', () => {
  let world: DatabaseWorld;
  beforeAll(async () => {
    world = await databaseWorld();
  });
  afterAll(() => world.close());

  const stored = async (parts: Parameters<typeof aCoach>[0] = {}) => {
    const coach = aCoach(parts);
    await world.seed({ users: [coach] });
    return { coach, actor: actorFor(coach) };
  };

  it('lose no change of theirs on its way into the directory', async () => {
    const { app, ports } = world;
    for (let round = 0; round < 10; round += 1) {
      const city = `Phố ${round}`;
      const { coach, actor } = await stored({ hideFromSearch: true, city });
      const stats = coachStats({
        coachId: coach.id,
        stars: [0, 0, 0, 0, 10],
        answeredCount: 4,
        answeredHours: 8,
      });
      await Promise.all([
        app.coaching.updateCoachSettings(actor, { version: 1, hideFromSearch: false, headline: 'Bơi lội' }),
        ports.transaction(async ({ coaches }) => {
          await coaches.lockStats(coach.id);
          await coaches.putStats(stats);
        }),
      ]);
      const found = await app.coaching.listCoaches(visitor, { city, q: 'boi loi khoa', rating: 4 });
      expect(found.items).toMatchObject([{ id: coach.id, replyHours: 2, rating: { memberCount: 10 } }]);
    }
  });

  it('make one next version of a form', async () => {
    const { app, ports } = world;
    const { coach, actor } = await stored();
    const save = () => app.coaching.saveQuestionForm(actor, { questions: [aQuestion()], number: 0 });
    const results = await Promise.allSettled(Array.from({ length: 8 }, save));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results)
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'version.stale' });
    expect((await ports.reads.questionForms.currentOf(coach.id))?.number).toBe(1);
  });

  it('keep no more texts than they may', async () => {
    const { app, ports } = world;
    const { coach, actor } = await stored();
    for (let kept = 0; kept < maxSavedReplies - 2; kept += 1)
      await ports.reads.coaches.putSavedReply(aSavedReply({ coachId: coach.id, updatedAt: noon }));
    const add = () => app.coaching.addSavedReply(actor, { title: 'Ngủ', text: 'Ngủ sớm.' });
    const results = await Promise.allSettled(Array.from({ length: 8 }, add));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect((await ports.reads.coaches.savedReplies(coach.id)).length).toBe(maxSavedReplies);
  });
});
