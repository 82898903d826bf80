import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { EyeIcon } from '#ui/icons.tsx';
import type { SignedInUser } from '#ui/api/signed-in.ts';
import type { MessageId } from '#ui/intl.ts';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { seenBy, type Eyes } from './seen-by.ts';

const eyes = ['OTHER', 'FOLLOWER'] as const;
const addressed = { OTHER: 'stranger', FOLLOWER: 'follower' } as const;

const linesFor = (who: Eyes, user: SignedInUser): readonly MessageId[] => {
  const seen = seenBy(who, user);
  if (seen === null) return ['privacy.seen.noPage'];
  const lines: readonly MessageId[] = [
    ...seen.opened.map((section) => `privacy.seen.${section}.${seen.weeks}` as const),
    ...(seen.gallery ? (['privacy.seen.gallery'] as const) : []),
  ];
  return lines.length > 0 ? lines : ['privacy.seen.nothing'];
};

/** What of the body data is on the public page, through the eyes of a stranger or a follower. */
export const SeenBy = ({ user }: Readonly<{ user: SignedInUser }>) => {
  const heading = useId();
  const [who, setWho] = useState<Eyes>('OTHER');
  return (
    <Box
      component="section"
      aria-labelledby={heading}
      sx={{ p: 2, borderRadius: '16px', bgcolor: 'background.sunken' }}
    >
      <Typography
        id={heading}
        variant="h3"
        sx={{ display: 'flex', gap: 0.75, alignItems: 'center', mb: 1.5 }}
      >
        <EyeIcon fontSize="small" />
        <FormattedMessage id="privacy.seen" />
      </Typography>
      <ToggleButtonGroup
        exclusive
        value={who}
        onChange={(_, value: Eyes | null) => value !== null && setWho(value)}
        aria-labelledby={heading}
        sx={{ mb: 1.5, flexWrap: 'wrap' }}
      >
        {eyes.map((one) => (
          <ToggleButton key={one} value={one} sx={{ minHeight: 44 }}>
            <FormattedMessage id={`privacy.seen.as.${one}`} />
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box component="ul" aria-live="polite" sx={{ m: 0, pl: 2.5 }}>
        {linesFor(who, user).map((id) => (
          <Typography key={id} component="li">
            <FormattedMessage id={id} />
          </Typography>
        ))}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
        <FormattedMessage id="privacy.seen.never" />
      </Typography>
      {user.isPublic && (
        <Button
          component={LocalLink}
          to={`/user/${user.username ?? user.id}?as=${addressed[who]}`}
          variant="text"
          sx={{ mt: 1 }}
        >
          <FormattedMessage id="privacy.seen.open" />
        </Button>
      )}
    </Box>
  );
};
