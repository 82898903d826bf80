import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { authoring } from '#http/learning/contract/authors.ts';
import type { mediaContract } from '#http/platform/contract/media.ts';
import type { ShownMedium } from '#core/platform/rich-text/shown-medium.ts';
import type { Client } from '../api/api-client.ts';
import { isApiError } from '../api/api-error.ts';
import { cursorPages } from '../api/cursor-pages.ts';
import type { RichTextOwner } from '../rich-text/owner.ts';
import './words.ts';

type Calls = Client<{ authoring: typeof authoring }>['authoring'];

/** What coaches and staff both ask of the server, each under their own address. */
export type AuthoringCalls = Omit<Calls, 'list' | 'submit' | 'withdraw'>;

export type WorkingCopy = Awaited<ReturnType<AuthoringCalls['get']>>;
export type TreeChapter = WorkingCopy['chapters'][number];
export type TreeLesson = TreeChapter['lessons'][number];
export type WorkingLesson = Awaited<ReturnType<AuthoringCalls['lesson']>>;
export type WorkingQuiz = Awaited<ReturnType<AuthoringCalls['quiz']>>;
export type Learner = Awaited<ReturnType<AuthoringCalls['enrolments']>>['items'][number];
export type LearnerStatistics = Awaited<ReturnType<AuthoringCalls['statistics']>>;

/** Ways to a file of the author's. */
type AuthorFiles = Readonly<{ [Way in keyof RichTextOwner]-?: NonNullable<RichTextOwner[Way]> }>;

/** What the editor asks of the front end it stands in: it knows neither of the two by itself. */
export type AuthoringOwner = Readonly<{
  calls: AuthoringCalls;
  /** First part of the names under which answers are kept. */
  root: string;
  /** Files of the author, sent for learning. Left out: what is there is shown, and can't be replaced. */
  media?: AuthorFiles | undefined;
  /** The address that a file of the text has at the moment; null: it is gone. */
  mediumOf: (id: string) => Promise<ShownMedium | null>;
  /** Where the editor of another challenge is. */
  editPath: (challengeId: string) => string;
}>;

type UrlOf = Client<{ media: typeof mediaContract }>['media']['url'];

/** The address that a file has at the moment; one that is gone has none. */
export const mediumBy =
  (urlOf: UrlOf) =>
  async (id: string): Promise<ShownMedium | null> => {
    try {
      const { type, url, thumbnailUrl, posterUrl } = await urlOf({ params: { id } });
      return { id, type, url, thumbnailUrl, posterUrl, width: null, height: null };
    } catch (error) {
      if (isApiError(error) && error.status === 404) return null;
      throw error;
    }
  };

const OwnerContext = createContext<AuthoringOwner | null>(null);
export const AuthoringProvider = OwnerContext.Provider;

export const useAuthoring = (): AuthoringOwner => {
  const owner = useContext(OwnerContext);
  if (owner === null) throw new Error('AuthoringProvider is missing above');
  return owner;
};

export const authoringKeys = (root: string) => ({
  all: [root],
  copy: (id: string) => [root, 'copy', id],
  lesson: (id: string) => [root, 'lesson', id],
  quiz: (id: string) => [root, 'quiz', id],
  statistics: (id: string) => [root, 'statistics', id],
  learners: (id: string) => [root, 'learners', id],
  learner: (id: string) => [root, 'learner', id],
});

export const useWorkingCopy = (id: string) => {
  const { calls, root } = useAuthoring();
  return useQuery({
    queryKey: authoringKeys(root).copy(id),
    queryFn: ({ signal }) => calls.get({ params: { id } }, { signal }),
  });
};

export const useWorkingLesson = (id: string) => {
  const { calls, root } = useAuthoring();
  return useQuery({
    queryKey: authoringKeys(root).lesson(id),
    queryFn: ({ signal }) => calls.lesson({ params: { id } }, { signal }),
  });
};

export const useWorkingQuiz = (id: string) => {
  const { calls, root } = useAuthoring();
  return useQuery({
    queryKey: authoringKeys(root).quiz(id),
    queryFn: ({ signal }) => calls.quiz({ params: { id } }, { signal }),
  });
};

export const useChallengeStatistics = (id: string) => {
  const { calls, root } = useAuthoring();
  return useQuery({
    queryKey: authoringKeys(root).statistics(id),
    queryFn: ({ signal }) => calls.statistics({ params: { id } }, { signal }),
  });
};

const pageSize = 30;

export const useLearners = (id: string) => {
  const { calls, root } = useAuthoring();
  const query = useInfiniteQuery({
    queryKey: authoringKeys(root).learners(id),
    ...cursorPages((place, options) =>
      calls.enrolments({ params: { id }, query: { limit: pageSize, ...place } }, options),
    ),
  });
  return { query, learners: (query.data?.pages ?? []).flatMap(({ items }) => items) };
};

export const useLearnerQuizzes = (enrolmentId: string) => {
  const { calls, root } = useAuthoring();
  return useQuery({
    queryKey: authoringKeys(root).learner(enrolmentId),
    queryFn: ({ signal }) => calls.learner({ params: { id: enrolmentId } }, { signal }),
  });
};

/** Keeps what an answer says of the copy, and asks anew for what it does not. */
export const useKeptCopy = (id: string) => {
  const { calls, root } = useAuthoring();
  const queries = useQueryClient();
  const keys = authoringKeys(root);
  return {
    keep: (copy: WorkingCopy) => queries.setQueryData(keys.copy(id), copy),
    askAgain: () => queries.invalidateQueries({ queryKey: keys.copy(id) }),
    /** As it is on the server now. */
    read: async (): Promise<WorkingCopy> => {
      const copy = await calls.get({ params: { id } });
      queries.setQueryData(keys.copy(id), copy);
      return copy;
    },
    /** Also for new addresses of its files. */
    askLessonAgain: (lessonId: string) => queries.invalidateQueries({ queryKey: keys.lesson(lessonId) }),
    keepLesson: (lesson: WorkingLesson) => queries.setQueryData(keys.lesson(lesson.id), lesson),
    keepQuiz: (quiz: WorkingQuiz) => queries.setQueryData(keys.quiz(quiz.id), quiz),
  };
};
