import { useEffect, useSyncExternalStore } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { matches, questionCategories, type QuestionCategory } from '#core/content/question/question.ts';
import { paths } from '../../app/paths.ts';
import type { ShownQuestion } from '../data.ts';

/** Each tab is an address: it can be sent to another person. */
export const tabAddress = (category: QuestionCategory | null): string =>
  category === null ? paths.faqs : `${paths.faqs}?category=${category.toLowerCase().replace('_', '-')}`;

export const categoryIn = (named: string | null): QuestionCategory | null =>
  questionCategories.find((category) => category === named?.toUpperCase().replace('-', '_')) ?? null;

/** No server knows what stands behind "#": the page is drawn as it drew it first, and then one question opens. */
const neverChanges = () => () => undefined;
const inBrowser = () => true;
const onServer = () => false;

/** Which questions are looked at: by tab, by words, and the one that the address opens. */
export const useFaqs = () => {
  const [params, setParams] = useSearchParams();
  const { hash } = useLocation();
  const category = categoryIn(params.get('category'));
  const q = (params.get('q') ?? '').slice(0, 80);
  const isDrawn = useSyncExternalStore(neverChanges, inBrowser, onServer);
  const opened = !isDrawn || hash === '' ? null : decodeURIComponent(hash.slice(1));

  useEffect(() => {
    if (opened !== null) document.getElementById(opened)?.scrollIntoView();
  }, [opened]);

  return {
    category,
    q,
    opened,
    search: (typed: string) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          if (typed === '') next.delete('q');
          else next.set('q', typed);
          return next;
        },
        { replace: true, state: { keepFocus: true } },
      ),
    shownOf: (items: readonly ShownQuestion[]) =>
      items
        .filter((item) => category === null || item.category === category)
        .filter((item) => q === '' || matches(item, q)),
  };
};
