import { useEffect, useReducer } from 'react';
import { useMatches } from 'react-router';
import type { Screen } from '../screens.ts';
import { MemberLayout } from './MemberLayout.tsx';
import { useIsExpectedMember } from './use-is-expected-member.ts';

type PublicFrame = typeof import('./PublicLayout.tsx').PublicLayout;
let PublicLayout: PublicFrame | undefined;

/** Before the first page where a visitor may read it: the server and the browser draw it in one go. */
export const fetchPublicLayout = async (): Promise<void> => {
  ({ PublicLayout } = await import('./PublicLayout.tsx'));
};

/**
 * A place of the member area may be open to everybody: visitors find it in the public frame, members in theirs. Who
 * signs out there sees the member's frame until the public one has arrived.
 */
export const LayoutByReader = () => {
  const isExpectedMember = useIsExpectedMember();
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const screen = useMatches().at(-1)?.handle as Screen | undefined; // routes.tsx puts the screen there
  const isForVisitor = screen?.access === 'public' && !isExpectedMember;
  useEffect(() => {
    if (isForVisitor && PublicLayout === undefined) void fetchPublicLayout().then(redraw, () => undefined);
  }, [isForVisitor]);
  return isForVisitor && PublicLayout !== undefined ? <PublicLayout /> : <MemberLayout />;
};
