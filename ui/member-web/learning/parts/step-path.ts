import { lessonPath, quizPath } from '../../app/paths.ts';
import type { Step } from '../data.ts';

/** Where the next step is taken. */
export const stepPath = (slug: string, { kind, id }: Pick<Step, 'kind' | 'id'>): string =>
  kind === 'LESSON' ? lessonPath(slug, id) : quizPath(slug, id);
