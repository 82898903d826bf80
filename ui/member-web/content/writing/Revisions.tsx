import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { ListSkeleton, TextSkeleton } from '#ui/components/Skeletons.tsx';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { useFormats } from '#ui/intl.ts';
import { type Revision, useRevisions, useWriterSteps, type Written } from './data.ts';

/** Comparing takes a library of its own. */
const Difference = lazy(async () => ({
  default: (await import('#ui/content/ContentDifference.tsx')).ContentDifference,
}));

type RowProps = Readonly<{ revision: Revision; written: Written }>;

const Row = ({ revision, written }: RowProps) => {
  const { formatMessage } = useIntl();
  const { dateTime } = useFormats();
  const toast = useToast();
  const { restoreRevision } = useWriterSteps();
  const [isOpen, setOpen] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();
  const { number, kind, at, content, isPublished } = revision;
  const mayRestore = written.mayEdit && written.status !== 'TRASH' && written.status !== 'PENDING';
  const restore = async () => {
    setRefusal(undefined);
    try {
      await restoreRevision(written.id, number);
      toast(formatMessage({ id: 'writing.revision.restored' }, { number }), { kind: 'success' });
    } catch (error) {
      setRefusal(error);
    }
  };
  return (
    <Card component="li" sx={{ p: 2 }}>
      <Typography sx={{ fontWeight: 600 }}>
        <FormattedMessage id="writing.revision" values={{ number }} /> ·{' '}
        <FormattedMessage id={`writing.revision.${kind}`} />
        {isPublished && kind !== 'PUBLISHED' && (
          <>
            {' · '}
            <FormattedMessage id="writing.revision.PUBLISHED" />
          </>
        )}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {dateTime(at)}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mt: 1 }}>
        <Button variant="outlined" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <FormattedMessage id="writing.revision.compare" />
        </Button>
        {mayRestore && (
          <Button variant="outlined" onClick={() => void restore()}>
            <FormattedMessage id="writing.revision.restore" />
          </Button>
        )}
      </Box>
      {refusal !== undefined && <ErrorNote error={refusal} />}
      {isOpen && (
        <Box sx={{ mt: 2 }}>
          <Suspense fallback={<TextSkeleton lines={3} />}>
            <Difference before={content} after={written.copy} lang={written.language} media={written.media} />
          </Suspense>
        </Box>
      )}
    </Card>
  );
};

/** How it stood before; each can be compared with what is being written, and gone back to. */
export const Revisions = ({ written }: Readonly<{ written: Written }>) => {
  const query = useRevisions(written.id);
  return (
    <QueryView query={query} skeleton={<ListSkeleton rows={3} picture={false} />}>
      {(revisions) => (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
          {revisions.map((revision) => (
            <Row key={revision.number} revision={revision} written={written} />
          ))}
        </Box>
      )}
    </QueryView>
  );
};
