import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Language } from '#core/kernel/language.ts';
import { client } from '../client.ts';
import { useLanguage } from '#ui/intl.ts';

/** A message, or one text of a review. The text itself is part of the name: what is edited has no translation yet. */
export type Translatable = Readonly<{ text: string; id: string }> &
  (Readonly<{ kind: 'message' }> | Readonly<{ kind: 'review'; textId: string }>);

const keyOf = (what: Translatable, language: Language) =>
  [
    'translations',
    what.kind,
    what.id,
    what.kind === 'review' ? what.textId : '',
    what.text,
    language,
  ] as const;
const shownKeyOf = (what: Translatable, language: Language) => [...keyOf(what, language), 'isShown'] as const;

/** Asked by a click and by nothing else; kept in this page's memory until it is left. */
const translationOf = (what: Translatable, language: Language) => ({
  queryKey: keyOf(what, language),
  queryFn: async () => {
    const asked =
      what.kind === 'message'
        ? client.chatMessages.translate({ params: { id: what.id }, body: { language } })
        : client.reviews.translate({ params: { id: what.id }, body: { language, textId: what.textId } });
    return (await asked).text;
  },
  staleTime: Infinity,
  gcTime: Infinity,
  retry: false,
});

const ask = (queries: QueryClient, what: Translatable, language: Language): void => {
  queries.setQueryData(shownKeyOf(what, language), true);
  // What goes wrong is told where the translation would stand.
  queries.fetchQuery(translationOf(what, language)).catch(() => undefined);
};

/** For buttons that stand elsewhere than the text. */
export const useTranslate = (): ((what: Translatable) => void) => {
  const queries = useQueryClient();
  const language = useLanguage();
  return (what) => ask(queries, what, language);
};

export const useTranslation = (what: Translatable) => {
  const queries = useQueryClient();
  const language = useLanguage();
  const queryKey = shownKeyOf(what, language);
  const { data: isShown } = useQuery({
    queryKey,
    queryFn: () => false,
    enabled: false,
    initialData: false,
    gcTime: Infinity,
  });
  const { data, error, isFetching } = useQuery({ ...translationOf(what, language), enabled: false });
  return {
    language,
    /** Undefined: the original is what is shown. */
    text: isShown ? data : undefined,
    isAsking: isShown && isFetching,
    error: isShown && !isFetching ? error : null,
    translate: () => ask(queries, what, language),
    showOriginal: () => queries.setQueryData(queryKey, false),
  };
};
