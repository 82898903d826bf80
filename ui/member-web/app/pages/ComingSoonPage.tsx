import { FormattedMessage, useIntl } from 'react-intl';
import { SoonPicture } from '#ui/illustrations/scenes.tsx';
import { useFormats } from '#ui/intl.ts';
import { useSite } from '../page-context.ts';
import { StatePage } from './StatePage.tsx';
import { BackButton, ContactLine, HomeButton } from './ways-out.tsx';

const ComingSoonPage = () => {
  const { formatMessage } = useIntl();
  const { dateTime } = useFormats();
  const { comingSoonUntil } = useSite();
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
      <FormattedMessage id="soon.text" />{' '}
      {comingSoonUntil !== null && (
        <FormattedMessage id="soon.until" values={{ time: dateTime(new Date(comingSoonUntil)) }} />
      )}{' '}
      <ContactLine />
    </StatePage>
  );
};
export default ComingSoonPage;
