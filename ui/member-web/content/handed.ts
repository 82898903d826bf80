import { useMemo } from 'react';
import type { z } from 'zod';
import type { bugReports } from '#http/content/contract/bug-reports.ts';
import type { changelog } from '#http/content/contract/changelog.ts';
import type { posts } from '#http/content/contract/posts.ts';
import { decode, memberApi } from '../app/member-api.ts';
import { useIsFirstPage, usePageContext } from '../app/page-context.ts';

/** What the server put into this very page; later pages of the same visit ask by themselves. */
const useHandedData = (): unknown => {
  const { data } = usePageContext();
  return useIsFirstPage() ? data : undefined;
};

const partOf = (data: unknown, name: string): unknown =>
  typeof data === 'object' && data !== null && name in data ? Reflect.get(data, name) : undefined;

const decoded = <Value>(endpoint: unknown, part: unknown): Value =>
  decode(endpoint as never, structuredClone(part)) as Value; // the caller names the endpoint that encoded it

export const useHandedPart = <Value>(name: string, endpoint: unknown): Value | undefined => {
  const data = useHandedData();
  return useMemo(() => {
    const part = partOf(data, name);
    return part === undefined ? undefined : decoded<Value>(endpoint, part);
  }, [data, name, endpoint]);
};

type Article = z.output<(typeof posts)['get']['output']>;

/** The article of this address; null: the server found none. */
export const useHandedArticle = (idOrSlug: string): Article | null | undefined => {
  const data = useHandedData();
  return useMemo(() => {
    if (data === undefined || data === null) return data;
    const names = [partOf(data, 'id'), partOf(data, 'slug')];
    return names.includes(idOrSlug) ? decoded<Article>(memberApi.posts.get, data) : undefined;
  }, [data, idOrSlug]);
};

type ArticlesPage = z.output<(typeof posts)['list']['output']>;

/** The first page of a list, when it was asked for with just these filters; null: there is no such list. */
export const useHandedArticles = (
  filters: Readonly<Record<string, unknown>>,
): ArticlesPage | null | undefined => {
  const data = useHandedData();
  const wanted = JSON.stringify(Object.entries(filters).toSorted());
  return useMemo(() => {
    if (data === undefined || data === null) return data;
    const given = partOf(data, 'filters');
    if (typeof given !== 'object' || given === null) return undefined;
    if (JSON.stringify(Object.entries(given).toSorted()) !== wanted) return undefined;
    return decoded<ArticlesPage>(memberApi.posts.list, partOf(data, 'articles'));
  }, [data, wanted]);
};

type ChangelogPage = z.output<(typeof changelog)['list']['output']>;
export const useHandedChangelog = (): ChangelogPage | undefined =>
  useHandedPart('changelog', memberApi.changelog.list);

type RoadmapPage = z.output<(typeof bugReports)['roadmap']['output']>;
export const useHandedRoadmap = (): RoadmapPage | undefined =>
  useHandedPart('roadmap', memberApi.bugReports.roadmap);
