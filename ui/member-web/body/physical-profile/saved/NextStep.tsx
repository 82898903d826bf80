import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { isMeasured, readField } from '#core/body/indicator/fields.ts';
import { ArrowRightIcon } from '#ui/icons.tsx';
import { profileOf, type SavedWeek } from '#ui/indicator/week.ts';
import { useRewards } from '../../../app/data/rewards.ts';
import { ClaimReward } from '../../../app/parts/ClaimReward.tsx';
import { LocalLink } from '../../../app/parts/LocalLink.tsx';
import { paths } from '../../../app/paths.ts';
import { cardIds, dueAgain, keysOf, titleOf, type CardId, type WeekPlan } from '../form-screens.ts';

type Props = Readonly<{
  saved: SavedWeek;
  previous: SavedWeek | null;
  plan: WeekPlan;
  onOpen: (card: CardId) => void;
}>;

/** One thing to do now: take the reward, fill in what is due, or look at what became of the weeks. */
export const NextStep = ({ saved, previous, plan, onOpen }: Props) => {
  const rewards = useRewards();
  const { inputs } = profileOf(saved);
  const isClaimable = rewards.data?.items.some(
    ({ type, status }) => type === 'SAVE_PHYSICAL_PROFILE' && status === 'PROCESSING',
  );
  if (isClaimable === undefined) return null;
  if (isClaimable) return <ClaimReward type="SAVE_PHYSICAL_PROFILE" />;
  const open = cardIds.filter((card) =>
    keysOf(card, plan).every((key) => !isMeasured(readField(inputs, key))),
  );
  const card =
    open.find((one) => dueAgain(one, plan).length > 0) ?? (previous === null ? open[0] : undefined);
  const go = { variant: 'contained', size: 'large', endIcon: <ArrowRightIcon /> } as const;
  if (card !== undefined)
    return (
      <Button {...go} onClick={() => onOpen(card)} sx={{ alignSelf: 'center' }}>
        <FormattedMessage
          id="indicator.saved.next.card"
          values={{ card: <FormattedMessage id={titleOf(card)} /> }}
        />
      </Button>
    );
  const compare = previous === null ? null : `/indicator/${previous.id}/compare/${saved.id}`;
  return (
    <Button {...go} component={LocalLink} to={compare ?? paths.timeline} sx={{ alignSelf: 'center' }}>
      <FormattedMessage id={compare === null ? 'indicator.saved.timeline' : 'indicator.saved.compare'} />
    </Button>
  );
};
