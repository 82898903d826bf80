import { FormattedMessage, useIntl } from 'react-intl';
import { LostPicture } from '#ui/illustrations/scenes.tsx';
import { SiteSearch } from './SiteSearch.tsx';
import { BackButton, HomeButton } from './ways-out.tsx';
import { StatePage } from './StatePage.tsx';

/** Also for a screen that finds nothing under its address: the same words, so that nothing is revealed. */
export const NotFoundView = () => {
  const { formatMessage } = useIntl();
  return (
    <StatePage
      title={formatMessage({ id: 'notFound.title' })}
      picture={<LostPicture />}
      actions={
        <>
          <HomeButton />
          <BackButton />
        </>
      }
      after={<SiteSearch />}
    >
      <FormattedMessage id="notFound.text" />
    </StatePage>
  );
};
