import type { Query, QueryClient } from '@tanstack/react-query';
import { answersOnDevice } from './answers-database.ts';
import { isKept, type KeptAnswer, mostKeptSize, sizeOf } from './kept-answers.ts';

/** Answers that come together are written together; a member who reads on at once must not lose them. */
const settleTime = 100;

/**
 * Keeps the member's own answers on this device as they come, so that pages which were open before are readable without
 * a connection, after a reload too.
 * @returns how to stop
 */
export const keepAnswers = (queries: QueryClient, userId: string): (() => void) => {
  const coming = new Map<string, KeptAnswer>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    const answers = [...coming.values()];
    coming.clear();
    // A browser that keeps nothing has nothing to show without a connection: that is all.
    if (answers.length > 0 && !isStopped) answersOnDevice.keep(userId, answers).catch(() => undefined);
  };
  const note = ({ queryKey, queryHash, state: { data, dataUpdatedAt, status } }: Query) => {
    if (status !== 'success' || !isKept(queryKey, data, userId)) return;
    const size = sizeOf(data);
    if (size > mostKeptSize / 4) return;
    coming.set(queryHash, { userId, hash: queryHash, question: queryKey, data, size, keptAt: dataUpdatedAt });
    timer ??= setTimeout(write, settleTime);
  };
  const hidden = () => {
    if (document.visibilityState === 'hidden') write();
  };

  const cache = queries.getQueryCache();
  for (const query of cache.getAll()) note(query);
  const stopHearing = cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') note(event.query);
  });
  document.addEventListener('visibilitychange', hidden);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    stopHearing();
    document.removeEventListener('visibilitychange', hidden);
  };
};

/** Puts what lies on this device where pages look for it, unless they know better. */
export const restoreAnswers = async (queries: QueryClient, userId: string): Promise<void> => {
  const answers = await answersOnDevice.answersOf(userId);
  const cache = queries.getQueryCache();
  for (const { question, data, keptAt } of answers) {
    const options = queries.defaultQueryOptions({ queryKey: [...question] });
    // As long as the line is gone, nothing could bring it back.
    const query = cache.build(queries, { ...options, gcTime: Number.POSITIVE_INFINITY });
    if (query.state.data === undefined) query.setData(data, { updatedAt: keptAt, manual: true });
  }
};
