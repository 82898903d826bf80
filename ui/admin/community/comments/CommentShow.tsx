import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { ConfirmDialog } from '#ui/components/ConfirmDialog.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { FormSkeleton } from '#ui/components/Skeletons.tsx';
import { EyeIcon, EyeOffIcon } from '#ui/icons.tsx';
import { useFormats } from '#ui/intl.ts';
import { RefuseDialog } from '../../app/forms/DecisionDialogs.tsx';
import { Nothing, RecordLink, When } from '../../app/parts/cells.tsx';
import { ConsolePage } from '../../app/parts/ConsolePage.tsx';
import { TwoColumns } from '../../app/parts/TwoColumns.tsx';
import { type Fact, Facts, Section } from '../../app/parts/Facts.tsx';
import { Quote } from '../../app/parts/Quote.tsx';
import { useMay } from '../../app/parts/rights.ts';
import { useUndoToast } from '../../app/lists/bulk/data.ts';
import { useRefreshed } from '../../app/parts/use-record.ts';
import { useComment, type StaffComment } from '../data.ts';
import { WrittenStatusChip } from '../parts/cells.tsx';
import { communityClient } from '../parts/client.ts';
import { casesFact, fact, hiddenReasonFact } from '../parts/facts.tsx';
import { CommentSubject } from './CommentSubject.tsx';

const Actions = ({ comment, reload }: Readonly<{ comment: StaffComment; reload: () => unknown }>) => {
  const { formatMessage } = useIntl();
  const undoToast = useUndoToast();
  const refreshed = useRefreshed();
  const may = useMay();
  const [asked, setAsked] = useState<'hide' | 'restore'>();
  const { id, status, authorName: name } = comment;
  if (status === 'DELETED' || !may('feed.update', 'feed.manage')) return null;
  const onClose = () => setAsked(undefined);
  const done = async (step: 'hide' | 'restore') => {
    await refreshed('comments', 'feed-posts');
    undoToast(formatMessage({ id: `console.comments.${step}.done` }), {
      place: 'comments',
      verb: 'restore',
      rows: step === 'hide' && status === 'PUBLISHED' ? [{ id }] : [],
    });
  };
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
      {status !== 'HIDDEN' && (
        <Button
          variant="outlined"
          color="error"
          size="small"
          startIcon={<EyeOffIcon />}
          onClick={() => setAsked('hide')}
        >
          <FormattedMessage id="console.comments.hide" />
        </Button>
      )}
      {status !== 'PUBLISHED' && (
        <Button variant="outlined" size="small" startIcon={<EyeIcon />} onClick={() => setAsked('restore')}>
          <FormattedMessage id="console.comments.restore" />
        </Button>
      )}
      {asked === 'hide' && (
        <RefuseDialog
          words={{
            title: <FormattedMessage id="console.comments.hide.title" values={{ name }} />,
            consequence: <FormattedMessage id="console.comments.hide.consequence" values={{ name }} />,
            confirmLabel: <FormattedMessage id="console.comments.hide" />,
          }}
          run={async (reason) => {
            await communityClient.adminComments.hide({ params: { id }, body: { reason } });
            await done('hide');
          }}
          reload={reload}
          onClose={onClose}
        />
      )}
      <ConfirmDialog
        open={asked === 'restore'}
        title={<FormattedMessage id="console.comments.restore.title" values={{ name }} />}
        confirmLabel={<FormattedMessage id="console.comments.restore" />}
        onConfirm={async () => {
          await communityClient.adminComments.restore({ params: { id } });
          await done('restore');
        }}
        onClose={onClose}
      >
        <FormattedMessage id="console.comments.restore.consequence" values={{ name }} />
      </ConfirmDialog>
    </Box>
  );
};

/** What it says, and what it said before its edits. */
const Texts = ({ comment: { text, oldTexts } }: Readonly<{ comment: StaffComment }>) => {
  const { dateTime } = useFormats();
  return (
    <Box>
      <Section title={<FormattedMessage id="console.comments.text" />}>
        <Quote>{text === '' ? <FormattedMessage id="console.cases.noText" /> : text}</Quote>
      </Section>
      {oldTexts.length > 0 && (
        <Section
          title={<FormattedMessage id="console.comments.oldTexts" />}
          note={<FormattedMessage id="console.comments.oldTexts.note" />}
        >
          <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
            {oldTexts.map(({ version, text: old, at }) => (
              <li key={version}>
                <Typography variant="body2" sx={{ color: 'text.secondary', mb: 0.5 }}>
                  <time dateTime={at.toISOString()}>{dateTime(at)}</time>
                </Typography>
                <Quote>{old}</Quote>
              </li>
            ))}
          </Box>
        </Section>
      )}
    </Box>
  );
};

const useFacts = (comment: StaffComment): readonly Fact[] => {
  const { number } = useFormats();
  const { id, authorId, authorName, isReply, replies, createdAt, editedAt, hiddenReason } = comment;
  return [
    fact(
      'author',
      <FormattedMessage id="console.comments.author" />,
      <RecordLink place="users" id={authorId} name={authorName || <Nothing />} />,
    ),
    fact('subject', <FormattedMessage id="console.comments.subject" />, <CommentSubject comment={comment} />),
    isReply
      ? fact(
          'place',
          <FormattedMessage id="console.comments.place" />,
          <FormattedMessage id="console.comments.isReply" />,
        )
      : fact('replies', <FormattedMessage id="console.comments.replies" />, number(replies)),
    fact('created', <FormattedMessage id="console.comments.createdAt" />, <When at={createdAt} />),
    fact('edited', <FormattedMessage id="console.feedPosts.editedAt" />, <When at={editedAt} />),
    ...hiddenReasonFact(hiddenReason),
    casesFact(id),
  ];
};

const CommentFacts = ({ comment }: Readonly<{ comment: StaffComment }>) => (
  <Section>
    <Facts facts={useFacts(comment)} />
  </Section>
);

const CommentShow = () => {
  const { id = '' } = useParams();
  const { formatMessage } = useIntl();
  const query = useComment(id);
  const comment = query.data;
  const one = formatMessage({ id: 'resources.comments.name' }, { smart_count: 1 });
  return (
    <ConsolePage
      title={comment === undefined ? one : `${one} · ${comment.authorName}`}
      beside={comment && <WrittenStatusChip status={comment.status} />}
      actions={comment && <Actions comment={comment} reload={query.refetch} />}
      back={{
        to: '/admin/comments',
        label: <FormattedMessage id="resources.comments.name" values={{ smart_count: 2 }} />,
      }}
      width={1100}
    >
      <QueryView query={query} skeleton={<FormSkeleton fields={4} />}>
        {(found) => (
          <TwoColumns>
            <Texts comment={found} />
            <CommentFacts comment={found} />
          </TwoColumns>
        )}
      </QueryView>
    </ConsolePage>
  );
};

export default CommentShow;
