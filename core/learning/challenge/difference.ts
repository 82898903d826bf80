import type { Repositories } from '#core/kernel/transaction.ts';
import { kindOfEdition, lessonsIn, quizzesIn, type Edition } from './edition.ts';
import { contentOf, outlineFrom, quizContentOf, type WorkingTree } from './working-tree.ts';

/** What a working copy changes against what learners read, by title. */
export type EditionDifference = Readonly<{
  kind: 'FIRST' | 'CORRECTION' | 'STRUCTURE' | 'NOTHING';
  added: readonly string[];
  removed: readonly string[];
  changed: readonly string[];
}>;

type Part = Readonly<{ id: string; title: string; text: string }>;

/** Members of an object come in no order that is kept. */
const sameText = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

const workingParts = ({ chapters, lessons, quizzes }: WorkingTree): readonly Part[] => [
  ...chapters.map(({ id, title, summary }) => ({ id, title, text: sameText({ title, summary }) })),
  ...lessons.map((lesson) => ({
    id: lesson.id,
    title: lesson.title,
    text: sameText({ ...contentOf(lesson), isPreview: lesson.isPreview }),
  })),
  ...quizzes.map((quiz) => ({ id: quiz.id, title: quiz.title, text: sameText(quizContentOf(quiz)) })),
];

const publishedParts = async (
  { learningContents }: Pick<Repositories, 'learningContents'>,
  { outline }: Edition,
): Promise<readonly Part[]> => [
  ...outline.chapters.map(({ id, title, summary }) => ({ id, title, text: sameText({ title, summary }) })),
  ...(await Promise.all(
    lessonsIn(outline).map(async ({ id, title, contentId, isPreview }) => ({
      id,
      title,
      text: sameText({ ...(await learningContents.lesson(contentId)), isPreview }),
    })),
  )),
  ...(await Promise.all(
    quizzesIn(outline).map(async ({ id, title, contentId }) => ({
      id,
      title,
      text: sameText(await learningContents.quiz(contentId)),
    })),
  )),
];

export const differenceOf = async (
  repositories: Pick<Repositories, 'learningContents'>,
  challengeId: string,
  tree: WorkingTree,
  newest: Edition | null,
): Promise<EditionDifference> => {
  const now = workingParts(tree);
  if (newest === null)
    return { kind: 'FIRST', added: now.map(({ title }) => title), removed: [], changed: [] };
  const before = await publishedParts(repositories, newest);
  const textBefore = new Map(before.map(({ id, text }) => [id, text]));
  const present = new Set(now.map(({ id }) => id));
  const nothing = { lessons: new Map(), quizzes: new Map() };
  const kind = kindOfEdition(newest.outline, outlineFrom(challengeId, tree, nothing));
  const difference = {
    added: now.filter(({ id }) => !textBefore.has(id)).map(({ title }) => title),
    removed: before.filter(({ id }) => !present.has(id)).map(({ title }) => title),
    changed: now
      .filter(({ id, text }) => textBefore.has(id) && textBefore.get(id) !== text)
      .map(({ title }) => title),
  };
  const isSame = kind === 'CORRECTION' && Object.values(difference).every((titles) => titles.length === 0);
  return { kind: isSame ? 'NOTHING' : kind, ...difference };
};
