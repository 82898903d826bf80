import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { isApiError } from '#ui/api/api-error.ts';
import { QueryView } from '#ui/components/QueryView.tsx';
import { TextSkeleton } from '#ui/components/Skeletons.tsx';
import { NotFoundView } from '../../app/pages/NotFoundView.tsx';
import { type Challenge, useChallenge } from '../data.ts';

type Props = Readonly<{
  /** While it is on its way. */
  skeleton?: ReactNode;
  children: (challenge: Challenge) => ReactNode;
}>;

/** Whatever stands below the address of a challenge; where there is none, neither is the page. */
export const ChallengeOfAddress = ({ skeleton = <TextSkeleton lines={6} />, children }: Props) => {
  const { id = '' } = useParams();
  const { query } = useChallenge(id);
  if (isApiError(query.error, 'challenge.not_found')) return <NotFoundView />;
  return (
    <QueryView query={query} skeleton={<Box sx={{ p: 3 }}>{skeleton}</Box>}>
      {children}
    </QueryView>
  );
};
