import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ConfirmOnDemand } from '#ui/components/ConfirmOnDemand.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { RelativeTime } from '#ui/components/RelativeTime.tsx';
import { ListSkeleton } from '#ui/components/Skeletons.tsx';
import { EditIcon, MoreIcon, PlusIcon, TrashIcon } from '#ui/icons.tsx';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { ShowMore } from '../../app/parts/ShowMore.tsx';
import { aiConversationPath, paths } from '../../app/paths.ts';
import { type Conversation, useConversations, useDeleteConversation } from './data.ts';

const RenameDialog = lazy(() => import('./RenameDialog.tsx'));

type RowProps = Readonly<{
  conversation: Conversation;
  isOpen: boolean;
  onOpen: () => void;
  onMenu: (anchor: HTMLElement) => void;
}>;

const Row = ({ conversation, isOpen, onOpen, onMenu }: RowProps) => {
  const { formatMessage } = useIntl();
  const { id, title, lastAt } = conversation;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        borderRadius: '12px',
        ...(isOpen ? { bgcolor: 'primary.soft', color: 'primary.onSoft' } : {}),
        '&:hover': { bgcolor: isOpen ? 'primary.soft' : 'action.hover' },
      }}
    >
      <Box
        component={LocalLink}
        to={aiConversationPath(id)}
        onClick={onOpen}
        {...(isOpen ? { 'aria-current': 'page' as const } : {})}
        sx={{
          flexGrow: 1,
          minWidth: 0,
          display: 'block',
          px: 1.5,
          py: 1,
          color: 'inherit',
          textDecoration: 'none',
          borderRadius: '12px',
        }}
      >
        <Box
          component="span"
          sx={{
            display: 'block',
            fontWeight: 600,
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          }}
        >
          {title}
        </Box>
        <Box
          component="span"
          sx={{ display: 'block', fontSize: '0.8125rem', color: isOpen ? 'inherit' : 'text.secondary' }}
        >
          <RelativeTime at={lastAt} focusable={false} />
        </Box>
      </Box>
      <IconButton
        aria-label={formatMessage({ id: 'aiChat.menu' }, { title })}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => onMenu(currentTarget)}
        sx={{ width: 44, height: 44, color: 'inherit' }}
      >
        <MoreIcon />
      </IconButton>
    </Box>
  );
};

type Chosen = Readonly<{ conversation: Conversation; anchor: HTMLElement | null }>;

type Props = Readonly<{
  openId: string | null;
  /** A phone's sheet closes when something was chosen. */
  onChosen?: () => void;
  onDeleted: (id: string) => void;
}>;

/** Every conversation there was; each can be named and deleted. */
export const ConversationList = ({ openId, onChosen, onDeleted }: Props) => {
  const conversations = useConversations();
  const remove = useDeleteConversation();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [asking, setAsking] = useState<'rename' | 'delete' | null>(null);
  const begin = (what: 'rename' | 'delete') => {
    setAsking(what);
    setChosen((now) => now && { ...now, anchor: null });
  };

  return (
    <Box>
      <Button
        component={LocalLink}
        to={paths.aiChat}
        onClick={() => onChosen?.()}
        variant="outlined"
        fullWidth
        startIcon={<PlusIcon />}
        sx={{ mb: 1.5 }}
      >
        <FormattedMessage id="aiChat.new" />
      </Button>
      <QueryView
        compact
        query={conversations}
        skeleton={<ListSkeleton rows={4} />}
        isEmpty={({ pages }) => pages[0]?.items.length === 0}
        empty={
          <Typography sx={{ color: 'text.secondary', px: 1.5 }}>
            <FormattedMessage id="aiChat.history.empty" />
          </Typography>
        }
      >
        {({ pages }) => (
          <>
            <Box
              component="ul"
              sx={{
                listStyle: 'none',
                m: 0,
                p: 0,
                display: 'grid',
                gap: 0.25,
                // A long name is shortened; its menu stays in sight.
                gridTemplateColumns: 'minmax(0, 1fr)',
              }}
            >
              {pages
                .flatMap(({ items }) => items)
                .map((conversation) => (
                  <Row
                    key={conversation.id}
                    conversation={conversation}
                    isOpen={conversation.id === openId}
                    onOpen={() => onChosen?.()}
                    onMenu={(anchor) => setChosen({ conversation, anchor })}
                  />
                ))}
            </Box>
            <ShowMore query={conversations} />
          </>
        )}
      </QueryView>
      <Menu
        open={chosen !== null && chosen.anchor !== null}
        anchorEl={chosen?.anchor ?? null}
        onClose={() => setChosen(null)}
      >
        <MenuItem onClick={() => begin('rename')} sx={{ minHeight: 44 }}>
          <ListItemIcon>
            <EditIcon fontSize="small" />
          </ListItemIcon>
          <FormattedMessage id="aiChat.rename" />
        </MenuItem>
        <MenuItem onClick={() => begin('delete')} sx={{ minHeight: 44, color: 'error.main' }}>
          <ListItemIcon sx={{ color: 'inherit' }}>
            <TrashIcon fontSize="small" />
          </ListItemIcon>
          <FormattedMessage id="aiChat.delete" />
        </MenuItem>
      </Menu>
      {chosen !== null && asking === 'rename' && (
        <Suspense>
          <RenameDialog conversation={chosen.conversation} onClose={() => setAsking(null)} />
        </Suspense>
      )}
      <ConfirmOnDemand
        open={chosen !== null && asking === 'delete'}
        dangerous
        title={
          <FormattedMessage id="aiChat.delete.title" values={{ title: chosen?.conversation.title ?? '' }} />
        }
        confirmLabel={<FormattedMessage id="aiChat.delete.do" />}
        onClose={() => setAsking(null)}
        onConfirm={async () => {
          if (chosen === null) return;
          await remove(chosen.conversation.id);
          onDeleted(chosen.conversation.id);
        }}
      >
        <FormattedMessage id="aiChat.delete.text" />
      </ConfirmOnDemand>
    </Box>
  );
};
