import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { LocalNavLink } from '../../app/parts/LocalLink.tsx';
import { challengeEditPath, challengeLearnersPath, challengeOverviewPath } from '../../app/paths.ts';

/** The three pages of one challenge. */
export const ChallengePlaces = ({ id }: Readonly<{ id: string }>) => {
  const { formatMessage } = useIntl();
  const places = [
    { to: challengeEditPath(id), label: 'authoring.edit' },
    { to: challengeOverviewPath(id), label: 'authoring.overview' },
    { to: challengeLearnersPath(id), label: 'authoring.learners' },
  ] as const;
  return (
    <Box
      component="nav"
      aria-label={formatMessage({ id: 'authoring.places' })}
      sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mb: 2 }}
    >
      {places.map(({ to, label }) => (
        <Button
          key={to}
          component={LocalNavLink}
          to={to}
          end
          size="small"
          sx={{ minHeight: 44, '&[aria-current="page"]': { bgcolor: 'action.selected' } }}
        >
          <FormattedMessage id={label} />
        </Button>
      ))}
    </Box>
  );
};
