import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
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

/** Take, choose, or remove what is there: one word, the others as pictures, so that four sides fit a phone. */
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
      {hasPhoto ? (
        <IconButton
          onClick={onTake}
          aria-label={formatMessage({ id: 'indicator.photo.retake' })}
          aria-describedby={nameId}
          sx={{ width: 44, height: 44 }}
        >
          <CameraIcon />
        </IconButton>
      ) : (
        <Button
          size="small"
          variant="contained"
          startIcon={<CameraIcon />}
          onClick={onTake}
          aria-describedby={nameId}
          sx={{ minHeight: 44, px: 1, flexGrow: 1, whiteSpace: 'nowrap' }}
        >
          <FormattedMessage id="indicator.photo.take" />
        </Button>
      )}
      <IconButton
        onClick={onChoose}
        aria-label={formatMessage({ id: 'indicator.photo.choose' })}
        aria-describedby={nameId}
        sx={{ width: 44, height: 44 }}
      >
        <ImageIcon />
      </IconButton>
      {hasPhoto && (
        <IconButton
          onClick={onRemove}
          aria-label={formatMessage({ id: 'indicator.photo.remove.label' }, { side: sideName })}
          sx={{ width: 44, height: 44 }}
        >
          <TrashIcon />
        </IconButton>
      )}
    </>
  );
};
