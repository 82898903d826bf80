import { FormattedMessage } from 'react-intl';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { CropDialog } from '#ui/cropping/CropDialog.tsx';

type Props = Readonly<{
  url: string;
  error: unknown;
  onDone: (picture: Blob) => unknown;
  onClose: () => void;
}>;

/** Square, as members see it; a wide sign fits in whole, on white. */
const LogoCropDialog = ({ url, error, onDone, onClose }: Props) => (
  <CropDialog
    url={url}
    title={<FormattedMessage id="console.partners.logo.crop" />}
    help={<FormattedMessage id="console.partners.logo.crop.help" />}
    useLabel={<FormattedMessage id="console.partners.logo.use" />}
    unreadable={<FormattedMessage id="console.picture.unreadable" />}
    aspect={1}
    longestSide={512}
    maxWidth="xs"
    height="min(48dvh, 320px)"
    minZoom={0.2}
    cropper={{ objectFit: 'cover', showGrid: false }}
    onDone={onDone}
    onClose={onClose}
  >
    {error !== undefined && <ErrorNote error={error} />}
  </CropDialog>
);

export default LogoCropDialog;
