import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import { LocalLink } from '../parts/LocalLink.tsx';
import { usePageContext } from '../page-context.ts';
import { paths } from '../paths.ts';
import { SiteLogo } from './SiteLogo.tsx';

export const HomeLink = ({ to = paths.home }: Readonly<{ to?: string }>) => {
  const { formatMessage } = useIntl();
  const { siteName } = usePageContext().site;
  return (
    <Box
      component={LocalLink}
      to={to}
      aria-label={formatMessage({ id: 'nav.home' }, { name: siteName })}
      sx={{
        textDecoration: 'none',
        color: 'inherit',
        display: 'inline-flex',
        minHeight: 44,
        alignItems: 'center',
        borderRadius: '12px',
      }}
    >
      <SiteLogo />
    </Box>
  );
};
