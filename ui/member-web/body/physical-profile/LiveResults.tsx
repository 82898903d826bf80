import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';
import { type ComponentProps, lazy, Suspense } from 'react';

const LiveNumbers = lazy(() => import('./LiveNumbers.tsx'));

/** On a phone the numbers of the week stay short: there the review shows what they make, and no formula is fetched. */
export const LiveResults = (props: ComponentProps<typeof LiveNumbers>) => {
  const { breakpoints } = useTheme();
  const isWide = useMediaQuery(breakpoints.up('lg'));
  return props.screen === 'body' && !isWide ? null : (
    <Suspense>
      <LiveNumbers {...props} />
    </Suspense>
  );
};
