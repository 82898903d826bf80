import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { visuallyHidden } from '#ui/components/visually-hidden.ts';
import { useFormats } from '#ui/intl.tsx';
import { useSignedInUser } from '#ui/signed-in.ts';
import { client } from '../client.ts';
import { useIsCoach } from '../coach-desk.ts';
import { reviewKeys } from '../reviews.ts';
import { coachDesk, coachingPlaces } from './navigation.ts';
import { PlaceLink } from './PlaceLink.tsx';

/** How many members wait for this coach's answer. */
const useWaiting = (): number => {
  const isCoach = useIsCoach();
  const { data } = useQuery({
    queryKey: [...reviewKeys.all, 'waiting'],
    queryFn: ({ signal }) => client.reviews.queue({ query: { limit: 1 } }, { signal }),
    enabled: isCoach,
    refetchInterval: 60_000,
  });
  return isCoach ? (data?.waiting ?? 0) : 0;
};

const Waiting = ({ count }: Readonly<{ count: number }>) => {
  const { number } = useFormats();
  return (
    <>
      <Box
        component="span"
        aria-hidden
        sx={{
          ml: 'auto',
          minWidth: 24,
          px: 0.75,
          borderRadius: 999,
          bgcolor: 'accent.main',
          color: 'accent.contrastText',
          fontSize: '0.8125rem',
          fontWeight: 600,
          lineHeight: '24px',
          textAlign: 'center',
        }}
      >
        {number(count)}
      </Box>
      <Box component="span" sx={visuallyHidden}>
        <FormattedMessage id="nav.waiting" values={{ count }} />
      </Box>
    </>
  );
};

/** Answering for coaches, being answered for everybody else; whoever becomes a coach sees it change. */
export const CoachingPlaces = ({ onClick }: Readonly<{ onClick?: () => void }>) => {
  const user = useSignedInUser();
  const waiting = useWaiting();
  return coachingPlaces(user).map((place) => (
    <li key={place.to}>
      <PlaceLink
        place={place}
        {...(onClick === undefined ? {} : { onClick })}
        {...(place === coachDesk && waiting > 0 ? { after: <Waiting count={waiting} /> } : {})}
      />
    </li>
  ));
};
