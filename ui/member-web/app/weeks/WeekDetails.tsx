import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { fieldsOf, isMeasured, pathOf, readField, sections } from '#core/body/indicator/fields.ts';
import type { IndicatorKey } from '#core/body/indicator/indicators.ts';
import { fieldLabels, sectionLabels } from '#core/body/indicator/labels.ts';
import { safetyFlagLabels } from '#core/body/indicator/verdict-labels.ts';
import type { SafetyFlag } from '#core/body/indicator/safety.ts';
import { HeartIcon, LockIcon } from '#ui/icons.tsx';
import { BroughtMark } from '#ui/indicator/BroughtMark.tsx';
import { IndicatorCard } from '#ui/indicator/IndicatorCard.tsx';
import { useAnswers } from '#ui/indicator/use-answers.ts';
import { profileOf, type SavedWeek } from '#ui/indicator/week.ts';
import { useWords } from '#ui/indicator/words.ts';
import { PrivateMedium } from '../parts/PrivateMedium.tsx';

const groups = [
  {
    id: 'timeline.group.body',
    keys: [
      'bmi',
      'bodyFatPercent',
      'fatMass',
      'leanMass',
      'ffmi',
      'normalizedFfmi',
      'waistHipRatio',
      'waistHeightRatio',
      'visceralFatArea',
    ],
  },
  { id: 'timeline.group.energy', keys: ['bmr', 'tdee'] },
  {
    id: 'timeline.group.fitness',
    keys: [
      'vo2max',
      'maxHeartRate',
      'targetHeartRate',
      'runLevel',
      'cyclingLevel',
      'pushUpLevel',
      'squatLevel',
      'restingHeartRateLevel',
      'strengthLevel',
    ],
  },
] as const satisfies readonly { id: string; keys: readonly IndicatorKey[] }[];

const Answers = ({ week }: Readonly<{ week: SavedWeek }>) => {
  const say = useWords();
  const measures = useAnswers();
  const { inputs } = profileOf(week);
  return sections.map((section) => {
    const keys = fieldsOf(section).filter(
      (key) => isMeasured(readField(inputs, key)) || week.notMeasured.includes(pathOf(key)),
    );
    return (
      <Box key={section}>
        <Typography variant="h3" sx={{ mb: 1 }}>
          {say(sectionLabels[section])}
        </Typography>
        <Box
          component="dl"
          sx={{
            m: 0,
            display: 'grid',
            columnGap: 3,
            rowGap: 1,
            gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: '1fr 1fr 1fr' },
          }}
        >
          {keys.map((key) => (
            <Box key={key}>
              <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
                {say(fieldLabels[key])}
              </Box>
              <Box
                component="dd"
                sx={{
                  m: 0,
                  whiteSpace: 'pre-line',
                  ...(isMeasured(readField(inputs, key)) ? { fontWeight: 600 } : { color: 'text.secondary' }),
                }}
              >
                {measures.field(key, readField(inputs, key))}
                {week.carriedOver.includes(pathOf(key)) && (
                  <Box
                    component="span"
                    sx={{ fontWeight: 400, color: 'text.secondary', ml: 0.75, fontSize: '0.875rem' }}
                  >
                    <FormattedMessage id="timeline.table.carried" />
                  </Box>
                )}
              </Box>
            </Box>
          ))}
        </Box>
      </Box>
    );
  });
};

const Pictures = ({ week }: Readonly<{ week: SavedWeek }>) => {
  const { formatMessage } = useIntl();
  if (week.media.length === 0) return null;
  return (
    <Box>
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          gridTemplateColumns: { xs: 'repeat(3, minmax(0, 1fr))', sm: 'repeat(4, minmax(0, 150px))' },
        }}
      >
        {week.media.map((medium) => (
          <Box key={medium.mediaId} component="figure" sx={{ m: 0 }}>
            <Box sx={{ aspectRatio: '3 / 4', borderRadius: '14px', overflow: 'hidden' }}>
              <PrivateMedium
                medium={medium}
                alt={formatMessage(
                  { id: 'timeline.photo.alt' },
                  { side: formatMessage({ id: `indicator.side.${medium.side}` }) },
                )}
                thumbnail={medium.type === 'IMAGE'}
                controls
                lazy
              />
            </Box>
            <Typography component="figcaption" variant="caption">
              <FormattedMessage id={`indicator.side.${medium.side}`} />
            </Typography>
          </Box>
        ))}
      </Box>
      <Typography
        variant="body2"
        sx={{ display: 'flex', gap: 0.75, alignItems: 'center', color: 'text.secondary', mt: 1 }}
      >
        <LockIcon sx={{ fontSize: '1.125rem' }} />
        <FormattedMessage id="timeline.photo.private" />
      </Typography>
    </Box>
  );
};

const leadOf = ({ opened }: SavedWeek, hasResults: boolean) => {
  if (opened === null) return 'timeline.week.lead';
  return hasResults ? 'timeline.week.opened' : 'timeline.week.closed';
};

type Props = Readonly<{ week: SavedWeek; name: string; isOwn: boolean }>;

/** Everything one week says: pictures, computed numbers that explain themselves, and the answers as they were given. */
export const WeekDetails = ({ week, name, isOwn }: Props) => {
  const id = useId();
  const say = useWords();
  const [withAnswers, setWithAnswers] = useState(false);
  const profile = profileOf(week);
  // What the viewer may not see is not in the answer; a group of which nothing is left has no heading either.
  const shown = groups
    .map((group) => ({ ...group, keys: group.keys.filter((key) => key in week.computed) }))
    .filter(({ keys }) => keys.length > 0);

  return (
    <Card component="section" aria-labelledby={`${id}-title`}>
      <CardContent>
        <Stack sx={{ gap: 2.5 }}>
          <Box>
            <Typography id={`${id}-title`} variant="h2">
              <FormattedMessage id="timeline.week.title" values={{ week: name }} />
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              <FormattedMessage id={leadOf(week, shown.length > 0)} />
            </Typography>
            <BroughtMark week={week} />
          </Box>
          <Pictures week={week} />
          {isOwn && week.safetyFlags.length > 0 && (
            <Alert severity="info" icon={<HeartIcon fontSize="inherit" />}>
              <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
                {week.safetyFlags.map((flag) => (
                  <li key={flag}>{say(safetyFlagLabels[flag as SafetyFlag]) /* the core wrote it */}</li>
                ))}
              </Box>
            </Alert>
          )}
          {shown.map((group) => (
            <Box key={group.id}>
              <Typography variant="h3" sx={{ mb: 1 }}>
                <FormattedMessage id={group.id} />
              </Typography>
              <Box
                sx={{
                  display: 'grid',
                  gap: 1.25,
                  gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(auto-fill, minmax(180px, 1fr))' },
                }}
              >
                {group.keys.map((key) => (
                  <IndicatorCard key={key} indicator={key} profile={profile} />
                ))}
              </Box>
            </Box>
          ))}
          {week.opened === null && (
            <Box>
              <Button
                variant="outlined"
                aria-expanded={withAnswers}
                onClick={() => setWithAnswers(!withAnswers)}
              >
                <FormattedMessage id={withAnswers ? 'timeline.answers.hide' : 'timeline.answers.show'} />
              </Button>
            </Box>
          )}
          {withAnswers && <Answers week={week} />}
        </Stack>
      </CardContent>
    </Card>
  );
};
