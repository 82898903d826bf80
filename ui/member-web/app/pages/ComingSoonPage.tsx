import { FormattedMessage, useIntl } from 'react-intl';
import { SoonPicture } from '#ui/illustrations/index.ts';
import { StatePage } from './StatePage.tsx';
import { BackButton, ContactLine, HomeButton } from './ways-out.tsx';

const ComingSoonPage = () => {
  const { formatMessage } = useIntl();
  return (
    <StatePage
      title={formatMessage({ id: 'soon.title' })}
      picture={<SoonPicture />}
      actions={
        <>
          <HomeButton />
          <BackButton />
        </>
      }
    >
      <FormattedMessage id="soon.text" /> <ContactLine />
    </StatePage>
  );
};
export default ComingSoonPage;
