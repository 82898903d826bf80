import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { fieldLabels } from '#core/body/indicator/labels.ts';
import { useWords } from '#ui/indicator/words.ts';
import type { useMovedTogether } from './data.ts';

type Props = Readonly<{ data: ReturnType<typeof useMovedTogether>['data'] }>;

/**
 * Habits and numbers that changed together, with how often and out of how many. Where there are none, or they can't be had,
 * the page is whole without them.
 */
export const MovedTogether = ({ data }: Props) => {
  const id = useId();
  const say = useWords();
  if (data === undefined || data.items.length === 0) return null;
  return (
    <Card component="section" aria-labelledby={id}>
      <CardContent>
        <Typography id={id} variant="h2">
          <FormattedMessage id="timeline.together" />
        </Typography>
        <Stack component="ul" sx={{ m: 0, mt: 1.5, pl: 2.5, gap: 1 }}>
          {data.items.map(({ habit, outcome, way, times, pairs }) => (
            <li key={`${habit} ${outcome}`}>
              <FormattedMessage
                id="timeline.together.line"
                values={{
                  habit: say(fieldLabels[habit]),
                  outcome: say(fieldLabels[outcome]),
                  way,
                  times,
                  pairs,
                }}
              />
            </li>
          ))}
        </Stack>
        <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
          <FormattedMessage id="timeline.together.caution" values={{ weeks: data.weeks }} />
        </Typography>
      </CardContent>
    </Card>
  );
};
