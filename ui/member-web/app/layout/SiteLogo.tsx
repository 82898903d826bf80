import Box from '@mui/material/Box';
import { ownLogoUrl } from '#core/platform/settings/shown.ts';
import { Logo } from '#ui/illustrations/Logo.tsx';
import { useSite } from '../page-context.ts';

/** The logo of the settings. The one that the platform comes with is drawn, so that it follows the theme. */
export const SiteLogo = () => {
  const { siteName, logoUrl } = useSite();
  // One kept elsewhere would make every page ask another origin.
  if (logoUrl === ownLogoUrl || !logoUrl.startsWith('/')) return <Logo name={siteName} />;
  return (
    <Box
      component="img"
      src={logoUrl}
      alt={siteName}
      sx={{ height: 34, width: 'auto', maxWidth: 180, objectFit: 'contain', display: 'block' }}
    />
  );
};
