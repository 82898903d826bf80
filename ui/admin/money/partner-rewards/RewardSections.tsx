import Stack from '@mui/material/Stack';
import type { Control, UseControllerReturn } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { coinTypes } from '#core/money/coin/ledger.ts';
import { claimProofs } from '#core/money/partner/partner.ts';
import { ChoiceCards } from '#ui/components/forms/ChoiceCards.tsx';
import { CoinIcon } from '#ui/components/CoinAmount.tsx';
import { TextInput } from '#ui/components/forms/TextInput.tsx';
import { UnitField } from '#ui/components/forms/UnitField.tsx';
import { useFormats } from '#ui/intl.ts';
import { offersClient } from '../offers/client.ts';
import { ActiveStatusField } from '../../app/parts/ActiveStatusField.tsx';
import { BilingualInput } from '../../app/forms/BilingualInput.tsx';
import { Section } from '../../app/parts/Facts.tsx';
import { RecordPicker } from '../../app/forms/RecordPicker.tsx';
import type { Picked } from '../../app/forms/picked.ts';
import { StockInput } from '../../app/forms/StockInput.tsx';
import { type RewardFormValues, type RewardOutput, rewardUnits } from './reward-form.ts';

type FormProps = Readonly<{ control: Control<RewardFormValues, unknown, RewardOutput> }>;

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

type PartnerProps = Readonly<{ picker: UseControllerReturn<RewardFormValues, 'partner'> }>;

export const PartnerSection = ({ picker }: PartnerProps) => (
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
);

export const WordsSection = ({ control }: FormProps) => (
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
);

type CoinsProps = FormProps &
  Readonly<{
    coin: RewardFormValues['coin'];
    /** It is offered already: claims that were sent keep the coins they were promised. */
    isPromised: boolean;
  }>;

export const CoinsSection = ({ control, coin, isPromised }: CoinsProps) => {
  const { formatMessage } = useIntl();
  return (
    <Section
      title={<FormattedMessage id="console.rewards.coins" />}
      {...(isPromised ? { note: <FormattedMessage id="console.rewards.promised" /> } : {})}
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
          unit={formatMessage({ id: coin === 'FIT_COIN' ? 'ui.coin.fit' : 'ui.coin.base' })}
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
  );
};

/** `claimed`: how many were claimed; absent for a new reward. */
export const StockSection = ({ control, claimed }: FormProps & Readonly<{ claimed: number | undefined }>) => {
  const { formatMessage } = useIntl();
  const { number } = useFormats();
  return (
    <Section title={<FormattedMessage id="console.rewards.stock" />}>
      <StockInput
        control={control}
        label={<FormattedMessage id="console.rewards.stock.kind" />}
        limited={formatMessage({ id: 'console.rewards.stock.limited' })}
        unlimited={formatMessage({ id: 'console.stock.unlimited' })}
        unit={formatMessage({ id: 'console.rewards.stock.unit' })}
        {...(claimed === undefined
          ? {}
          : {
              hint: (
                <FormattedMessage id="console.rewards.stock.claimed" values={{ claimed: number(claimed) }} />
              ),
            })}
      />
    </Section>
  );
};

/** How members show that they may claim it, and whether they can. */
export const ClaimSection = ({
  control,
  proof,
}: FormProps & Readonly<{ proof: RewardFormValues['proof'] }>) => {
  const { formatMessage } = useIntl();
  return (
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
        {proof === 'CODE' && (
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
  );
};
