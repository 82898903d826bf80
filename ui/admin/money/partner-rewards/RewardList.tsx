import { FormattedMessage, useIntl } from 'react-intl';
import { coinUnits } from '#core/money/coin/claim-window.ts';
import { activeStatuses } from '#core/kernel/active-status.ts';
import { inLanguage } from '#core/kernel/language.ts';
import { claimProofs } from '#core/money/partner/partner.ts';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { useFormats, useLanguage } from '#ui/intl.ts';
import { StageChip, StockLeft } from '../offers/cells.tsx';
import { usePartnerOptions, type RewardRow } from '../offers/data.ts';
import { leftOf } from '../offers/stage.ts';
import { ActiveStatusChip, RecordLink } from '../../app/parts/cells.tsx';
import { useMay } from '../../app/parts/rights.ts';
import type { ListFilter } from '../../app/lists/ListFilters.tsx';
import { type ListColumn, StaffList } from '../../app/lists/StaffList.tsx';

const useWorthColumns = (): readonly ListColumn<RewardRow>[] => {
  const { formatMessage } = useIntl();
  return [
    {
      source: 'amount',
      label: formatMessage({ id: 'console.rewards.amount' }),
      render: ({ amount, coin }) => <CoinAmount coin={coin} amount={amount} size="small" />,
      cell: ({ amount }) => amount,
      numeric: true,
      onPhone: 'line',
    },
    {
      source: 'unit',
      label: formatMessage({ id: 'console.rewards.unit' }),
      render: ({ unit }) => <FormattedMessage id={`coin.unit.${unit}`} />,
      cell: ({ unit }) => formatMessage({ id: `coin.unit.${unit}` }),
      hidden: true,
      onPhone: 'line',
    },
  ];
};

const usePeriodColumns = (): readonly ListColumn<RewardRow>[] => {
  const { formatMessage } = useIntl();
  const { date } = useFormats();
  return [
    {
      source: 'startsAt',
      label: formatMessage({ id: 'console.rewards.from' }),
      render: ({ startsAt }) => date(new Date(startsAt)),
      cell: ({ startsAt }) => startsAt,
      hidden: true,
    },
    {
      source: 'endsAt',
      label: formatMessage({ id: 'console.rewards.lastDay' }),
      render: ({ endsAt }) => (
        <span style={{ whiteSpace: 'nowrap' }}>{date(new Date(Date.parse(endsAt) - 1))}</span>
      ),
      cell: ({ endsAt }) => endsAt,
      onPhone: 'line',
    },
  ];
};

const useStockColumns = (): readonly ListColumn<RewardRow>[] => {
  const { formatMessage } = useIntl();
  const { number } = useFormats();
  return [
    {
      source: 'stock',
      label: formatMessage({ id: 'console.rewards.left' }),
      render: (row) => <StockLeft offer={row} />,
      cell: (row) => leftOf(row),
      numeric: true,
      onPhone: 'line',
    },
    {
      source: 'claimedCount',
      label: formatMessage({ id: 'console.rewards.claimed' }),
      render: ({ claimedCount }) => number(claimedCount),
      cell: ({ claimedCount }) => claimedCount,
      numeric: true,
      hidden: true,
    },
  ];
};

const useRewardColumns = (): readonly ListColumn<RewardRow>[] => {
  const { formatMessage } = useIntl();
  const language = useLanguage();
  const worth = useWorthColumns();
  const period = usePeriodColumns();
  const stock = useStockColumns();
  return [
    {
      source: 'title',
      label: formatMessage({ id: 'console.rewards.title' }),
      render: ({ title }) => inLanguage(title, language),
      cell: ({ title }) => inLanguage(title, language),
      sortable: false,
      onPhone: 'title',
    },
    {
      source: 'partnerName',
      label: formatMessage({ id: 'console.rewards.partner' }),
      render: ({ partnerId, partnerName }) => (
        <RecordLink place="partners" id={partnerId} name={partnerName} />
      ),
      cell: ({ partnerName }) => partnerName,
      onPhone: 'line',
    },
    {
      source: 'stage',
      label: formatMessage({ id: 'console.rewards.stage' }),
      render: (row) => <StageChip offer={row} />,
      sortable: false,
      onPhone: 'corner',
    },
    ...worth,
    ...period,
    ...stock,
    {
      source: 'proof',
      label: formatMessage({ id: 'console.rewards.proof' }),
      render: ({ proof }) => <FormattedMessage id={`partner.proof.${proof}`} />,
      cell: ({ proof }) => formatMessage({ id: `partner.proof.${proof}` }),
      onPhone: 'line',
    },
    {
      source: 'status',
      label: formatMessage({ id: 'console.status' }),
      render: ({ status }) => <ActiveStatusChip status={status} />,
      cell: ({ status }) => formatMessage({ id: `active.${status}` }),
      hidden: true,
    },
  ];
};

const useRewardFilters = (): readonly ListFilter[] => {
  const { formatMessage } = useIntl();
  const may = useMay();
  const partners = usePartnerOptions(may('partner.view'));
  return [
    { source: 'q', label: formatMessage({ id: 'console.rewards.search' }), kind: 'search' },
    ...(partners.data === undefined || partners.data.length < 2
      ? []
      : [
          {
            source: 'partnerId',
            label: formatMessage({ id: 'console.rewards.partner' }),
            kind: 'choice' as const,
            choices: partners.data.map(({ id, name }) => ({ value: id, label: name })),
          },
        ]),
    {
      source: 'status',
      label: formatMessage({ id: 'console.status' }),
      kind: 'choice',
      choices: activeStatuses.map((value) => ({
        value,
        label: formatMessage({ id: `active.${value}` }),
      })),
    },
    {
      source: 'proof',
      label: formatMessage({ id: 'console.rewards.proof' }),
      kind: 'choice',
      choices: claimProofs.map((value) => ({
        value,
        label: formatMessage({ id: `partner.proof.${value}` }),
      })),
    },
    {
      source: 'unit',
      label: formatMessage({ id: 'console.rewards.unit' }),
      kind: 'choice',
      choices: coinUnits
        .filter((value) => value !== 'TIME')
        .map((value) => ({ value, label: formatMessage({ id: `coin.unit.${value}` }) })),
    },
  ];
};

const RewardList = () => {
  const may = useMay();
  const columns = useRewardColumns();
  const filters = useRewardFilters();
  return (
    <StaffList<RewardRow>
      resource="partner-rewards"
      columns={columns}
      sort={{ field: 'endsAt', order: 'DESC' }}
      description={<FormattedMessage id="console.rewards.lead" />}
      empty={<FormattedMessage id="console.rewards.empty" />}
      create={
        may('reward.create', 'reward.manage')
          ? { to: '/admin/partner-rewards/create', label: <FormattedMessage id="console.rewards.create" /> }
          : undefined
      }
      filters={filters}
    />
  );
};

export default RewardList;
