import Card from '@mui/material/Card';
import type { ComponentType, ReactNode } from 'react';
import { QueryView } from '#ui/components/QueryView.tsx';
import { ListSkeleton } from '#ui/components/Skeletons.tsx';
import { ShowMore } from '../../app/parts/ShowMore.tsx';
import type { useReviewQueue, useReviews } from '../../app/data/reviews.ts';
import type { ReviewSummary } from '../../app/data/reviews.ts';

type Props = Readonly<{
  query: ReturnType<typeof useReviews> | ReturnType<typeof useReviewQueue>;
  empty: ReactNode;
  label: string;
  /** How one of them is shown. */
  Row: ComponentType<Readonly<{ review: ReviewSummary }>>;
  /** So many are drawn while they are waited for: what stands below keeps its place when there are as many. */
  expected?: number;
}>;

/** A list of reviews in its four states, with the button for more. */
export const ReviewRows = ({ query, empty, label, Row, expected = 4 }: Props) => (
  <>
    <QueryView
      query={{
        data: query.data?.pages,
        error: query.error,
        isPending: query.isPending,
        refetch: query.refetch,
      }}
      skeleton={<ListSkeleton rows={expected} />}
      isEmpty={(pages) => pages[0]?.items.length === 0}
      empty={empty}
    >
      {(pages) => (
        <Card component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {pages
            .flatMap(({ items }) => items)
            .map((review) => (
              <Row key={review.id} review={review} />
            ))}
        </Card>
      )}
    </QueryView>
    <ShowMore query={query} />
  </>
);
