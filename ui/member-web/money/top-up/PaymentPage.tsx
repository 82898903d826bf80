import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Page } from '#ui/components/Page.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { CardGridSkeleton } from '#ui/components/Skeletons.tsx';
import { EmptyState } from '#ui/components/States.tsx';
import { QueryGroup } from '#ui/components/QueryGroup.tsx';
import { InfoIcon } from '#ui/icons.tsx';
import { paths } from '../../app/paths.ts';
import { type Packages, type Payment, usePackages } from '../../app/data/payments.ts';
import { linkTo } from '../../app/parts/rich-text.tsx';
import { MethodPicker } from './MethodPicker.tsx';
import { OpenOrders } from './OpenOrders.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { PackagePicker } from './PackagePicker.tsx';
import { PastOrders } from './PastOrders.tsx';
import { useOrder } from './use-order.ts';
import { useOpenOrders } from './data.ts';

declare global {
  interface MessageCatalogues {
    'top-up': typeof import('./messages/vi.json');
  }
}

const Step = ({ title, children }: Readonly<{ title: ReactNode; children: ReactNode }>) => (
  <Box component="section">
    <Typography variant="h2" sx={{ mb: 1.5 }}>
      {title}
    </Typography>
    {children}
  </Box>
);

const NewOrder = ({ packages, open }: Readonly<{ packages: Packages; open: readonly Payment[] }>) => {
  const { chosen, choose, method, order, applied, apply, isUnknownPackage } = useOrder(packages);
  if (chosen === undefined) return null;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' },
      }}
    >
      <Stack sx={{ gap: 3 }}>
        {isUnknownPackage && (
          <Alert severity="info" icon={<InfoIcon fontSize="inherit" />}>
            <FormattedMessage id="topUp.package.unknown" />
          </Alert>
        )}
        <Step title={<FormattedMessage id="topUp.package" />}>
          <PackagePicker packages={packages} chosen={chosen} onChoose={choose} />
        </Step>
        <Step title={<FormattedMessage id="topUp.method" />}>
          <MethodPicker methods={packages.methods} chosen={method} />
        </Step>
      </Stack>
      <OrderSummary
        offer={chosen}
        vndPerUsd={packages.vndPerUsd}
        canOrder={method !== undefined}
        twin={open.find(({ packageId, status }) => packageId === chosen.id && status === 'PENDING')}
        applied={applied}
        onApply={apply}
        busy={order.isPending}
        error={order.error}
        onOrder={() => order.mutate()}
      />
    </Box>
  );
};

const PaymentPage = () => {
  const { formatMessage } = useIntl();
  const packages = usePackages();
  const { list, open } = useOpenOrders();

  return (
    <Page
      title={formatMessage({ id: 'topUp.title' })}
      description={<FormattedMessage id="topUp.lead" values={{ link: linkTo(paths.pricing) }} />}
    >
      <QueryGroup skeleton={<CardGridSkeleton cards={4} height={72} />}>
        <Stack sx={{ gap: 4 }}>
          <OpenOrders orders={open} />
          <QueryView
            query={packages}
            skeleton={<CardGridSkeleton cards={4} height={72} />}
            isEmpty={({ items }) => items.length === 0}
            empty={<EmptyState title={<FormattedMessage id="topUp.notOpen" />} />}
          >
            {(known) => <NewOrder packages={known} open={open} />}
          </QueryView>
          <PastOrders list={list} />
        </Stack>
      </QueryGroup>
    </Page>
  );
};

export default PaymentPage;
