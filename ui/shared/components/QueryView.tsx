import { createContext, type ReactNode, use, useDeferredValue, useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';
import { ErrorState } from './States.tsx';
import { visuallyHidden } from './visually-hidden.ts';

type Query<Data> = Readonly<{
  data: Data | undefined;
  error: unknown;
  isPending: boolean;
  refetch: () => unknown;
}>;

type Props<Data> = Readonly<{
  query: Query<Data>;
  skeleton: ReactNode;
  isEmpty?: (data: Data) => boolean;
  empty?: ReactNode;
  compact?: boolean;
  children: (data: Data) => ReactNode;
}>;

/** A fast answer shows no skeleton at all: a flash of grey is worse than nothing. */
export const Delayed = ({
  milliseconds = 150,
  children,
}: Readonly<{ milliseconds?: number; children: ReactNode }>) => {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);

  return (
    <Box aria-busy sx={{ opacity: due ? 1 : 0, transition: 'opacity 150ms' }}>
      <Box component="output" sx={visuallyHidden}>
        {due && <FormattedMessage id="ui.loading" />}
      </Box>
      {children}
    </Box>
  );
};

/** Those who wait until everything in them is drawn hear of what is being drawn; the answer says that it is over. */
export const DrawingGroup = createContext<(() => () => void) | null>(null);

/** The four states of anything that is asked for. What was shown stays while it is asked again. */
export const QueryView = <Data,>({
  query,
  skeleton,
  isEmpty,
  empty,
  compact = false,
  children,
}: Props<Data>) => {
  const { data, error, isPending, refetch } = query;

  // What comes after the skeleton is drawn in steps: in one piece a long page would keep a slow phone from hearing touches.
  const isDrawn = useDeferredValue(data !== undefined);
  const isDrawing = data !== undefined && !isDrawn;
  const beginDrawing = use(DrawingGroup);
  useEffect(() => (isDrawing ? beginDrawing?.() : undefined), [isDrawing, beginDrawing]);

  if (data !== undefined && isDrawn) return isEmpty?.(data) && empty !== undefined ? empty : children(data);
  if (data === undefined && error !== null && error !== undefined && !isPending) {
    return <ErrorState error={error} compact={compact} onRetry={() => void refetch()} />;
  }
  return <Delayed>{skeleton}</Delayed>;
};
