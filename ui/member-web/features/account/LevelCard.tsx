import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { useFormats } from '#ui/intl.tsx';
import { StarIcon } from '#ui/icons.tsx';
import type { SignedInUser } from '#ui/signed-in.ts';
import { AccountCard } from './AccountCard.tsx';

export const LevelCard = ({ user }: Readonly<{ user: SignedInUser }>) => {
  const { date } = useFormats();
  return (
    <AccountCard title={<FormattedMessage id="account.level" />}>
      <Typography variant="h3" component="p" sx={{ display: 'flex', gap: 1, alignItems: 'center', mt: 1.5 }}>
        <StarIcon sx={{ color: 'accent.text' }} />
        <FormattedMessage id={`user.level.${user.level}`} />
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>
        {user.level === 'BASIC' ? (
          <FormattedMessage id="account.level.basic" />
        ) : user.levelExpiresAt === null ? (
          <FormattedMessage id="account.level.endless" />
        ) : (
          <FormattedMessage id="account.level.until" values={{ date: date(user.levelExpiresAt) }} />
        )}
      </Typography>
    </AccountCard>
  );
};
