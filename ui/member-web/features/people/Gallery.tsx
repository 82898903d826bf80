import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import type { z } from 'zod';
import { type BodySide, bodySides } from '#core/indicator/snapshot.ts';
import type { publicProfile } from '#contract/people.ts';

type Picture = NonNullable<z.output<typeof publicProfile>['gallery']>[number];

const sideOf = (side: string): BodySide | undefined => bodySides.find((known) => known === side);

export const Gallery = ({ pictures }: Readonly<{ pictures: readonly Picture[] }>) => {
  const { formatMessage } = useIntl();
  return (
    <Box component="section">
      <Typography variant="h2" sx={{ mb: 2 }}>
        <FormattedMessage id="people.gallery" />
      </Typography>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(46%, 160px), 1fr))',
        }}
      >
        {pictures.map(({ week, side, url, thumbnailUrl }) => {
          const known = sideOf(side);
          const name = known === undefined ? '' : formatMessage({ id: `side.${known}` });
          return (
            <li key={`${week} ${side}`}>
              <Box component="figure" sx={{ m: 0 }}>
                <Box
                  component="a"
                  href={url}
                  target="_blank"
                  rel="noopener"
                  sx={{ display: 'block', borderRadius: '16px', overflow: 'hidden' }}
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
                      bgcolor: 'background.sunken',
                    }}
                  />
                </Box>
                <Typography component="figcaption" variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
                  {`${name} · ${week}`}
                </Typography>
              </Box>
            </li>
          );
        })}
      </Box>
    </Box>
  );
};
