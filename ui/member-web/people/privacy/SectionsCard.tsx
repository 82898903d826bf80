import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { audiences } from '#core/people/account/audience.ts';
import { narrowableFlags } from '#core/people/account/user.ts';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { SwitchRow } from '#ui/components/forms/SwitchRow.tsx';
import { LockIcon } from '#ui/icons.tsx';
import type { SignedInUser } from '#ui/api/signed-in.ts';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { paths } from '../../app/paths.ts';
import { usePreference } from '../../app/use-preference.ts';
import { Choice } from '../settings/Choice.tsx';
import { SettingsCard } from '../settings/SettingsCard.tsx';
import { audienceShown, withAudience } from './seen-by.ts';
import { SeenBy } from './SeenBy.tsx';
import { ClosedProfileNote } from './ClosedProfileNote.tsx';

const parts = ['body', 'strength', 'gallery'] as const satisfies readonly (typeof narrowableFlags)[number][];
/** What no choice opens to strangers. */
const closed = ['lifestyle', 'nutrition', 'photos', 'answers'] as const;

/** Each section of the body data, and who sees it: chosen one by one, in force at once. */
export const SectionsCard = ({ user }: Readonly<{ user: SignedInUser }>) => {
  const { choose, error } = usePreference();
  const isAnyOpen = parts.some((part) => part !== 'gallery' && audienceShown(user, part) !== 'NOBODY');
  return (
    <SettingsCard
      title={<FormattedMessage id="privacy.sections" />}
      description={<FormattedMessage id="privacy.sections.text" />}
    >
      {error !== null && <ErrorNote error={error} />}
      {!user.isPublic && (
        <ClosedProfileNote>
          <FormattedMessage id="privacy.sections.closed" />
        </ClosedProfileNote>
      )}
      {parts.map((part) => (
        <Choice
          key={part}
          label={<FormattedMessage id={`privacy.section.${part}`} />}
          hint={<FormattedMessage id={`privacy.section.${part}.hint`} />}
          value={audienceShown(user, part)}
          options={audiences.map((value) => ({
            value,
            label: <FormattedMessage id={`privacy.audience.${value}`} />,
            ...(value === 'FOLLOWERS' && {
              description: <FormattedMessage id="privacy.audience.FOLLOWERS.text" />,
            }),
          }))}
          onChange={(audience) => choose(withAudience(user, part, audience))}
        />
      ))}
      <SwitchRow
        label={<FormattedMessage id="privacy.history" />}
        hint={<FormattedMessage id="privacy.history.hint" />}
        checked={user.publicFlags.history}
        onChange={(history) => choose({ publicFlags: { ...user.publicFlags, history } })}
        disabled={!isAnyOpen}
      />
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
        {closed.map((part) => (
          <Box key={part}>
            <Typography
              component="dt"
              sx={{ fontWeight: 600, display: 'flex', gap: 0.75, alignItems: 'center' }}
            >
              <LockIcon fontSize="small" />
              <FormattedMessage id={`privacy.section.${part}`} />
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0, color: 'text.secondary' }}>
              <FormattedMessage id={`privacy.section.${part}.hint`} />
            </Typography>
          </Box>
        ))}
      </Box>
      <SeenBy user={user} />
      <Button component={LocalLink} to={paths.sharing} variant="outlined" sx={{ alignSelf: 'start' }}>
        <FormattedMessage id="privacy.sharing" />
      </Button>
    </SettingsCard>
  );
};
