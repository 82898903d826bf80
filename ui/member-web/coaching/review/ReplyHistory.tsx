import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { QueryView } from '#ui/components/QueryView.tsx';
import { RelativeTime } from '#ui/components/RelativeTime.tsx';
import { CardSkeleton } from '#ui/components/Skeletons.tsx';
import type { AnchorGround } from '../review-parts/AnchorView.tsx';
import { ReplyDialog } from '../review-parts/ReplyDialog.tsx';
import { ReplyView } from '../review-parts/ReplyView.tsx';
import type { Review } from '../../app/data/reviews.ts';
import { useVersions } from './data.ts';

type Props = Readonly<{
  review: Review;
  ground: AnchorGround;
  onClose: () => void;
}>;

/** Every version as it was sent, the newest first. */
export default function ReplyHistory({ review, ground, onClose }: Props) {
  const versions = useVersions(review);
  return (
    <ReplyDialog title={<FormattedMessage id="review.versions.title" />} onClose={onClose}>
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
    </ReplyDialog>
  );
}
