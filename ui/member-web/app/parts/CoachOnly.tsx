import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { EmptyState } from '#ui/components/States.tsx';
import { GatePicture } from '#ui/illustrations/scenes.tsx';
import { useIsCoach } from '../data/coach-desk.ts';
import { LocalLink } from './LocalLink.tsx';
import { Refusal } from '../refusal/Refusal.tsx';
import { paths } from '../paths.ts';

/** How to become one. */
export const NotCoach = () => (
  <EmptyState
    picture={<GatePicture />}
    title={<Refusal code="coach.not_coach" />}
    action={
      <Button component={LocalLink} to={paths.coachRequest} variant="contained">
        <FormattedMessage id="nav.becomeCoach" />
      </Button>
    }
  />
);

/** What belongs to coaches; everybody else reads how to become one. The server refuses by itself. */
export const CoachOnly = ({ children }: Readonly<{ children: ReactNode }>) =>
  useIsCoach() ? children : <NotCoach />;
