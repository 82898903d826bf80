import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { postStatuses } from '#core/content/post/post.ts';
import { Page } from '#ui/components/Page.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { CardGridSkeleton } from '#ui/components/Skeletons.tsx';
import { EmptyState } from '#ui/components/States.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { LetterPicture } from '#ui/illustrations/scenes.tsx';
import { keepFocus } from '#ui/keep-focus.ts';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { ShowMore } from '../../app/parts/ShowMore.tsx';
import { StatusFilter } from '../../app/parts/StatusFilter.tsx';
import { paths } from '../../app/paths.ts';
import { ArticleCard, articleGrid } from '../articles/ArticleCard.tsx';
import { useKeptArticles } from '../data.ts';
import { useOwnArticles } from './data.ts';
import { OwnArticleCard } from './OwnArticleCard.tsx';
import './words.ts';

const Begin = () => (
  <Button component={LocalLink} to={paths.newArticle} variant="contained" startIcon={<PlusIcon />}>
    <FormattedMessage id="writing.new" />
  </Button>
);

const Own = () => {
  const { formatMessage } = useIntl();
  const [search, setSearch] = useSearchParams();
  const status = postStatuses.find((each) => each === search.get('status'));
  const { query, articles } = useOwnArticles(status);
  return (
    <>
      <StatusFilter
        name={formatMessage({ id: 'writing.filter' })}
        label={<FormattedMessage id="writing.filter.status" />}
        status={status}
        choose={(next) => setSearch(next === '' ? {} : { status: next }, { replace: true })}
        allLabel={formatMessage({ id: 'writing.filter.all' })}
        choices={postStatuses.map((value) => ({
          value,
          label: formatMessage({ id: `content.status.${value}` }),
        }))}
      />
      <QueryView
        query={query}
        skeleton={<CardGridSkeleton cards={3} height={170} />}
        isEmpty={() => articles.length === 0}
        empty={
          <EmptyState
            picture={<LetterPicture />}
            title={
              <FormattedMessage id={status === undefined ? 'writing.empty' : 'writing.empty.filtered'} />
            }
            {...(status === undefined && { action: <Begin /> })}
          >
            <FormattedMessage id="writing.empty.text" />
          </EmptyState>
        }
      >
        {() => (
          <>
            <Box component="ul" sx={{ m: 0, p: 0, display: 'grid', gap: 1.5 }}>
              {articles.map((article) => (
                <OwnArticleCard key={article.id} article={article} />
              ))}
            </Box>
            <ShowMore query={query} />
          </>
        )}
      </QueryView>
    </>
  );
};

/** Articles that one wants to find again; nobody else sees them. */
const Kept = () => {
  const query = useKeptArticles();
  const articles = (query.data?.pages ?? []).flatMap(({ items }) =>
    items.flatMap((item) => (item.kind === 'POST' ? [item.post] : [])),
  );
  return (
    <>
      <QueryView
        query={query}
        skeleton={<CardGridSkeleton cards={3} height={260} />}
        isEmpty={() => articles.length === 0}
        empty={
          <EmptyState
            picture={<LetterPicture />}
            title={<FormattedMessage id="articles.kept.none" />}
            action={
              <Button component={LocalLink} to={paths.articles} variant="contained">
                <FormattedMessage id="writing.find" />
              </Button>
            }
          >
            <FormattedMessage id="articles.kept.none.text" />
          </EmptyState>
        }
      >
        {() => (
          <Box component="ul" sx={articleGrid}>
            {articles.map((article) => (
              <ArticleCard key={article.id} article={article} />
            ))}
          </Box>
        )}
      </QueryView>
      <ShowMore query={query} placement="centre" mt={3} />
    </>
  );
};

const tabs = ['written', 'kept'] as const;

/** What one writes, and what one kept to read again. */
export default function OwnPostsPage() {
  const { formatMessage } = useIntl();
  const [search, setSearch] = useSearchParams();
  const tab = search.get('tab') === 'kept' ? 'kept' : 'written';
  return (
    <Page
      title={formatMessage({ id: 'writing.title' })}
      description={<FormattedMessage id="writing.lead" />}
      actions={<Begin />}
    >
      <Tabs
        value={tab}
        onChange={(_, next: string) =>
          setSearch(next === 'kept' ? { tab: next } : {}, { replace: true, state: keepFocus })
        }
        aria-label={formatMessage({ id: 'writing.title' })}
        sx={{ mb: 2 }}
      >
        {tabs.map((value) => (
          <Tab
            key={value}
            value={value}
            id={`writing-tab-${value}`}
            aria-controls={`writing-panel-${value}`}
            label={formatMessage({ id: `writing.tab.${value}` })}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`writing-panel-${tab}`} aria-labelledby={`writing-tab-${tab}`}>
        {tab === 'kept' ? <Kept /> : <Own />}
      </Box>
    </Page>
  );
}
