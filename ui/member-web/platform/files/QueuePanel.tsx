import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFormats } from '#ui/intl.ts';
import { UploadRow } from '../../app/uploads/UploadRow.tsx';
import { isUnderWay, shareOfAll, type UploadItem } from '../../app/uploads/upload-item.ts';
import type { UploadQueue } from '../../app/uploads/upload-queue.ts';
import { ElsewhereRow } from './ElsewhereRow.tsx';
import type { PendingUpload } from './data.ts';

type Props = Readonly<{
  queue: UploadQueue;
  items: readonly UploadItem[];
  /** Begun on another device, or in a browser that forgot them. */
  elsewhere: readonly PendingUpload[];
}>;

/** What is on its way, what failed, and what was begun elsewhere. */
export const QueuePanel = ({ queue, items, elsewhere }: Props) => {
  const { formatMessage } = useIntl();
  const { percent } = useFormats();
  const open = items.filter(isUnderWay).length;
  const done = items.filter(({ status }) => status === 'DONE');
  if (items.length === 0 && elsewhere.length === 0) return null;
  return (
    <Card component="section" aria-labelledby="queue" sx={{ mb: 2.5 }}>
      <CardContent>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography id="queue" variant="h3" component="h2" sx={{ flexGrow: 1 }}>
            <FormattedMessage id="uploads.queue" />
          </Typography>
          {done.length > 0 && (
            <Button variant="text" onClick={() => queue.dismiss(done.map(({ id }) => id))}>
              <FormattedMessage id="files.queue.clear" />
            </Button>
          )}
        </Box>
        <Typography variant="body2" component="output" sx={{ display: 'block', color: 'text.secondary' }}>
          {open > 0 ? (
            <FormattedMessage
              id="files.queue.open"
              values={{ count: open, percent: percent(Math.floor(shareOfAll(items) * 100), 0) }}
            />
          ) : (
            <FormattedMessage id="files.queue.done" values={{ count: done.length }} />
          )}
        </Typography>
        <Box
          component="ul"
          aria-label={formatMessage({ id: 'uploads.queue' })}
          sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, maxHeight: 420, overflowY: 'auto' }}
          tabIndex={0}
        >
          {items.map((item) => (
            <UploadRow key={item.id} item={item} queue={queue} />
          ))}
          {elsewhere.map((upload) => (
            <ElsewhereRow key={upload.id} upload={upload} queue={queue} />
          ))}
        </Box>
      </CardContent>
    </Card>
  );
};
