import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { coinTypes, type CoinType } from '#core/money/coin/ledger.ts';
import { byteOrderMark, csvLine } from '#core/kernel/csv.ts';
import { defaultTimeZone, localDate } from '#core/kernel/time.ts';
import { keepFocus } from '#ui/keep-focus.ts';
import { Outdated } from '#ui/components/Outdated.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { CardGridSkeleton } from '#ui/components/Skeletons.tsx';
import { type MessageId, useFormats } from '#ui/intl.ts';
import { DownloadIcon } from '#ui/icons.tsx';
import { saveFile } from '#ui/save-file.ts';
import { useThisMinute } from '#ui/use-this-minute.ts';
import { Vnd } from '../parts/cells.tsx';
import { ConsolePage } from '../../app/parts/ConsolePage.tsx';
import { Section } from '../../app/parts/Facts.tsx';
import { useTransactionName } from '../../app/parts/use-transaction-name.ts';
import { CoinFigures } from './CoinFigures.tsx';
import { DailySection } from './DailySection.tsx';
import { Definitions } from './Definitions.tsx';
import { type Economy, figuresOf } from './figures.ts';
import { type Period, periodFrom } from './period.ts';
import { PeriodPicker } from './PeriodPicker.tsx';
import { ReasonTable } from './ReasonTable.tsx';
import { useEconomy } from './data.ts';

/** Two tables in one file: by reason, then by day. */
const useCsv = () => {
  const { formatMessage } = useIntl();
  const reasonName = useTransactionName();
  const word = (id: MessageId) => formatMessage({ id });
  return ({ from, to, topUpVnd, byReason, daily }: Economy) => {
    const coinName = (coin: CoinType) => word(`coin.${coin}`);
    const lines = [
      csvLine([word('console.filter.from'), from]),
      csvLine([word('console.filter.to'), to]),
      csvLine([word('console.economy.topUp'), topUpVnd]),
      csvLine([]),
      csvLine([
        word('console.transactions.type'),
        word('console.coin'),
        word('console.economy.into'),
        word('console.economy.outOf'),
        word('console.economy.transfers'),
      ]),
      ...byReason.map(({ reason, coin, into, outOf, transfers }) =>
        csvLine([reasonName(reason), coinName(coin), into, outOf, transfers]),
      ),
      csvLine([]),
      csvLine([
        word('console.economy.day'),
        word('console.coin'),
        word('console.economy.issued'),
        word('console.economy.spent'),
        word('console.economy.burned'),
        word('console.economy.outstanding'),
      ]),
      ...daily.map(({ day, coin, issued, spent, burned, outstanding }) =>
        csvLine([day, coinName(coin), issued, spent, burned, outstanding]),
      ),
    ];
    const blob = new Blob([byteOrderMark, ...lines], { type: 'text/csv;charset=utf-8' });
    saveFile({ blob, name: `economy-${from}-${to}.csv` }, 'economy.csv');
  };
};

const EconomyPage = () => {
  const { formatMessage } = useIntl();
  const { date } = useFormats();
  const [search, setSearch] = useSearchParams();
  const [coin, setCoin] = useState<CoinType>('FIT_COIN');
  const today = localDate(new Date(useThisMinute() ?? 0), defaultTimeZone);
  const period = periodFrom(search, today);
  const toCsv = useCsv();
  const query = useEconomy(period);
  const found = query.data;
  const at = (day: string) => date(new Date(`${day}T12:00:00+07:00`));

  return (
    <ConsolePage
      title={formatMessage({ id: 'resources.economy.name' }, { smart_count: 1 })}
      description={<FormattedMessage id="console.economy.lead" />}
      actions={
        <Button
          variant="outlined"
          size="small"
          startIcon={<DownloadIcon />}
          disabled={found === undefined}
          onClick={() => found !== undefined && toCsv(found)}
        >
          <FormattedMessage id="console.csv" />
        </Button>
      }
    >
      <PeriodPicker
        period={period}
        today={today}
        onChange={(next: Period) => setSearch({ ...next }, { replace: true, state: keepFocus })}
      />
      <QueryView query={query} skeleton={<CardGridSkeleton cards={4} />}>
        {(economy) => (
          <Outdated when={query.isPlaceholderData}>
            <Typography component="output" sx={{ display: 'block', mb: 2, color: 'text.secondary' }}>
              <FormattedMessage
                id="console.economy.shown"
                values={{ from: at(economy.from), to: at(economy.to) }}
              />
            </Typography>
            <Section
              title={<FormattedMessage id="console.economy.topUp" />}
              note={<FormattedMessage id="console.economy.topUp.note" />}
            >
              <Typography variant="number" component="p">
                <Vnd amount={economy.topUpVnd} />
              </Typography>
            </Section>
            {coinTypes.map((each) => (
              <CoinFigures key={each} coin={each} figures={figuresOf(economy.daily, each)} />
            ))}
            <DailySection daily={economy.daily} coin={coin} onCoin={setCoin} />
            <ReasonTable rows={economy.byReason} />
            <Definitions />
          </Outdated>
        )}
      </QueryView>
    </ConsolePage>
  );
};

export default EconomyPage;
