import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { visuallyHidden } from '#ui/components/visually-hidden.ts';
import { CheckIcon } from '#ui/icons.tsx';
import type { Step } from '../review-parts/next-clock.ts';

const steps = ['REQUESTED', 'ANSWERED', 'RATED'] as const;

/** Requested, answered, rated: how far it has come. */
export const StepLine = ({ step }: Readonly<{ step: Exclude<Step, 'CLOSED'> }>) => {
  const { formatMessage } = useIntl();
  const reached = steps.indexOf(step);
  return (
    <Box
      component="ol"
      aria-label={formatMessage({ id: 'review.steps' })}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        maxWidth: 520,
      }}
    >
      {steps.map((each, index) => {
        const isDone = index <= reached;
        return (
          <Box
            key={each}
            component="li"
            {...(index === reached ? { 'aria-current': 'step' as const } : {})}
            sx={{
              position: 'relative',
              display: 'grid',
              gap: 0.75,
              justifyItems: 'start',
              alignContent: 'start',
              pr: 1,
              // The way to the next step.
              '&:not(:last-of-type)::after': {
                content: '""',
                position: 'absolute',
                top: 10,
                left: 28,
                right: 6,
                height: '2px',
                borderRadius: 1,
                bgcolor: index < reached ? 'primary.main' : 'divider',
              },
            }}
          >
            <Box
              aria-hidden
              sx={{
                width: 22,
                height: 22,
                borderRadius: '50%',
                border: '2px solid',
                display: 'grid',
                placeItems: 'center',
                borderColor: isDone ? 'primary.main' : 'control',
                bgcolor: isDone ? 'primary.main' : 'transparent',
                color: 'primary.contrastText',
                '& svg': { fontSize: '0.875rem' },
              }}
            >
              {isDone && <CheckIcon />}
            </Box>
            <Typography
              component="span"
              variant="body2"
              sx={{
                fontWeight: index === reached ? 600 : 400,
                color: isDone ? 'text.primary' : 'text.secondary',
              }}
            >
              <FormattedMessage id={`review.step.${each}`} />
              <Box component="span" sx={visuallyHidden}>
                {', '}
                <FormattedMessage id={`review.escrow.state.${isDone ? 'done' : 'later'}`} />
              </Box>
            </Typography>
          </Box>
        );
      })}
    </Box>
  );
};
