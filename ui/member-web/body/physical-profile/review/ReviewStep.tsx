import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import type { Standard } from '#core/body/indicator/categories.ts';
import type { ProfileInputs } from '#core/body/indicator/fields.ts';
import { useThisWeek } from '#ui/indicator/use-this-week.ts';
import { dayOf } from '#ui/indicator/days.ts';
import { useFormats } from '#ui/intl.ts';
import type { Price } from '../data.ts';
import { useComputed } from '../use-computed.ts';
import type { GoTo } from '../wizard/use-screen.ts';
import { Money } from './Money.tsx';
import { Problems, SafetyNotes, Unusual } from './ReviewNotes.tsx';
import { WeekChanges } from './WeekChanges.tsx';

type Props = Readonly<{ inputs: ProfileInputs; standard: Standard; price: Price; goTo: GoTo }>;

/** What is missing, what changed, what it costs and brings: all that is left before the save. */
export default function ReviewStep({ inputs, standard, price, goTo }: Props) {
  const profile = useComputed(inputs, standard);
  const { week } = useThisWeek();
  const { weekday } = useFormats();
  return (
    <Stack sx={{ gap: 2, maxWidth: 720 }}>
      <Problems profile={profile} goTo={goTo} />
      <Unusual profile={profile} goTo={goTo} />
      <WeekChanges profile={profile} />
      <SafetyNotes profile={profile} />
      <Card>
        <CardContent>
          <Typography variant="h3" sx={{ mb: 1.5 }}>
            <FormattedMessage id="indicator.review.money" />
          </Typography>
          <Money price={price} />
        </CardContent>
      </Card>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <FormattedMessage id="indicator.review.cards" values={{ day: weekday(dayOf(week.endsOn)) }} />
      </Typography>
    </Stack>
  );
}
