import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { quizzes } from '#http/learning/contract/quizzes.ts';
import { client } from '../../app/client.ts';
import { useProgressRefresh, useViewerId } from '../data.ts';

export type Quiz = z.output<(typeof quizzes)['get']['output']>;
type Answered = z.output<(typeof quizzes)['attempt']['output']>;
export type Attempt = Extract<Answered, { status: 'OPEN' }>;
export type Result = Exclude<Answered, { status: 'OPEN' }>;
export type Question = Attempt['questions'][number];
export type Answers = Readonly<Record<string, readonly string[]>>;

export const quizKeys = {
  all: ['quizzes'] as const,
  one: (id: string, viewer: string | null) => ['quizzes', 'one', id, viewer] as const,
};

export const useQuiz = (id: string) => {
  const viewer = useViewerId();
  return useQuery({
    queryKey: quizKeys.one(id, viewer),
    queryFn: ({ signal }) => client.quizzes.get({ params: { id } }, { signal }),
    enabled: viewer !== null,
    staleTime: 0,
  });
};

const sent = (answers: Answers): Record<string, string[]> =>
  Object.fromEntries(Object.entries(answers).map(([question, chosen]) => [question, [...chosen]]));

export const useQuizSteps = (quizId: string) => {
  const queries = useQueryClient();
  const refreshProgress = useProgressRefresh();
  return {
    /** The open attempt, or a new one. */
    begin: () => client.quizzes.begin({ params: { id: quizId } }),
    attempt: (id: string) => client.quizzes.attempt({ params: { id } }),
    save: (id: string, answers: Answers) =>
      client.quizzes.save({ params: { id }, body: { answers: sent(answers) } }),
    submit: (id: string, answers: Answers) =>
      client.quizzes.submit({ params: { id }, body: { answers: sent(answers) } }),
    askReset: () => client.quizzes.askReset({ params: { id: quizId } }),
    again: () => queries.invalidateQueries({ queryKey: quizKeys.all }),
    /** What a pass opens is asked for again. */
    refresh: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: quizKeys.all }),
        queries.invalidateQueries({ queryKey: ['lessons'] }),
        refreshProgress(),
      ]),
  };
};
