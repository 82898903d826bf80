import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';
import { visuallyHidden } from '#ui/components/visually-hidden.ts';
import { useFormats } from '#ui/intl.ts';
import { useSignedInUser } from '#ui/api/signed-in.ts';
import { coachDesk, coachingPlaces } from './navigation.ts';
import { PlaceLink } from './PlaceLink.tsx';
import { useWaiting } from '../data.ts';

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

/** Answering for coaches, being answered for everybody else; a member who becomes a coach sees it change. */
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
