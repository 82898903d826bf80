import { FormattedMessage, useIntl } from 'react-intl';
import { GatePicture } from '#ui/illustrations/scenes.tsx';
import { StatePage } from './StatePage.tsx';
import { BackButton, HomeButton } from './ways-out.tsx';

const ForbiddenPage = () => {
  const { formatMessage } = useIntl();
  return (
    <StatePage
      title={formatMessage({ id: 'forbidden.title' })}
      picture={<GatePicture />}
      actions={
        <>
          <BackButton />
          <HomeButton />
        </>
      }
    >
      <FormattedMessage id="forbidden.text" />
    </StatePage>
  );
};
export default ForbiddenPage;
