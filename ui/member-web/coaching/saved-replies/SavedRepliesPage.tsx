import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { maxSavedReplies } from '#core/coaching/coach/coach.ts';
import { Page } from '#ui/components/Page.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { CardGridSkeleton } from '#ui/components/Skeletons.tsx';
import { EmptyState } from '#ui/components/States.tsx';
import { EditIcon, PlusIcon, TrashIcon } from '#ui/icons.tsx';
import { LetterPicture } from '#ui/illustrations/scenes.tsx';
import { type SavedReply, useSavedReplies } from '../../app/data/coach-desk.ts';
import { CoachOnly } from '../../app/parts/CoachOnly.tsx';
import { ReplyForm } from './ReplyForm.tsx';
import { useSavedReplyActions } from './use-saved-reply-actions.ts';

declare global {
  interface MessageCatalogues {
    savedReplies: typeof import('./messages/vi.json');
  }
}

const empty = { title: '', text: '' } as const;

type RowProps = Readonly<{
  reply: SavedReply;
  isEdited: boolean;
  onEdit: () => void;
  onClose: () => void;
  steps: ReturnType<typeof useSavedReplyActions>;
}>;

const ReplyRow = ({ reply, isEdited, onEdit, onClose, steps }: RowProps) => {
  const { formatMessage } = useIntl();
  return (
    <Card component="li" sx={{ listStyle: 'none' }}>
      <CardContent>
        {isEdited ? (
          <ReplyForm
            start={{ title: reply.title, text: reply.text }}
            onSave={(changed) => steps.update(reply.id, changed)}
            onClose={onClose}
          />
        ) : (
          <>
            <Typography variant="subtitle1" component="h2" sx={{ overflowWrap: 'anywhere' }}>
              {reply.title}
            </Typography>
            <Typography
              sx={{ mt: 0.5, color: 'text.secondary', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
            >
              {reply.text}
            </Typography>
            <Stack direction="row" sx={{ gap: 1, mt: 1.5, ml: -1 }}>
              <Button
                variant="text"
                startIcon={<EditIcon />}
                onClick={onEdit}
                aria-label={formatMessage({ id: 'savedReplies.edit' }, { title: reply.title })}
              >
                <FormattedMessage id="ui.edit" />
              </Button>
              <Button
                variant="text"
                color="error"
                startIcon={<TrashIcon />}
                onClick={() => void steps.remove(reply)}
                aria-label={formatMessage({ id: 'savedReplies.remove' }, { title: reply.title })}
              >
                <FormattedMessage id="ui.delete" />
              </Button>
            </Stack>
          </>
        )}
      </CardContent>
    </Card>
  );
};

const SavedReplyList = ({ items }: Readonly<{ items: readonly SavedReply[] }>) => {
  /** A reply's id, or `new`. */
  const [edited, setEdited] = useState<string>();
  const steps = useSavedReplyActions();
  const close = () => setEdited(undefined);
  const isFull = items.length >= maxSavedReplies;
  const add = (
    <Button
      variant="contained"
      startIcon={<PlusIcon />}
      disabled={isFull || edited !== undefined}
      onClick={() => setEdited('new')}
    >
      <FormattedMessage id="savedReplies.add" />
    </Button>
  );

  return (
    <>
      {edited === 'new' ? (
        <Card sx={{ mb: 2 }}>
          <CardContent>
            <ReplyForm start={empty} onSave={steps.add} onClose={close} />
          </CardContent>
        </Card>
      ) : (
        items.length > 0 && (
          <Stack direction="row" sx={{ mb: 2, gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
            {add}
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              <FormattedMessage
                id={isFull ? 'savedReplies.full' : 'savedReplies.count'}
                values={{ count: items.length, max: maxSavedReplies }}
              />
            </Typography>
          </Stack>
        )
      )}
      {items.length === 0 && edited === undefined ? (
        <EmptyState
          picture={<LetterPicture />}
          title={<FormattedMessage id="savedReplies.empty" />}
          action={add}
        >
          <FormattedMessage id="savedReplies.empty.text" />
        </EmptyState>
      ) : (
        <Box component="ul" sx={{ m: 0, p: 0, display: 'grid', gap: 1.5 }}>
          {items.map((reply) => (
            <ReplyRow
              key={reply.id}
              reply={reply}
              isEdited={edited === reply.id}
              onEdit={() => setEdited(reply.id)}
              onClose={close}
              steps={steps}
            />
          ))}
        </Box>
      )}
    </>
  );
};

const SavedRepliesPage = () => {
  const { formatMessage } = useIntl();
  const query = useSavedReplies();
  return (
    <Page
      width="reading"
      title={formatMessage({ id: 'savedReplies.title' })}
      description={<FormattedMessage id="savedReplies.lead" />}
    >
      <CoachOnly>
        <QueryView query={query} skeleton={<CardGridSkeleton cards={3} />}>
          {({ items }) => <SavedReplyList items={items} />}
        </QueryView>
      </CoachOnly>
    </Page>
  );
};

export default SavedRepliesPage;
