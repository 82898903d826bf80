import { useMatches } from 'react-router';
import type { Screen } from '../screens.ts';
import { MemberLayout } from './MemberLayout.tsx';
import { PublicLayout } from './PublicLayout.tsx';
import { useIsExpectedMember } from './TopBar.tsx';

/** A place of the member area may be open to everybody: visitors find it in the public frame, members in theirs. */
export const LayoutByReader = () => {
  const isExpectedMember = useIsExpectedMember();
  const screen = useMatches().at(-1)?.handle as Screen | undefined; // routes.tsx puts the screen there
  return screen?.access === 'public' && !isExpectedMember ? <PublicLayout /> : <MemberLayout />;
};
