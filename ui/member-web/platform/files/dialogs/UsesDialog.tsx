import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { QueryView } from '#ui/components/QueryView.tsx';
import { TextSkeleton } from '#ui/components/Skeletons.tsx';
import type { OwnFile } from '../../../app/data/media.ts';
import { LocalLink } from '../../../app/parts/LocalLink.tsx';
import { type Use, useUses } from '../data.ts';

const UseLine = ({ use }: Readonly<{ use: Use }>) => {
  const { kind, title, link } = use;
  const words = (
    <>
      <FormattedMessage id={`media.use.${kind}`} />
      {title !== null && `: ${title}`}
    </>
  );
  return (
    <Box component="li" sx={{ py: 0.5 }}>
      {link === null ? (
        words
      ) : (
        <Link
          component={LocalLink}
          to={link}
          sx={{ display: 'inline-flex', minHeight: 44, alignItems: 'center' }}
        >
          <span>{words}</span>
        </Link>
      )}
    </Box>
  );
};

type Props = Readonly<{ file: OwnFile; wantsDeletion: boolean; onClose: () => void }>;

/** Where a file is shown; why it can't be deleted, when that was asked. */
export const UsesDialog = ({ file, wantsDeletion, onClose }: Props) => {
  const id = useId();
  const query = useUses(file.id);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id} variant="h2" sx={{ overflowWrap: 'anywhere' }}>
        <FormattedMessage
          id={wantsDeletion ? 'files.uses.blocked' : 'files.uses.title'}
          values={{ name: file.name }}
        />
      </DialogTitle>
      <DialogContent>
        {wantsDeletion && (
          <Typography sx={{ color: 'text.secondary', mb: 1 }}>
            <FormattedMessage id="files.uses.blocked.text" />
          </Typography>
        )}
        <QueryView
          query={query}
          compact
          skeleton={<TextSkeleton lines={3} />}
          isEmpty={({ items }) => items.length === 0}
          empty={
            <Typography>
              <FormattedMessage id="files.uses.none" />
            </Typography>
          }
        >
          {({ items }) => (
            <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
              {items.map((use) => (
                <UseLine key={`${use.kind} ${use.id}`} use={use} />
              ))}
            </Box>
          )}
        </QueryView>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          <FormattedMessage id="ui.close" />
        </Button>
      </DialogActions>
    </Dialog>
  );
};
