import Typography from '@mui/material/Typography';
import { Pagination, useListContext } from 'react-admin';
import { FormattedMessage, useIntl } from 'react-intl';

/** What the data provider says beside a total: that there are more than it. */
const useIsMore = (): boolean => {
  const { meta } = useListContext() as { meta?: { totalIsCapped?: boolean } }; // our own provider's
  return meta?.totalIsCapped === true;
};

/** How many a list holds, and "more than" where nobody counted to the end. */
export const ListTotal = () => {
  const { total } = useListContext();
  const isMore = useIsMore();
  if (!total) return null;
  return (
    <Typography component="output" variant="body2" sx={{ color: 'text.secondary' }}>
      <FormattedMessage id={isMore ? 'console.total.more' : 'console.total'} values={{ count: total }} />
    </Typography>
  );
};

/** Pages of a list. Those past the counted rows can't be turned to: a filter finds them, and the file holds them. */
export const ListPagination = () => {
  const { formatMessage } = useIntl();
  const { page, perPage, total } = useListContext();
  const isMore = useIsMore();
  const labelDisplayedRows = ({ from, to, count }: Readonly<{ from: number; to: number; count: number }>) =>
    formatMessage({ id: 'console.pages.more' }, { from, to, count });
  return (
    <>
      <Pagination
        rowsPerPageOptions={[10, 25, 50, 100]}
        {...(isMore ? ({ labelDisplayedRows } as object) : {})} // handed on to the table's own, which the types leave out
      />
      {isMore && total !== undefined && page * perPage >= total && (
        <Typography variant="body2" sx={{ color: 'text.secondary', px: 2, pb: 2, textAlign: 'end' }}>
          <FormattedMessage id="console.pages.end" values={{ count: total }} />
        </Typography>
      )}
    </>
  );
};
