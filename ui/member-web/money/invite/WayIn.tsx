import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { GiftPicture, LetterPicture } from '#ui/illustrations/scenes.tsx';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { useLocalPath } from '../../app/parts/use-local-path.ts';
import { paths } from '../../app/paths.ts';

type Props = Readonly<{ picture: ReactNode; title: ReactNode; text: ReactNode; actions: ReactNode }>;

const Invitation = ({ picture, title, text, actions }: Props) => (
  <Card
    sx={{
      p: 2.5,
      display: 'flex',
      gap: 2.5,
      alignItems: 'center',
      bgcolor: 'primary.soft',
      color: 'primary.onSoft',
      borderColor: 'transparent',
    }}
  >
    <Box sx={{ flex: '1 1 0', minWidth: 0 }}>
      <Typography variant="h2">{title}</Typography>
      <Typography sx={{ mt: 0.5, mb: 2 }}>{text}</Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {actions}
      </Stack>
    </Box>
    <Box aria-hidden sx={{ width: 160, flexShrink: 0, display: { xs: 'none', sm: 'block' } }}>
      {picture}
    </Box>
  </Card>
);

export const ForVisitors = () => {
  const next = `?next=${encodeURIComponent(useLocalPath()(paths.invite))}`;
  return (
    <Invitation
      picture={<GiftPicture />}
      title={<FormattedMessage id="invite.visitor" />}
      text={<FormattedMessage id="invite.visitor.text" />}
      actions={
        <>
          <Button component={LocalLink} to={paths.login + next} variant="contained">
            <FormattedMessage id="nav.signIn" />
          </Button>
          <Button component={LocalLink} to={paths.register + next} variant="outlined" color="inherit">
            <FormattedMessage id="nav.register" />
          </Button>
        </>
      }
    />
  );
};

/** A member who has not confirmed the email yet has no link to give away. */
export const ForUnconfirmed = () => (
  <Invitation
    picture={<LetterPicture />}
    title={<FormattedMessage id="invite.pending" />}
    text={<FormattedMessage id="invite.pending.text" />}
    actions={
      <Button component={LocalLink} to={paths.verify} variant="contained">
        <FormattedMessage id="invite.pending.verify" />
      </Button>
    }
  />
);
