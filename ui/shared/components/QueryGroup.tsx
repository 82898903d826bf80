import Box from '@mui/material/Box';
import { type Query, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useSession } from '../api/signed-in.ts';
import { Delayed } from './QueryView.tsx';

/** Answers come one after the other on a slow line: after so long without one, what is there is better than what would hold still. */
const patienceMs = 4_000;
/** The same in all. */
const longestMs = 12_000;

/** Asked for the first time and not refused yet: what it brings has no place on the screen so far. */
const isFirst = ({ state }: Query): boolean =>
  state.data === undefined && state.fetchStatus === 'fetching' && state.fetchFailureCount === 0;

const useHasArrived = (): boolean => {
  const queries = useQueryClient();
  const [hasArrived, setHasArrived] = useState(false);
  const isUnknown = useSession().status === 'unknown';

  useEffect(() => {
    if (hasArrived) return undefined;
    const show = () => setHasArrived(true);
    const last = setTimeout(show, longestMs);
    let timer = setTimeout(show, patienceMs);
    const unsubscribe = queries.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return;
      clearTimeout(timer);
      timer = setTimeout(show, patienceMs);
    });
    return () => {
      unsubscribe();
      clearTimeout(timer);
      clearTimeout(last);
    };
  }, [queries, hasArrived]);

  useEffect(() => {
    // For whom it is decides what is asked at all.
    if (hasArrived || isUnknown) return undefined;
    let frame = 0;
    // What has just been drawn may ask for more, so that quiet has to last for two frames.
    const look = () => {
      cancelAnimationFrame(frame);
      if (queries.isFetching({ predicate: isFirst }) > 0) return;
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(() => {
          if (queries.isFetching({ predicate: isFirst }) === 0) setHasArrived(true);
        });
      });
    };
    const unsubscribe = queries.getQueryCache().subscribe(look);
    look();
    return () => {
      unsubscribe();
      cancelAnimationFrame(frame);
    };
  }, [queries, hasArrived, isUnknown]);

  return hasArrived;
};

/**
 * Parts whose height, or presence, is known only when their answers come are shown together: one after the other they
 * would push down what the reader is reading. Until then the placeholder stands; a part that is refused holds nobody up.
 */
export const QueryGroup = ({
  skeleton,
  children,
}: Readonly<{ skeleton: ReactNode; children: ReactNode }>) => {
  const hasArrived = useHasArrived();
  return (
    <>
      {!hasArrived && <Delayed>{skeleton}</Delayed>}
      {/* Drawn all along, at its own width and out of sight: its parts ask for what they need. */}
      <Box
        {...(hasArrived ? {} : { inert: true, sx: { height: 0, overflow: 'hidden', visibility: 'hidden' } })}
      >
        {children}
      </Box>
    </>
  );
};
