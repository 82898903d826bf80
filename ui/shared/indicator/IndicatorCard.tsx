import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { IndicatorKey } from '#core/body/indicator/indicators.ts';
import { indicatorLabels } from '#core/body/indicator/labels.ts';
import { categoryLabel, reasonLabels } from '#core/body/indicator/verdict-labels.ts';
import { categoryOf } from '#core/body/indicator/scales.ts';
import { visuallyHidden } from '../components/visually-hidden.ts';
import { InfoIcon } from '../icons.tsx';
import { ExplanationOnDemand } from './ExplanationOnDemand.tsx';
import { toneOf } from '#core/body/indicator/tones.ts';
import { useIndicatorText } from './use-indicator-text.ts';
import type { ComputedProfile } from './week.ts';
import { useWords } from './words.ts';

type Props = Readonly<{ indicator: IndicatorKey; profile: ComputedProfile; change?: ReactNode }>;

const frame = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  justifyContent: 'flex-start',
  textAlign: 'left',
  gap: 0.25,
  p: 1.75,
  borderRadius: '16px',
  border: '1px solid',
  borderColor: 'divider',
  bgcolor: 'background.paper',
  minHeight: 96,
} as const;

const Frame = ({ onOpen, children }: Readonly<{ onOpen: (() => void) | null; children: ReactNode }>) =>
  onOpen === null ? (
    <Box sx={frame}>{children}</Box>
  ) : (
    <ButtonBase
      onClick={onOpen}
      aria-haspopup="dialog"
      sx={{ ...frame, '&:hover': { borderColor: 'primary.main' } }}
    >
      {children}
    </ButtonBase>
  );

/** A computed number as one button: it opens how the number came about. */
export const IndicatorCard = ({ indicator, profile, change }: Props) => {
  const say = useWords();
  const text = useIndicatorText();
  const [open, setOpen] = useState(false);
  const { reason } = profile.computed[indicator];
  const category = categoryOf(indicator);
  const classified = category === null ? undefined : profile.computed[category].value;
  const label = say(indicatorLabels[indicator]);
  const canExplain = profile.resultsOnly !== true;

  return (
    <>
      <Frame onOpen={canExplain ? () => setOpen(true) : null}>
        <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between', color: 'text.secondary' }}>
          <Typography variant="body2" component="span">
            {label}
          </Typography>
          {canExplain && <InfoIcon sx={{ fontSize: '1.125rem', flexShrink: 0, mt: 0.25 }} />}
        </Box>
        {reason === undefined ? (
          <Typography component="span" variant="h3" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {text(indicator, profile)}
          </Typography>
        ) : (
          <Typography component="span" variant="body2" sx={{ mt: 0.5 }}>
            {reason === 'MISSING_INPUT' ? (
              <FormattedMessage id="indicator.missingInput" />
            ) : (
              say(reasonLabels[reason])
            )}
          </Typography>
        )}
        {category !== null && classified !== undefined && (
          <Box
            component="span"
            sx={{
              display: 'inline-flex',
              alignItems: 'center',
              gap: 0.75,
              fontSize: '0.875rem',
              fontWeight: 600,
            }}
          >
            <Box
              component="span"
              data-mark
              sx={{
                width: 10,
                height: 10,
                borderRadius: '3px',
                flexShrink: 0,
                bgcolor: `scale.${toneOf(category, classified)}`,
              }}
            />
            {say(categoryLabel(category, classified))}
          </Box>
        )}
        {change}
        {canExplain && (
          <Box component="span" sx={visuallyHidden}>
            <FormattedMessage id="indicator.explain.how" />
          </Box>
        )}
      </Frame>
      {open && <ExplanationOnDemand indicator={indicator} profile={profile} onClose={() => setOpen(false)} />}
    </>
  );
};
