import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { z } from 'zod';
import type { PageKey } from '#core/content/page/page.ts';
import { minute } from '#core/kernel/time.ts';
import type { pages } from '#http/content/contract/pages.ts';
import type { questions } from '#http/content/contract/questions.ts';
import type { partners } from '#http/money/contract/partners.ts';
import { useLanguage } from '#ui/intl.ts';
import { client } from '../app/client.ts';
import { decode, memberApi } from '../app/member-api.ts';
import { usePageContext } from '../app/page-context.ts';

export type ShownPage = z.output<(typeof pages)['get']['output']>;
export type ShownQuestions = z.output<(typeof questions)['list']['output']>;
export type ShownQuestion = ShownQuestions['items'][number];

/** What the server put into the page under this name. */
const useHanded = (name: string): unknown => {
  const { data } = usePageContext();
  return typeof data === 'object' && data !== null && name in data
    ? structuredClone(Reflect.get(data, name))
    : undefined;
};

export const useDocument = (key: PageKey) => {
  const language = useLanguage();
  const found = useHanded(`page:${key}`);
  const handed = useMemo(
    () => (found === undefined ? undefined : (decode(memberApi.pages.get as never, found) as ShownPage)), // encoded by the same endpoint
    [found],
  );
  return useQuery({
    queryKey: ['pages', key, language],
    queryFn: ({ signal }) => client.pages.get({ params: { key }, query: { language } }, { signal }),
    staleTime: 5 * minute,
    ...(handed === undefined ? {} : { initialData: handed }),
  });
};

export const useQuestions = () => {
  const language = useLanguage();
  const found = useHanded('questions');
  const handed = useMemo(
    () =>
      found === undefined ? undefined : (decode(memberApi.questions.list as never, found) as ShownQuestions), // encoded by the same endpoint
    [found],
  );
  return useQuery({
    queryKey: ['questions', language],
    queryFn: ({ signal }) => client.questions.list({ query: { language } }, { signal }),
    staleTime: 5 * minute,
    ...(handed === undefined ? {} : { initialData: handed }),
  });
};

export type PublicPartner = z.output<(typeof partners)['list']['output']>['items'][number];

/** Addresses of logos end after a while. */
export const usePartners = () =>
  useQuery({
    queryKey: ['partners'],
    queryFn: ({ signal }) => client.partners.list({}, { signal }),
    staleTime: minute,
  });

export const fetchFormToken = async (): Promise<string> => (await client.contact.token({})).token;

type Message = Readonly<{
  name: string;
  email: string;
  subject: string;
  message: string;
  token: string;
  website: string;
}>;
export const sendMessage = (body: Message) => client.contact.send({ body });
