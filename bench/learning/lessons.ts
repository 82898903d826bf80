import { gate } from '#core/learning/gate/gate.ts';
import type { Outline } from '#core/learning/gate/outline.ts';
import { onBenchDatabase } from '../bench-database.ts';
import { applicationOn, makePeople, medianTime } from '../community/crowd.ts';
import { compareAlternately, inMs, milliseconds } from '../measure.ts';
import type { Report } from '../report.ts';
import { filmSeconds, makeLargestChallenge, makeLearner } from './made-challenges.ts';
import { askAgain, statementsOf } from './recorded-sql.ts';

const times = 60;

/** The page of a challenge of 200 lessons, half of them done, against what it asks the database for. */
export const learning = ({ ratios }: Report): Promise<void> =>
  onBenchDatabase(async (database) => {
    await makePeople(database, 1, 2);
    const { id } = await makeLargestChallenge(database);
    const learner = await makeLearner(database, { id, person: 1, done: 100 });
    await database.bare.query('vacuum analyze');
    const app = applicationOn(database);
    const read = () => app.learning.readChallenge(learner, id);
    const page = await read();
    if (page.chapters.flatMap(({ lessons }) => lessons).length !== 200 || page.percent < 40)
      throw new Error(`${page.percent} % of ${page.chapters.length} chapters are done`);
    const bareRead = askAgain(database, 'page', await statementsOf(read));
    await medianTime(times, read);
    await medianTime(times, bareRead);
    ratios.push(
      await compareAlternately(
        {
          name: 'Lessons',
          what: 'the page of a challenge of 200 lessons to a learner half through, against its own SQL through bare pg',
          budget: 'at most 1.5',
          detail: inMs,
        },
        () => medianTime(times, bareRead),
        () => medianTime(times, read),
      ),
    );
  });

/** As many lessons as there may be, each second one with a quiz; half is done. */
const largestOutline = (): Outline => ({
  chapters: Array.from({ length: 4 }, (_, chapter) => ({
    id: `c${chapter}`,
    quizId: `c${chapter}-quiz`,
    lessons: Array.from({ length: 50 }, (__, at) => ({
      id: `l${chapter}-${at}`,
      isPreview: at === 0,
      quizId: at % 2 === 0 ? `q${chapter}-${at}` : null,
    })),
  })),
  quizId: 'last',
});

/** The gate alone. */
export const gating = async ({ ratios }: Report): Promise<void> => {
  const outline = largestOutline();
  const lessons = outline.chapters.flatMap((chapter) => chapter.lessons).slice(0, 100);
  const done = {
    content: new Set(lessons.map(({ id }) => id)),
    passed: new Set(lessons.flatMap(({ quizId }) => quizId ?? [])),
  };
  const rounds = 2_000;
  const rate = async (work: () => unknown): Promise<number> =>
    rounds /
    ((await milliseconds(async () => {
      for (let round = 0; round < rounds; round += 1) if (work() === null) throw new Error('nothing came');
    })) /
      1_000);
  const text = JSON.stringify(outline);
  const run = () => rate(() => gate(outline, done, 'ENROLLED'));
  await run();
  ratios.push(
    await compareAlternately(
      {
        name: 'Gate',
        what: 'the gate of 200 lessons and 105 quizzes, against the same outline parsed from JSON',
        budget: 'at least 20 000 a second',
        detail: (_, product) => `${Math.round(product).toLocaleString('en')} a second.`,
      },
      () => rate(() => JSON.parse(text)),
      run,
    ),
  );
};

/** What a beat costs beside its own SQL, and late in a long film beside early in it. */
export const beating = ({ ratios }: Report): Promise<void> =>
  onBenchDatabase(async (database) => {
    const { bare } = database;
    await makePeople(database, 1, 3);
    const { id, filmId } = await makeLargestChallenge(database);
    const app = applicationOn(database);
    const begin = async (person: number) => {
      const learner = await makeLearner(database, { id, person, done: 0 });
      const session = await app.learning.beginLessonSession(learner, filmId);
      let seq = 0;
      /** Each beat tells of fifteen seconds more, and begins anew before the film is done. */
      const beat = () => {
        seq += 1;
        const from = (seq * 15) % (filmSeconds / 2);
        return app.learning.beatLesson(learner, {
          sessionId: session.id,
          seq,
          spans: [[from, from + 15]],
          positionMs: (from + 15) * 1_000,
        });
      };
      return { beat };
    };
    const early = await begin(1);
    const late = await begin(2);
    await bare.query('vacuum analyze');
    await medianTime(100, early.beat);
    const bareBeat = askAgain(database, 'beat', await statementsOf(early.beat));
    await medianTime(times, bareBeat);
    ratios.push(
      await compareAlternately(
        {
          name: 'Beat',
          what: 'a beat of a film, against its own SQL through bare pg',
          budget: 'at most 2',
          detail: inMs,
        },
        () => medianTime(times, bareBeat),
        () => medianTime(times, early.beat),
      ),
    );
    await medianTime(10_000, late.beat);
    const fresh = await begin(3);
    await medianTime(100, fresh.beat);
    ratios.push(
      await compareAlternately(
        {
          name: 'Beat late',
          what: 'a beat after 10,000 others of its session, against one after 100',
          budget: 'at most 1.2',
          detail: inMs,
        },
        () => medianTime(50, fresh.beat),
        () => medianTime(50, late.beat),
      ),
    );
  });
