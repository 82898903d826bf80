import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { RefreshIcon } from '#ui/icons.tsx';
import { StumblePicture } from '#ui/illustrations/scenes.tsx';
import { StatePage } from './StatePage.tsx';
import { ContactLine, HomeButton } from './ways-out.tsx';

const ServerErrorPage = () => {
  const { formatMessage } = useIntl();
  const [query] = useSearchParams();
  const reference = query
    .get('ref')
    ?.replaceAll(/[^\w-]/g, '')
    .slice(0, 64);
  return (
    <StatePage
      title={formatMessage({ id: 'serverError.title' })}
      picture={<StumblePicture />}
      actions={
        <>
          <Button variant="contained" startIcon={<RefreshIcon />} onClick={() => location.reload()}>
            <FormattedMessage id="ui.retry" />
          </Button>
          <HomeButton />
        </>
      }
      after={
        reference ? (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <FormattedMessage id="ui.error.reference" values={{ code: <code>{reference}</code> }} />
          </Typography>
        ) : undefined
      }
    >
      <FormattedMessage id="serverError.text" /> <ContactLine />
    </StatePage>
  );
};
export default ServerErrorPage;
