import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { numberFieldKeys, readField } from '#core/body/indicator/fields.ts';
import { fieldLabels } from '#core/body/indicator/labels.ts';
import { safetyFlagLabels } from '#core/body/indicator/verdict-labels.ts';
import { minBodySides } from '#core/body/snapshot/snapshot.ts';
import { useFieldError } from '#ui/components/forms/Field.tsx';
import { HeartIcon, WarningIcon } from '#ui/icons.tsx';
import { useAnswers } from '#ui/indicator/use-answers.ts';
import type { ComputedProfile } from '#ui/indicator/week.ts';
import { useWords } from '#ui/indicator/words.ts';
import { inputIssues, issueMessage, keyAt } from '../profile-form.ts';
import { isConfirmed, isUnusual } from '../UnusualQuestion.tsx';
import { useProfileForm } from '../use-profile-form.ts';
import type { GoTo } from '../wizard/use-screen.ts';

/** A link in all but address: it leads to a field of this very form. */
const ToField = ({ onClick, children }: Readonly<{ onClick: () => void; children: ReactNode }>) => (
  <Link
    component="button"
    type="button"
    onClick={onClick}
    sx={{ textAlign: 'left', minHeight: 32, font: 'inherit', fontWeight: 600 }}
  >
    {children}
  </Link>
);

/** What keeps the week from being saved, each with the way to it. */
export const Problems = ({ profile, goTo }: Readonly<{ profile: ComputedProfile; goTo: GoTo }>) => {
  const { control } = useProfileForm();
  const media = useWatch({ control, name: 'media' });
  const say = useWords();
  const fieldError = useFieldError();
  const { units } = useAnswers();
  const issues = inputIssues(profile.inputs);
  const missingSides = media.length < minBodySides;
  if (issues.length === 0 && !missingSides) return null;
  return (
    <Alert severity="error" icon={<WarningIcon fontSize="inherit" />}>
      <Typography variant="subtitle1" component="h3">
        <FormattedMessage
          id="indicator.review.missing"
          values={{ count: issues.length + Number(missingSides) }}
        />
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {issues.map((issue) => {
          const key = keyAt(issue.path);
          return (
            key !== undefined && (
              <li key={issue.path}>
                <ToField onClick={() => goTo(key)}>{say(fieldLabels[key])}</ToField>
                {`: ${fieldError(issueMessage(issue, units)) ?? ''}`}
              </li>
            )
          );
        })}
        {missingSides && (
          <li>
            <ToField onClick={() => goTo('photos')}>
              <FormattedMessage id="indicator.step.photos" />
            </ToField>
            {': '}
            <FormattedMessage
              id="indicator.review.sides"
              values={{ count: media.length, min: minBodySides }}
            />
          </li>
        )}
      </Box>
    </Alert>
  );
};

export const Unusual = ({ profile, goTo }: Readonly<{ profile: ComputedProfile; goTo: GoTo }>) => {
  const say = useWords();
  const measures = useAnswers();
  const keys = numberFieldKeys.filter((key) => {
    const value = readField(profile.inputs, key);
    return isUnusual(key, value) && !isConfirmed(key, value);
  });
  if (keys.length === 0) return null;
  return (
    <Alert severity="warning" icon={<WarningIcon fontSize="inherit" />}>
      <Typography variant="subtitle1" component="h3">
        <FormattedMessage id="indicator.review.unusual" />
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {keys.map((key) => (
          <li key={key}>
            <ToField onClick={() => goTo(key)}>
              {`${say(fieldLabels[key])}: ${measures.field(key, readField(profile.inputs, key))}`}
            </ToField>
          </li>
        ))}
      </Box>
    </Alert>
  );
};

export const SafetyNotes = ({ profile }: Readonly<{ profile: ComputedProfile }>) => {
  const say = useWords();
  const { safetyFlags } = profile.computed;
  if (safetyFlags.length === 0) return null;
  return (
    <Alert severity="info" icon={<HeartIcon fontSize="inherit" />}>
      <Typography variant="subtitle1" component="h3">
        <FormattedMessage id="indicator.review.safety" />
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {safetyFlags.map((flag) => (
          <li key={flag}>{say(safetyFlagLabels[flag])}</li>
        ))}
      </Box>
    </Alert>
  );
};
