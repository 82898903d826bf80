import Alert from '@mui/material/Alert';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Feature } from '#core/platform/settings/feature.ts';
import { SoonPicture } from '#ui/illustrations/scenes.tsx';
import { BackButton, ContactLine, HomeButton } from '../pages/ways-out.tsx';
import { StatePage } from '../pages/StatePage.tsx';
import type vi from './messages/vi.json';

declare global {
  interface MessageCatalogues {
    closed: typeof vi;
  }
}

type Props = Readonly<{ feature: Feature }>;

/** In place of a page that begins what staff switched off. */
export const ClosedFeaturePage = ({ feature }: Props) => {
  const { formatMessage } = useIntl();
  return (
    <StatePage
      title={formatMessage({ id: 'closed.title' }, { feature })}
      picture={<SoonPicture />}
      actions={
        <>
          <HomeButton />
          <BackButton />
        </>
      }
    >
      <FormattedMessage id="closed.text" /> <ContactLine />
    </StatePage>
  );
};

/** Above a page that goes on to show what there is. */
export const ClosedFeatureNote = ({ feature }: Props) => (
  <Alert severity="info" sx={{ m: { xs: 2, md: 3 }, mb: 0 }}>
    <FormattedMessage id="closed.note" values={{ feature }} />
  </Alert>
);
