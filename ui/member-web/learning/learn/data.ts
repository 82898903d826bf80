import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { lessons } from '#http/learning/contract/lessons.ts';
import { client } from '../../app/client.ts';
import { useViewerId } from '../data.ts';

export type Lesson = z.output<(typeof lessons)['get']['output']>;
export type LessonProgress = NonNullable<Lesson['progress']>;
export type LessonMedia = Lesson['media'];
export type BeatBody = z.output<(typeof lessons)['beat']['body']>;

export const lessonKeys = {
  all: ['lessons'] as const,
  one: (id: string, viewer: string | null) => ['lessons', 'one', id, viewer] as const,
};

/** Asked again only where something happened: what is open under a learner's eyes does not move by itself. */
export const useLesson = (id: string, enabled: boolean) => {
  const viewer = useViewerId();
  return useQuery({
    queryKey: lessonKeys.one(id, viewer),
    queryFn: ({ signal }) => client.lessons.get({ params: { id } }, { signal }),
    enabled,
    staleTime: 20_000,
    refetchOnWindowFocus: false,
  });
};

export const useLessonSteps = (id: string) => {
  const queries = useQueryClient();
  const viewer = useViewerId();
  const key = lessonKeys.one(id, viewer);
  return {
    begin: () => client.lessons.begin({ params: { id }, body: {} }),
    beat: (sessionId: string, body: BeatBody) => client.lessons.beat({ params: { id: sessionId }, body }),
    complete: () => client.lessons.complete({ params: { id }, body: {} }),
    media: () => client.lessons.media({ params: { id } }),
    keepNote: (text: string) => client.enrolments.keepNote({ params: { id }, body: { text } }),
    /** What was just answered stands in the lesson at once. */
    show: (parts: Partial<Lesson>) =>
      queries.setQueryData<Lesson>(key, (lesson) => lesson && { ...lesson, ...parts }),
    again: () => queries.invalidateQueries({ queryKey: lessonKeys.all }),
  };
};
