import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import {
  explainIndicator,
  type ExplainedInput,
  type Explanation,
} from '#core/body/indicator/explanation/explain.ts';
import { isNumberIndicator } from '#core/body/indicator/display.ts';
import type { IndicatorKey } from '#core/body/indicator/indicators.ts';
import { fieldLabels, indicatorLabels } from '#core/body/indicator/labels.ts';
import { categoryLabel, reasonLabels } from '#core/body/indicator/verdict-labels.ts';
import { InfoIcon } from '../icons.tsx';
import { IndicatorScale } from './IndicatorScale.tsx';
import { References } from './References.tsx';
import { useIndicatorText } from './use-indicator-text.ts';
import { useAnswers } from './use-answers.ts';
import type { ComputedProfile } from './week.ts';
import { useWords } from './words.ts';

const heading = { mt: 3, mb: 0.5 } as const;

const ReferencePart = ({ references }: Pick<Explanation, 'references'>) =>
  references.length === 0 ? null : (
    <>
      <Typography variant="h3" sx={heading}>
        <FormattedMessage id="indicator.explain.references" />
      </Typography>
      <References references={references} />
    </>
  );

type Props = Readonly<{
  indicator: IndicatorKey;
  profile: ComputedProfile;
  open: boolean;
  onClose: () => void;
}>;

/** How a number came about: what it means, the formula, what went into it, where it stands, and who says so. */
export const ExplanationDialog = ({ indicator, profile, open, onClose }: Props) => {
  const id = useId();
  const say = useWords();
  const measures = useAnswers();
  const text = useIndicatorText();
  const { label, meaning, outcome, formula, inputs, scale, references, sources, notes } = explainIndicator(
    indicator,
    profile.inputs,
    profile.computed,
    profile.standard,
  );

  const inputText = (input: ExplainedInput) => {
    if (input.kind === 'FIELD') return measures.field(input.key, input.value);
    if (typeof input.value === 'number' && isNumberIndicator(input.key))
      return measures.metric(input.key, input.value);
    return typeof input.value === 'string' ? (
      say(categoryLabel(input.key, input.value))
    ) : (
      <FormattedMessage id="indicator.noValue" />
    );
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      maxWidth="sm"
      fullWidth
      scroll="paper"
      aria-labelledby={`${id}-title`}
    >
      <DialogTitle id={`${id}-title`} variant="h2" sx={{ pb: 0.5 }}>
        {say(label)}
      </DialogTitle>
      {/* A scrolling region must be reachable by keyboard. */}
      <DialogContent tabIndex={0} sx={{ '&:focus-visible': { outlineOffset: -3 } }}>
        <Typography sx={{ color: 'text.secondary' }}>{say(meaning)}</Typography>
        {outcome.reason === undefined ? (
          <Typography variant="number" component="p" sx={{ mt: 1.5 }}>
            {text(indicator, profile)}
          </Typography>
        ) : (
          <Alert severity="info" icon={<InfoIcon fontSize="inherit" />} sx={{ mt: 2 }}>
            {say(reasonLabels[outcome.reason])}
          </Alert>
        )}
        {scale !== null && (
          <Box sx={{ mt: 2 }}>
            <IndicatorScale indicator={indicator} profile={profile} />
          </Box>
        )}
        <ReferencePart references={references} />
        <Typography variant="h3" sx={heading}>
          <FormattedMessage id="indicator.explain.formula" />
        </Typography>
        <Typography
          component="p"
          sx={{
            p: 1.5,
            borderRadius: '12px',
            bgcolor: 'background.sunken',
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {say(formula)}
        </Typography>
        <Typography variant="h3" sx={heading}>
          <FormattedMessage id="indicator.explain.inputs" />
        </Typography>
        <Box
          component="dl"
          sx={{
            m: 0,
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr) auto',
            rowGap: 0.5,
            columnGap: 2,
          }}
        >
          {inputs.map((input) => (
            <Box key={input.key} sx={{ display: 'contents' }}>
              <Box component="dt" sx={{ color: 'text.secondary' }}>
                {say(input.kind === 'FIELD' ? fieldLabels[input.key] : indicatorLabels[input.key])}
              </Box>
              <Box
                component="dd"
                sx={{ m: 0, fontWeight: 600, textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}
              >
                {inputText(input)}
              </Box>
            </Box>
          ))}
        </Box>
        {notes.map((note) => (
          <Typography key={note.en} variant="body2" sx={{ mt: 2 }}>
            {say(note)}
          </Typography>
        ))}
        <Typography variant="h3" sx={heading}>
          <FormattedMessage id="indicator.explain.sources" />
        </Typography>
        <Box component="ul" sx={{ m: 0, pl: 2.5, color: 'text.secondary', fontSize: '0.875rem' }}>
          {sources.map((source) => (
            <li key={source.text}>{source.text}</li>
          ))}
        </Box>
        <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
          <FormattedMessage id="indicator.explain.notMedical" />
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          <FormattedMessage id="ui.close" />
        </Button>
      </DialogActions>
    </Dialog>
  );
};
