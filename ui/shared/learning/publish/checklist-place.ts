import { type Part, partSearch } from '../part.ts';

/** Where a point of the checklist is put right. */
export type ChecklistPlace =
  | Readonly<{ tab: 'about'; field: string }>
  | Readonly<{ tab: 'tree'; part: Part | null; field: string }>;

const parts = { lessons: 'lesson', quizzes: 'quiz' } as const;

/** `body.lessons.<id>.html` is the text of that lesson; `body.quizzes.<id>.questions.2.text` its third question. */
export const placeOf = (path: string): ChecklistPlace => {
  const [, name = '', id, ...rest] = path.split('.');
  if (name === 'chapters')
    return { tab: 'tree', part: null, field: id === undefined ? 'chapters' : `chapter.${id}` };
  if ((name === 'lessons' || name === 'quizzes') && id !== undefined) {
    const field = name === 'quizzes' && rest.length > 1 ? rest.slice(0, 2).join('.') : (rest[0] ?? 'title');
    return { tab: 'tree', part: { kind: parts[name], id }, field };
  }
  return name === 'quizzes' ? { tab: 'tree', part: null, field: 'quizzes' } : { tab: 'about', field: name };
};

/** The part of the editor's address that leads there. */
export const searchOf = (place: ChecklistPlace): URLSearchParams =>
  place.tab === 'about'
    ? new URLSearchParams({ tab: place.tab, field: place.field })
    : partSearch(place.part, place.field);
