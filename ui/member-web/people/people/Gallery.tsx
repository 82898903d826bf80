import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { bodySides } from '#core/body/snapshot/snapshot.ts';
import { weekOf } from '#core/kernel/week.ts';
import { useWeekName } from '#ui/indicator/use-week-name.ts';
import type { SignedInUser } from '#ui/api/signed-in.ts';
import { PartHeading } from './PartHeading.tsx';
import type { Person } from './data.ts';

type Picture = NonNullable<Person['gallery']>[number];

const Side = ({ picture, week }: Readonly<{ picture: Picture; week: string }>) => {
  const { formatMessage } = useIntl();
  const { side, url, thumbnailUrl } = picture;
  const known = bodySides.find((one) => one === side);
  const name = known === undefined ? side : formatMessage({ id: `side.${known}` });
  return (
    <Box component="li" sx={{ minWidth: 0 }}>
      <Box
        component="a"
        href={url}
        target="_blank"
        rel="noopener"
        sx={{ display: 'block', borderRadius: '16px', color: 'text.secondary', textDecoration: 'none' }}
      >
        <Box
          component="img"
          src={thumbnailUrl ?? url}
          alt={formatMessage({ id: 'people.gallery.alt' }, { side: name, week })}
          loading="lazy"
          decoding="async"
          sx={{
            display: 'block',
            width: '100%',
            aspectRatio: '3 / 4',
            objectFit: 'cover',
            borderRadius: '16px',
            bgcolor: 'background.sunken',
          }}
        />
        <Typography variant="body2" component="span" aria-hidden sx={{ display: 'block', mt: 0.5 }}>
          {name}
        </Typography>
      </Box>
    </Box>
  );
};

type Props = Readonly<{ pictures: readonly Picture[]; owner: SignedInUser | undefined }>;

/** Week by week, newest first, each with the sides that were taken. */
export const Gallery = ({ pictures, owner }: Props) => {
  const weekName = useWeekName();
  const weeks = [...new Set(pictures.map(({ week }) => week))];
  return (
    <Box component="section" aria-labelledby="gallery">
      <PartHeading id="gallery" owner={owner} part="gallery">
        <FormattedMessage id="people.gallery" />
      </PartHeading>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {weeks.map((key) => {
          const name = weekName(weekOf(key).startsOn);
          return (
            <Box key={key}>
              <Typography variant="h3" sx={{ mb: 1 }}>
                {name}
              </Typography>
              <Box
                component="ul"
                sx={{
                  listStyle: 'none',
                  m: 0,
                  p: 0,
                  display: 'grid',
                  gap: { xs: 1, sm: 1.5 },
                  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
                }}
              >
                {pictures
                  .filter(({ week }) => week === key)
                  .map((picture) => (
                    <Side key={picture.side} picture={picture} week={name} />
                  ))}
              </Box>
            </Box>
          );
        })}
      </Box>
    </Box>
  );
};
