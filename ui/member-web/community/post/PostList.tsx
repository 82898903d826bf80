import Box from '@mui/material/Box';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryView } from '#ui/components/QueryView.tsx';
import { ShowMore } from '../../app/parts/ShowMore.tsx';
import type { Post } from './data.ts';
import { PostSkeleton } from './PostSkeleton.tsx';
import { PostView } from './PostView.tsx';

type Pages = Readonly<{ pages: readonly Readonly<{ items: readonly Post[] }>[] }>;
type Query = Pick<
  UseInfiniteQueryResult<Pages>,
  | 'data'
  | 'error'
  | 'isPending'
  | 'refetch'
  | 'isFetchNextPageError'
  | 'hasNextPage'
  | 'isFetchingNextPage'
  | 'fetchNextPage'
>;

/** A post that came between two pages stands in both: it is shown once. */
const once = (posts: readonly Post[]): readonly Post[] => [
  ...new Map(posts.map((post) => [post.id, post])).values(),
];

/** Posts below each other, page by page. */
export const PostList = ({
  query,
  empty,
  label,
}: Readonly<{ query: Query; empty: ReactNode; label: string }>) => (
  <QueryView
    query={{ ...query, data: query.data && once(query.data.pages.flatMap(({ items }) => items)) }}
    skeleton={<PostSkeleton />}
    isEmpty={(posts) => posts.length === 0}
    empty={empty}
  >
    {(posts) => (
      <>
        <Box
          component="ol"
          aria-label={label}
          sx={{
            listStyle: 'none',
            p: 0,
            m: 0,
            '& > li': { py: 2.5, borderBottom: '1px solid', borderColor: 'divider' },
            '& > li:last-of-type': { borderBottom: 0 },
          }}
        >
          {posts.map((post) => (
            <li key={post.id}>
              <PostView post={post} />
            </li>
          ))}
        </Box>
        <ShowMore query={query} placement="centre" />
      </>
    )}
  </QueryView>
);
