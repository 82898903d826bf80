import { useForm } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import type { z } from 'zod';
import { adminPartnerClaims } from '#contract/partners.ts';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { contractResolver } from '#ui/contract-resolver.ts';
import { offersClient } from '../../offers/client.ts';
import type { StaffClaim } from '../../offers/offer.ts';
import { FormDialog } from '../../parts/FormDialog.tsx';
import { ReasonField } from '../../parts/ReasonField.tsx';

type Props = Readonly<{
  claim: StaffClaim;
  reload: () => unknown;
  onDone: (after: StaffClaim) => Promise<unknown>;
  onClose: () => void;
}>;

export const ApproveDialog = ({ claim, reload, onDone, onClose }: Props) => {
  const form = useForm();
  const coins = <CoinAmount key="coins" coin={claim.coin} amount={claim.amount} />;
  return (
    <FormDialog
      form={form}
      title={<FormattedMessage id="console.claims.approve.title" values={{ name: claim.userName }} />}
      irreversible
      consequence={
        <FormattedMessage id="console.claims.approve.consequence" values={{ coins, name: claim.userName }} />
      }
      confirmLabel={
        <FormattedMessage id="console.claims.approve.confirm" values={{ amount: claim.amount }} />
      }
      reload={reload}
      onConfirm={async () =>
        onDone(await offersClient.adminPartnerClaims.approve({ params: { id: claim.id } }))
      }
      onClose={onClose}
    >
      {null}
    </FormDialog>
  );
};

const schema = adminPartnerClaims.refuse.body;

export const RefuseDialog = ({ claim, reload, onDone, onClose }: Props) => {
  const form = useForm<z.input<typeof schema>, unknown, z.output<typeof schema>>({
    resolver: contractResolver(schema),
    mode: 'onTouched',
    defaultValues: { reason: '' },
  });
  const coins = <CoinAmount key="coins" coin={claim.coin} amount={claim.amount} />;
  return (
    <FormDialog
      form={form}
      title={<FormattedMessage id="console.claims.refuse.title" values={{ name: claim.userName }} />}
      dangerous
      consequence={
        <FormattedMessage id="console.claims.refuse.consequence" values={{ coins, name: claim.userName }} />
      }
      confirmLabel={<FormattedMessage id="console.claims.refuse.confirm" />}
      reload={reload}
      onConfirm={async (body) =>
        onDone(await offersClient.adminPartnerClaims.refuse({ params: { id: claim.id }, body }))
      }
      onClose={onClose}
    >
      <ReasonField control={form.control} told />
    </FormDialog>
  );
};
