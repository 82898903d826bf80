import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { GlobeIcon, MailIcon, PhoneIcon } from '#ui/icons.tsx';
import { contentWidth } from '#ui/theme/tokens.ts';
import type { SignedInUser } from '#ui/api/signed-in.ts';
import { PartHeading } from './PartHeading.tsx';
import type { Person } from './data.ts';
import { Visibility } from './Visibility.tsx';

type WayProps = Readonly<{
  icon: ReactNode;
  href: string;
  isForeign?: boolean;
  visibility?: ReactNode;
  children: ReactNode;
}>;
type Props = Readonly<{ person: Person; owner: SignedInUser | undefined }>;

const Way = ({ icon, href, isForeign = false, visibility, children }: WayProps) => (
  <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'center' }}>
    <Link
      href={href}
      {...(isForeign ? { target: '_blank', rel: 'nofollow ugc noopener' } : {})}
      sx={{
        display: 'inline-flex',
        gap: 1,
        alignItems: 'center',
        minHeight: 44,
        overflowWrap: 'anywhere',
      }}
    >
      {icon}
      <span>{children}</span>
    </Link>
    {visibility}
  </Box>
);

const withoutScheme = (address: string) => address.replace(/^https?:\/\//, '').replace(/\/$/, '');

export const hasAbout = ({ about, website, email, phone }: Person) =>
  [about, website, email, phone].some((part) => part !== null);

export const About = ({ person: { about, website, email, phone }, owner }: Props) => (
  <Box component="section" aria-labelledby="about" sx={{ maxWidth: contentWidth.reading }}>
    <PartHeading id="about">
      <FormattedMessage id="people.about" />
    </PartHeading>
    {about !== null && (
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{about}</Typography>
    )}
    <Stack component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
      {website !== null && (
        <Way icon={<GlobeIcon fontSize="small" />} href={website} isForeign>
          {withoutScheme(website)}
        </Way>
      )}
      {email !== null && (
        <Way
          icon={<MailIcon fontSize="small" />}
          href={`mailto:${email}`}
          visibility={<Visibility owner={owner} part="email" />}
        >
          {email}
        </Way>
      )}
      {phone !== null && (
        <Way
          icon={<PhoneIcon fontSize="small" />}
          href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}
          visibility={<Visibility owner={owner} part="phone" />}
        >
          {phone}
        </Way>
      )}
    </Stack>
  </Box>
);
