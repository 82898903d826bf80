import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { visuallyHidden } from '#ui/components/visually-hidden.ts';
import { CheckIcon } from '#ui/icons.tsx';
import { type CoachSettings, useCoachSettings } from '../../coach-desk.ts';
import { LocalLink } from '../../LocalLink.tsx';
import { paths } from '../../paths.ts';

/** Where each step is taken. The first reply is written in the queue beside it. */
const places: Readonly<Record<CoachSettings['checklist'][number]['step'], string | null>> = {
  PROFILE: paths.profile,
  PUBLIC: paths.profile,
  PRICE: paths.coachSettings,
  FORM: paths.questionForm,
  BADGE: paths.specialization,
  FIRST_REPLY: null,
};

/** The first days of a coach; gone once everything is done. */
export const Checklist = () => {
  const { data } = useCoachSettings();
  if (data === undefined || data.checklist.every(({ done }) => done)) return null;
  const done = data.checklist.filter((step) => step.done).length;
  return (
    <Card component="section" aria-labelledby="first-steps">
      <CardContent>
        <Typography id="first-steps" variant="h2">
          <FormattedMessage id="desk.checklist" />
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
          <FormattedMessage id="desk.checklist.done" values={{ done, all: data.checklist.length }} />
        </Typography>
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data.checklist.map(({ step, done: isDone }) => {
            const place = places[step];
            const words = <FormattedMessage id={`desk.step.${step}`} />;
            return (
              <Box
                component="li"
                key={step}
                sx={{ display: 'flex', gap: 1.25, alignItems: 'center', minHeight: 44 }}
              >
                <Box
                  aria-hidden
                  sx={{
                    flexShrink: 0,
                    width: 22,
                    height: 22,
                    borderRadius: '50%',
                    border: '2px solid',
                    display: 'grid',
                    placeItems: 'center',
                    borderColor: isDone ? 'primary.main' : 'control',
                    bgcolor: isDone ? 'primary.main' : 'transparent',
                    color: 'primary.contrastText',
                    '& svg': { fontSize: '0.875rem' },
                  }}
                >
                  {isDone && <CheckIcon />}
                </Box>
                {isDone ? (
                  <Box component="span" sx={{ color: 'text.secondary' }}>
                    {words}
                    <Box component="span" sx={visuallyHidden}>
                      {', '}
                      <FormattedMessage id="desk.step.done" />
                    </Box>
                  </Box>
                ) : place === null ? (
                  <span>{words}</span>
                ) : (
                  <Link
                    component={LocalLink}
                    to={place}
                    sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
                  >
                    {words}
                  </Link>
                )}
              </Box>
            );
          })}
        </Box>
      </CardContent>
    </Card>
  );
};
