import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { QueryView } from '#ui/components/QueryView.tsx';
import { CardGridSkeleton } from '#ui/components/Skeletons.tsx';
import { EmptyState } from '#ui/components/States.tsx';
import { usePartners, type PublicPartner } from '../data.ts';

const Partner = ({ partner: { name, url, logoUrl } }: Readonly<{ partner: PublicPartner }>) => (
  <Box component="li" sx={{ display: 'flex', gap: 2, alignItems: 'center', minHeight: 56 }}>
    <Avatar variant="rounded" src={logoUrl ?? undefined} alt="" sx={{ width: 48, height: 48 }}>
      {[...name][0]}
    </Avatar>
    {url === null ? (
      <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
    ) : (
      <Link href={url} target="_blank" rel="noopener" sx={{ fontWeight: 600, py: 1.5 }}>
        {name}
      </Link>
    )}
  </Box>
);

/** `/about-us#partners`. */
export const Partners = () => {
  const query = usePartners();
  return (
    <Box component="section" id="partners" sx={{ mt: { xs: 5, md: 7 }, scrollMarginTop: 96 }}>
      <Typography variant="h2" sx={{ mb: 2 }}>
        <FormattedMessage id="legal.partners" />
      </Typography>
      <QueryView
        query={query}
        skeleton={<CardGridSkeleton cards={3} height={56} />}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <EmptyState title={<FormattedMessage id="legal.partners.none" />}>
            <FormattedMessage id="legal.partners.none.text" />
          </EmptyState>
        }
      >
        {({ items }) => (
          <Box
            component="ul"
            sx={{
              m: 0,
              p: 0,
              listStyle: 'none',
              display: 'grid',
              gap: 2,
              gridTemplateColumns: {
                xs: 'minmax(0, 1fr)',
                sm: 'repeat(2, minmax(0, 1fr))',
                md: 'repeat(3, minmax(0, 1fr))',
              },
            }}
          >
            {items.map((partner) => (
              <Partner key={partner.id} partner={partner} />
            ))}
          </Box>
        )}
      </QueryView>
    </Box>
  );
};
