import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { visuallyHidden } from '#ui/components/visually-hidden.ts';
import { CheckIcon } from '#ui/icons.tsx';
import { type Stage, type StepState, steps, stepStates } from './stage.ts';

const dots: Readonly<Record<StepState, object>> = {
  done: { bgcolor: 'primary.main', borderColor: 'primary.main', color: 'primary.contrastText' },
  current: { bgcolor: 'primary.soft', borderColor: 'primary.main', color: 'primary.onSoft' },
  todo: { bgcolor: 'transparent', borderColor: 'control', color: 'text.secondary' },
};

/** Where the order stands: down the side on a phone, across on a desk. */
export const StateLine = ({ stage }: Readonly<{ stage: Exclude<Stage, 'CLOSED'> }>) => {
  const { formatMessage } = useIntl();
  const states = stepStates(stage);
  return (
    <Box
      component="ol"
      aria-label={formatMessage({ id: 'checkout.line' })}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gridTemplateColumns: `repeat(${steps.length}, minmax(0, 1fr))`,
      }}
    >
      {steps.map((step, index) => {
        const state = states[step];
        return (
          <Box
            key={step}
            component="li"
            {...(state === 'current' ? { 'aria-current': 'step' as const } : {})}
            sx={{
              position: 'relative',
              display: 'flex',
              flexDirection: 'column',
              alignItems: 'center',
              textAlign: 'center',
              gap: 0.75,
              px: 0.25,
              ...(index > 0 && {
                '&::before': {
                  content: '""',
                  position: 'absolute',
                  top: 13,
                  right: 'calc(50% + 18px)',
                  left: 'calc(-50% + 18px)',
                  height: 2,
                  bgcolor: state === 'todo' ? 'divider' : 'primary.main',
                },
              }),
            }}
          >
            <Box
              aria-hidden
              sx={{
                width: 28,
                height: 28,
                borderRadius: '50%',
                border: '2px solid',
                display: 'grid',
                placeItems: 'center',
                fontSize: '0.8125rem',
                fontWeight: 600,
                transition: 'background-color 300ms',
                '& svg': { fontSize: '1rem' },
                ...dots[state],
              }}
            >
              {state === 'done' ? <CheckIcon /> : index + 1}
            </Box>
            <Typography
              component="span"
              variant="body2"
              sx={{
                lineHeight: 1.35,
                fontWeight: state === 'current' ? 600 : 400,
                color: state === 'todo' ? 'text.secondary' : 'text.primary',
              }}
            >
              <FormattedMessage id={`checkout.step.${step}`} />
              <Box component="span" sx={visuallyHidden}>
                {', '}
                <FormattedMessage id={`checkout.step.${state}`} />
              </Box>
            </Typography>
          </Box>
        );
      })}
    </Box>
  );
};
