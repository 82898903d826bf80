import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Palette } from '#core/sites/own-site/own-site.ts';
import { useSignedInUser } from '#ui/api/signed-in.ts';
import { useLanguage } from '#ui/intl.ts';
import { PersonAvatar } from '../../app/social/PersonAvatar.tsx';
import type { OwnDomain, SiteChange } from './data.ts';

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

const tint = (accent: string, page: string, share: number) =>
  `color-mix(in srgb, ${accent} ${share}%, ${page})`;

type Props = Readonly<{ domain: OwnDomain; draft: Draft }>;

const Heading = ({ domain, draft }: Props) => {
  const language = useLanguage();
  const user = useSignedInUser();
  const { page, accent } = colours[draft.palette];
  const name = user?.displayName ?? '';
  return (
    <Box
      sx={{
        p: 2, textAlign: 'center', display: 'grid', justifyItems: 'center', gap: 1,
        background: `radial-gradient(120% 140% at 100% 0, ${tint(accent, page, 28)} 0, transparent 60%), ${tint(accent, page, 8)}`,
      }} // prettier-ignore
    >
      {domain.logoUrl === null ? (
        <PersonAvatar name={name} avatarUrl={user?.avatarUrl ?? null} size={72} />
      ) : (
        <Box component="img" src={domain.logoUrl} alt="" sx={{ maxWidth: 120, maxHeight: 80 }} />
      )}
      {domain.textLogoUrl === null ? (
        <Typography sx={{ fontWeight: 800, fontSize: 21, lineHeight: 1.2, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
      ) : (
        <Box component="img" src={domain.textLogoUrl} alt={name} sx={{ maxWidth: '100%', maxHeight: 48 }} />
      )}
      <Typography sx={{ fontSize: 14, overflowWrap: 'anywhere' }}>
        {draft.tagline[language] || draft.tagline.vi}
      </Typography>
    </Box>
  );
};

/** The order and the colours as a phone will show them; what visitors may see of each block is the site's own to decide. */
export const PhonePreview = ({ domain, draft }: Props) => {
  const { formatMessage } = useIntl();
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
          width: 280, maxWidth: '100%', mx: 'auto', borderRadius: 6, border: 6, borderColor: 'text.primary',
          overflow: 'hidden', bgcolor: page, color: ink, minHeight: 420,
        }} // prettier-ignore
      >
        <Heading domain={domain} draft={draft} />
        <Box sx={{ p: 1.25, display: 'grid', gap: 1 }}>
          {shown.map(({ kind }) => (
            <Box
              key={kind}
              sx={{
                bgcolor: kind === 'price' ? accent : '#fff', color: kind === 'price' ? '#fff' : ink,
                border: 1, borderColor: tint(ink, '#fff', 14), borderRadius: 3, p: 1.25,
              }} // prettier-ignore
            >
              <Typography sx={{ fontWeight: 700, fontSize: 14 }}>
                <FormattedMessage id={`domain.block.${kind}`} />
              </Typography>
              {kind === 'links' &&
                draft.links.map(({ label, url }, at) => (
                  // oxlint-disable-next-line react/no-array-index-key -- links have no other name, and none moves
                  <Typography key={at} sx={{ fontSize: 13, color: accent, overflowWrap: 'anywhere' }}>
                    {label || url}
                  </Typography>
                ))}
            </Box>
          ))}
        </Box>
      </Box>
      <Typography component="figcaption" sx={{ color: 'text.secondary', mt: 1, textAlign: 'center' }}>
        <FormattedMessage id="domain.preview.note" />
      </Typography>
    </Box>
  );
};
