import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { Stars } from '#ui/components/Stars.tsx';
import { visuallyHidden } from '#ui/components/visually-hidden.ts';
import { useFormats } from '#ui/intl.ts';
import type { Coach } from '../data.ts';

type Props = Readonly<{
  coach: Pick<Coach, 'histogram' | 'rating'>;
  /** Only ratings of so many stars are listed below; null: all. */
  stars: number | null;
  onChoose: (stars: number | null) => void;
}>;

type BarProps = Readonly<{
  stars: number;
  count: number;
  most: number;
  chosen: boolean;
  onChoose: () => void;
}>;

const Bar = ({ stars, count, most, chosen, onChoose }: BarProps) => {
  const { number } = useFormats();
  return (
    <Button
      variant="text"
      color="inherit"
      aria-pressed={chosen}
      onClick={onChoose}
      sx={{
        display: 'grid',
        gridTemplateColumns: '4em 1fr 3em',
        gap: 1.5,
        width: '100%',
        px: 1,
        fontWeight: 400,
        '&[aria-pressed="true"]': { bgcolor: 'primary.soft', color: 'primary.onSoft', fontWeight: 600 },
      }}
    >
      <Box component="span" sx={{ textAlign: 'start', whiteSpace: 'nowrap' }}>
        <FormattedMessage id="coaches.stars" values={{ stars }} />
      </Box>
      <Box component="span" sx={{ height: 10, borderRadius: 999, bgcolor: 'background.sunken' }}>
        <Box
          component="span"
          data-mark
          sx={{
            display: 'block',
            height: '100%',
            borderRadius: 999,
            bgcolor: 'coin.fitEdge',
            width: `${most === 0 ? 0 : (count / most) * 100}%`,
          }}
        />
      </Box>
      <Box component="span" sx={{ textAlign: 'end', fontVariantNumeric: 'tabular-nums' }}>
        {number(count)}
        <Box component="span" sx={visuallyHidden}>
          {' '}
          <FormattedMessage id="coaches.histogram.count" values={{ count }} />
        </Box>
      </Box>
    </Button>
  );
};

/** Members' ratings by stars; what the clock gave stands apart and counts for nothing. */
export const Histogram = ({ coach: { histogram, rating }, stars, onChoose }: Props) => {
  const { number } = useFormats();
  const { formatMessage } = useIntl();
  const most = Math.max(...histogram);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'center',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '160px minmax(0, 420px)' },
      }}
    >
      {rating.mean === null ? (
        <Typography sx={{ color: 'text.secondary' }}>
          <FormattedMessage id="coaches.rating.none" />
        </Typography>
      ) : (
        <Box>
          <Typography
            component="p"
            aria-hidden
            sx={{ fontSize: '2.5rem', lineHeight: 1.3, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}
          >
            {number(rating.mean, 1, true)}
          </Typography>
          <Stars value={rating.mean} />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <FormattedMessage id="coaches.rating.members" values={{ count: rating.memberCount }} />
          </Typography>
        </Box>
      )}
      <Box role="group" aria-label={formatMessage({ id: 'coaches.histogram' })}>
        {[5, 4, 3, 2, 1].map((each) => (
          <Bar
            key={each}
            stars={each}
            count={histogram[each - 1] ?? 0}
            most={most}
            chosen={stars === each}
            onChoose={() => onChoose(stars === each ? null : each)}
          />
        ))}
      </Box>
      {rating.autoCount > 0 && (
        <Typography variant="body2" sx={{ gridColumn: '1 / -1', color: 'text.secondary' }}>
          <FormattedMessage id="coaches.rating.auto.text" values={{ count: rating.autoCount }} />
        </Typography>
      )}
    </Box>
  );
};
