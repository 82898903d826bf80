import Button from '@mui/material/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { EmptyState } from '#ui/components/States.tsx';
import { LostPicture } from '#ui/illustrations/scenes.tsx';
import { ConsolePage } from '../parts/ConsolePage.tsx';

export const NotFound = () => (
  <ConsolePage title={useIntl().formatMessage({ id: 'console.notFound.title' })} hideTitle>
    <EmptyState
      picture={<LostPicture />}
      title={<FormattedMessage id="console.notFound.title" />}
      action={
        <Button variant="contained" component={Link} to="/admin">
          <FormattedMessage id="console.home.title" />
        </Button>
      }
    >
      <FormattedMessage id="console.notFound" />
    </EmptyState>
  </ConsolePage>
);
