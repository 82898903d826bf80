import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { EditIcon, PeopleIcon, TargetIcon } from '#ui/icons.tsx';
import { useFormats } from '#ui/intl.ts';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { challengeEditPath, challengeLearnersPath, challengeOverviewPath } from '../../app/paths.ts';
import type { WrittenCard } from './data.ts';
import { StateChips } from './StateChips.tsx';

export const ChallengeCard = ({ challenge }: Readonly<{ challenge: WrittenCard }>) => {
  const { formatMessage } = useIntl();
  const { date } = useFormats();
  const { id, title } = challenge;
  const places = [
    { to: challengeEditPath(id), label: 'authoring.edit', Icon: EditIcon },
    { to: challengeOverviewPath(id), label: 'authoring.overview', Icon: TargetIcon },
    { to: challengeLearnersPath(id), label: 'authoring.learners', Icon: PeopleIcon },
  ] as const;
  return (
    <Card component="li" sx={{ listStyle: 'none', p: 2 }}>
      <Stack sx={{ gap: 1 }}>
        <StateChips status={challenge.status} submission={challenge.submission} />
        <Typography
          variant="subtitle1"
          component="h2"
          lang={challenge.language}
          sx={{ overflowWrap: 'anywhere' }}
        >
          {title}
        </Typography>
        {challenge.returnReason !== null && (
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            <FormattedMessage id="authoring.reason" values={{ reason: challenge.returnReason }} />
          </Typography>
        )}
        <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
          <FormattedMessage
            id="authoring.facts"
            values={{
              lessons: challenge.lessonCount,
              learners: challenge.learners,
              changed: date(challenge.updatedAt),
            }}
          />
        </Typography>
        {challenge.price > 0 && (
          <Box>
            <CoinAmount amount={challenge.pay} coin="FIT_COIN" size="small" />
          </Box>
        )}
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          {places.map(({ to, label, Icon }) => (
            <Button
              key={to}
              component={LocalLink}
              to={to}
              variant="outlined"
              startIcon={<Icon />}
              aria-label={formatMessage({ id: `${label}.of` }, { title })}
            >
              <FormattedMessage id={label} />
            </Button>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
};
