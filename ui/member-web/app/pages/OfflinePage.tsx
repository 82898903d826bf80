import { FormattedMessage, useIntl } from 'react-intl';
import { OfflinePicture } from '#ui/illustrations/scenes.tsx';
import { StatePage } from './StatePage.tsx';
import { HomeButton } from './ways-out.tsx';

/** Only for a person who types the address of the offline frame. */
const OfflinePage = () => {
  const { formatMessage } = useIntl();
  return (
    <StatePage
      title={formatMessage({ id: 'ui.error.unreachable.title' })}
      picture={<OfflinePicture />}
      actions={<HomeButton />}
    >
      <FormattedMessage id="ui.error.unreachable" />
    </StatePage>
  );
};
export default OfflinePage;
