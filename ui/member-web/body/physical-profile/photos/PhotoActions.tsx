import Button from '@mui/material/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { CameraIcon, ImageIcon, RefreshIcon, TrashIcon } from '#ui/icons.tsx';

type SendingProps = Readonly<{ hasFailed: boolean; onRetry: () => void; onCancel: () => void }>;

/** What can be done about a picture that is on its way. */
export const SendingActions = ({ hasFailed, onRetry, onCancel }: SendingProps) => (
  <>
    {hasFailed && (
      <Button
        size="small"
        variant="outlined"
        startIcon={<RefreshIcon />}
        onClick={onRetry}
        sx={{ minHeight: 44 }}
      >
        <FormattedMessage id="ui.retry" />
      </Button>
    )}
    <Button size="small" variant="text" color="inherit" onClick={onCancel} sx={{ minHeight: 44 }}>
      <FormattedMessage id="ui.cancel" />
    </Button>
  </>
);

type ChoosingProps = Readonly<{
  nameId: string;
  sideName: string;
  hasPhoto: boolean;
  onTake: () => void;
  onChoose: () => void;
  onRemove: () => void;
}>;

/** Take, choose, or remove what is there. */
export const ChoosingActions = ({
  nameId,
  sideName,
  hasPhoto,
  onTake,
  onChoose,
  onRemove,
}: ChoosingProps) => {
  const { formatMessage } = useIntl();
  return (
    <>
      <Button
        size="small"
        variant={hasPhoto ? 'outlined' : 'contained'}
        startIcon={<CameraIcon />}
        onClick={onTake}
        aria-describedby={nameId}
        sx={{ minHeight: 44, px: 1 }}
      >
        <FormattedMessage id={hasPhoto ? 'indicator.photo.retake' : 'indicator.photo.take'} />
      </Button>
      <Button
        size="small"
        variant="outlined"
        startIcon={<ImageIcon />}
        onClick={onChoose}
        aria-describedby={nameId}
        sx={{ minHeight: 44, px: 1 }}
      >
        <FormattedMessage id="indicator.photo.choose" />
      </Button>
      {hasPhoto && (
        <Button
          size="small"
          variant="text"
          color="inherit"
          startIcon={<TrashIcon />}
          onClick={onRemove}
          aria-label={formatMessage({ id: 'indicator.photo.remove.label' }, { side: sideName })}
          sx={{ minHeight: 44, px: 1 }}
        >
          <FormattedMessage id="ui.delete" />
        </Button>
      )}
    </>
  );
};
