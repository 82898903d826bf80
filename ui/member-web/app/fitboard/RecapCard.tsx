import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { recapCardWords } from '#core/member-lifecycle/monthly-recap/labels.ts';
import { dayOf } from '#ui/indicator/days.ts';
import { useWords } from '#ui/indicator/words.ts';
import { LocalLink } from '../parts/LocalLink.tsx';
import { paths } from '../paths.ts';
import { FitCard } from './FitCard.tsx';

/** The month that has just ended, for a few days and until it was looked at. */
export default function RecapCard({ month }: Readonly<{ month: string }>) {
  const say = useWords();
  const { formatDate } = useIntl();
  const name = formatDate(dayOf(`${month}-01`), { month: 'long', year: 'numeric' });
  return (
    <FitCard title={`${say(recapCardWords.title)}: ${name}`}>
      <Typography sx={{ color: 'text.secondary', mb: 1 }}>{say(recapCardWords.text)}</Typography>
      <Button
        component={LocalLink}
        to={`${paths.recap}?month=${month}`}
        variant="outlined"
        sx={{ alignSelf: 'flex-start' }}
      >
        {say(recapCardWords.open)}
      </Button>
    </FitCard>
  );
}
