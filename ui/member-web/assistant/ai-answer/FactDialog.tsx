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
import { type IndicatorKey, indicatorKeys } from '#core/body/indicator/indicators.ts';
import { reasonLabels } from '#core/body/indicator/verdict-labels.ts';
import { weekOf } from '#core/kernel/week.ts';
import { ExplanationOnDemand } from '#ui/indicator/ExplanationOnDemand.tsx';
import { useWeekName } from '#ui/indicator/use-week-name.ts';
import { type ComputedProfile, profileOf } from '#ui/indicator/week.ts';
import { useWords } from '#ui/indicator/words.ts';
import { InfoIcon } from '#ui/icons.tsx';
import type { AiFact } from '../../app/data/ai.ts';
import { useWeek } from '../../app/data/indicators.ts';

type Props = Readonly<{ fact: AiFact; onClose: () => void }>;

const indicatorOf = ({ kind, metric }: AiFact): IndicatorKey | undefined =>
  kind === 'INDICATOR' || kind === 'CATEGORY' ? indicatorKeys.find((key) => key === metric) : undefined;

/** What was measured, chosen, or worked out between weeks: the value, where it comes from, and who says so. */
const PlainFact = ({ fact, onClose }: Props) => {
  const id = useId();
  const say = useWords();
  const weekName = useWeekName();
  const { label, text, week, origin, reason, sources } = fact;
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`} variant="h2" sx={{ pb: 0.5 }}>
        {say(label)}
      </DialogTitle>
      <DialogContent>
        {reason === null ? (
          <Typography variant="number" component="p" sx={{ mt: 1 }}>
            {say(text)}
          </Typography>
        ) : (
          <Alert severity="info" icon={<InfoIcon fontSize="inherit" />} sx={{ mt: 1 }}>
            {say(reasonLabels[reason as keyof typeof reasonLabels]) /* the core wrote it */}
          </Alert>
        )}
        <Typography sx={{ mt: 1, color: 'text.secondary' }}>
          <FormattedMessage id={`aiAnswer.origin.${origin}`} />
          {week !== null && (
            <>
              {' '}
              <FormattedMessage id="aiAnswer.fact.week" values={{ week: weekName(weekOf(week).startsOn) }} />
            </>
          )}
        </Typography>
        {sources.length > 0 && (
          <>
            <Typography variant="h3" component="p" sx={{ mt: 2.5, mb: 0.5 }}>
              <FormattedMessage id="aiAnswer.sources" />
            </Typography>
            <Box component="ul" sx={{ m: 0, pl: 2.5, color: 'text.secondary', fontSize: '0.875rem' }}>
              {sources.map((source) => (
                <li key={source.text}>{source.text}</li>
              ))}
            </Box>
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          <FormattedMessage id="ui.close" />
        </Button>
      </DialogActions>
    </Dialog>
  );
};

/** A computed number opens as on its card: formula, what went into it, where it stands, who says so. */
const OfWeek = ({
  indicatorId,
  indicator,
  fact,
  onClose,
}: Props & Readonly<{ indicatorId: string; indicator: IndicatorKey }>) => {
  const week = useWeek(indicatorId);
  if (week.data !== undefined)
    return <ExplanationOnDemand indicator={indicator} profile={profileOf(week.data)} onClose={onClose} />;
  return week.isPending ? null : <PlainFact fact={fact} onClose={onClose} />;
};

/** What a value of a sentence stands on. */
export default function FactDialog({
  fact,
  indicatorId,
  profile,
  onClose,
}: Props & Readonly<{ indicatorId: string | null; profile: ComputedProfile | undefined }>) {
  const indicator = indicatorOf(fact);
  if (indicator === undefined) return <PlainFact fact={fact} onClose={onClose} />;
  if (profile !== undefined)
    return <ExplanationOnDemand indicator={indicator} profile={profile} onClose={onClose} />;
  if (indicatorId === null) return <PlainFact fact={fact} onClose={onClose} />;
  return <OfWeek indicatorId={indicatorId} indicator={indicator} fact={fact} onClose={onClose} />;
}
