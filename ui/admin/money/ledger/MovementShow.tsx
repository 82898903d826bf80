import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import type { z } from 'zod';
import { coinTypes } from '#core/money/coin/ledger.ts';
import type { adminLedger } from '#http/money/contract/admin-ledger.ts';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { CopyButton } from '#ui/components/CopyButton.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { FormSkeleton } from '#ui/components/Skeletons.tsx';
import { EmptyState } from '#ui/components/States.tsx';
import { StatusChip } from '#ui/components/StatusChip.tsx';
import { useFormats } from '#ui/intl.ts';
import { LostPicture } from '#ui/illustrations/scenes.tsx';
import { useAuditWords } from '../../app/parts/audit-words.ts';
import { Nothing, RecordLink } from '../../app/parts/cells.tsx';
import { ConsolePage } from '../../app/parts/ConsolePage.tsx';
import { Facts, Section } from '../../app/parts/Facts.tsx';
import { useTransactionName } from '../../app/parts/use-transaction-name.ts';
import { sumsOf } from '../parts/sums.ts';
import { SourceLink } from '../parts/SourceLink.tsx';
import { useAccountName } from '../parts/use-account-name.ts';
import { useMovement } from './data.ts';

type Entry = z.output<typeof adminLedger.entries.output>[number];

const Sides = ({ entries }: Readonly<{ entries: readonly Entry[] }>) => {
  const { number } = useFormats();
  const accountName = useAccountName();
  return (
    <TableContainer>
      <Table
        size="small"
        sx={{
          '& td, & th': { px: { xs: 1, sm: 2 } },
          '& .MuiTableCell-alignRight': { whiteSpace: 'nowrap' },
        }}
      >
        <TableHead>
          <TableRow>
            <TableCell>
              <FormattedMessage id="console.ledger.account" />
            </TableCell>
            <TableCell align="right">
              <FormattedMessage id="console.transactions.amount" />
            </TableCell>
            <TableCell align="right">
              <FormattedMessage id="console.transactions.newBalance" />
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {entries.map(({ id, account, userId, userName, coin, amount, balanceAfter }) => (
            <TableRow key={id}>
              <TableCell>
                {accountName(account)}
                {userId !== null && (
                  <>
                    <br />
                    <RecordLink place="users" id={userId} name={userName ?? userId} />
                  </>
                )}
              </TableCell>
              <TableCell align="right">
                <CoinAmount coin={coin} amount={amount} signed size="small" />
              </TableCell>
              <TableCell align="right">
                {balanceAfter === null ? <Nothing /> : number(balanceAfter)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
        <TableFooter sx={{ '& td': { color: 'text.primary', fontSize: '0.875rem', borderBottom: 0 } }}>
          {coinTypes
            .filter((coin) => entries.some((entry) => entry.coin === coin))
            .map((coin) => {
              const sum = sumsOf(entries)[coin];
              return (
                <TableRow key={coin}>
                  <TableCell>
                    <strong>
                      <FormattedMessage id="console.ledger.sum" />
                    </strong>
                  </TableCell>
                  <TableCell align="right">
                    <CoinAmount coin={coin} amount={sum} signed size="small" />
                  </TableCell>
                  <TableCell align="right">
                    <StatusChip
                      status={sum === 0 ? 'done' : 'refused'}
                      label={
                        <FormattedMessage
                          id={sum === 0 ? 'console.ledger.balanced' : 'console.ledger.unbalanced'}
                        />
                      }
                    />
                  </TableCell>
                </TableRow>
              );
            })}
        </TableFooter>
      </Table>
    </TableContainer>
  );
};

const MovementFacts = ({ entry }: Readonly<{ entry: Entry }>) => {
  const { formatMessage } = useIntl();
  const { dateTime } = useFormats();
  const { actorName } = useAuditWords();
  return (
    <Facts
      facts={[
        { key: 'time', label: <FormattedMessage id="console.time" />, value: dateTime(entry.createdAt) },
        {
          key: 'actor',
          label: <FormattedMessage id="console.transactions.actor" />,
          value: /^(system|visitor)$/.test(entry.actor) ? (
            actorName(entry.actor, null)
          ) : (
            <RecordLink place="users" id={entry.actor} name={formatMessage({ id: 'console.ledger.actor' })} />
          ),
        },
        {
          key: 'source',
          label: <FormattedMessage id="console.transactions.reference" />,
          value: <SourceLink reason={entry.reason} reference={entry.reference} />,
        },
        {
          key: 'note',
          label: <FormattedMessage id="console.transactions.note" />,
          value: entry.note ?? <Nothing />,
        },
        {
          key: 'transfer',
          label: <FormattedMessage id="console.transactions.transfer" />,
          value: (
            <>
              <code>{entry.transferId}</code>{' '}
              <CopyButton text={entry.transferId} label={formatMessage({ id: 'ui.copy' })} />
            </>
          ),
        },
        ...(entry.reverses === null
          ? []
          : [
              {
                key: 'reverses',
                label: <FormattedMessage id="console.ledger.reverses" />,
                value: (
                  <RecordLink
                    place="ledger"
                    id={entry.reverses}
                    name={formatMessage({ id: 'console.ledger.reverses.open' })}
                  />
                ),
              },
            ]),
      ]}
    />
  );
};

/** One movement with all its sides, the platform's own too: what one account loses, another gets. */
const MovementShow = () => {
  const { id = '' } = useParams();
  const { formatMessage } = useIntl();
  const reasonName = useTransactionName();
  const query = useMovement(id);
  const first = query.data?.[0];
  return (
    <ConsolePage
      title={
        first === undefined ? formatMessage({ id: 'console.ledger.movement' }) : reasonName(first.reason)
      }
      back={{
        to: '/admin/ledger',
        label: <FormattedMessage id="resources.ledger.name" values={{ smart_count: 2 }} />,
      }}
      width={900}
    >
      <QueryView
        query={query}
        skeleton={<FormSkeleton />}
        isEmpty={(entries) => entries.length === 0}
        empty={
          <EmptyState picture={<LostPicture />} title={<FormattedMessage id="console.ledger.notFound" />} />
        }
      >
        {(entries) => (
          <Box>
            <Section>{first !== undefined && <MovementFacts entry={first} />}</Section>
            <Section
              title={<FormattedMessage id="console.ledger.sides" />}
              note={<FormattedMessage id="console.ledger.sides.note" />}
            >
              <Sides entries={entries} />
            </Section>
          </Box>
        )}
      </QueryView>
    </ConsolePage>
  );
};

export default MovementShow;
