import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';

const first = 20;

type Props<Item> = Readonly<{ items: readonly Item[]; children: (shown: readonly Item[]) => ReactNode }>;

/** The first of a long list, and the others on request. */
export const ShowMore = <Item,>({ items, children }: Props<Item>) => {
  const [shown, setShown] = useState(first);
  return (
    <>
      {children(items.slice(0, shown))}
      {shown < items.length && (
        <Button variant="text" onClick={() => setShown(shown + first * 5)} sx={{ minHeight: 44 }}>
          <FormattedMessage id="import.more" values={{ left: items.length - shown }} />
        </Button>
      )}
    </>
  );
};
