import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import type { z } from 'zod';
import type { adminSite } from '#http/platform/contract/admin-site.ts';
import type { Permission } from '#core/access/actor/permission.ts';
import { CoinIcon } from '#ui/components/CoinAmount.tsx';
import { type MessageId, useFormats } from '#ui/intl.ts';
import { filteredPath, places, type Place } from '../layout/places.ts';
import { Section } from '../parts/Facts.tsx';
import { Mark, Oldest, Tile, Tiles } from '../parts/Tiles.tsx';

export type OverviewFigures = z.output<typeof adminSite.overview.output>;
type May = (...asked: readonly Permission[]) => boolean;

type Props = Readonly<{
  figures: OverviewFigures;
  may: May;
  now?: Date;
  /** Tiles of queues that are counted apart from these figures. */
  queues?: ReactNode;
}>;

type PartProps = Readonly<{ figures: OverviewFigures; may: May; now: Date | undefined }>;

/** Where a tile leads; nowhere for a person who may not see that list. */
const addressOf = (may: May, place: Place, filter: Readonly<Record<string, string>> = {}) => {
  if (!may(...places[place].rights)) return undefined;
  return Object.keys(filter).length > 0 ? filteredPath(place, filter) : `/admin/${place}`;
};

const Heading = ({ id, first = false }: Readonly<{ id: MessageId; first?: boolean }>) => (
  <Typography variant="h2" sx={{ mb: 1.5, mt: first ? 0 : 4 }}>
    <FormattedMessage id={id} />
  </Typography>
);

/** Payments, rewards, coins and orders that staff have to decide on. */
const MoneyQueues = ({ figures, may, now }: PartProps) => {
  const { payments, incomingTransfers, partnerClaims, coinRequests, orders } = figures;
  return (
    <>
      {may('payment.view') && (
        <>
          <Tile
            label={<FormattedMessage id="console.home.openPayments" />}
            value={payments.processing}
            to={addressOf(may, 'payments', { status: 'PROCESSING' })}
          >
            <Oldest at={payments.oldestProcessingAt} now={now} />
            <FormattedMessage id="console.home.pendingPayments" values={{ count: payments.pending }} />
          </Tile>
          <Tile
            label={<FormattedMessage id="console.home.waitingTransfers" />}
            value={incomingTransfers.waiting}
            to={addressOf(may, 'incoming-transfers', { status: 'WAITING' })}
          >
            <Oldest at={incomingTransfers.oldestWaitingAt} now={now} />
          </Tile>
        </>
      )}
      {may('reward.view') && (
        <Tile
          label={<FormattedMessage id="console.home.waitingClaims" />}
          value={partnerClaims.waiting}
          to={addressOf(may, 'partner-claims')}
        >
          <Oldest at={partnerClaims.oldestWaitingAt} now={now} />
        </Tile>
      )}
      {may('coin.view', 'coin.create', 'coin.manage') && (
        <Tile
          label={<FormattedMessage id="console.home.coinRequests" />}
          value={coinRequests.waiting}
          to={addressOf(may, 'coin-requests')}
        >
          <Oldest at={coinRequests.oldestWaitingAt} now={now} />
        </Tile>
      )}
      {may('product.view') && (
        <Tile
          label={<FormattedMessage id="console.home.openOrders" />}
          value={orders.pending + orders.processing}
          to={addressOf(may, 'orders')}
        >
          <Oldest at={orders.oldestOpenAt} now={now} />
          {orders.processing > 0 && (
            <FormattedMessage id="console.home.preparedOrders" values={{ count: orders.processing }} />
          )}
        </Tile>
      )}
    </>
  );
};

const PeopleAndMailQueues = ({ figures: { users, mails, events }, may, now }: PartProps) => (
  <>
    <Tile
      label={<FormattedMessage id="console.home.pendingUsers" />}
      value={users.pending}
      to={addressOf(may, 'users', { status: 'PENDING' })}
    />
    <Tile
      label={<FormattedMessage id="console.home.waitingMails" />}
      value={mails.waiting}
      to={addressOf(may, 'email-log', { status: 'PENDING' })}
    >
      <Oldest at={mails.oldestWaitingAt} now={now} />
    </Tile>
    <Tile
      label={<FormattedMessage id="console.home.failedMails" />}
      value={mails.failed}
      to={addressOf(may, 'email-log', { status: 'FAILED' })}
    >
      <Mark status={mails.failed > 0 ? 'refused' : 'done'}>
        <FormattedMessage id={mails.failed > 0 ? 'console.home.look' : 'console.home.allDone'} />
      </Mark>
    </Tile>
    <Tile label={<FormattedMessage id="console.home.waitingEvents" />} value={events.waiting} to={undefined}>
      <Oldest at={events.oldestWaitingAt} now={now} />
    </Tile>
  </>
);

const Totals = ({ figures: { users, snapshots }, may }: Omit<PartProps, 'now'>) => {
  const { number, change } = useFormats();
  return (
    <Tiles>
      <Tile
        label={<FormattedMessage id="console.home.activeUsers" />}
        value={users.active}
        to={addressOf(may, 'users', { status: 'ACTIVE' })}
      >
        <FormattedMessage id="console.home.newThisWeek" values={{ count: users.newThisWeek }} />
      </Tile>
      <Tile
        label={<FormattedMessage id="console.home.heldUsers" />}
        value={users.held}
        to={addressOf(may, 'users', { status: 'HOLD' })}
      />
      <Tile
        label={<FormattedMessage id="console.home.bannedUsers" />}
        value={users.banned}
        to={addressOf(may, 'users', { status: 'BAN' })}
      />
      <Tile
        label={<FormattedMessage id="console.home.weeksThisWeek" />}
        value={snapshots.thisWeek}
        to={addressOf(may, 'indicators')}
      >
        <FormattedMessage
          id="console.home.weeksLastWeek"
          values={{
            last: number(snapshots.lastWeek),
            change: change(snapshots.thisWeek - snapshots.lastWeek),
            total: number(snapshots.total),
          }}
        />
      </Tile>
    </Tiles>
  );
};

type Coins = OverviewFigures['coins'][number];

const CoinName = ({ coin, may }: Readonly<{ coin: Coins['coin']; may: May }>) => (
  <Box component="span" sx={{ display: 'inline-flex', gap: 1, alignItems: 'center' }}>
    <CoinIcon coin={coin} />
    {addressOf(may, 'transactions') === undefined ? (
      <FormattedMessage id={`coin.${coin}`} />
    ) : (
      <Link to={filteredPath('transactions', { coin })} style={{ color: 'inherit' }}>
        <FormattedMessage id={`coin.${coin}`} />
      </Link>
    )}
  </Box>
);

const CoinFigures = ({ figures: { outstanding, held, issued, spent } }: Readonly<{ figures: Coins }>) => {
  const { number } = useFormats();
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}
    >
      {(
        [
          ['console.home.outstanding', outstanding],
          ['console.home.held', held],
          ['console.home.issued', issued],
          ['console.home.spent', spent],
        ] as const
      ).map(([id, amount]) => (
        <Box key={id}>
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            <FormattedMessage id={id} />
          </Typography>
          <Typography component="dd" sx={{ m: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
            {number(amount)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
};

export const HomeBoard = ({ figures, may, now, queues }: Props) => (
  <>
    <Heading id="console.home.queues" first />
    <Tiles>
      <MoneyQueues figures={figures} may={may} now={now} />
      {queues}
      <PeopleAndMailQueues figures={figures} may={may} now={now} />
    </Tiles>

    <Heading id="console.home.totals" />
    <Totals figures={figures} may={may} />

    <Heading id="console.home.coins" />
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' } }}>
      {figures.coins.map((coin) => (
        <Section key={coin.coin} title={<CoinName coin={coin.coin} may={may} />}>
          <CoinFigures figures={coin} />
        </Section>
      ))}
    </Box>
  </>
);
