import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { ConfirmDialog } from '#ui/components/ConfirmDialog.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { FormSkeleton } from '#ui/components/Skeletons.tsx';
import { Stars } from '#ui/components/Stars.tsx';
import { EyeIcon, EyeOffIcon } from '#ui/icons.tsx';
import { useFormats } from '#ui/intl.ts';
import { RatingMarks } from '../parts/cells.tsx';
import { coachingClient } from '../parts/client.ts';
import { useRating, type StaffRating } from '../data.ts';
import { Quote } from '../../app/parts/Quote.tsx';
import { RecordLink } from '../../app/parts/cells.tsx';
import { ConsolePage } from '../../app/parts/ConsolePage.tsx';
import { Facts, Section } from '../../app/parts/Facts.tsx';
import { useMay } from '../../app/parts/rights.ts';
import { useUndoToast } from '../../app/lists/bulk/data.ts';
import { useRefreshed } from '../../app/parts/use-record.ts';
import { HideDialog } from './HideDialog.tsx';

const Reports = ({ reports }: Readonly<{ reports: StaffRating['reportList'] }>) => {
  const { dateTime } = useFormats();
  if (reports.length === 0)
    return (
      <Typography sx={{ color: 'text.secondary' }}>
        <FormattedMessage id="console.ratings.noReports" />
      </Typography>
    );
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
      {reports.map(({ reason, at }) => (
        <li key={`${at.toISOString()} ${reason}`}>
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 0.5 }}>
            <time dateTime={at.toISOString()}>{dateTime(at)}</time>
          </Typography>
          <Quote>{reason}</Quote>
        </li>
      ))}
    </Box>
  );
};

const Record = ({ rating }: Readonly<{ rating: StaffRating }>) => {
  const { dateTime } = useFormats();
  const dated = (key: string, id: 'approvedAt' | 'approvesAt', at: Date | null) =>
    at === null
      ? []
      : [{ key, label: <FormattedMessage id={`console.ratings.${id}`} />, value: dateTime(at) }];
  return (
    <>
      <Section title={<FormattedMessage id="console.ratings.content" />}>
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          <Stars value={rating.stars} size="1.5rem" />
          {rating.content === '' ? (
            <Typography sx={{ color: 'text.secondary' }}>
              <FormattedMessage id="console.ratings.wordless" />
            </Typography>
          ) : (
            <Quote>{rating.content}</Quote>
          )}
          {rating.reply !== null && (
            <div>
              <Typography variant="subtitle2" component="h3" sx={{ mb: 0.75 }}>
                <FormattedMessage id="console.ratings.reply" />
              </Typography>
              <Quote>{rating.reply}</Quote>
            </div>
          )}
        </Box>
      </Section>
      <Section
        title={<FormattedMessage id="console.ratings.reports" />}
        note={<FormattedMessage id="console.ratings.reports.note" />}
      >
        <Reports reports={rating.reportList} />
      </Section>
      <Section>
        <Facts
          facts={[
            {
              key: 'member',
              label: <FormattedMessage id="console.reviews.member" />,
              value: <RecordLink place="users" id={rating.memberId} name={rating.memberName} />,
            },
            {
              key: 'coach',
              label: <FormattedMessage id="console.coaching.coach" />,
              value: <RecordLink place="users" id={rating.coachId} name={rating.coachName} />,
            },
            {
              key: 'source',
              label: <FormattedMessage id="console.ratings.source" />,
              value: <FormattedMessage id={`console.ratings.source.${rating.source}`} />,
            },
            {
              key: 'at',
              label: <FormattedMessage id="console.ratings.at" />,
              value: dateTime(rating.createdAt),
            },
            ...dated('approved', 'approvedAt', rating.approvedAt),
            ...dated('approves', 'approvesAt', rating.approvesAt),
            ...(rating.hiddenAt === null
              ? []
              : [
                  {
                    key: 'hidden',
                    label: <FormattedMessage id="console.ratings.hiddenAt" />,
                    value: dateTime(rating.hiddenAt),
                  },
                  {
                    key: 'why',
                    label: <FormattedMessage id="console.reason" />,
                    value: rating.hiddenReason ?? '',
                  },
                ]),
            {
              key: 'review',
              label: <FormattedMessage id="resources.reviews.name" values={{ smart_count: 1 }} />,
              value: (
                <RecordLink
                  place="reviews"
                  id={rating.reviewId}
                  name={<FormattedMessage id="console.ratings.openReview" />}
                />
              ),
            },
          ]}
        />
      </Section>
    </>
  );
};

const Actions = ({ rating }: Readonly<{ rating: StaffRating }>) => {
  const { formatMessage } = useIntl();
  const undoToast = useUndoToast();
  const refreshed = useRefreshed();
  const [asks, setAsks] = useState(false);
  const isHidden = rating.hiddenAt !== null;
  const done = async (after: StaffRating) => {
    await refreshed('ratings', 'reviews', 'coaching-dashboard');
    const shown = after.hiddenAt === null;
    undoToast(formatMessage({ id: shown ? 'console.ratings.show.done' : 'console.ratings.hide.done' }), {
      place: 'ratings',
      verb: 'show',
      // What was hidden for a reason is hidden again with another one, not by taking back.
      rows: shown ? [] : [{ id: after.id }],
    });
  };
  const close = () => setAsks(false);
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        color={isHidden ? 'primary' : 'error'}
        startIcon={isHidden ? <EyeIcon /> : <EyeOffIcon />}
        onClick={() => setAsks(true)}
      >
        <FormattedMessage id={isHidden ? 'console.ratings.show' : 'console.ratings.hide'} />
      </Button>
      {isHidden ? (
        <ConfirmDialog
          open={asks}
          title={
            <FormattedMessage
              id="console.ratings.show.title"
              values={{ member: rating.memberName, coach: rating.coachName }}
            />
          }
          confirmLabel={<FormattedMessage id="console.ratings.show" />}
          onConfirm={async () => done(await coachingClient.adminRatings.show({ params: { id: rating.id } }))}
          onClose={close}
        >
          <FormattedMessage id="console.ratings.show.consequence" />
        </ConfirmDialog>
      ) : (
        asks && <HideDialog rating={rating} onDone={done} onClose={close} />
      )}
    </>
  );
};

const RatingShow = () => {
  const { id = '' } = useParams();
  const { formatMessage } = useIntl();
  const may = useMay();
  const query = useRating(id);
  const rating = query.data;
  return (
    <ConsolePage
      title={
        rating === undefined
          ? formatMessage({ id: 'resources.ratings.name' }, { smart_count: 1 })
          : formatMessage(
              { id: 'console.ratings.heading' },
              { member: rating.memberName, coach: rating.coachName },
            )
      }
      beside={rating && <RatingMarks rating={rating} />}
      back={{
        to: '/admin/ratings',
        label: <FormattedMessage id="resources.ratings.name" values={{ smart_count: 2 }} />,
      }}
      width={960}
      actions={
        rating &&
        may('review.update', 'review.manage') && (
          <Actions key={String(rating.hiddenAt === null)} rating={rating} />
        )
      }
    >
      <QueryView query={query} skeleton={<FormSkeleton fields={6} />}>
        {(found) => <Record rating={found} />}
      </QueryView>
    </ConsolePage>
  );
};

export default RatingShow;
