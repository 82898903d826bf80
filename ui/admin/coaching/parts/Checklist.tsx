import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CoachRequestCheck } from '#core/coaching/coach-request/coach-request.ts';
import type { SpecializationCheck } from '#core/coaching/specialization/specialization-request.ts';
import { CheckIcon } from '#ui/icons.tsx';
import type { MessageId } from '#ui/intl.ts';

type Check = CoachRequestCheck | SpecializationCheck;
/** Whose catalogue names the points. */
export type CheckWords = 'coachRequest' | 'specialization';

const Point = ({ words, point }: Readonly<{ words: CheckWords; point: Check }>) => {
  const { messages, formatMessage } = useIntl();
  const id = `${words}.check.${point}`;
  return id in messages ? formatMessage({ id: id as MessageId }) : point; // its presence was just checked
};

type Props<Name extends Check> = Readonly<{
  words: CheckWords;
  points: readonly Name[];
  ticked: readonly Name[];
  onChange: (ticked: readonly Name[]) => void;
}>;

/** What has to be looked at before anybody approves; the button below waits for all of it. */
export const Checklist = <Name extends Check>({ words, points, ticked, onChange }: Props<Name>) => (
  <Box component="fieldset" sx={{ border: 0, p: 0, m: 0 }}>
    <Typography component="legend" sx={{ fontWeight: 600, p: 0 }}>
      <FormattedMessage id="console.coaching.checklist" />
    </Typography>
    {points.map((point) => (
      <FormControlLabel
        key={point}
        sx={{ display: 'flex', alignItems: 'flex-start', mx: 0, minHeight: 44 }}
        control={
          <Checkbox
            checked={ticked.includes(point)}
            onChange={(_, checked) =>
              onChange(points.filter((each) => (each === point ? checked : ticked.includes(each))))
            }
          />
        }
        label={
          <Box component="span" sx={{ display: 'block', pt: 1.25 }}>
            <Point words={words} point={point} />
          </Box>
        }
      />
    ))}
    {ticked.length < points.length && (
      <Typography
        component="output"
        variant="body2"
        sx={{ display: 'block', mt: 1, color: 'text.secondary' }}
      >
        <FormattedMessage
          id="console.coaching.checklist.open"
          values={{ count: points.length - ticked.length }}
        />
      </Typography>
    )}
  </Box>
);

/** What had been looked at when it was approved. */
export const Checked = ({ words, points }: Readonly<{ words: CheckWords; points: readonly Check[] }>) => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
    {points.map((point) => (
      <Box key={point} component="li" sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        <CheckIcon aria-hidden fontSize="small" sx={{ color: 'success.main', mt: '3px' }} />
        <Point words={words} point={point} />
      </Box>
    ))}
  </Box>
);
