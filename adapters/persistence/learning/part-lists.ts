import type { staffLists } from '#adapters/ports/staff-lists.ts';
import type { ListSource } from '../engine/staff-list.ts';

const lessonsOfChapter = '(select count(*)::int from lessons l where l.chapter_id = h.id)';

export const chapterList: ListSource<keyof typeof staffLists.chapters> = {
  select: `h.*, c.title as challenge_title, ${lessonsOfChapter} as lessons`,
  from: 'chapters h join challenges c on c.id = h.challenge_id',
  all: 'chapters h',
  columns: {
    id: 'h.id',
    challengeId: 'h.challenge_id',
    challengeTitle: 'c.title',
    position: 'h.position',
    title: 'h.title',
    lessons: lessonsOfChapter,
  },
  search: `fold(h.title || ' ' || c.title)`,
  tieBreak: 'h.id',
};

export const lessonList: ListSource<keyof typeof staffLists.lessons> = {
  select: `l.id, l.challenge_id, l.chapter_id, l.position, l.title, l.type, l.is_preview, l.seconds, l.words, l.version,
    l.created_at, l.updated_at, c.title as challenge_title, h.title as chapter_title`,
  from: 'lessons l join challenges c on c.id = l.challenge_id join chapters h on h.id = l.chapter_id',
  all: 'lessons l',
  columns: {
    id: 'l.id',
    challengeId: 'l.challenge_id',
    challengeTitle: 'c.title',
    chapterId: 'l.chapter_id',
    chapterTitle: 'h.title',
    position: 'l.position',
    title: 'l.title',
    type: 'l.type',
    isPreview: 'l.is_preview',
    seconds: 'l.seconds',
    words: 'l.words',
    createdAt: 'l.created_at',
    updatedAt: 'l.updated_at',
  },
  search: `fold(l.title || ' ' || c.title)`,
  tieBreak: 'l.id',
};

export const quizList: ListSource<keyof typeof staffLists.quizzes> = {
  select: `q.id, q.challenge_id, q.level, q.subject_id, q.title, q.attempts, q.time_limit, q.version,
    c.title as challenge_title, jsonb_array_length(q.questions) as questions`,
  from: 'quizzes q join challenges c on c.id = q.challenge_id',
  all: 'quizzes q',
  columns: {
    id: 'q.id',
    challengeId: 'q.challenge_id',
    challengeTitle: 'c.title',
    level: 'q.level',
    subjectId: 'q.subject_id',
    title: 'q.title',
    attempts: 'q.attempts',
    timeLimit: 'q.time_limit',
    questions: 'jsonb_array_length(q.questions)',
  },
  search: `fold(q.title || ' ' || c.title)`,
  tieBreak: 'q.id',
};
