import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { QueryView } from '#ui/components/QueryView.tsx';
import { FormSkeleton } from '#ui/components/Skeletons.tsx';
import { InfoIcon, LockIcon, PeopleIcon } from '#ui/icons.tsx';
import { useFormats } from '#ui/intl.ts';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { RefuseDialog } from '../../app/forms/DecisionDialogs.tsx';
import { Nothing, RecordLink, When } from '../../app/parts/cells.tsx';
import { ConsolePage } from '../../app/parts/ConsolePage.tsx';
import { type Fact, Facts, Section } from '../../app/parts/Facts.tsx';
import { useMay } from '../../app/parts/rights.ts';
import { useRefreshed } from '../../app/parts/use-record.ts';
import { useRoom, type StaffRoom } from '../data.ts';
import { RoomStateChip } from '../parts/cells.tsx';
import { communityClient } from '../parts/client.ts';
import { casesFact, fact } from '../parts/facts.tsx';
import { HandOverDialog } from './HandOverDialog.tsx';

const Actions = ({ room, reload }: Readonly<{ room: StaffRoom; reload: () => unknown }>) => {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const refreshed = useRefreshed();
  const may = useMay();
  const [asked, setAsked] = useState<'close' | 'handOver'>();
  if (room.closedAt !== null) return null;
  const dialog = { reload, onClose: () => setAsked(undefined) };
  const name = room.name ?? formatMessage({ id: `console.rooms.type.${room.type}` });
  const done = async (step: 'close' | 'handOver') => {
    await refreshed('chat-rooms');
    toast(formatMessage({ id: `console.rooms.${step}.done` }));
  };
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
      {room.type === 'GROUP' && may('chat.manage') && (
        <Button
          variant="outlined"
          size="small"
          startIcon={<PeopleIcon />}
          onClick={() => setAsked('handOver')}
        >
          <FormattedMessage id="console.rooms.handOver" />
        </Button>
      )}
      {may('chat.update') && (
        <Button
          variant="outlined"
          color="error"
          size="small"
          startIcon={<LockIcon />}
          onClick={() => setAsked('close')}
        >
          <FormattedMessage id="console.rooms.close" />
        </Button>
      )}
      {asked === 'handOver' && <HandOverDialog {...dialog} room={room} onDone={() => done('handOver')} />}
      {asked === 'close' && (
        <RefuseDialog
          {...dialog}
          notifiesMember={false}
          words={{
            title: <FormattedMessage id="console.rooms.close.title" values={{ name }} />,
            consequence: (
              <FormattedMessage id="console.rooms.close.consequence" values={{ count: room.memberCount }} />
            ),
            confirmLabel: <FormattedMessage id="console.rooms.close" />,
          }}
          run={async (reason) => {
            await communityClient.adminChatRooms.close({ params: { id: room.id }, body: { reason } });
            await done('close');
          }}
        />
      )}
    </Box>
  );
};

const useFacts = (room: StaffRoom): readonly Fact[] => {
  const { number } = useFormats();
  const { id, type, ownerId, ownerName, memberCount, messages, lastAt, createdAt, closedAt } = room;
  return [
    fact(
      'type',
      <FormattedMessage id="console.rooms.type" />,
      <FormattedMessage id={`console.rooms.type.${type}`} />,
    ),
    ...(type === 'GROUP'
      ? [
          fact(
            'owner',
            <FormattedMessage id="console.rooms.owner" />,
            ownerId === null ? (
              <Nothing />
            ) : (
              <RecordLink place="users" id={ownerId} name={ownerName ?? <Nothing />} />
            ),
          ),
        ]
      : []),
    fact('members', <FormattedMessage id="console.rooms.memberCount" />, number(memberCount)),
    fact('messages', <FormattedMessage id="console.rooms.messages" />, number(messages)),
    fact('last', <FormattedMessage id="console.rooms.lastAt" />, <When at={lastAt} />),
    fact('created', <FormattedMessage id="console.rooms.createdAt" />, <When at={createdAt} />),
    ...(closedAt === null
      ? []
      : [fact('closed', <FormattedMessage id="console.rooms.closedAt" />, <When at={closedAt} />)]),
    casesFact(id),
  ];
};

const RoomFacts = ({ room }: Readonly<{ room: StaffRoom }>) => (
  <Section>
    <Facts facts={useFacts(room)} />
  </Section>
);

const RoomShow = () => {
  const { id = '' } = useParams();
  const { formatMessage } = useIntl();
  const query = useRoom(id);
  const room = query.data;
  return (
    <ConsolePage
      title={
        room === undefined
          ? formatMessage({ id: 'resources.chat-rooms.name' }, { smart_count: 1 })
          : (room.name ?? formatMessage({ id: `console.rooms.type.${room.type}` }))
      }
      beside={room && <RoomStateChip closedAt={room.closedAt} />}
      actions={room && <Actions room={room} reload={query.refetch} />}
      back={{
        to: '/admin/chat-rooms',
        label: <FormattedMessage id="resources.chat-rooms.name" values={{ smart_count: 2 }} />,
      }}
      width={800}
    >
      <Alert severity="info" icon={<InfoIcon fontSize="inherit" />} sx={{ mb: 2 }}>
        <FormattedMessage id="console.rooms.noText" />
      </Alert>
      <QueryView query={query} skeleton={<FormSkeleton fields={4} />}>
        {(found) => <RoomFacts room={found} />}
      </QueryView>
    </ConsolePage>
  );
};

export default RoomShow;
