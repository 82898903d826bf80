import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { isApiError } from '#ui/api/api-error.ts';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { ListSkeleton } from '#ui/components/Skeletons.tsx';
import { EmptyState } from '#ui/components/States.tsx';
import { LostPicture } from '#ui/illustrations/scenes.tsx';
import { RefreshIcon, SparkIcon } from '#ui/icons.tsx';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { paths } from '../../app/paths.ts';
import { AnswerBlocks } from '../ai-answer/AnswerBlocks.tsx';
import { Answering } from '../ai-answer/Answering.tsx';
import { answerOf } from '../ai-answer/live-answer.ts';
import { Exchange, Question, Said } from './Exchange.tsx';
import { suggestions } from './suggestions.ts';
import type { AiChat } from './use-ai-chat.ts';
import { useEndInSight } from './use-end-in-sight.ts';

const Empty = ({ onPick }: Readonly<{ onPick: (text: string) => void }>) => {
  const { formatMessage } = useIntl();
  return (
    <Box sx={{ py: { xs: 2, md: 5 } }}>
      <SparkIcon aria-hidden sx={{ fontSize: '2.5rem', color: 'accent.text' }} />
      <Typography variant="h2" sx={{ mt: 1 }}>
        <FormattedMessage id="aiChat.empty" />
      </Typography>
      <Typography sx={{ mt: 0.75, color: 'text.secondary', maxWidth: 560 }}>
        <FormattedMessage id="aiChat.empty.text" />
      </Typography>
      <Box
        component="ul"
        aria-label={formatMessage({ id: 'aiChat.suggestions' })}
        sx={{
          listStyle: 'none',
          m: 0,
          mt: 2.5,
          p: 0,
          display: 'grid',
          gap: 1,
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
        }}
      >
        {suggestions.map((intent) => {
          const text = formatMessage({ id: `aiChat.intent.${intent}` });
          return (
            <li key={intent}>
              <Button
                variant="outlined"
                color="inherit"
                fullWidth
                onClick={() => onPick(text)}
                sx={{ justifyContent: 'flex-start', textAlign: 'left', fontWeight: 400, minHeight: 52 }}
              >
                {text}
              </Button>
            </li>
          );
        })}
      </Box>
    </Box>
  );
};

/** The question that is under way, and as much of its answer as has come. */
const Live = ({ chat, fee }: Readonly<{ chat: AiChat; fee: number }>) => {
  const { following, send, dismiss } = chat;
  if (following === null) return null;
  const { question, live, error } = following;
  const answer = live === null ? null : answerOf(live);
  return (
    <Stack sx={{ gap: 1.5 }}>
      {question !== null && <Question text={question} />}
      <Said>
        {answer !== null && <AnswerBlocks blocks={answer.blocks} indicatorId={answer.indicatorId} />}
        {error === null ? (
          <Answering following={following} fee={fee} />
        ) : (
          <>
            <ErrorNote error={error} />
            {isApiError(error, 'network.unreachable') && (
              <Alert severity="info" icon={<RefreshIcon fontSize="inherit" />}>
                <FormattedMessage id="aiChat.unsent" />
              </Alert>
            )}
            <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
              {question !== null && (
                <Button variant="outlined" startIcon={<RefreshIcon />} onClick={() => send(question)}>
                  <FormattedMessage id="ui.retry" />
                </Button>
              )}
              <Button variant="text" onClick={dismiss}>
                <FormattedMessage id="aiChat.dismiss" />
              </Button>
            </Box>
          </>
        )}
      </Said>
    </Stack>
  );
};

const NotFound = () => (
  <EmptyState
    compact
    picture={<LostPicture />}
    title={<FormattedMessage id="aiChat.missing" />}
    action={
      <Button component={LocalLink} to={paths.aiChat} variant="contained">
        <FormattedMessage id="aiChat.new" />
      </Button>
    }
  />
);

type Props = Readonly<{
  chat: AiChat;
  conversationId: string | null;
  fee: number;
  onPick: (text: string) => void;
}>;

/** Questions and answers, the oldest on top. */
export const Thread = ({ chat, conversationId, fee, onPick }: Props) => {
  const { formatMessage } = useIntl();
  const { messages, following, retry, send } = chat;
  const liveId = following?.live?.answer.id;
  const end = useEndInSight({
    opened: messages.data === undefined ? null : conversationId,
    isAsking: following !== null,
    length: following?.live?.blocks.length ?? 0,
  });
  if (isApiError(messages.error, 'ai.conversation_not_found')) return <NotFound />;
  const isEmpty = conversationId === null && following === null;
  if (isEmpty) return <Empty onPick={onPick} />;

  const items = messages.data?.pages.flatMap((page) => page.items).toReversed() ?? [];
  const list = (
    <>
      {messages.hasNextPage && (
        <Button
          variant="text"
          onClick={() => void messages.fetchNextPage()}
          disabled={messages.isFetchingNextPage}
          sx={{ alignSelf: 'center' }}
        >
          <FormattedMessage id={messages.isFetchingNextPage ? 'ui.loading' : 'aiChat.older'} />
        </Button>
      )}
      <Stack
        component="ol"
        aria-label={formatMessage({ id: 'aiChat.thread' })}
        sx={{ listStyle: 'none', m: 0, p: 0, gap: 3.5 }}
      >
        {items
          .filter(({ id }) => id !== liveId)
          .map((answer) => (
            <Exchange key={answer.id} answer={answer} retry={retry} onAsk={send} />
          ))}
      </Stack>
    </>
  );
  return (
    <Stack sx={{ gap: 3.5, py: 2 }}>
      {conversationId !== null &&
        (following !== null && messages.data === undefined ? null : (
          <QueryView compact query={messages} skeleton={<ListSkeleton rows={3} />}>
            {() => list}
          </QueryView>
        ))}
      <Live chat={chat} fee={fee} />
      <div ref={end} style={{ scrollMarginBottom: 220 }} />
    </Stack>
  );
};
