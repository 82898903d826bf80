import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { FormattedMessage } from 'react-intl';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';

type Props = Readonly<{
  query: Pick<
    UseInfiniteQueryResult,
    'error' | 'isFetchNextPageError' | 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'
  >;
  placement?: 'wide' | 'start' | 'centre';
  mt?: number;
}>;

/** Below a list that comes page by page. */
export const ShowMore = ({ query, placement = 'wide', mt = 2 }: Props) => {
  const { error, isFetchNextPageError, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  // It comes with the list, which is drawn in steps: alone it would stand there first and be pushed down.
  const isShown = useDeferredValue(hasNextPage);
  const isCentred = placement === 'centre';
  const button = (
    <Button
      variant="outlined"
      fullWidth={placement === 'wide'}
      sx={isCentred ? {} : { mt }}
      disabled={isFetchingNextPage}
      onClick={() => void fetchNextPage()}
    >
      <FormattedMessage id={isFetchingNextPage ? 'ui.loading' : 'ui.showMore'} />
    </Button>
  );
  return (
    <>
      {isFetchNextPageError && <ErrorNote error={error} />}
      {isShown &&
        (isCentred ? <Box sx={{ display: 'flex', justifyContent: 'center', mt }}>{button}</Box> : button)}
    </>
  );
};
