import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { useSignedInUser } from '#ui/api/signed-in.ts';
import { usePageHeading } from '#ui/components/Page.tsx';
import { ListIcon, PlusIcon, SettingsIcon } from '#ui/icons.tsx';
import { keepFocus } from '#ui/keep-focus.ts';
import { contentWidth, sizes } from '#ui/theme/tokens.ts';
import type { AiBlock } from '../../app/data/ai.ts';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { useLocalNavigate } from '../../app/parts/use-local-path.ts';
import { aiConversationPath, paths } from '../../app/paths.ts';
import { NewSentences } from '../ai-answer/NewSentences.tsx';
import { Composer } from './Composer.tsx';
import { ConversationList } from './ConversationList.tsx';
import { useChatQuote } from './data.ts';
import { Notes } from './Notes.tsx';
import { Thread } from './Thread.tsx';
import { type AiChat, useAiChat } from './use-ai-chat.ts';

declare global {
  interface MessageCatalogues {
    'ai-chat': typeof import('./messages/vi.json');
  }
}

const HistorySheet = lazy(() => import('./HistorySheet.tsx'));

const nothing: readonly AiBlock[] = [];

/** What was said while one was here: it stays to be read out after the answer has ended. */
const useHeard = ({ following }: AiChat): readonly AiBlock[] => {
  const [heard, setHeard] = useState(nothing);
  const blocks = following?.live?.blocks;
  if (blocks !== undefined && blocks !== heard) setHeard(blocks);
  return heard;
};

const Head = ({ onHistory }: Readonly<{ onHistory: () => void }>) => {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: 'aiChat.title' });
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography
          variant="h1"
          {...usePageHeading(title)}
          sx={{ fontSize: { xs: '1.5rem', md: '1.75rem' } }}
        >
          {title}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <FormattedMessage id="aiAnswer.doctor" />
        </Typography>
      </Box>
      <Box sx={{ display: { xs: 'flex', lg: 'none' } }}>
        <Tooltip title={formatMessage({ id: 'aiChat.new' })}>
          <IconButton
            component={LocalLink}
            to={paths.aiChat}
            aria-label={formatMessage({ id: 'aiChat.new' })}
            sx={{ width: 44, height: 44 }}
          >
            <PlusIcon />
          </IconButton>
        </Tooltip>
        <Tooltip title={formatMessage({ id: 'aiChat.history' })}>
          <IconButton
            aria-label={formatMessage({ id: 'aiChat.history' })}
            aria-haspopup="dialog"
            onClick={onHistory}
            sx={{ width: 44, height: 44 }}
          >
            <ListIcon />
          </IconButton>
        </Tooltip>
      </Box>
      <Tooltip title={formatMessage({ id: 'aiChat.settings' })}>
        <IconButton
          component={LocalLink}
          to={paths.aiSettings}
          aria-label={formatMessage({ id: 'aiChat.settings' })}
          sx={{ width: 44, height: 44 }}
        >
          <SettingsIcon />
        </IconButton>
      </Tooltip>
    </Box>
  );
};

const Chat = ({ userId }: Readonly<{ userId: string }>) => {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const navigate = useLocalNavigate();
  const isWide = useMediaQuery(({ breakpoints }) => breakpoints.up('lg'), { noSsr: true });
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const conversationId = search.get('conversation');
  const go = (path: string) => void navigate(path, { replace: true, state: keepFocus });
  const chat = useAiChat({ userId, conversationId, onOpened: (id) => go(aiConversationPath(id)) });
  const quote = useChatQuote();
  const heard = useHeard(chat);
  const onDeleted = (id: string) => id === conversationId && go(paths.aiChat);

  const { following, messages, takeUp } = chat;
  const running = messages.data?.pages[0]?.items.find(({ status }) => status === 'RUNNING');
  // Begun in another tab, or before this page was loaded: it is heard from where it stands.
  useEffect(() => {
    if (running !== undefined && following === null) takeUp(running);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each answer
  }, [running?.id]);

  return (
    <Box
      sx={{
        maxWidth: contentWidth.page,
        mx: 'auto',
        px: { xs: 2, sm: 3, md: 4 },
        pt: { xs: 2, md: 4 },
        display: 'grid',
        gap: 4,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '260px minmax(0, 1fr)' },
      }}
    >
      {isWide && (
        <Box
          component="aside"
          aria-label={formatMessage({ id: 'aiChat.history' })}
          sx={{
            position: 'sticky',
            top: 32,
            alignSelf: 'start',
            maxHeight: 'calc(100dvh - 64px)',
            overflowY: 'auto',
          }}
        >
          <ConversationList openId={conversationId} onDeleted={onDeleted} />
        </Box>
      )}
      <Box
        sx={{
          display: 'flex',
          flexDirection: 'column',
          width: '100%',
          maxWidth: 760,
          minHeight: {
            xs: `calc(100dvh - ${sizes.bottomBar + sizes.topBar + 48}px)`,
            md: 'calc(100dvh - 72px)',
          },
        }}
      >
        <Head onHistory={() => setHistoryOpen(true)} />
        <Stack sx={{ flexGrow: 1, gap: 1.5 }}>
          <Thread
            chat={chat}
            conversationId={conversationId}
            fee={quote.data?.fee ?? 0}
            onPick={(text) => {
              chat.type(text);
              field.current?.focus();
            }}
          />
          {quote.data !== undefined && (
            <Notes quote={quote.data} isAnswering={following !== null} isNew={conversationId === null} />
          )}
        </Stack>
        <Stack
          sx={{
            gap: 1,
            position: 'sticky',
            bottom: { xs: `calc(${sizes.bottomBar}px + env(safe-area-inset-bottom, 0px))`, md: 0 },
            bgcolor: 'background.default',
            pt: 1,
            pb: 1.5,
            zIndex: 1,
          }}
        >
          <Composer chat={chat} quote={quote.data} field={field} />
        </Stack>
      </Box>
      {/* Where the focus goes is not left under the bar to write in. */}
      <GlobalStyles styles={{ html: { scrollPaddingBottom: `calc(${sizes.bottomBar + 16}px + 10rem)` } }} />
      <NewSentences blocks={heard} />
      {isHistoryOpen && (
        <Suspense>
          <HistorySheet openId={conversationId} onDeleted={onDeleted} onClose={() => setHistoryOpen(false)} />
        </Suspense>
      )}
    </Box>
  );
};

/** One's own conversations with the AI coach. */
export default function AiChatPage() {
  const user = useSignedInUser();
  return user === undefined ? null : <Chat key={user.id} userId={user.id} />;
}
