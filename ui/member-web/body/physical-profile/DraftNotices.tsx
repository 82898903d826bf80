import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { CheckIcon, InfoIcon, OfflineIcon, RefreshIcon, WarningIcon } from '#ui/icons.tsx';
import { useFormats } from '#ui/intl.ts';
import type { Conflict, DraftState } from './draft-keeper.ts';

type RestoredProps = Readonly<{ at: Date; onDiscard: () => void; onClose: () => void }>;

export const RestoredNotice = ({ at, onDiscard, onClose }: RestoredProps) => {
  const { dateTime } = useFormats();
  return (
    <Alert severity="info" role="status" icon={<InfoIcon fontSize="inherit" />} sx={{ mb: 2 }}>
      <FormattedMessage id="indicator.draft.restored" values={{ at: dateTime(at) }} />
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mt: 0.5, ml: -1.5 }}>
        <Button size="small" color="inherit" onClick={onClose}>
          <FormattedMessage id="indicator.draft.continue" />
        </Button>
        <Button size="small" color="inherit" onClick={onDiscard}>
          <FormattedMessage id="indicator.draft.discard" />
        </Button>
      </Box>
    </Alert>
  );
};

type CarriedProps = Readonly<{ onDiscard: () => void; onClose: () => void }>;

/** Nothing is filled in unseen: the numbers of the calculators may be looked through, or dropped. */
export const CarriedNotice = ({ onDiscard, onClose }: CarriedProps) => (
  <Alert severity="info" role="status" icon={<InfoIcon fontSize="inherit" />} sx={{ mb: 2 }}>
    <FormattedMessage id="indicator.fromCalculator" />
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mt: 0.5, ml: -1.5 }}>
      <Button size="small" color="inherit" onClick={onClose}>
        <FormattedMessage id="indicator.draft.continue" />
      </Button>
      <Button size="small" color="inherit" onClick={onDiscard}>
        <FormattedMessage id="indicator.fromCalculator.discard" />
      </Button>
    </Box>
  </Alert>
);

type ConflictProps = Readonly<{ conflict: Conflict; onMine: () => void; onTheirs: () => void }>;

/** Nothing is overwritten unseen: the person says which copy goes on. */
export const ConflictNotice = ({ conflict: { theirs }, onMine, onTheirs }: ConflictProps) => {
  const { dateTime } = useFormats();
  return (
    <Alert severity="warning" role="alert" icon={<WarningIcon fontSize="inherit" />} sx={{ mb: 2 }}>
      {theirs === null ? (
        <FormattedMessage id="indicator.draft.gone" />
      ) : (
        <FormattedMessage id="indicator.draft.conflict" values={{ at: dateTime(theirs.updatedAt) }} />
      )}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mt: 1 }}>
        <Button size="small" variant="outlined" onClick={onMine}>
          <FormattedMessage id="indicator.draft.mine" />
        </Button>
        <Button
          size="small"
          variant="outlined"
          onClick={theirs === null ? () => location.reload() : onTheirs}
        >
          <FormattedMessage id={theirs === null ? 'indicator.draft.reload' : 'indicator.draft.theirs'} />
        </Button>
      </Box>
    </Alert>
  );
};

const severities = {
  keeping: { Icon: RefreshIcon, id: 'indicator.draft.keeping' },
  kept: { Icon: CheckIcon, id: 'indicator.draft.kept' },
  device: { Icon: OfflineIcon, id: 'indicator.draft.device' },
  unkept: { Icon: WarningIcon, id: 'indicator.draft.unkept' },
} as const;

/** One quiet line: whether what was typed is safe. */
export const DraftLine = ({ state }: Readonly<{ state: DraftState }>) => {
  const { formatMessage } = useIntl();
  const look = state === 'untouched' ? undefined : severities[state];
  return (
    <Box
      component="output"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.75,
        minHeight: { xs: look === undefined ? 0 : 24, sm: 24 },
        color: 'text.secondary',
        fontSize: '0.875rem',
      }}
    >
      {look !== undefined && (
        <>
          <look.Icon sx={{ fontSize: '1.125rem' }} />
          {formatMessage({ id: look.id })}
        </>
      )}
    </Box>
  );
};
