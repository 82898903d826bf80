import Box from '@mui/material/Box';
import { type Query, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useSession } from '../api/signed-in.ts';
import { Delayed, DrawingGroup } from './QueryView.tsx';

/** Answers come one after the other on a slow line: after so long without one, what is there is better than what would hold still. */
const patienceMs = 4_000;
/** The same in all. */
const longestMs = 12_000;

/** Asked for the first time and not refused yet: what it brings has no place on the screen so far. */
const isFirst = ({ state }: Query): boolean =>
  state.data === undefined && state.fetchStatus === 'fetching' && state.fetchFailureCount === 0;

const useArrival = () => {
  const queries = useQueryClient();
  const [hasArrived, setHasArrived] = useState(false);
  const drawing = useRef(0);
  const lookAgain = useRef<() => void>(() => undefined);
  const beginDrawing = useCallback(() => {
    drawing.current += 1;
    return () => {
      drawing.current -= 1;
      lookAgain.current();
    };
  }, []);
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
    const isQuiet = () => drawing.current === 0 && queries.isFetching({ predicate: isFirst }) === 0;
    const look = () => {
      cancelAnimationFrame(frame);
      if (!isQuiet()) return;
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(() => {
          if (isQuiet()) setHasArrived(true);
        });
      });
    };
    const unsubscribe = queries.getQueryCache().subscribe(look);
    lookAgain.current = look;
    look();
    return () => {
      unsubscribe();
      lookAgain.current = () => undefined;
      cancelAnimationFrame(frame);
    };
  }, [queries, hasArrived, isUnknown]);

  return { hasArrived, beginDrawing };
};

/**
 * Parts whose height, or presence, is known only when their answers come are shown together: one after the other they
 * would push down what the reader is reading. Until then the placeholder stands; a part that is refused holds nobody up.
 */
export const QueryGroup = ({
  skeleton,
  children,
}: Readonly<{ skeleton: ReactNode; children: ReactNode }>) => {
  const { hasArrived, beginDrawing } = useArrival();
  return (
    <>
      {!hasArrived && <Delayed>{skeleton}</Delayed>}
      {/* Drawn all along, at its own width and out of sight: its parts ask for what they need. */}
      <Box
        {...(hasArrived ? {} : { inert: true, sx: { height: 0, overflow: 'hidden', visibility: 'hidden' } })}
      >
        <DrawingGroup value={beginDrawing}>{children}</DrawingGroup>
      </Box>
    </>
  );
};
