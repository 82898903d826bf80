import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { describeRichText, readRichText } from '#core/platform/rich-text/describe-rich-text.ts';
import type { ShownMedium } from '#core/platform/rich-text/shown-medium.ts';
import { useAuthoring } from './data.ts';

/** Shorter than an address lives. */
const freshMs = 50_000;

const combine = (results: readonly Readonly<{ data: ShownMedium | null | undefined }>[]) =>
  results.flatMap(({ data }) => data ?? []);

/** The files of a text with the addresses they have now. */
export const useShownMedia = (html: string): readonly ShownMedium[] => {
  const { mediumOf, root } = useAuthoring();
  const ids = useMemo(() => describeRichText(readRichText(html)).media, [html]);
  return useQueries({
    queries: ids.map((id) => ({
      queryKey: [root, 'medium', id],
      queryFn: () => mediumOf(id),
      staleTime: freshMs,
      refetchInterval: freshMs,
    })),
    combine,
  });
};
