import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { useSignedInUser } from '#ui/api/signed-in.ts';
import { MedalPicture } from '#ui/illustrations/scenes.tsx';
import { useSite } from '../../app/page-context.ts';
import { PageSection } from '../../app/parts/PageSection.tsx';
import type { Challenge } from '../data.ts';

const designs = {
  CLASSIC: {
    borderStyle: 'double',
    borderWidth: 6,
    borderColor: 'secondary.main',
    bgcolor: 'background.paper',
  },
  MODERN: {
    borderStyle: 'solid',
    borderWidth: '2px 2px 2px 14px',
    borderColor: 'primary.main',
    bgcolor: 'background.paper',
  },
  ENERGY: {
    borderStyle: 'solid',
    borderWidth: '10px 2px 2px',
    borderColor: 'accent.main',
    bgcolor: 'background.paper',
  },
} as const;

/** How the certificate will look, with the reader's own name where it is known. */
export const CertificateSample = ({ challenge }: Readonly<{ challenge: Challenge }>) => {
  const user = useSignedInUser();
  const { siteName } = useSite();
  const { template, title, language, author } = challenge;
  if (template === null || template === 'NONE') return null;
  return (
    <PageSection
      title={<FormattedMessage id="challenge.certificate" />}
      lead={<FormattedMessage id="challenge.certificate.lead" />}
    >
      <Box
        component="figure"
        sx={{
          m: 0,
          p: { xs: 2.5, sm: 4 },
          maxWidth: 560,
          textAlign: 'center',
          borderRadius: '12px',
          ...designs[template],
        }}
      >
        <Box aria-hidden sx={{ width: 72, mx: 'auto', lineHeight: 0, mb: 1 }}>
          <MedalPicture />
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {siteName}
        </Typography>
        <Typography variant="h3" component="p" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {user?.displayName ?? <FormattedMessage id="challenge.certificate.yourName" />}
        </Typography>
        <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>
          <FormattedMessage id="challenge.certificate.did" />
        </Typography>
        <Typography lang={language} sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {author !== null && author.name !== '' && (
          <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
            <FormattedMessage id="catalogue.by" values={{ name: author.name }} />
          </Typography>
        )}
        <Box component="figcaption" sx={{ mt: 2, color: 'text.secondary', fontSize: '0.75rem' }}>
          <FormattedMessage id="challenge.certificate.sample" />
        </Box>
      </Box>
    </PageSection>
  );
};
