import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useContext } from 'react';
import { useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { Change } from '#ui/indicator/Change.tsx';
import { metricLabel } from '#ui/indicator/metric.ts';
import { useMeasures } from '#ui/indicator/use-measures.ts';
import { profileOf, readerOf, type ComputedProfile } from '#ui/indicator/week.ts';
import { useWords } from '#ui/indicator/words.ts';
import { changedRows } from '../saved/changed-rows.ts';
import { LastWeekContext, useProfileForm } from '../use-profile-form.ts';

/** This week's numbers against the last one's, before anything is saved. */
export const WeekChanges = ({ profile }: Readonly<{ profile: ComputedProfile }>) => {
  const { control } = useProfileForm();
  const carriedOver = useWatch({ control, name: 'carriedOver' });
  const last = useContext(LastWeekContext);
  const say = useWords();
  const measures = useMeasures();
  const rows = changedRows(profile, last === null ? null : profileOf(last.week), carriedOver).slice(0, 6);
  if (rows.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="week-changes">
      <Typography id="week-changes" variant="h3" sx={{ mb: 1 }}>
        <FormattedMessage id={last === null ? 'indicator.saved.first' : 'indicator.saved.changes'} />
      </Typography>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gap: 1,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 150px), 1fr))',
        }}
      >
        {rows.map(({ metric, to, delta }) => (
          <Box key={metric} sx={{ px: 1.5, py: 1, borderRadius: '14px', bgcolor: 'background.sunken' }}>
            <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
              {say(metricLabel(metric))}
            </Box>
            <Box component="dd" sx={{ m: 0 }}>
              <Box component="span" sx={{ display: 'block', fontWeight: 600, fontSize: '1.125rem' }}>
                {measures.metric(metric, to, readerOf(profile))}
              </Box>
              {delta !== null && <Change metric={metric} delta={delta} />}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
};
