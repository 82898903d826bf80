import Button from '@mui/material/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { EmptyState } from '#ui/components/States.tsx';
import { Page } from '#ui/components/Page.tsx';
import { ScalePicture } from '#ui/illustrations/scenes.tsx';
import { LocalLink } from '../parts/LocalLink.tsx';
import { paths } from '../paths.ts';

/** What a place looks like before anything is in it: a heading, a picture, a sentence, and one way on. */
const BlankPage = () => {
  const { formatMessage } = useIntl();
  return (
    <Page
      title={formatMessage({ id: 'staff.blank' })}
      description={<FormattedMessage id="staff.blank.lead" />}
    >
      <EmptyState
        picture={<ScalePicture />}
        title={<FormattedMessage id="staff.blank.title" />}
        action={
          <Button variant="contained" component={LocalLink} to={paths.weeklySave}>
            <FormattedMessage id="nav.weeklySave" />
          </Button>
        }
      >
        <FormattedMessage id="staff.blank.text" />
      </EmptyState>
    </Page>
  );
};
export default BlankPage;
