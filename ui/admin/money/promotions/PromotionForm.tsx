import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useMemo, useState, type ReactNode } from 'react';
import { type Control, type UseFormReturn, useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { batchMax, promoCodeLength, promotionTitleMaxLength } from '#core/money/promo/promotion.ts';
import { paidPlans, promotionKinds, promotionUnits } from '#core/money/promo/promotion-kinds.ts';
import { defaultTimeZone } from '#core/kernel/time.ts';
import { contractResolver } from '#ui/api/contract-resolver.ts';
import { applyServerErrors } from '#ui/api/field-message.ts';
import { useSignedInUser } from '#ui/api/signed-in.ts';
import { LeaveGuard } from '#ui/components/forms/LeaveGuard.tsx';
import { SelectInput } from '#ui/components/forms/SelectInput.tsx';
import { TextInput } from '#ui/components/forms/TextInput.tsx';
import { UnitField } from '#ui/components/forms/UnitField.tsx';
import { useForm } from '#ui/use-form.ts';
import { SaveFoot } from '../../app/forms/SaveFoot.tsx';
import { Section } from '../../app/parts/Facts.tsx';
import { DateRangeFields } from '../offers/DateRangeFields.tsx';
import type { NewPromotion } from './data.ts';
import {
  freshPromotion,
  promotionInput,
  type PromotionOutput,
  promotionSchema,
  type PromotionValues,
} from './promotion-form.ts';

type Fields = Readonly<{ control: Control<PromotionValues, unknown, PromotionOutput> }>;

const Pair = ({ children }: Readonly<{ children: ReactNode }>) => (
  <Box
    sx={{
      display: 'grid',
      gap: 2.5,
      alignItems: 'start',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    }}
  >
    {children}
  </Box>
);

const Gives = ({ control }: Fields) => {
  const { formatMessage } = useIntl();
  const [kind, unit] = useWatch({ control, name: ['kind', 'unit'] });
  const isPercent = kind !== 'COINS' && unit === 'PERCENT';
  const coin = kind === 'PLAN_PRICE' ? 'Fit Coin' : 'Base Coin';
  return (
    <Section title={<FormattedMessage id="console.promo.gives" />}>
      <Stack sx={{ gap: 2.5 }}>
        <TextInput
          control={control}
          name="title"
          required
          maxLength={promotionTitleMaxLength}
          label={<FormattedMessage id="console.promo.title" />}
          hint={<FormattedMessage id="console.promo.title.hint" />}
        />
        <SelectInput
          control={control}
          name="kind"
          label={<FormattedMessage id="console.promo.kind" />}
          options={promotionKinds.map((value) => ({
            value,
            label: formatMessage({ id: `promo.kind.${value}` }),
          }))}
        />
        {kind !== 'COINS' && (
          <SelectInput
            control={control}
            name="unit"
            label={<FormattedMessage id="console.promo.unit" />}
            options={promotionUnits.map((value) => ({
              value,
              label: formatMessage({ id: `console.promo.unit.${value}` }),
            }))}
          />
        )}
        <Pair>
          <UnitField
            control={control}
            name="value"
            required
            digits={0}
            unit={isPercent ? '%' : coin}
            label={<FormattedMessage id="console.promo.value" />}
          />
          {isPercent && (
            <UnitField
              control={control}
              name="cap"
              digits={0}
              unit={coin}
              label={<FormattedMessage id="console.promo.cap" />}
            />
          )}
        </Pair>
        {kind === 'TOP_UP_BONUS' && (
          <UnitField
            control={control}
            name="minCoins"
            digits={0}
            unit="Fit Coin"
            label={<FormattedMessage id="console.promo.minCoins" />}
          />
        )}
        {kind === 'PLAN_PRICE' && (
          <SelectInput
            control={control}
            name="plan"
            label={<FormattedMessage id="console.promo.plan" />}
            options={(['ANY', ...paidPlans] as const).map((value) => ({
              value,
              label: formatMessage({
                id: value === 'ANY' ? 'console.promo.plan.any' : `user.level.${value}`,
              }),
            }))}
          />
        )}
      </Stack>
    </Section>
  );
};

const Codes = ({ control }: Fields) => {
  const { formatMessage } = useIntl();
  const how = useWatch({ control, name: 'how' });
  return (
    <Section title={<FormattedMessage id="console.promo.code" />}>
      <Stack sx={{ gap: 2.5 }}>
        <SelectInput
          control={control}
          name="how"
          label={<FormattedMessage id="console.promo.how" />}
          options={(['ONE', 'MANY'] as const).map((value) => ({
            value,
            label: formatMessage({ id: `console.promo.how.${value}` }),
          }))}
        />
        {how === 'ONE' ? (
          <TextInput
            control={control}
            name="code"
            required
            autoComplete="off"
            maxLength={promoCodeLength.max}
            label={<FormattedMessage id="console.promo.code" />}
            hint={<FormattedMessage id="console.promo.code.hint" />}
            inputProps={{ autoCapitalize: 'characters', spellCheck: false }}
          />
        ) : (
          <UnitField
            control={control}
            name="batch"
            required
            digits={0}
            unit={formatMessage({ id: 'console.promo.batch.unit' })}
            label={<FormattedMessage id="console.promo.batch" />}
            hint={<FormattedMessage id="console.promo.batch.hint" values={{ most: batchMax }} />}
          />
        )}
      </Stack>
    </Section>
  );
};

type LimitsProps = Readonly<{
  form: UseFormReturn<PromotionValues, unknown, PromotionOutput>;
  timeZone: string;
}>;

const Limits = ({ form, timeZone }: LimitsProps) => {
  const { control } = form;
  const { formatMessage } = useIntl();
  const times = formatMessage({ id: 'console.promo.times' });
  return (
    <Section title={<FormattedMessage id="console.promo.limits" />}>
      <Stack sx={{ gap: 2.5 }}>
        <DateRangeFields form={form} timeZone={timeZone} said="console.promo.range" />
        <Pair>
          <UnitField
            control={control}
            name="usesMax"
            digits={0}
            unit={times}
            label={<FormattedMessage id="console.promo.usesMax" />}
            hint={<FormattedMessage id="console.promo.empty.unlimited" />}
          />
          <UnitField
            control={control}
            name="usesPerMember"
            required
            digits={0}
            unit={times}
            label={<FormattedMessage id="console.promo.usesPerMember" />}
          />
        </Pair>
        <UnitField
          control={control}
          name="newMemberDays"
          digits={0}
          unit={formatMessage({ id: 'console.promo.days' })}
          label={<FormattedMessage id="console.promo.newMemberDays" />}
          hint={<FormattedMessage id="console.promo.newMemberDays.hint" />}
        />
      </Stack>
    </Section>
  );
};

type Props = Readonly<{ save: (input: NewPromotion) => Promise<unknown> }>;

/** What a code gives, the code or codes themselves, and their limits. Once made it is stopped, never changed. */
export const PromotionForm = ({ save }: Props) => {
  const timeZone = useSignedInUser()?.timeZone ?? defaultTimeZone;
  const [opened] = useState(() => new Date());
  const [refusal, setRefusal] = useState<unknown>();
  const schema = useMemo(() => promotionSchema(timeZone), [timeZone]);
  const initial = useMemo(() => freshPromotion(opened, timeZone), [opened, timeZone]);
  const form = useForm<PromotionValues, unknown, PromotionOutput>({
    resolver: contractResolver(schema),
    defaultValues: initial,
  });
  const { control, formState } = form;

  const submit = form.handleSubmit(async (values) => {
    setRefusal(undefined);
    try {
      await save(promotionInput(values, timeZone));
      form.reset(form.getValues());
    } catch (error) {
      setRefusal(
        applyServerErrors(form, error, {
          'promo.code_exists': 'code',
          'promo.code_invalid': 'code',
          'body.startsAt': 'from',
          'body.endsAt': 'to',
        }),
      );
    }
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <LeaveGuard when={formState.isDirty && !formState.isSubmitting} />
      <Gives control={control} />
      <Codes control={control} />
      <Limits form={form} timeZone={timeZone} />
      <SaveFoot
        formState={formState}
        refusal={refusal}
        forget={() => setRefusal(undefined)}
        saveLabel={<FormattedMessage id="console.promo.create" />}
        onReset={() => form.reset(initial)}
      />
    </form>
  );
};
