import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ProgressBar } from '#ui/components/marks/ProgressBar.tsx';
import { visuallyHidden } from '#ui/components/visually-hidden.ts';
import { ArrowRightIcon, CheckIcon } from '#ui/icons.tsx';
import type { CoachSettings } from '../../app/data/coach-desk.ts';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { paths } from '../../app/paths.ts';

type Step = CoachSettings['checklist'][number]['step'];

const placeOf: Readonly<Record<Step, string>> = {
  PROFILE: paths.profile,
  PUBLIC: `${paths.profile}#public`,
  PRICE: `${paths.coachSettings}#price`,
  FORM: paths.questionForm,
  BADGE: paths.specialization,
  SAMPLE: `${paths.coachSettings}#sample`,
  ARTICLE: paths.newArticle,
  FIRST_REPLY: paths.coachDesk,
};

type Props = Readonly<{
  steps: CoachSettings['checklist'];
  /** The step that is taken on this very page: it leads nowhere else. */
  here?: Step;
}>;

/** A coach's first days; the list goes once all of it is done. */
export const CoachSteps = ({ steps, here }: Props) => {
  const id = useId();
  const { formatMessage } = useIntl();
  const done = steps.filter((step) => step.done).length;
  if (done === steps.length) return null;

  return (
    <Card component="section" aria-labelledby={id}>
      <CardContent>
        <Typography id={id} variant="h2">
          <FormattedMessage id="coachSteps.title" />
        </Typography>
        <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 1 }}>
          <FormattedMessage id="coachSteps.done" values={{ done, all: steps.length }} />
        </Typography>
        <ProgressBar
          value={Math.round((done / steps.length) * 100)}
          aria-label={formatMessage({ id: 'coachSteps.title' })}
        />
        <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0, mt: 1.5 }}>
          {steps.map(({ step, done: isDone }) => (
            <Box
              component="li"
              key={step}
              sx={{ borderTop: '1px solid', borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}
            >
              <Box
                {...(step === here ? {} : { component: LocalLink, to: placeOf[step] })}
                sx={{
                  display: 'flex',
                  alignItems: 'center',
                  gap: 1.5,
                  minHeight: 52,
                  py: 1,
                  color: 'inherit',
                  textDecoration: 'none',
                  'a&:hover .name': { textDecoration: 'underline' },
                }}
              >
                <Box
                  component="span"
                  aria-hidden
                  sx={{
                    flexShrink: 0,
                    width: 26,
                    height: 26,
                    borderRadius: '50%',
                    border: '1.5px solid',
                    borderColor: isDone ? 'success.main' : 'control',
                    bgcolor: isDone ? 'success.soft' : 'transparent',
                    color: 'success.onSoft',
                    display: 'grid',
                    placeItems: 'center',
                    '& svg': { fontSize: '1rem' },
                  }}
                >
                  {isDone && <CheckIcon />}
                </Box>
                <Box component="span" sx={{ flexGrow: 1, minWidth: 0 }}>
                  <Box
                    component="span"
                    className="name"
                    sx={{ display: 'block', fontWeight: isDone ? 400 : 600 }}
                  >
                    <FormattedMessage id={`coachSteps.${step}`} />
                    {isDone && (
                      <Box component="span" sx={visuallyHidden}>
                        {' '}
                        <FormattedMessage id="coachSteps.stepDone" />
                      </Box>
                    )}
                  </Box>
                  {!isDone && step !== here && (
                    <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
                      <FormattedMessage id={`coachSteps.${step}.text`} />
                    </Typography>
                  )}
                </Box>
                {!isDone && step !== here && (
                  <ArrowRightIcon fontSize="small" sx={{ color: 'text.secondary' }} />
                )}
              </Box>
            </Box>
          ))}
        </Box>
      </CardContent>
    </Card>
  );
};
