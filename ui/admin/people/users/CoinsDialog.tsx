import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod';
import { coinTypes, maxCoins } from '#core/money/coin/ledger.ts';
import { adminCoins } from '#http/money/contract/admin-coins.ts';
import { SelectInput } from '#ui/components/forms/SelectInput.tsx';
import { TextInput } from '#ui/components/forms/TextInput.tsx';
import { UnitField } from '#ui/components/forms/UnitField.tsx';
import { codeMessage, contractResolver } from '#ui/api/contract-resolver.ts';
import { useFormats } from '#ui/intl.ts';
import { useForm } from '#ui/use-form.ts';
import { client } from '../../app/client.ts';
import { FormDialog } from '../../app/forms/FormDialog.tsx';
import { ReasonField } from '../../app/forms/ReasonField.tsx';
import type { UserDialogProps } from './StatusDialog.tsx';
import { useCoinLimits } from './data.ts';

const { coin, reason } = adminCoins.grant.body.shape;
const whole = (least: number, max: number) =>
  z
    .number(codeMessage('coin.amount_invalid'))
    .refine(
      (amount) => Number.isSafeInteger(amount) && amount !== 0 && amount >= least,
      codeMessage('coin.amount_invalid'),
    )
    .refine((amount) => Math.abs(amount) <= max, codeMessage('coin.grant_too_large', { max }));
const schemaOf = (kind: 'grant' | 'correct', max: number) =>
  z.object({
    coin,
    reason,
    transferId: z.string().trim().max(64),
    amount: whole(kind === 'grant' ? 1 : -maxCoins, max),
  });
type Values = z.infer<ReturnType<typeof schemaOf>>;

type Props = Omit<UserDialogProps, 'onDone'> &
  Readonly<{
    kind: 'grant' | 'correct';
    onDone: (outcome: 'changed' | 'coins.asked') => Promise<unknown>;
  }>;

/** One key for one dialog: a second press, or a repeat after a lost answer, moves the coins once. */
export const CoinsDialog = ({ kind, user, onDone, onClose }: Props) => {
  const { formatMessage } = useIntl();
  const { number } = useFormats();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const { data: limits } = useCoinLimits();
  const form = useForm<Values, unknown, Values>({
    resolver: contractResolver(schemaOf(kind, limits?.grantMax ?? maxCoins)),
    defaultValues: { coin: 'BASE_COIN', reason: '', transferId: '', amount: null as unknown as number }, // the field holds null until a number is typed
  });
  const [chosen, amount] = useWatch({ control: form.control, name: ['coin', 'amount'] });
  const balance = chosen === 'FIT_COIN' ? user.fitCoin : user.baseCoin;
  const after = Number.isSafeInteger(amount) ? balance + amount : undefined;
  const left = limits && Math.max(0, limits.secondApprovalFromCoins - limits.movedAlone);
  const asks = left !== undefined && Number.isSafeInteger(amount) && Math.abs(amount) > left;

  return (
    <FormDialog
      form={form}
      title={<FormattedMessage id={`console.users.${kind}.title`} values={{ name: user.displayName }} />}
      consequence={
        asks ? (
          <FormattedMessage id="console.users.coins.proposes" />
        ) : after === undefined ? (
          <FormattedMessage id={`console.users.${kind}.consequence`} />
        ) : (
          <FormattedMessage
            id="console.users.coins.after"
            values={{
              name: user.displayName,
              coin: formatMessage({ id: `coin.${chosen}` }),
              before: number(balance),
              after: number(after),
            }}
          />
        )
      }
      confirmLabel={
        <FormattedMessage id={asks ? 'console.users.coins.ask' : `console.users.action.${kind}`} />
      }
      dangerous={kind === 'correct'}
      onConfirm={async ({ transferId, ...values }) => {
        const body = { ...values, userId: user.id };
        const { request } =
          kind === 'grant'
            ? await client.adminCoins.grant({ body }, { idempotencyKey })
            : await client.adminCoins.correct(
                { body: transferId === '' ? body : { ...body, transferId } },
                { idempotencyKey },
              );
        await onDone(request === null ? 'changed' : 'coins.asked');
      }}
      onClose={onClose}
    >
      <SelectInput
        control={form.control}
        name="coin"
        required
        label={<FormattedMessage id="console.coin" />}
        options={coinTypes.map((value) => ({ value, label: formatMessage({ id: `coin.${value}` }) }))}
      />
      <UnitField
        control={form.control}
        name="amount"
        required
        digits={0}
        unit={formatMessage({ id: `coin.${chosen}` })}
        label={<FormattedMessage id="console.users.coins.amount" />}
        hint={
          <>
            {kind === 'correct' && (
              <>
                <FormattedMessage id="console.users.correct.amount.hint" />{' '}
              </>
            )}
            {limits !== undefined && left !== undefined && (
              <FormattedMessage
                id="console.users.coins.alone"
                values={{ left: number(left), max: number(limits.grantMax) }}
              />
            )}
          </>
        }
      />
      {kind === 'correct' && (
        <TextInput
          control={form.control}
          name="transferId"
          label={<FormattedMessage id="console.users.correct.transfer" />}
          hint={<FormattedMessage id="console.users.correct.transfer.hint" />}
        />
      )}
      <ReasonField control={form.control} notifiesMember />
    </FormDialog>
  );
};
