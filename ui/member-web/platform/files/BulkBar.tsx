import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CloseIcon, LinkIcon, MoveIcon, TrashIcon } from '#ui/icons.tsx';
import type { MessageId } from '#ui/intl.ts';
import { sizes } from '#ui/theme/tokens.ts';
import type { FileSteps } from './list/FileActions.tsx';
import { bulkBarId, focusOnMark } from './list/ToBulkBar.tsx';
import type { Selection } from './use-selection.ts';

type StepProps = Readonly<{ label: MessageId; icon: ReactNode; isDangerous?: boolean; onClick: () => void }>;

/** Its sign alone on a phone, with words on a desk. */
const Step = ({ label, icon, isDangerous = false, onClick }: StepProps) => {
  const { formatMessage } = useIntl();
  return (
    <Button
      variant="text"
      color={isDangerous ? 'error' : 'primary'}
      aria-label={formatMessage({ id: label })}
      onClick={onClick}
      sx={{ minWidth: 44, px: { xs: 1, sm: 1.5 }, gap: 1 }}
    >
      {icon}
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        <FormattedMessage id={label} />
      </Box>
    </Button>
  );
};

/** What the keyboard goes to is scrolled above the bar, not under it. */
const barHeight = 76;
const roomBelow = (
  <GlobalStyles
    styles={({ breakpoints }) => ({
      html: { scrollPaddingBottom: sizes.bottomBar + barHeight + 16 },
      [breakpoints.up('md')]: { html: { scrollPaddingBottom: barHeight + 32 } },
    })}
  />
);

type Props = Readonly<{ selection: Selection; total: number; steps: FileSteps }>;

/** One step for all that is marked. It stays in sight, above the phone's own bar. */
export const BulkBar = ({ selection, total, steps }: Props) => {
  const { formatMessage } = useIntl();
  const { selected, lastId, selectAll, clear } = selection;
  if (selected.length === 0) return null;
  const unmark = () => {
    if (lastId !== undefined) focusOnMark(lastId);
    clear();
  };
  return (
    <>
      {roomBelow}
      <Paper
        id={bulkBarId}
        elevation={8}
        role="toolbar"
        aria-labelledby="marked"
        sx={{
          position: 'sticky',
          bottom: { xs: `calc(${sizes.bottomBar + 8}px + env(safe-area-inset-bottom, 0px))`, md: 16 },
          zIndex: 2,
          mt: 2,
          px: { xs: 0.5, sm: 1.5 },
          py: 0.75,
          display: 'flex',
          alignItems: 'center',
          columnGap: { xs: 0, sm: 1 },
          border: '1px solid',
          borderColor: 'divider',
        }}
      >
        <IconButton aria-label={formatMessage({ id: 'files.marked.none' })} onClick={unmark}>
          <CloseIcon />
        </IconButton>
        <Box
          sx={{
            flexGrow: 1,
            display: 'flex',
            flexDirection: { xs: 'column', sm: 'row' },
            alignItems: { xs: 'flex-start', sm: 'center' },
            columnGap: 1,
          }}
        >
          <Typography id="marked" component="output" sx={{ fontWeight: 600 }}>
            <FormattedMessage id="files.marked" values={{ count: selected.length }} />
          </Typography>
          {selected.length < total && (
            <Button
              variant="text"
              size="small"
              onClick={selectAll}
              sx={{ px: { xs: 0, sm: 1 }, minHeight: 32 }}
            >
              <FormattedMessage id="files.marked.all" values={{ count: total }} />
            </Button>
          )}
        </Box>
        <Step
          label="files.move.short"
          icon={<MoveIcon />}
          onClick={() => steps.onOpen({ kind: 'move-files', files: selected })}
        />
        <Step
          label="files.link"
          icon={<LinkIcon />}
          onClick={() => void steps.onCopyLinks(selected.map(({ id }) => id))}
        />
        <Step
          label="ui.delete"
          icon={<TrashIcon />}
          isDangerous
          onClick={() => void steps.onDelete(selected)}
        />
      </Paper>
    </>
  );
};
