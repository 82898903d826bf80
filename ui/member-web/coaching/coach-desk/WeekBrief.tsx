import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { QueryView } from '#ui/components/QueryView.tsx';
import { TextSkeleton } from '#ui/components/Skeletons.tsx';
import { Stars } from '#ui/components/Stars.tsx';
import { useFormats } from '#ui/intl.ts';
import { useCoachWeek } from '../../app/data/reviews.ts';
import { replySpan } from './reply-span.ts';

const Line = ({ name, children }: Readonly<{ name: ReactNode; children: ReactNode }>) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, justifyContent: 'space-between' }}>
    <Box component="dt" sx={{ color: 'text.secondary' }}>
      {name}
    </Box>
    <Box component="dd" sx={{ m: 0, fontWeight: 600 }}>
      {children}
    </Box>
  </Box>
);

const none = <FormattedMessage id="desk.week.none" />;

/** How the week goes: how many, how fast, in time, and what members thought of it. */
export const WeekBrief = () => {
  const week = useCoachWeek();
  const { number, percent } = useFormats();
  return (
    <Card component="section" aria-labelledby="coach-week">
      <CardContent>
        <Typography id="coach-week" variant="h2" sx={{ mb: 1.5 }}>
          <FormattedMessage id="desk.week" />
        </Typography>
        <QueryView query={week} skeleton={<TextSkeleton lines={4} />} compact>
          {({ answered, medianHours, onTimeShare, ratings }) => {
            const span = medianHours === null ? null : replySpan(medianHours);
            return (
              <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
                <Line name={<FormattedMessage id="desk.week.answered" />}>{number(answered)}</Line>
                <Line name={<FormattedMessage id="desk.week.median" />}>
                  {span === null ? (
                    none
                  ) : (
                    <FormattedMessage id={`desk.week.${span.unit}`} values={{ count: span.count }} />
                  )}
                </Line>
                <Line name={<FormattedMessage id="desk.week.onTime" />}>
                  {onTimeShare === null ? none : percent(100 * onTimeShare, 0)}
                </Line>
                <Line name={<FormattedMessage id="desk.week.ratings" />}>
                  {ratings.mean === null ? (
                    none
                  ) : (
                    <>
                      {number(ratings.mean, 1)} <Stars value={ratings.mean} />{' '}
                      <FormattedMessage id="desk.week.ratings.count" values={{ count: ratings.count }} />
                    </>
                  )}
                </Line>
              </Box>
            );
          }}
        </QueryView>
      </CardContent>
    </Card>
  );
};
