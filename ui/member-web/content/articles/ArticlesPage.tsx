import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCallback } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams, useSearchParams } from 'react-router';
import { inLanguage } from '#core/kernel/language.ts';
import { Outdated } from '#ui/components/Outdated.tsx';
import { Page } from '#ui/components/Page.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { showCurrent, sidewaysRow } from '#ui/components/sideways-row.ts';
import { CardGridSkeleton } from '#ui/components/Skeletons.tsx';
import { EmptyState } from '#ui/components/States.tsx';
import { LetterPicture, LostPicture } from '#ui/illustrations/scenes.tsx';
import { useLanguage } from '#ui/intl.ts';
import { keepFocus } from '#ui/keep-focus.ts';
import { NotFoundView } from '../../app/pages/NotFoundView.tsx';
import { BackLink } from '../../app/parts/BackLink.tsx';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { SearchField } from '../../app/parts/SearchField.tsx';
import { ShowMore } from '../../app/parts/ShowMore.tsx';
import { StatusFilter } from '../../app/parts/StatusFilter.tsx';
import { articlesOfPath, paths } from '../../app/paths.ts';
import { useArticles, useCategories, type ArticleFilters } from '../data.ts';
import { useHandedArticles } from '../handed.ts';
import { ArticleCard, articleGrid } from './ArticleCard.tsx';
import './words.ts';

/** Enough for the first look on a desk; the others' pictures wait until they are near. */
const atOnce = 3;
const shortestWords = 2;

export const CategoryLinks = ({ current }: Readonly<{ current?: string | undefined }>) => {
  const { formatMessage } = useIntl();
  const reader = useLanguage();
  const { data = [] } = useCategories();
  if (data.length === 0) return null;
  const places = [
    { slug: undefined, to: paths.articles, label: formatMessage({ id: 'articles.all' }) },
    ...data.map(({ slug, name }) => ({
      slug,
      to: articlesOfPath('category', slug),
      label: inLanguage(name, reader),
    })),
  ];
  return (
    <Box
      component="nav"
      aria-label={formatMessage({ id: 'articles.categories' })}
      ref={showCurrent}
      sx={[sidewaysRow, { mb: { xs: 1.5, md: 2 } }]}
    >
      {places.map(({ slug, to, label }) => (
        <Button
          key={to}
          component={LocalLink}
          to={to}
          variant={slug === current ? 'contained' : 'outlined'}
          {...(slug === current ? { 'aria-current': 'page' as const } : {})}
          sx={{ minHeight: 44 }}
        >
          {label}
        </Button>
      ))}
    </Box>
  );
};

type ListProps = Readonly<{ filters: ArticleFilters; onClear?: (() => void) | undefined }>;

const NoneFits = ({ filters, onClear }: ListProps) => {
  if (onClear === undefined)
    return (
      <EmptyState picture={<LetterPicture />} title={<FormattedMessage id="articles.empty" />}>
        <FormattedMessage id="articles.empty.text" />
      </EmptyState>
    );
  const isOnlyHot = filters.hot === true && filters.q === undefined;
  return (
    <EmptyState
      picture={<LostPicture />}
      title={<FormattedMessage id={isOnlyHot ? 'articles.noHot' : 'articles.noMatch'} />}
      action={
        <Button variant="outlined" onClick={onClear}>
          <FormattedMessage id={filters.hot ? 'articles.showAll' : 'articles.clear'} />
        </Button>
      }
    >
      <FormattedMessage id={isOnlyHot ? 'articles.noHot.text' : 'articles.noMatch.text'} />
    </EmptyState>
  );
};

export const ArticleList = ({ filters, onClear }: ListProps) => {
  const query = useArticles(filters);
  return (
    <>
      <Outdated when={query.isPlaceholderData}>
        <QueryView
          query={query}
          skeleton={<CardGridSkeleton cards={6} height={300} />}
          isEmpty={({ pages }) => pages[0]?.items.length === 0}
          empty={<NoneFits filters={filters} onClear={onClear} />}
        >
          {({ pages }) => (
            <Box component="ul" sx={articleGrid}>
              {pages
                .flatMap(({ items }) => items)
                .map((article, index) => (
                  <ArticleCard key={article.id} article={article} eager={index < atOnce} />
                ))}
            </Box>
          )}
        </QueryView>
      </Outdated>
      <ShowMore query={query} placement="centre" mt={3} />
    </>
  );
};

/** The address is the state: a link leads to the same list, Back to the same place. */
const useListAddress = () => {
  const [search, setSearch] = useSearchParams();
  const q = (search.get('q') ?? '').trim().slice(0, 80);
  const sort = search.get('sort') === 'popular' ? ('popular' as const) : undefined;
  const isHot = search.get('hot') === '1';
  const put = useCallback(
    (name: 'q' | 'sort' | 'hot', value: string) =>
      setSearch(
        (now) => {
          if (value.trim() === '') now.delete(name);
          else now.set(name, value);
          return now;
        },
        { replace: true, preventScrollReset: true, state: keepFocus },
      ),
    [setSearch],
  );
  const look = useCallback((typed: string) => put('q', typed), [put]);
  return {
    q,
    sort,
    isHot,
    look,
    order: (chosen: string) => put('sort', chosen),
    showHot: (only: boolean) => put('hot', only ? '1' : ''),
    showAll: () =>
      setSearch(
        (now) => {
          for (const name of ['q', 'hot']) now.delete(name);
          return now;
        },
        { replace: true, preventScrollReset: true },
      ),
  };
};

/** All articles in the reader's language, or those of one category. */
export default function ArticlesPage() {
  const { formatMessage } = useIntl();
  const reader = useLanguage();
  const { category } = useParams();
  const { data: categories } = useCategories();
  const { q, sort, isHot, look, order, showHot, showAll } = useListAddress();
  const named = categories?.find(({ slug }) => slug === category);
  const isMissing = useHandedArticles({}) === null || (categories !== undefined && named === undefined);
  const isSearched = q.length >= shortestWords;
  if (category !== undefined && isMissing) return <NotFoundView />;
  return (
    <Page
      title={named ? inLanguage(named.name, reader) : formatMessage({ id: 'articles.title' })}
      description={<FormattedMessage id="articles.lead" />}
    >
      <CategoryLinks current={category} />
      <Box sx={{ mb: 2 }}>
        <SearchField
          label={<FormattedMessage id="articles.search" />}
          clearLabel={formatMessage({ id: 'articles.search.clear' })}
          q={q}
          onSearch={look}
          sx={{ flex: '1 1 260px' }}
        />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', columnGap: 2 }}>
        <StatusFilter
          name={formatMessage({ id: 'articles.order' })}
          label={<FormattedMessage id="articles.order.label" />}
          status={sort}
          choose={order}
          allLabel={formatMessage({ id: 'articles.order.newest' })}
          choices={[{ value: 'popular', label: formatMessage({ id: 'articles.order.popular' }) }]}
        />
        <Button
          variant={isHot ? 'contained' : 'outlined'}
          aria-pressed={isHot}
          onClick={() => showHot(!isHot)}
          sx={{ minHeight: 44, mb: 3 }}
        >
          <FormattedMessage id="articles.onlyHot" />
        </Button>
      </Box>
      <ArticleList
        filters={{
          language: reader,
          ...(category === undefined ? {} : { category }),
          ...(isSearched ? { q } : {}),
          ...(sort === undefined ? {} : { sort }),
          ...(isHot ? { hot: true } : {}),
        }}
        onClear={isSearched || isHot ? showAll : undefined}
      />
    </Page>
  );
}

const Narrowed = ({ title, filters }: Readonly<{ title: string; filters: ArticleFilters }>) => (
  <Page
    title={title}
    above={
      <BackLink to={paths.articles}>
        <FormattedMessage id="articles.back" />
      </BackLink>
    }
  >
    <ArticleList filters={filters} />
  </Page>
);

export const TagPage = () => {
  const { formatMessage } = useIntl();
  const language = useLanguage();
  const { tag = '' } = useParams();
  const { data } = useArticles({ tag, language });
  const name = data?.pages[0]?.items[0]?.tags.find(({ slug }) => slug === tag)?.name ?? tag;
  return <Narrowed title={formatMessage({ id: 'articles.ofTag' }, { name })} filters={{ tag, language }} />;
};

/** In every language that the author writes. */
export const AuthorPage = () => {
  const { formatMessage } = useIntl();
  const { author = '' } = useParams();
  const { data } = useArticles({ author });
  const name = data?.pages[0]?.items[0]?.author?.name ?? '';
  const title =
    name === ''
      ? formatMessage({ id: 'articles.ofAuthor.unknown' })
      : formatMessage({ id: 'articles.ofAuthor' }, { name });
  return <Narrowed title={title} filters={{ author }} />;
};
