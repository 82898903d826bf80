import Button from '@mui/material/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { Page } from '#ui/components/Page.tsx';
import { EmptyState } from '#ui/components/States.tsx';
import { LostPicture } from '#ui/illustrations/scenes.tsx';
import { memberInConsole } from './console-page.ts';

/** The half hour is over, or the right to it is gone: what is shown from here on is the staff's own again. */
const ViewingOverPage = () => {
  const { formatMessage } = useIntl();
  const [query] = useSearchParams();
  return (
    <Page width="reading" title={formatMessage({ id: 'viewing.over.title' })}>
      <EmptyState
        picture={<LostPicture />}
        title={<FormattedMessage id="viewing.over.heading" />}
        action={
          <Button variant="contained" href={memberInConsole(query.get('member'))}>
            <FormattedMessage id="viewing.over.back" />
          </Button>
        }
      >
        <FormattedMessage id="viewing.over.text" />
      </EmptyState>
    </Page>
  );
};

export default ViewingOverPage;
