import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Palette } from '#core/sites/own-site/own-site.ts';
import { useSignedInUser } from '#ui/api/signed-in.ts';
import { useLanguage } from '#ui/intl.ts';
import type { SiteChange } from './data.ts';

type Draft = Omit<SiteChange, 'version'>;

const colours: Readonly<Record<Palette, Readonly<{ page: string; ink: string; accent: string }>>> = {
  forest: { page: '#f6f8f3', ink: '#15231c', accent: '#0b5c49' },
  ocean: { page: '#f2f7fb', ink: '#10202e', accent: '#0a5588' },
  sunrise: { page: '#fdf6f0', ink: '#2b1a10', accent: '#a43f0b' },
  berry: { page: '#fbf3f8', ink: '#2a1222', accent: '#8f1f63' },
  slate: { page: '#f5f6f8', ink: '#1a1f26', accent: '#374556' },
  sand: { page: '#faf6ec', ink: '#2a2314', accent: '#76540b' },
  night: { page: '#f3f3fb', ink: '#17162b', accent: '#3d36a0' },
  lime: { page: '#f6f9ec', ink: '#1c220f', accent: '#45610b' },
};

/** The order and the colours as a phone will show them; what visitors may see of each block is the site's own to decide. */
export const PhonePreview = ({ draft }: Readonly<{ draft: Draft }>) => {
  const { formatMessage } = useIntl();
  const language = useLanguage();
  const user = useSignedInUser();
  const { page, ink, accent } = colours[draft.palette];
  const shown = draft.blocks.filter(({ isOn }) => isOn);
  return (
    <Box
      component="figure"
      aria-label={formatMessage({ id: 'domain.preview' })}
      sx={{ m: 0, position: { md: 'sticky' }, top: 88, alignSelf: 'start' }}
    >
      <Box
        sx={{
          width: 280, mx: 'auto', borderRadius: 6, border: 6, borderColor: 'text.primary', overflow: 'hidden',
          bgcolor: page, color: ink, p: 2, minHeight: 420,
        }} // prettier-ignore
      >
        <Typography sx={{ fontWeight: 700, fontSize: 20, textAlign: 'center', overflowWrap: 'anywhere' }}>
          {user?.displayName ?? ''}
        </Typography>
        <Typography sx={{ textAlign: 'center', fontSize: 14, overflowWrap: 'anywhere' }}>
          {draft.tagline[language] || draft.tagline.vi}
        </Typography>
        {shown.map(({ kind }) => (
          <Box key={kind} sx={{ bgcolor: '#fff', borderRadius: 2, p: 1.25, mt: 1.25 }}>
            <Typography sx={{ color: accent, fontWeight: 600, fontSize: 14 }}>
              <FormattedMessage id={`domain.block.${kind}`} />
            </Typography>
            {kind === 'links' &&
              draft.links.map(({ label }) => (
                <Typography key={label} sx={{ fontSize: 13, overflowWrap: 'anywhere' }}>
                  {label}
                </Typography>
              ))}
          </Box>
        ))}
      </Box>
      <Typography component="figcaption" sx={{ color: 'text.secondary', mt: 1, textAlign: 'center' }}>
        <FormattedMessage id="domain.preview.note" />
      </Typography>
    </Box>
  );
};
