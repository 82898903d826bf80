import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { visuallyHidden } from '#ui/components/visually-hidden.ts';
import { CheckIcon } from '#ui/icons.tsx';
import { formScreens, screensOfStep, steps, type Step } from './form-screens.ts';

type Props = Readonly<{
  screen: number;
  /** Steps that have all they are asked for. */
  complete: readonly Step[];
  onGo: (screen: number) => void;
}>;

/** On a phone the name of the current step stands above; the others keep theirs for readers. */
const narrow = Object.fromEntries(
  Object.entries(visuallyHidden).map(([property, value]) => [property, { xs: value, sm: 'unset' }]),
);

/** Where one is, what is behind, and a way to any of it. */
export const StepBar = ({ screen, complete, onGo }: Props) => {
  const { formatMessage } = useIntl();
  const current = formScreens[screen]?.step ?? 'body';
  const at = steps.indexOf(current);
  const parts = screensOfStep(current);

  return (
    <Box component="nav" aria-label={formatMessage({ id: 'indicator.steps' })} sx={{ mb: 3 }}>
      <Typography variant="subtitle2" component="p" sx={{ display: { sm: 'none' }, mb: 1 }}>
        <FormattedMessage
          id="indicator.steps.at"
          values={{
            step: at + 1,
            count: steps.length,
            name: formatMessage({ id: `indicator.step.${current}` }),
          }}
        />
        {parts.length > 1 && (
          <FormattedMessage
            id="indicator.steps.part"
            values={{ part: parts.indexOf(screen) + 1, parts: parts.length }}
          />
        )}
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0, display: 'flex', gap: { xs: 0.5, sm: 1 } }}>
        {steps.map((step, index) => {
          const isCurrent = step === current;
          const isComplete = complete.includes(step);
          const name = formatMessage({ id: `indicator.step.${step}` });
          return (
            <Box component="li" key={step} sx={{ flex: '1 1 0', minWidth: 0 }}>
              <Box
                component="button"
                type="button"
                onClick={() => onGo(screensOfStep(step)[0] ?? 0)}
                {...(isCurrent ? { 'aria-current': 'step' as const } : {})}
                sx={{
                  width: '100%',
                  minHeight: 48,
                  display: 'flex',
                  flexDirection: 'column',
                  alignItems: 'stretch',
                  justifyContent: 'flex-start',
                  gap: 0.75,
                  p: 0.25,
                  pt: 1,
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
                    height: 8,
                    borderRadius: 999,
                    bgcolor: isCurrent ? 'accent.main' : isComplete ? 'primary.main' : 'divider',
                  }}
                />
                <Box
                  component="span"
                  sx={{
                    display: 'flex',
                    alignItems: 'center',
                    justifyContent: { xs: 'center', sm: 'flex-start' },
                    gap: 0.5,
                  }}
                >
                  <Box component="span" sx={visuallyHidden}>
                    <FormattedMessage id="indicator.steps.word" />
                  </Box>
                  {isComplete && <CheckIcon aria-hidden sx={{ fontSize: '1rem', color: 'primary.main' }} />}
                  <Box component="span" sx={isComplete ? visuallyHidden : {}}>
                    {index + 1}
                  </Box>
                  <Box component="span" sx={{ ...narrow, overflowWrap: 'normal' }}>
                    {name}
                  </Box>
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
