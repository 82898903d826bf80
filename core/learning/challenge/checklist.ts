import { DomainError, type FieldIssue } from '#core/kernel/domain-error.ts';
import type { Language } from '#core/kernel/language.ts';
import { lessonLimits, type Lesson } from '#core/learning/lesson/lesson.ts';
import { quizIssues } from '#core/learning/quiz/question-check.ts';
import type { Challenge } from './challenge.ts';
import type { WorkingTree } from './working-tree.ts';

/** What should be better and keeps nobody from publishing. */
export const checklistWarnings = ['captions', 'translation'] as const;
export type ChecklistWarning = (typeof checklistWarnings)[number];

export type Checklist = Readonly<{
  /** Each point names the field it leads to. */
  issues: readonly FieldIssue[];
  warnings: readonly ChecklistWarning[];
}>;

const issuesOfLesson = (lesson: Lesson): readonly FieldIssue[] => {
  const path = `body.lessons.${lesson.id}` as const;
  const issues: FieldIssue[] = [];
  if (lesson.title.trim() === '') issues.push({ path: `${path}.title`, code: 'input.required' });
  if (lesson.type === 'DOCUMENT' && lesson.words < lessonLimits.documentWords)
    issues.push({
      path: `${path}.html`,
      code: 'input.min_length',
      params: { length: lessonLimits.documentWords },
    });
  const hasVideo = lesson.videoId !== null || lesson.videoUrl !== null;
  if (lesson.type === 'VIDEO' && (!hasVideo || lesson.seconds === null))
    issues.push({ path: `${path}.videoId`, code: 'lesson.video_unusable' });
  return issues;
};

const issuesOfTexts = (challenge: Challenge): readonly FieldIssue[] => {
  const issues: FieldIssue[] = [];
  for (const field of ['title', 'summary', 'description'] as const)
    if (challenge[field].trim() === '') issues.push({ path: `body.${field}`, code: 'input.required' });
  if (challenge.coverId === null) issues.push({ path: 'body.coverId', code: 'challenge.image_not_found' });
  if (challenge.template === null) issues.push({ path: 'body.template', code: 'certificate.required' });
  return issues;
};

const issuesOfTree = ({ chapters, lessons, quizzes }: WorkingTree): readonly FieldIssue[] => {
  if (chapters.length === 0) return [{ path: 'body.chapters', code: 'challenge.required' }];
  const empty = chapters
    .filter(({ id }) => lessons.every(({ chapterId }) => chapterId !== id))
    .map(({ id }): FieldIssue => ({ path: `body.chapters.${id}`, code: 'chapter.lessons_not_completed' }));
  return [
    ...empty,
    ...lessons.flatMap(issuesOfLesson),
    ...quizzes.flatMap((quiz) => quizIssues(quiz, `body.quizzes.${quiz.id}`)),
  ];
};

const lacksCaptions = ({ lessons }: WorkingTree, language: Language): boolean =>
  lessons.some(({ type, captions }) => type === 'VIDEO' && (captions[language] ?? []).length === 0);

/** What keeps a challenge from being published, and what would make it better. */
export const checklistOf = (
  challenge: Challenge,
  tree: WorkingTree,
  { hasTranslation }: Readonly<{ hasTranslation: boolean }>,
): Checklist => {
  const promisesCertificate = challenge.template !== null && challenge.template !== 'NONE';
  const lacksQuiz = promisesCertificate && tree.quizzes.length === 0;
  return {
    issues: [
      ...issuesOfTexts(challenge),
      ...issuesOfTree(tree),
      ...(lacksQuiz ? [{ path: 'body.quizzes', code: 'quiz.required' } as const] : []),
    ],
    warnings: [
      ...(lacksCaptions(tree, challenge.language) ? (['captions'] as const) : []),
      ...(hasTranslation ? [] : (['translation'] as const)),
    ],
  };
};

export const requireReady = ({ issues }: Checklist): void => {
  if (issues.length > 0) throw new DomainError('challenge.not_ready', { count: issues.length }, issues);
};
