import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import type { ai } from '#http/assistant/contract/ai.ts';
import { useLanguage } from '#ui/intl.ts';
import { client } from '../../app/client.ts';
import { aiKeys } from '../../app/data/ai.ts';
import { useIsFirstPage, usePageContext } from '../../app/page-context.ts';

type Sample = z.output<(typeof ai)['sample']['output']>;

/** What the server put into the page; no part of it holds an instant, so it is as the client would decode it. */
const useHanded = (): Sample | undefined => {
  const { data } = usePageContext();
  const isFirst = useIsFirstPage();
  return isFirst && typeof data === 'object' && data !== null && 'sample' in data
    ? (data.sample as Sample) // only this screen's data has a sample
    : undefined;
};

export const useSample = () => {
  const language = useLanguage();
  const handed = useHanded();
  return useQuery({
    queryKey: aiKeys.sample(language),
    queryFn: ({ signal }) => client.ai.sample({ query: { language } }, { signal }),
    staleTime: 60 * 60_000,
    ...(handed === undefined ? {} : { initialData: handed }),
  });
};
