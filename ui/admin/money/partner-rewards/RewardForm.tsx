import Stack from '@mui/material/Stack';
import { useMemo, useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { coinTypes } from '#core/money/coin/ledger.ts';
import { defaultTimeZone } from '#core/kernel/time.ts';
import { claimProofs } from '#core/money/partner/partner.ts';
import { ChoiceCards } from '#ui/components/forms/ChoiceCards.tsx';
import { CoinIcon } from '#ui/components/CoinAmount.tsx';
import { TextInput, UnitField } from '#ui/components/forms/inputs.tsx';
import { LeaveGuard } from '#ui/components/forms/LeaveGuard.tsx';
import { contractResolver } from '#ui/api/contract-resolver.ts';
import { applyServerErrors } from '#ui/api/field-message.ts';
import { useFormats } from '#ui/intl.tsx';
import { useSignedInUser } from '#ui/api/signed-in.ts';
import { useForm } from '#ui/use-form.ts';
import { offersClient } from '../offers/client.ts';
import { rangeOf } from '../offers/date-range.ts';
import type { StaffReward } from '../offers/offer.ts';
import { OfferPreview } from '../offers/OfferPreview.tsx';
import { ActiveStatusField } from '../../app/parts/ActiveStatusField.tsx';
import { BilingualInput } from '../../app/forms/BilingualInput.tsx';
import { Section } from '../../app/parts/Facts.tsx';
import { type Picked, RecordPicker } from '../../app/forms/RecordPicker.tsx';
import { SaveFoot } from '../../app/forms/SaveFoot.tsx';
import { StockInput, stockOf } from '../../app/forms/StockInput.tsx';
import { DateRangeFields } from './DateRangeFields.tsx';
import {
  freshReward,
  type RewardFormValues,
  type RewardInput,
  rewardInput,
  type RewardOutput,
  rewardSchema,
  rewardUnits,
  rewardValues,
} from './reward-form.ts';
import { usePreviewedPartner } from './use-previewed-partner.ts';

const searchPartners = async (text: string, signal: AbortSignal): Promise<readonly Picked[]> =>
  (
    await offersClient.adminPartners.list(
      {
        query: {
          filter: JSON.stringify(text === '' ? { status: 'ACTIVE' } : { q: text }),
          sort: JSON.stringify(['name', 'ASC']),
          range: '[0,5]',
        },
      },
      { signal },
    )
  ).map(({ id, name }) => ({ id, name }));

type Props = Readonly<{
  /** Absent: a new one, of this partner if it is known already. */
  reward?: StaffReward;
  partner?: Picked | null;
  saveLabel?: React.ReactNode;
  save: (input: RewardInput) => Promise<unknown>;
  reload?: () => unknown;
}>;

/** What is offered, in both languages, as members will see it. After somebody else saved, what was typed here stays. */
export const RewardForm = ({ reward, partner = null, saveLabel, save, reload }: Props) => {
  const { formatMessage } = useIntl();
  const { number } = useFormats();
  const timeZone = useSignedInUser()?.timeZone ?? defaultTimeZone;
  const [refusal, setRefusal] = useState<unknown>();
  const [opened] = useState(() => new Date());
  const schema = useMemo(() => rewardSchema(timeZone), [timeZone]);
  const initial =
    reward === undefined ? freshReward({ partner, now: opened, timeZone }) : rewardValues(reward, timeZone);
  const form = useForm<RewardFormValues, unknown, RewardOutput>({
    resolver: contractResolver(schema),
    values: initial,
    resetOptions: { keepDirtyValues: true },
  });
  const { control, formState } = form;
  const picker = useController({ control, name: 'partner' });
  const values = useWatch({ control });
  const typed = { ...initial, ...values } as RewardFormValues; // every field has a value from the start
  const shownPartner = usePreviewedPartner(typed.partner);

  const submit = form.handleSubmit(async (given) => {
    setRefusal(undefined);
    try {
      await save(rewardInput(given, timeZone, reward));
      form.reset(form.getValues());
    } catch (error) {
      const stock = given.stockKind === 'LIMITED' ? 'stock' : 'stockKind';
      setRefusal(
        applyServerErrors(form, error, {
          'body.partnerId': 'partner',
          'partner.not_found': 'partner',
          'body.startsAt': 'from',
          'body.endsAt': 'to',
          'body.stock': stock,
          'partner_reward.stock_below_claimed': stock,
          'partner_reward.stock_required': stock,
          'partner_reward.invalid_date_range': 'to',
          'partner_reward.time_unit_not_allowed': 'unit',
        }),
      );
    }
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <LeaveGuard when={formState.isDirty && !formState.isSubmitting} />
      {reward === undefined && (
        <Section>
          <RecordPicker
            source={['partners', 'picker']}
            search={searchPartners}
            least={0}
            required
            label={<FormattedMessage id="console.rewards.partner" />}
            hint={<FormattedMessage id="console.rewards.partner.hint" />}
            nothing={<FormattedMessage id="console.rewards.partner.none" />}
            chosen={picker.field.value}
            onChoose={picker.field.onChange}
            error={picker.fieldState.error?.message}
            inputRef={picker.field.ref}
          />
        </Section>
      )}
      <Section title={<FormattedMessage id="console.rewards.words" />}>
        <Stack sx={{ gap: 2.5 }}>
          <BilingualInput
            control={control}
            name="title"
            required
            maxLength={120}
            label={<FormattedMessage id="console.rewards.title" />}
            hint={<FormattedMessage id="console.rewards.title.hint" />}
          />
          <BilingualInput
            control={control}
            name="description"
            rows={4}
            maxLength={2000}
            label={<FormattedMessage id="console.rewards.description" />}
            hint={<FormattedMessage id="console.rewards.description.hint" />}
          />
        </Stack>
      </Section>
      <Section
        title={<FormattedMessage id="console.rewards.coins" />}
        {...(reward === undefined ? {} : { note: <FormattedMessage id="console.rewards.promised" /> })}
      >
        <Stack sx={{ gap: 2.5 }}>
          <ChoiceCards
            control={control}
            name="coin"
            required
            minWidth={200}
            label={<FormattedMessage id="console.coin" />}
            choices={coinTypes.map((value) => ({
              value,
              label: formatMessage({ id: `coin.${value}` }),
              icon: <CoinIcon coin={value} />,
            }))}
          />
          <UnitField
            control={control}
            name="amount"
            required
            digits={0}
            unit={formatMessage({ id: typed.coin === 'FIT_COIN' ? 'ui.coin.fit' : 'ui.coin.base' })}
            label={<FormattedMessage id="console.rewards.amount" />}
            hint={<FormattedMessage id="console.rewards.amount.hint" />}
          />
          <ChoiceCards
            control={control}
            name="unit"
            required
            minWidth={260}
            label={<FormattedMessage id="console.rewards.unit" />}
            choices={rewardUnits.map((value) => ({
              value,
              label: formatMessage({ id: `console.rewards.unit.${value}` }),
              description: formatMessage({ id: `console.rewards.unit.${value}.means` }),
            }))}
          />
        </Stack>
      </Section>
      <Section title={<FormattedMessage id="console.rewards.when" />}>
        <DateRangeFields form={form} timeZone={timeZone} />
      </Section>
      <Section title={<FormattedMessage id="console.rewards.stock" />}>
        <StockInput
          control={control}
          label={<FormattedMessage id="console.rewards.stock.kind" />}
          limited={formatMessage({ id: 'console.rewards.stock.limited' })}
          unlimited={formatMessage({ id: 'console.stock.unlimited' })}
          unit={formatMessage({ id: 'console.rewards.stock.unit' })}
          {...(reward === undefined
            ? {}
            : {
                hint: (
                  <FormattedMessage
                    id="console.rewards.stock.claimed"
                    values={{ claimed: number(reward.claimedCount) }}
                  />
                ),
              })}
        />
      </Section>
      <Section title={<FormattedMessage id="console.rewards.how" />}>
        <Stack sx={{ gap: 2.5 }}>
          <ChoiceCards
            control={control}
            name="proof"
            required
            minWidth={260}
            label={<FormattedMessage id="console.rewards.proof" />}
            choices={claimProofs.map((value) => ({
              value,
              label: formatMessage({ id: `partner.proof.${value}` }),
              description: formatMessage({ id: `console.rewards.proof.${value}.means` }),
            }))}
          />
          {typed.proof === 'CODE' && (
            <TextInput
              control={control}
              name="code"
              required
              maxLength={64}
              autoComplete="off"
              label={<FormattedMessage id="console.rewards.code" />}
              hint={<FormattedMessage id="console.rewards.code.hint" />}
              inputProps={{ spellCheck: false, autoCapitalize: 'characters' }}
            />
          )}
          <ActiveStatusField control={control} name="status" of="rewards" />
        </Stack>
      </Section>
      <OfferPreview
        offer={{
          title: typed.title,
          description: typed.description,
          amount: Number.isFinite(typed.amount) ? typed.amount : 0,
          coin: typed.coin,
          unit: typed.unit,
          proof: typed.proof,
          stock: stockOf(typed),
          claimedCount: reward?.claimedCount ?? 0,
          status: typed.status,
          range: rangeOf(typed.from, typed.to, timeZone),
          partner: shownPartner,
        }}
      />
      <SaveFoot
        formState={formState}
        refusal={refusal}
        forget={() => setRefusal(undefined)}
        reload={reload}
        saveLabel={saveLabel}
        onReset={() => form.reset(initial)}
      />
    </form>
  );
};
