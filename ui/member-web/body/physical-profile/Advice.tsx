import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { adviceFor } from '#core/body/indicator/advice.ts';
import { choiceLabel, type ChoiceFieldKey } from '#core/body/indicator/choice-labels.ts';
import { fieldLabels } from '#core/body/indicator/labels.ts';
import type { ComputedProfile } from '#ui/indicator/week.ts';
import { useWords } from '#ui/indicator/words.ts';
import { keysOf, type ScreenId } from './form-screens.ts';

/** What guidelines say about the answers of one card; nothing at all while they say nothing. */
export default function Advice({
  screen,
  profile,
}: Readonly<{ screen: ScreenId; profile: ComputedProfile }>) {
  const say = useWords();
  const keys = keysOf(screen, { isFirst: true });
  const advice = adviceFor(profile.inputs, profile.computed.safetyFlags).filter(({ key }) =>
    keys.includes(key),
  );
  if (advice.length === 0) return null;
  return (
    <Card component="aside" aria-labelledby="live-results">
      <CardContent>
        <Typography id="live-results" variant="h3" component="h2" sx={{ mb: 0.5 }}>
          <FormattedMessage id="indicator.advice.title" />
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2.5 }}>
          <FormattedMessage id="indicator.advice.lead" />
        </Typography>
        <Stack component="ul" sx={{ gap: 2, listStyle: 'none', p: 0, m: 0 }}>
          {advice.map(({ key, values, guideline }) => (
            <li key={key + guideline.text.en}>
              <Typography variant="subtitle2">
                {
                  `${say(fieldLabels[key])}: ${values.map((value) => say(choiceLabel(key as ChoiceFieldKey, value))).join(', ')}` /* advice speaks of choices only */
                }
              </Typography>
              <Typography variant="body2">{say(guideline.text)}</Typography>
              <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                <FormattedMessage id="indicator.advice.source" values={{ source: guideline.source }} />
              </Typography>
            </li>
          ))}
        </Stack>
      </CardContent>
    </Card>
  );
}
