import { FormattedMessage } from 'react-intl';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { CropDialog } from '#ui/cropping/CropDialog.tsx';

type Props = Readonly<{
  url: string;
  error: unknown;
  onDone: (picture: Blob) => unknown;
  onClose: () => void;
}>;

const AvatarCropDialog = ({ url, error, onDone, onClose }: Props) => (
  <CropDialog
    url={url}
    title={<FormattedMessage id="profile.avatar.crop" />}
    help={<FormattedMessage id="profile.avatar.crop.help" />}
    useLabel={<FormattedMessage id="profile.avatar.use" />}
    unreadable={<FormattedMessage id="profile.avatar.unreadable" />}
    aspect={1}
    longestSide={512}
    maxWidth="xs"
    height="min(48dvh, 320px)"
    cropper={{ cropShape: 'round', showGrid: false }}
    onDone={onDone}
    onClose={onClose}
  >
    {error !== undefined && <ErrorNote error={error} />}
  </CropDialog>
);

export default AvatarCropDialog;
