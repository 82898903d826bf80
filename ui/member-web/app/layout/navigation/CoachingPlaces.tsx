import { useSignedInUser } from '#ui/api/signed-in.ts';
import { openPlaces } from '../../closed/closed-features.ts';
import { useSite } from '../../page-context.ts';
import { CountChip } from './CountChip.tsx';
import { coachDesk, coachingPlaces } from './navigation.ts';
import { PlaceLink } from './PlaceLink.tsx';
import { useWaiting } from '../data.ts';

/** Answering for coaches, being answered for everybody else; a member who becomes a coach sees it change. */
export const CoachingPlaces = ({ onClick }: Readonly<{ onClick?: () => void }>) => {
  const user = useSignedInUser();
  const waiting = useWaiting();
  const { features } = useSite();
  return openPlaces(features, coachingPlaces(user)).map((place) => (
    <li key={place.to}>
      <PlaceLink
        place={place}
        {...(onClick === undefined ? {} : { onClick })}
        {...(place === coachDesk && waiting > 0
          ? { after: <CountChip count={waiting} words="nav.waiting" /> }
          : {})}
      />
    </li>
  ));
};
