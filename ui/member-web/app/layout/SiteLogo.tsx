import Box from '@mui/material/Box';
import { ownLogoUrl } from '#core/platform/settings/shown.ts';
import { Logo } from '#ui/illustrations/Logo.tsx';
import { useSite } from '../page-context.ts';

/** One kept elsewhere would make every page ask another origin. */
const isOurs = (address: string): boolean => address.startsWith('/');

const shape = { height: 34, width: 'auto', maxWidth: 180, objectFit: 'contain' } as const;

/** The logo of the settings. The one that the platform comes with is drawn, so that it follows the theme. */
export const SiteLogo = () => {
  const { siteName, logoUrl, logoDarkUrl } = useSite();
  if (logoUrl === ownLogoUrl || !isOurs(logoUrl)) return <Logo name={siteName} />;
  if (!isOurs(logoDarkUrl) || logoDarkUrl === logoUrl)
    return <Box component="img" src={logoUrl} alt={siteName} sx={{ ...shape, display: 'block' }} />;
  // Which of the two is seen, the theme says: what is not displayed is read out by nobody, and fetched when it is wanted.
  return (
    <>
      <Box
        component="img"
        src={logoUrl}
        alt={siteName}
        loading="lazy"
        sx={[{ ...shape, display: 'block' }, (theme) => theme.applyStyles('dark', { display: 'none' })]}
      />
      <Box
        component="img"
        src={logoDarkUrl}
        alt={siteName}
        loading="lazy"
        sx={[{ ...shape, display: 'none' }, (theme) => theme.applyStyles('dark', { display: 'block' })]}
      />
    </>
  );
};
