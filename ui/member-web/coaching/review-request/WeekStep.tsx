import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { useWeekName } from '#ui/indicator/use-week-name.ts';
import type { RequestForm } from '../data.ts';
import { paths } from '../../app/paths.ts';
import { linkTo } from '../../app/parts/rich-text.tsx';
import { Cards } from './Cards.tsx';
import type { Request } from './use-request.ts';

type Props = Readonly<{ flow: Request; weeks: RequestForm['weeks'] }>;

export const WeekStep = ({ flow: { draft, change }, weeks }: Props) => {
  const weekName = useWeekName();
  return (
    <>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>
        <FormattedMessage id="reviewRequest.week.text" values={{ link: linkTo(paths.weeklySave) }} />
      </Typography>
      <Cards
        label={<FormattedMessage id="reviewRequest.week.title" />}
        chosen={draft.weekId}
        onChoose={(weekId) => change({ weekId })}
        cards={weeks.map(({ id, weekStart }, index) => ({
          value: id,
          label: weekName(weekStart),
          ...(index === 0 ? { description: <FormattedMessage id="reviewRequest.week.newest" /> } : {}),
        }))}
      />
    </>
  );
};
