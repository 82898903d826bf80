import { FormattedMessage } from 'react-intl';
import { defaultTimeZone } from '#core/kernel/time.ts';
import { LeaveGuard } from '#ui/components/forms/LeaveGuard.tsx';
import { useSignedInUser } from '#ui/api/signed-in.ts';
import { rangeOf } from '../offers/date-range.ts';
import type { StaffReward } from '../offers/data.ts';
import { OfferPreview } from '../offers/OfferPreview.tsx';
import { Section } from '../../app/parts/Facts.tsx';
import type { Picked } from '../../app/forms/picked.ts';
import { SaveFoot } from '../../app/forms/SaveFoot.tsx';
import { stockOf } from '../../app/forms/StockInput.tsx';
import { DateRangeFields } from '../offers/DateRangeFields.tsx';
import type { RewardFormValues, RewardInput } from './reward-form.ts';
import { ClaimSection, CoinsSection, PartnerSection, StockSection, WordsSection } from './RewardSections.tsx';
import { usePreviewedPartner } from './use-previewed-partner.ts';
import { useRewardForm } from './use-reward-form.ts';

type PreviewProps = Readonly<{ typed: RewardFormValues; claimedCount: number; timeZone: string }>;

const RewardPreview = ({ typed, claimedCount, timeZone }: PreviewProps) => {
  const shownPartner = usePreviewedPartner(typed.partner);
  return (
    <OfferPreview
      offer={{
        title: typed.title,
        description: typed.description,
        amount: Number.isFinite(typed.amount) ? typed.amount : 0,
        coin: typed.coin,
        unit: typed.unit,
        proof: typed.proof,
        stock: stockOf(typed),
        claimedCount,
        status: typed.status,
        range: rangeOf(typed.from, typed.to, timeZone),
        partner: shownPartner,
      }}
    />
  );
};

type Props = Readonly<{
  /** Absent: a new one, of this partner if it is known already. */
  reward?: StaffReward;
  partner?: Picked | null;
  saveLabel?: React.ReactNode;
  save: (input: RewardInput) => Promise<unknown>;
  reload?: () => unknown;
}>;

/** What is offered, in both languages, as members will see it. After another person saved, what was typed here stays. */
export const RewardForm = ({ reward, partner = null, saveLabel, save, reload }: Props) => {
  const timeZone = useSignedInUser()?.timeZone ?? defaultTimeZone;
  const { form, picker, initial, typed, submit, refusal, forget } = useRewardForm({
    reward,
    partner,
    timeZone,
    save,
  });
  const { control, formState } = form;

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <LeaveGuard when={formState.isDirty && !formState.isSubmitting} />
      {reward === undefined && <PartnerSection picker={picker} />}
      <WordsSection control={control} />
      <CoinsSection control={control} coin={typed.coin} isPromised={reward !== undefined} />
      <Section title={<FormattedMessage id="console.rewards.when" />}>
        <DateRangeFields form={form} timeZone={timeZone} said="console.rewards.range" />
      </Section>
      <StockSection control={control} claimed={reward?.claimedCount} />
      <ClaimSection control={control} proof={typed.proof} />
      <RewardPreview typed={typed} claimedCount={reward?.claimedCount ?? 0} timeZone={timeZone} />
      <SaveFoot
        formState={formState}
        refusal={refusal}
        forget={forget}
        reload={reload}
        saveLabel={saveLabel}
        onReset={() => form.reset(initial)}
      />
    </form>
  );
};
