import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { QueryView } from '#ui/components/QueryView.tsx';
import { RelativeTime } from '#ui/components/RelativeTime.tsx';
import { CardSkeleton } from '#ui/components/Skeletons.tsx';
import { client } from '../../client.ts';
import type { AnchorGround } from '../../coaching/AnchorView.tsx';
import { ReplyView } from '../../coaching/ReplyView.tsx';
import { type Reply, type Review, reviewKeys } from '../../reviews.ts';
import { Part } from './Part.tsx';

const useVersions = ({ id, version }: Review) =>
  useQuery({
    queryKey: reviewKeys.versions(id, version),
    queryFn: ({ signal }) => client.reviews.versions({ params: { id } }, { signal }),
  });

type HistoryProps = Readonly<{
  review: Review;
  ground: AnchorGround;
  onClose: () => void;
}>;

/** Every version as it was sent, the newest first. */
const History = ({ review, ground, onClose }: HistoryProps) => {
  const id = useId();
  const versions = useVersions(review);
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth scroll="paper" aria-labelledby={id}>
      <DialogTitle id={id} variant="h2">
        <FormattedMessage id="review.versions.title" />
      </DialogTitle>
      {/* A scrolling region must be reachable by keyboard. */}
      <DialogContent tabIndex={0} sx={{ '&:focus-visible': { outlineOffset: -3 } }}>
        <QueryView query={versions} skeleton={<CardSkeleton height={200} />} compact>
          {({ items }) => (
            <Stack component="ol" sx={{ listStyle: 'none', m: 0, p: 0, gap: 4 }}>
              {items.map(({ at, reply }, index) => (
                <li key={items.length - index}>
                  <Typography variant="subtitle1" component="p" sx={{ mb: 1.5, color: 'text.secondary' }}>
                    <FormattedMessage
                      id={
                        index === 0
                          ? 'review.version.newest'
                          : index === items.length - 1
                            ? 'review.version.first'
                            : 'review.version.earlier'
                      }
                      values={{ time: <RelativeTime at={at} /> }}
                    />
                  </Typography>
                  <ReplyView reply={reply} ground={ground} />
                </li>
              ))}
            </Stack>
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

type Props = Readonly<{ review: Review; reply: Reply; ground: AnchorGround }>;

export const ReplyPart = ({ review, reply, ground }: Props) => {
  const [isOpen, setOpen] = useState(false);
  const { approvedAt, replyChanges } = review;
  return (
    <Part
      title={
        <FormattedMessage
          id={review.side === 'MEMBER' ? 'review.reply.of' : 'review.reply.own'}
          values={{ name: review.coachName }}
        />
      }
      corner={
        approvedAt !== null && (
          <Box sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
            <RelativeTime at={approvedAt} />
            {replyChanges > 0 && (
              <Button size="small" variant="text" onClick={() => setOpen(true)} aria-haspopup="dialog">
                <FormattedMessage id="review.updated" values={{ count: replyChanges }} />
              </Button>
            )}
          </Box>
        )
      }
    >
      <ReplyView reply={reply} ground={ground} />
      {isOpen && <History review={review} ground={ground} onClose={() => setOpen(false)} />}
    </Part>
  );
};
