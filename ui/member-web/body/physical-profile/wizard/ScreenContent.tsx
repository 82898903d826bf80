import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lazy, type RefObject, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { FormSkeleton } from '#ui/components/Skeletons.tsx';
import type { ComputedProfile } from '#ui/indicator/week.ts';
import { sizes } from '#ui/theme/tokens.ts';
import { FormFields } from '../fields/FormFields.tsx';
import type { FormScreen } from '../form-screens.ts';
import { LiveResults } from '../LiveResults.tsx';
import type { PhotoSlots } from '../photos/use-photo-slots.ts';
import type { Price } from '../data.ts';
import type { GoTo } from './use-screen.ts';

const PhotoFields = lazy(() => import('../photos/PhotoFields.tsx'));
// What follows a save is here before anything is saved, whatever becomes of the connection meanwhile.
const ReviewStep = lazy(async () => {
  const [step] = await Promise.all([import('../ReviewStep.tsx'), import('../SavedView.tsx')]);
  return step;
});

type Props = Readonly<{
  screen: FormScreen;
  heading: RefObject<HTMLHeadingElement | null>;
  slots: PhotoSlots;
  profile: ComputedProfile;
  price: Price;
  goTo: GoTo;
}>;

/** One screen of the form, with what follows from it beside. */
export const ScreenContent = ({ screen, heading, slots, profile, price, goTo }: Props) => {
  const hasFields = screen.keys.length > 0;
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
          <FormattedMessage id={screen.title} />
        </Typography>
        <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 3 }}>
          <FormattedMessage id={screen.lead} />
        </Typography>
        {hasFields && <FormFields key={screen.id} screen={screen} />}
        <Suspense fallback={<FormSkeleton fields={4} />}>
          {screen.id === 'photos' && <PhotoFields slots={slots} />}
          {screen.id === 'review' && <ReviewStep profile={profile} price={price} goTo={goTo} />}
        </Suspense>
      </Box>
      <Box
        sx={{
          position: { lg: 'sticky' },
          top: { lg: 24 },
          display: hasFields ? 'block' : 'none',
        }}
      >
        <LiveResults screen={screen} profile={profile} />
      </Box>
    </Box>
  );
};
