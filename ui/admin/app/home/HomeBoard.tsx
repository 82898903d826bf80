import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import type { z } from 'zod';
import type { adminSite } from '#http/platform/contract/admin-site.ts';
import type { Permission } from '#core/access/actor/permission.ts';
import { CoinIcon } from '#ui/components/CoinAmount.tsx';
import { useFormats } from '#ui/intl.tsx';
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

export const HomeBoard = ({ figures, may, now, queues }: Props) => {
  const {
    users,
    snapshots,
    mails,
    events,
    payments,
    incomingTransfers,
    partnerClaims,
    coinRequests,
    orders,
    coins,
  } = figures;
  const { number, change } = useFormats();
  const to = (place: Place, filter: Readonly<Record<string, string>> = {}) =>
    may(...places[place].rights)
      ? Object.keys(filter).length > 0
        ? filteredPath(place, filter)
        : `/admin/${place}`
      : undefined;
  const more = snapshots.thisWeek - snapshots.lastWeek;

  return (
    <>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        <FormattedMessage id="console.home.queues" />
      </Typography>
      <Tiles>
        {may('payment.view') && (
          <>
            <Tile
              label={<FormattedMessage id="console.home.openPayments" />}
              value={payments.processing}
              to={to('payments', { status: 'PROCESSING' })}
            >
              <Oldest at={payments.oldestProcessingAt} now={now} />
              <FormattedMessage id="console.home.pendingPayments" values={{ count: payments.pending }} />
            </Tile>
            <Tile
              label={<FormattedMessage id="console.home.waitingTransfers" />}
              value={incomingTransfers.waiting}
              to={to('incoming-transfers', { status: 'WAITING' })}
            >
              <Oldest at={incomingTransfers.oldestWaitingAt} now={now} />
            </Tile>
          </>
        )}
        {may('reward.view') && (
          <Tile
            label={<FormattedMessage id="console.home.waitingClaims" />}
            value={partnerClaims.waiting}
            to={to('partner-claims')}
          >
            <Oldest at={partnerClaims.oldestWaitingAt} now={now} />
          </Tile>
        )}
        {may('coin.view', 'coin.create', 'coin.manage') && (
          <Tile
            label={<FormattedMessage id="console.home.coinRequests" />}
            value={coinRequests.waiting}
            to={to('coin-requests')}
          >
            <Oldest at={coinRequests.oldestWaitingAt} now={now} />
          </Tile>
        )}
        {may('product.view') && (
          <Tile
            label={<FormattedMessage id="console.home.openOrders" />}
            value={orders.pending + orders.processing}
            to={to('orders')}
          >
            <Oldest at={orders.oldestOpenAt} now={now} />
            {orders.processing > 0 && (
              <FormattedMessage id="console.home.preparedOrders" values={{ count: orders.processing }} />
            )}
          </Tile>
        )}
        {queues}
        <Tile
          label={<FormattedMessage id="console.home.pendingUsers" />}
          value={users.pending}
          to={to('users', { status: 'PENDING' })}
        />
        <Tile
          label={<FormattedMessage id="console.home.waitingMails" />}
          value={mails.waiting}
          to={to('email-log', { status: 'PENDING' })}
        >
          <Oldest at={mails.oldestWaitingAt} now={now} />
        </Tile>
        <Tile
          label={<FormattedMessage id="console.home.failedMails" />}
          value={mails.failed}
          to={to('email-log', { status: 'FAILED' })}
        >
          <Mark status={mails.failed > 0 ? 'refused' : 'done'}>
            <FormattedMessage id={mails.failed > 0 ? 'console.home.look' : 'console.home.allDone'} />
          </Mark>
        </Tile>
        <Tile
          label={<FormattedMessage id="console.home.waitingEvents" />}
          value={events.waiting}
          to={undefined}
        >
          <Oldest at={events.oldestWaitingAt} now={now} />
        </Tile>
      </Tiles>

      <Typography variant="h2" sx={{ mb: 1.5, mt: 4 }}>
        <FormattedMessage id="console.home.totals" />
      </Typography>
      <Tiles>
        <Tile
          label={<FormattedMessage id="console.home.activeUsers" />}
          value={users.active}
          to={to('users', { status: 'ACTIVE' })}
        >
          <FormattedMessage id="console.home.newThisWeek" values={{ count: users.newThisWeek }} />
        </Tile>
        <Tile
          label={<FormattedMessage id="console.home.heldUsers" />}
          value={users.held}
          to={to('users', { status: 'HOLD' })}
        />
        <Tile
          label={<FormattedMessage id="console.home.bannedUsers" />}
          value={users.banned}
          to={to('users', { status: 'BAN' })}
        />
        <Tile
          label={<FormattedMessage id="console.home.weeksThisWeek" />}
          value={snapshots.thisWeek}
          to={to('indicators')}
        >
          <FormattedMessage
            id="console.home.weeksLastWeek"
            values={{
              last: number(snapshots.lastWeek),
              change: change(more),
              total: number(snapshots.total),
            }}
          />
        </Tile>
      </Tiles>

      <Typography variant="h2" sx={{ mb: 1.5, mt: 4 }}>
        <FormattedMessage id="console.home.coins" />
      </Typography>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' } }}>
        {coins.map(({ coin, outstanding, held, issued, spent }) => (
          <Section
            key={coin}
            title={
              <Box component="span" sx={{ display: 'inline-flex', gap: 1, alignItems: 'center' }}>
                <CoinIcon coin={coin} />
                {to('transactions') === undefined ? (
                  <FormattedMessage id={`coin.${coin}`} />
                ) : (
                  <Link to={filteredPath('transactions', { coin })} style={{ color: 'inherit' }}>
                    <FormattedMessage id={`coin.${coin}`} />
                  </Link>
                )}
              </Box>
            }
          >
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
                  <Typography
                    component="dd"
                    sx={{ m: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}
                  >
                    {number(amount)}
                  </Typography>
                </Box>
              ))}
            </Box>
          </Section>
        ))}
      </Box>
    </>
  );
};
