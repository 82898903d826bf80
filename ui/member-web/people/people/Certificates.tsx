import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { ShieldIcon } from '#ui/icons.tsx';
import { dayOf } from '#ui/indicator/days.ts';
import { useFormats, useLanguage } from '#ui/intl.ts';
import { verifyPath } from '../../app/credential/share-links.ts';
import { inLanguage } from '../../app/language.ts';
import { PartHeading } from './PartHeading.tsx';
import type { Person } from './data.ts';

/** What this person shows; each leads to the page that proves it. */
export const Certificates = ({ certificates }: Pick<Person, 'certificates'>) => {
  const language = useLanguage();
  const { date } = useFormats();
  return (
    <section aria-labelledby="certificates">
      <PartHeading id="certificates">
        <FormattedMessage id="people.certificates" />
      </PartHeading>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {certificates.map(({ publicId, title, completedOn }) => (
          <Box component="li" key={publicId} sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
            <ShieldIcon />
            <Box sx={{ minWidth: 0 }}>
              <Link
                href={inLanguage(verifyPath(publicId), language)}
                sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, overflowWrap: 'anywhere' }}
              >
                {title}
              </Link>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {date(dayOf(completedOn))}
              </Typography>
            </Box>
          </Box>
        ))}
      </Box>
    </section>
  );
};
