import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { RelativeTime } from '#ui/components/RelativeTime.tsx';
import type { AnchorGround } from '../review-parts/AnchorView.tsx';
import { ReplyView } from '../review-parts/ReplyView.tsx';
import type { Reply, Review } from '../../app/data/reviews.ts';
import { Part } from './Part.tsx';

const ReplyHistory = lazy(() => import('./ReplyHistory.tsx'));

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
      <ReplyView
        reply={reply}
        ground={ground}
        translated={review.isTranslatable && review.side === 'MEMBER' ? review.id : undefined}
      />
      {isOpen && (
        <Suspense>
          <ReplyHistory review={review} ground={ground} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Part>
  );
};
