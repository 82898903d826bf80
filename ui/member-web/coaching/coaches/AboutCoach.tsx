import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { GlobeIcon, MailIcon, PhoneIcon } from '#ui/icons.tsx';
import { contentWidth } from '#ui/theme/tokens.ts';
import type { Coach } from '../data.ts';
import { PageSection } from '../../app/parts/PageSection.tsx';

const Way = ({
  icon,
  href,
  foreign = false,
  children,
}: Readonly<{ icon: ReactNode; href: string; foreign?: boolean; children: ReactNode }>) => (
  <li>
    <Link
      href={href}
      {...(foreign ? { target: '_blank', rel: 'nofollow ugc noopener' } : {})}
      sx={{ display: 'inline-flex', gap: 1, alignItems: 'center', minHeight: 44, overflowWrap: 'anywhere' }}
    >
      {icon}
      <span>{children}</span>
    </Link>
  </li>
);

const withoutScheme = (address: string) => address.replace(/^https?:\/\//, '').replace(/\/$/, '');

export const AboutCoach = ({ coach }: Readonly<{ coach: Coach }>) => {
  const { formatMessage, formatList } = useIntl();
  const { about, website, email, phone, languages, answeredCount } = coach;
  return (
    <PageSection title={<FormattedMessage id="coaches.about" />}>
      <Box sx={{ maxWidth: contentWidth.reading }}>
        {about === null ? (
          <Typography sx={{ color: 'text.secondary' }}>
            <FormattedMessage id="coaches.about.none" />
          </Typography>
        ) : (
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{about}</Typography>
        )}
        <Typography sx={{ mt: 1.5 }}>
          <FormattedMessage
            id="coaches.languages"
            values={{
              list: formatList(languages.map((one) => formatMessage({ id: `coaches.language.${one}` }))),
            }}
          />
        </Typography>
        {answeredCount > 0 && (
          <Typography>
            <FormattedMessage id="coaches.answered" values={{ count: answeredCount }} />
          </Typography>
        )}
        {(website !== null || email !== null || phone !== null) && (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
            {website !== null && (
              <Way icon={<GlobeIcon fontSize="small" />} href={website} foreign>
                {withoutScheme(website)}
              </Way>
            )}
            {email !== null && (
              <Way icon={<MailIcon fontSize="small" />} href={`mailto:${email}`}>
                {email}
              </Way>
            )}
            {phone !== null && (
              <Way icon={<PhoneIcon fontSize="small" />} href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
                {phone}
              </Way>
            )}
          </Box>
        )}
      </Box>
    </PageSection>
  );
};
