import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { isApiError } from '#ui/api/api-error.ts';
import { Page } from '#ui/components/Page.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { RelativeTime } from '#ui/components/RelativeTime.tsx';
import { CardSkeleton } from '#ui/components/Skeletons.tsx';
import { EmptyState } from '#ui/components/States.tsx';
import { visuallyHidden } from '#ui/components/visually-hidden.ts';
import { LostPicture } from '#ui/illustrations/scenes.tsx';
import type { MessageId } from '#ui/intl.ts';
import { useCountdown } from '#ui/use-countdown.ts';
import { BackLink } from '../../app/parts/BackLink.tsx';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { paths } from '../../app/paths.ts';
import { type Payment, usePayment } from '../../app/data/payments.ts';
import { CanceledOrder } from './CanceledOrder.tsx';
import { CompletedOrder } from './CompletedOrder.tsx';
import { OpenOrder } from './OpenOrder.tsx';
import { stageOf } from './stage.ts';

declare global {
  interface MessageCatalogues {
    checkout: typeof import('./messages/vi.json');
  }
}

/** Rendered again when the time is over, not each second. */
const useStage = (payment: Payment) => {
  const isOver = useCountdown(payment.expiresAt.getTime()) === 0;
  return stageOf(payment, isOver ? payment.expiresAt : new Date(payment.expiresAt.getTime() - 1));
};

const Order = ({ payment, onStale }: Readonly<{ payment: Payment; onStale: () => void }>) => {
  const [first] = useState(payment.status);
  const stage = useStage(payment);
  const state: MessageId =
    stage === 'CLOSED'
      ? `checkout.closed.${payment.cancelReason ?? 'BY_MEMBER'}`
      : stage === 'PAID'
        ? 'checkout.state.PAID'
        : `checkout.state.${stage}`;
  return (
    <>
      {/* Always there, so that a reader hears each change. */}
      <Box component="output" sx={visuallyHidden}>
        <FormattedMessage id={state} />
      </Box>
      {stage === 'PAID' ? (
        <CompletedOrder payment={payment} isFresh={first !== 'COMPLETED'} />
      ) : stage === 'CLOSED' ? (
        <CanceledOrder payment={payment} />
      ) : (
        <OpenOrder payment={payment} stage={stage} onStale={onStale} />
      )}
    </>
  );
};

const NotFound = () => (
  <EmptyState
    picture={<LostPicture />}
    title={<FormattedMessage id="checkout.missing" />}
    action={
      <Button component={LocalLink} to={paths.payment} variant="contained">
        <FormattedMessage id="checkout.back" />
      </Button>
    }
  >
    <FormattedMessage id="checkout.missing.text" />
  </EmptyState>
);

const CheckoutPage = () => {
  const { id = '' } = useParams();
  const { formatMessage } = useIntl();
  const query = usePayment(id);
  const { data: payment } = query;
  const title =
    payment === undefined
      ? formatMessage({ id: 'checkout.title' })
      : formatMessage({ id: 'checkout.heading' }, { coins: payment.coins });

  return (
    <Page
      title={title}
      {...(payment === undefined
        ? {}
        : {
            documentTitle: formatMessage(
              { id: 'checkout.documentTitle' },
              { code: payment.code, state: formatMessage({ id: `payment.status.${payment.status}` }) },
            ),
            description: (
              <FormattedMessage
                id="checkout.lead"
                values={{
                  code: payment.code,
                  name: formatMessage({ id: `coin.package.${payment.packageId}` }),
                  time: <RelativeTime at={payment.createdAt} />,
                }}
              />
            ),
          })}
      above={
        <BackLink to={paths.payment}>
          <FormattedMessage id="checkout.back" />
        </BackLink>
      }
    >
      {isApiError(query.error, 'payment.not_found') ? (
        <NotFound />
      ) : (
        <QueryView
          query={query}
          skeleton={
            <Box sx={{ display: 'grid', gap: 2.5 }}>
              <CardSkeleton height={90} />
              <CardSkeleton height={340} />
            </Box>
          }
        >
          {(known) => <Order key={known.id} payment={known} onStale={() => void query.refetch()} />}
        </QueryView>
      )}
    </Page>
  );
};

export default CheckoutPage;
