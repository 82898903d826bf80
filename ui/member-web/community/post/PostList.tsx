import Box from '@mui/material/Box';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { memo, type ReactNode } from 'react';
import { QueryView } from '#ui/components/QueryView.tsx';
import { useDrawnInSteps } from '#ui/use-drawn-in-steps.ts';
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

/** Those that are drawn already are not drawn anew with each step. */
const Row = memo(({ post }: Readonly<{ post: Post }>) => (
  <li>
    <PostView post={post} />
  </li>
));

const Posts = ({
  posts,
  query,
  label,
}: Readonly<{ posts: readonly Post[]; query: Query; label: string }>) => {
  const drawn = useDrawnInSteps(posts.length);
  return (
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
        {posts.slice(0, drawn).map((post) => (
          <Row key={post.id} post={post} />
        ))}
      </Box>
      {drawn === posts.length && <ShowMore query={query} placement="centre" />}
    </>
  );
};

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
    {(posts) => <Posts posts={posts} query={query} label={label} />}
  </QueryView>
);
