import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { ListSkeleton } from '#ui/components/Skeletons.tsx';
import { EmptyState } from '#ui/components/States.tsx';
import { QuietBellPicture } from '#ui/illustrations/scenes.tsx';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { paths } from '../../app/paths.ts';
import { NoticeRow } from './NoticeRow.tsx';
import { useNotices } from './data.ts';

type Props = Readonly<{ anchor: HTMLElement | null; unread: number; onClose: () => void }>;

/** What one reads in passing; the page has the rest. */
const glance = 8;

const Glance = ({ unread, onClose }: Readonly<{ unread: number; onClose: () => void }>) => {
  const { query, notices, read, readAll, refusal } = useNotices();
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, px: 1 }}>
        <Typography id="bell-panel" variant="h3" component="h2">
          <FormattedMessage id="notices.title" />
        </Typography>
        <Button
          size="small"
          variant="text"
          disabled={unread === 0 || readAll.isPending}
          onClick={() => readAll.mutate()}
        >
          <FormattedMessage id="notices.readAll" />
        </Button>
      </Box>
      {refusal !== undefined && refusal !== null && <ErrorNote error={refusal} />}
      <Box sx={{ my: 1 }}>
        <QueryView
          query={query}
          compact
          skeleton={<ListSkeleton rows={4} />}
          isEmpty={() => notices.length === 0}
          empty={
            <EmptyState
              compact
              picture={<QuietBellPicture />}
              title={<FormattedMessage id="notices.empty" />}
            />
          }
        >
          {() => (
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
              {notices.slice(0, glance).map((notice) => (
                <li key={notice.id}>
                  <NoticeRow
                    notice={notice}
                    onOpen={() => {
                      read(notice);
                      if (notice.link !== null) onClose();
                    }}
                  />
                </li>
              ))}
            </Box>
          )}
        </QueryView>
      </Box>
      <Button component={LocalLink} to={paths.notifications} onClick={onClose} variant="outlined" fullWidth>
        <FormattedMessage id="notices.all" />
      </Button>
    </>
  );
};

const BellPanel = ({ anchor, unread, onClose }: Props) => (
  <Popover
    open={anchor !== null}
    anchorEl={anchor}
    onClose={onClose}
    anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
    slotProps={{
      paper: {
        role: 'dialog',
        'aria-labelledby': 'bell-panel',
        sx: { width: 400, maxWidth: 'calc(100vw - 32px)', maxHeight: '80dvh', p: 1.5, borderRadius: '20px' },
      },
    }}
  >
    <Glance unread={unread} onClose={onClose} />
  </Popover>
);
export default BellPanel;
