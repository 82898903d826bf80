import Box from '@mui/material/Box';
import { FormattedMessage, useIntl } from 'react-intl';
import { visuallyHidden } from '#ui/components/visually-hidden.ts';
import { CheckIcon } from '#ui/icons.tsx';
import { steps, type Step } from './form-screens.ts';

type Props = Readonly<{
  screen: Step;
  /** Steps that have all they are asked for. */
  complete: readonly Step[];
  onGo: (screen: Step) => void;
}>;

/** Where one is, what is behind, and a way to any of it. */
export const StepBar = ({ screen, complete, onGo }: Props) => {
  const { formatMessage } = useIntl();
  return (
    <Box component="nav" aria-label={formatMessage({ id: 'indicator.steps' })} sx={{ mb: 2, maxWidth: 720 }}>
      <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0, display: 'flex', gap: 1 }}>
        {steps.map((step, index) => {
          const isCurrent = step === screen;
          const isComplete = complete.includes(step);
          return (
            <Box component="li" key={step} sx={{ flex: '1 1 0', minWidth: 0 }}>
              <Box
                component="button"
                type="button"
                onClick={() => onGo(step)}
                {...(isCurrent ? { 'aria-current': 'step' as const } : {})}
                sx={{
                  width: '100%',
                  minHeight: 44,
                  display: 'flex',
                  flexDirection: 'column',
                  gap: 0.5,
                  p: 0,
                  pt: 0.5,
                  border: 0,
                  borderRadius: '10px',
                  bgcolor: 'transparent',
                  font: 'inherit',
                  fontSize: '0.875rem',
                  color: isCurrent ? 'text.primary' : 'text.secondary',
                  fontWeight: isCurrent ? 600 : 400,
                  cursor: 'pointer',
                  textAlign: 'left',
                  '&:hover .bar': { opacity: 0.75 },
                }}
              >
                <Box
                  component="span"
                  className="bar"
                  sx={{
                    height: 6,
                    width: '100%',
                    borderRadius: 999,
                    bgcolor: isCurrent ? 'accent.main' : isComplete ? 'primary.main' : 'divider',
                  }}
                />
                <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
                  <Box component="span" sx={visuallyHidden}>
                    <FormattedMessage id="indicator.steps.word" />
                  </Box>
                  {isComplete ? (
                    <CheckIcon aria-hidden sx={{ fontSize: '1rem', color: 'primary.main' }} />
                  ) : (
                    <span>{index + 1}</span>
                  )}
                  <span>{formatMessage({ id: `indicator.step.${step}` })}</span>
                  {isComplete && (
                    <Box component="span" sx={visuallyHidden}>
                      <FormattedMessage id="indicator.steps.complete" />
                    </Box>
                  )}
                </Box>
              </Box>
            </Box>
          );
        })}
      </Box>
    </Box>
  );
};
