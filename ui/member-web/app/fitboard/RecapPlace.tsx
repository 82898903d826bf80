import Box from '@mui/material/Box';
import { lazy, Suspense, useState } from 'react';
import { useSignedInUser } from '#ui/api/signed-in.ts';
import { monthInTheNews } from '../data/recap-news.ts';

const RecapCard = lazy(() => import('./RecapCard.tsx'));

/** Nothing for most of a month; else room for the card at once, so that nothing moves when it comes. */
export const RecapPlace = () => {
  const user = useSignedInUser();
  const [month] = useState(() => monthInTheNews(user, new Date()));
  if (month === null) return null;
  return (
    <Box sx={{ minHeight: { xs: 190, sm: 164 } }}>
      <Suspense>
        <RecapCard month={month} />
      </Suspense>
    </Box>
  );
};
