import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { RelativeTime } from '#ui/components/RelativeTime.tsx';
import { type Status, StatusChip } from '#ui/components/StatusChip.tsx';
import { useFormats } from '#ui/intl.ts';

type TileProps = Readonly<{
  label: ReactNode;
  /** A word where there is no number yet. */
  value: number | string;
  to?: string | undefined;
  children?: ReactNode;
}>;

/** One number of a board, and the way to what it counts. */
export const Tile = ({ label, value, to, children }: TileProps) => {
  const { number } = useFormats();
  const figure = typeof value === 'number' ? number(value) : value;
  const isWord = typeof value === 'string' && !/\d/.test(value);
  // Two tiles share a phone's width: millions stay on one line.
  const isLong = !isWord && figure.length > 7;
  const content = (
    <CardContent sx={{ px: { xs: 1.75, sm: 2.5 } }}>
      <Typography variant="body2" component="p" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Typography
        variant="number"
        component="p"
        sx={{
          my: 0.25,
          ...(isWord && { fontSize: '1.25rem', lineHeight: 1.3 }),
          ...(isLong && { '@media (max-width: 599px)': { fontSize: '1.25rem' }, whiteSpace: 'nowrap' }),
        }}
      >
        {figure}
      </Typography>
      {children !== undefined && (
        <Stack
          direction="row"
          sx={{
            gap: 1,
            flexWrap: 'wrap',
            alignItems: 'center',
            fontSize: '0.875rem',
            // Two tiles share a phone's width: a state takes two lines rather than losing its end.
            '& [data-chip]': { height: 'auto', minHeight: 24, whiteSpace: 'normal' },
          }}
        >
          {children}
        </Stack>
      )}
    </CardContent>
  );
  return (
    <Card component="li" sx={{ height: '100%' }}>
      {to === undefined ? (
        content
      ) : (
        <CardActionArea
          component={Link}
          to={to}
          // Inside: the card cuts off what reaches over its edge.
          sx={{ height: '100%', alignItems: 'stretch', '&:focus-visible': { outlineOffset: -3 } }}
        >
          {content}
        </CardActionArea>
      )}
    </Card>
  );
};

export const Tiles = ({ children }: Readonly<{ children: ReactNode }>) => (
  <Box
    component="ul"
    sx={{
      listStyle: 'none',
      m: 0,
      p: 0,
      display: 'grid',
      gap: 1.5,
      gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
    }}
  >
    {children}
  </Box>
);

export const Mark = ({ status, children }: Readonly<{ status: Status; children: ReactNode }>) => (
  <StatusChip status={status} label={children} />
);

/** How long the oldest of a queue has been in it. */
export const Oldest = ({ at, now }: Readonly<{ at: Date | null; now?: Date | undefined }>) =>
  at === null ? (
    <Mark status="done">
      <FormattedMessage id="console.home.allDone" />
    </Mark>
  ) : (
    <span>
      <FormattedMessage
        id="console.home.oldest"
        values={{ when: <RelativeTime key="when" at={at} focusable={false} {...(now && { now })} /> }}
      />
    </span>
  );
