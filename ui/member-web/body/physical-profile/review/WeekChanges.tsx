import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useContext } from 'react';
import { useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { useMeasures } from '#ui/indicator/use-measures.ts';
import { profileOf, readerOf, type ComputedProfile } from '#ui/indicator/week.ts';
import { ChangedNumbers } from '../saved/ChangedNumbers.tsx';
import { changedRows } from '../saved/changed-rows.ts';
import { LastWeekContext, useProfileForm } from '../use-profile-form.ts';

/** This week's numbers against the last one's, before anything is saved. */
export const WeekChanges = ({ profile }: Readonly<{ profile: ComputedProfile }>) => {
  const { control } = useProfileForm();
  const carriedOver = useWatch({ control, name: 'carriedOver' });
  const last = useContext(LastWeekContext);
  const measures = useMeasures();
  const rows = changedRows(profile, last === null ? null : profileOf(last.week), carriedOver).slice(0, 6);
  if (rows.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="week-changes">
      <Typography id="week-changes" variant="h3" sx={{ mb: 1 }}>
        <FormattedMessage id={last === null ? 'indicator.saved.first' : 'indicator.saved.changes'} />
      </Typography>
      <ChangedNumbers
        rows={rows}
        shown={({ metric, to }) => measures.metric(metric, to, readerOf(profile))}
      />
    </Box>
  );
};
