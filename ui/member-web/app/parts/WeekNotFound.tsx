import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { EmptyState } from '#ui/components/States.tsx';
import { LostPicture } from '#ui/illustrations/scenes.tsx';
import { LocalLink } from './LocalLink.tsx';
import { paths } from '../paths.ts';

/** Gone, never there, or not for this person's eyes: which of them is nobody's business. */
export const WeekNotFound = () => (
  <EmptyState
    picture={<LostPicture />}
    title={<FormattedMessage id="indicator.notFound" />}
    action={
      <Button component={LocalLink} to={paths.timeline} variant="contained">
        <FormattedMessage id="indicator.notFound.timeline" />
      </Button>
    }
  >
    <FormattedMessage id="indicator.notFound.why" />
  </EmptyState>
);
