import Box from '@mui/material/Box';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { maxStars, minStars } from '#core/coaching/rating/rating.ts';
import { StarIcon } from '../icons.tsx';
import { visuallyHidden } from './visually-hidden.ts';

const steps = Array.from({ length: maxStars - minStars + 1 }, (_, index) => minStars + index);

const look = (isFull: boolean) => ({
  color: isFull ? 'coin.fitEdge' : 'control',
  '& path': { fill: isFull ? 'currentColor' : 'none' },
});

/** So many of five, for the eye as stars and for a reader as words. A mean is drawn to the nearest whole. */
export const Stars = ({ value, size = '1.125rem' }: Readonly<{ value: number; size?: string }>) => (
  <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', verticalAlign: 'text-bottom' }}>
    <Box component="span" sx={visuallyHidden}>
      <FormattedMessage id="ui.stars" values={{ value }} />
    </Box>
    {steps.map((step) => (
      <StarIcon key={step} aria-hidden sx={{ fontSize: size, ...look(step <= Math.round(value)) }} />
    ))}
  </Box>
);

type InputProps = Readonly<{
  /** 0: none chosen yet. */
  value: number;
  onChange: (value: number) => void;
  /** Names the group for a reader. */
  labelledBy: string;
  describedBy?: string | undefined;
  isWrong?: boolean;
}>;

/** Radio buttons under stars: arrows, digits of a finger and a reader work as everywhere. */
export const StarsInput = ({ value, onChange, labelledBy, describedBy, isWrong = false }: InputProps) => {
  const name = useId();
  const { formatMessage } = useIntl();
  return (
    <Box
      role="radiogroup"
      aria-labelledby={labelledBy}
      aria-required
      aria-invalid={isWrong}
      {...(describedBy === undefined ? {} : { 'aria-describedby': describedBy })}
      sx={{ display: 'inline-flex', ml: -1 }}
    >
      {steps.map((step) => (
        <Box
          key={step}
          component="label"
          sx={{
            position: 'relative',
            display: 'grid',
            placeItems: 'center',
            width: 48,
            height: 48,
            borderRadius: '14px',
            cursor: 'pointer',
            '&:hover': { bgcolor: 'action.hover' },
            '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'focus', outlineOffset: -3 },
          }}
        >
          <Box
            component="input"
            type="radio"
            name={name}
            value={step}
            checked={value === step}
            onChange={() => onChange(step)}
            aria-label={formatMessage({ id: 'ui.stars' }, { value: step })}
            sx={{ position: 'absolute', inset: 0, m: 0, opacity: 0, cursor: 'pointer' }}
          />
          <StarIcon aria-hidden sx={{ fontSize: '2rem', ...look(step <= value) }} />
        </Box>
      ))}
    </Box>
  );
};
