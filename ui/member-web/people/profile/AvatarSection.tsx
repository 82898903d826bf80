import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ConfirmOnDemand } from '#ui/components/ConfirmOnDemand.tsx';
import { FileButton } from '#ui/components/forms/FileButton.tsx';
import { CropOnDemand } from '#ui/cropping/CropOnDemand.tsx';
import { CameraIcon, TrashIcon } from '#ui/icons.tsx';
import type { SignedInUser } from '#ui/api/signed-in.ts';
import { PersonAvatar } from '../../app/social/PersonAvatar.tsx';
import { useAvatar } from './use-avatar.ts';

export const AvatarSection = ({ user }: Readonly<{ user: SignedInUser }>) => {
  const id = useId();
  const { formatMessage } = useIntl();
  const { picked, problem, refusal, pick, sendFramed, close, remove } = useAvatar();
  const [removing, setRemoving] = useState(false);

  return (
    <Card component="section" aria-labelledby={`${id}-title`}>
      <CardContent>
        <Typography id={`${id}-title`} variant="h2" sx={{ mb: 2 }}>
          <FormattedMessage id="profile.avatar.title" />
        </Typography>
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2.5, alignItems: { sm: 'center' } }}>
          <PersonAvatar
            name={user.displayName}
            avatarUrl={user.avatarUrl}
            size={96}
            alt={formatMessage({ id: 'profile.avatar.alt' })}
          />
          <Box>
            <Typography id={`${id}-hint`} variant="body2" sx={{ color: 'text.secondary', mb: 1.25 }}>
              <FormattedMessage id="profile.avatar.hint" />
            </Typography>
            <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
              <FileButton
                icon={<CameraIcon />}
                accept="image/jpeg,image/png,image/webp"
                description={`${id}-hint`}
                onPick={([file]) => {
                  if (file) void pick(file);
                }}
              >
                <FormattedMessage
                  id={user.avatarUrl === null ? 'profile.avatar.add' : 'profile.avatar.change'}
                />
              </FileButton>
              {user.avatarUrl !== null && (
                <Button
                  variant="text"
                  color="error"
                  startIcon={<TrashIcon />}
                  onClick={() => setRemoving(true)}
                >
                  <FormattedMessage id="profile.avatar.remove" />
                </Button>
              )}
            </Stack>
          </Box>
        </Stack>
        {problem !== undefined && (
          <Alert severity="error" sx={{ mt: 2 }}>
            <FormattedMessage id="profile.avatar.unreadable" />
          </Alert>
        )}
        {picked !== undefined && (
          <CropOnDemand
            url={picked.url}
            title={<FormattedMessage id="profile.avatar.crop" />}
            help={<FormattedMessage id="profile.avatar.crop.help" />}
            useLabel={<FormattedMessage id="profile.avatar.use" />}
            unreadable={<FormattedMessage id="profile.avatar.unreadable" />}
            cropper={{ cropShape: 'round', showGrid: false }}
            refusal={refusal}
            onDone={sendFramed}
            onClose={close}
          />
        )}
        <ConfirmOnDemand
          open={removing}
          title={<FormattedMessage id="profile.avatar.remove.title" />}
          confirmLabel={<FormattedMessage id="profile.avatar.remove" />}
          dangerous
          onConfirm={remove}
          onClose={() => setRemoving(false)}
        >
          <FormattedMessage id="profile.avatar.remove.text" />
        </ConfirmOnDemand>
      </CardContent>
    </Card>
  );
};
