import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isMeasured, readField, type ProfileInputs } from '#core/body/indicator/fields.ts';
import { minutesToFill } from '#core/body/snapshot/saving-time.ts';
import { StatusChip } from '#ui/components/StatusChip.tsx';
import { ArrowRightIcon, DumbbellIcon, LeafIcon, MoonSleepIcon, RulerIcon } from '#ui/icons.tsx';
import { OwnMeasurementsCard } from './OwnMeasurementsCard.tsx';
import { cardFrame, CardMark } from './card-parts.tsx';
import { cardIds, dueAgain, keysOf, titleOf, type CardId, type WeekPlan } from '../form-screens.ts';

const icons: Readonly<Record<CardId, ComponentType<SvgIconProps>>> = {
  girths: RulerIcon,
  strength: DumbbellIcon,
  lifestyle: MoonSleepIcon,
  nutrition: LeafIcon,
};

type CardProps = Readonly<{
  card: CardId;
  plan: WeekPlan;
  inputs: ProfileInputs;
  onOpen: (card: CardId) => void;
}>;

const WeekCard = ({ card, plan, inputs, onOpen }: CardProps) => {
  const { formatMessage } = useIntl();
  const keys = keysOf(card, plan);
  const filled = keys.filter((key) => isMeasured(readField(inputs, key))).length;
  const isDue = filled === 0 && dueAgain(card, plan).length > 0;
  const Icon = icons[card];
  return (
    <Box component="li">
      <ButtonBase
        onClick={() => onOpen(card)}
        sx={{ ...cardFrame, borderColor: isDue ? 'accent.main' : 'divider' }}
      >
        <CardMark isFilled={filled > 0}>
          <Icon />
        </CardMark>
        <Box component="span" sx={{ flexGrow: 1, minWidth: 0 }}>
          <Box
            component="span"
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.25 }}
          >
            <Typography component="span" variant="subtitle2" sx={{ fontSize: '1rem' }}>
              {formatMessage({ id: titleOf(card) })}
            </Typography>
            {filled > 0 ? (
              <StatusChip
                status="done"
                label={<FormattedMessage id="indicator.card.filled" values={{ filled, all: keys.length }} />}
              />
            ) : isDue ? (
              <StatusChip status="waiting" label={<FormattedMessage id="indicator.card.due" />} />
            ) : (
              <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
                <FormattedMessage
                  id={`indicator.card.${card}.size`}
                  values={{ count: keys.length, minutes: minutesToFill(keys) }}
                />
              </Box>
            )}
          </Box>
          <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.875rem' }}>
            <FormattedMessage id={`indicator.card.${card}.unlocks`} />
          </Box>
        </Box>
        <ArrowRightIcon aria-hidden sx={{ flexShrink: 0, fontSize: '1.25rem', color: 'text.secondary' }} />
      </ButtonBase>
    </Box>
  );
};

type Props = Omit<CardProps, 'card'> & Readonly<{ cards?: readonly CardId[] }>;

/** What may be added to the week on any day of it: how much it asks, and what it brings. */
export const WeekCards = ({ cards, ...rest }: Props) => (
  <Box
    component="ul"
    sx={{
      listStyle: 'none',
      p: 0,
      m: 0,
      display: 'grid',
      gap: 1,
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    }}
  >
    {(cards ?? cardIds).map((card) => (
      <WeekCard key={card} card={card} {...rest} />
    ))}
    {cards === undefined && <OwnMeasurementsCard />}
  </Box>
);
