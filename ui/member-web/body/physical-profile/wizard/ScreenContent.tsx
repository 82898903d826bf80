import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, type RefObject, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Standard } from '#core/body/indicator/categories.ts';
import type { ProfileInputs } from '#core/body/indicator/fields.ts';
import { minutesToFill, minutesToSave } from '#core/body/snapshot/saving-time.ts';
import { FormSkeleton } from '#ui/components/Skeletons.tsx';
import { dayOf } from '#ui/indicator/days.ts';
import { useThisWeek } from '#ui/indicator/use-this-week.ts';
import { useFormats, type MessageId } from '#ui/intl.ts';
import { sizes } from '#ui/theme/tokens.ts';
import { WeekCards } from '../cards/WeekCards.tsx';
import { WeekHub } from '../cards/WeekHub.tsx';
import { FormFields } from '../fields/FormFields.tsx';
import { cardIds, dueAgain, isCard, keysOf, titleOf, type ScreenId, type WeekPlan } from '../form-screens.ts';
import { LiveResults } from '../LiveResults.tsx';
import type { PhotoSlots } from '../photos/use-photo-slots.ts';
import type { Price } from '../data.ts';
import type { GoTo } from './use-screen.ts';

const PhotoFields = lazy(() => import('../photos/PhotoFields.tsx'));
// What follows a save is here before anything is saved, whatever becomes of the connection meanwhile.
const ReviewStep = lazy(async () => {
  const [step] = await Promise.all([import('../review/ReviewStep.tsx'), import('../saved/SavedView.tsx')]);
  return step;
});

const leadOf = (screen: ScreenId, { isFirst }: WeekPlan): MessageId =>
  screen === 'body' && isFirst ? 'indicator.screen.body.first' : `indicator.screen.${screen}.lead`;

const Lead = ({ screen, plan }: Readonly<{ screen: ScreenId; plan: WeekPlan }>) => {
  const { week } = useThisWeek();
  const { weekday } = useFormats();
  return (
    <Typography sx={{ color: 'text.secondary', mt: 0.25, mb: 2 }}>
      <FormattedMessage
        id={leadOf(screen, plan)}
        values={{
          minutes: isCard(screen) ? minutesToFill(keysOf(screen, plan)) : minutesToSave,
          day: weekday(dayOf(week.endsOn)),
        }}
      />
    </Typography>
  );
};

/** Cards that were filled in before and are due again, on the screen where the week begins. */
const DueCards = ({ plan, inputs, onGo }: Pick<Props, 'plan' | 'inputs' | 'onGo'>) => {
  const cards = cardIds.filter((card) => dueAgain(card, plan).length > 0);
  if (cards.length === 0) return null;
  return (
    <Stack component="section" aria-labelledby="due-cards" sx={{ gap: 1, mt: 2.5 }}>
      <Typography id="due-cards" variant="subtitle1" component="h3">
        <FormattedMessage id="indicator.due.title" />
      </Typography>
      <WeekCards cards={cards} plan={plan} inputs={inputs} onOpen={onGo} />
    </Stack>
  );
};

type Props = Readonly<{
  screen: ScreenId;
  heading: RefObject<HTMLHeadingElement | null>;
  plan: WeekPlan;
  slots: PhotoSlots;
  inputs: ProfileInputs;
  standard: Standard;
  price: Price;
  goTo: GoTo;
  onGo: (screen: ScreenId) => void;
}>;

/** One screen of the form, with what follows from it beside. */
export const ScreenContent = (props: Props) => {
  const { screen, heading, plan, slots, inputs, standard, price, goTo, onGo } = props;
  const hasFields = screen === 'body' || isCard(screen);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          lg: hasFields ? 'minmax(0, 1fr) 360px' : 'minmax(0, 1fr)',
        },
      }}
    >
      <Box sx={{ maxWidth: hasFields ? 720 : 920, width: '100%' }}>
        <Typography variant="h2" ref={heading} tabIndex={-1} sx={{ scrollMarginTop: sizes.topBar + 24 }}>
          <FormattedMessage id={titleOf(screen)} />
        </Typography>
        <Lead screen={screen} plan={plan} />
        {hasFields && <FormFields key={screen} screen={screen} plan={plan} />}
        {screen === 'body' && !plan.isFirst && <DueCards plan={plan} inputs={inputs} onGo={onGo} />}
        {screen === 'week' && <WeekHub plan={plan} inputs={inputs} onGo={onGo} />}
        <Suspense fallback={<FormSkeleton fields={4} />}>
          {screen === 'photos' && <PhotoFields slots={slots} />}
          {screen === 'review' && (
            <ReviewStep inputs={inputs} standard={standard} price={price} goTo={goTo} />
          )}
        </Suspense>
      </Box>
      {hasFields && <LiveResults screen={screen} inputs={inputs} standard={standard} />}
    </Box>
  );
};
