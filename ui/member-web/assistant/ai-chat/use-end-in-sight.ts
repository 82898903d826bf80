import { useEffect, useRef } from 'react';

/** So near the end, the reader is at it. */
const near = 160;

type Heard = Readonly<{
  /** The conversation whose exchanges are on the page. */
  opened: string | null;
  isAsking: boolean;
  /** Sentences of the answer that is being given. */
  length: number;
}>;

/**
 * A conversation opens at its end, a question leads there, and the page goes along with the answer, unless the reader
 * has gone up to read something else.
 */
export const useEndInSight = ({ opened, isAsking, length }: Heard) => {
  const end = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);

  useEffect(() => {
    const look = () => {
      isAtEnd.current = document.documentElement.scrollHeight - scrollY - innerHeight < near;
    };
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);

  const lead = () => end.current?.scrollIntoView({ block: 'end', behavior: 'instant' });

  useEffect(() => {
    if (opened === null) return;
    isAtEnd.current = true;
    lead();
  }, [opened]);

  // Not when it ends: the reader may be elsewhere by then.
  useEffect(() => {
    if (!isAsking) return;
    isAtEnd.current = true;
    lead();
  }, [isAsking]);

  useEffect(() => {
    if (length > 0 && isAtEnd.current) lead();
  }, [length]);

  return end;
};
