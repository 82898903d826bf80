import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { ArrowLeftIcon, ArrowRightIcon } from '#ui/icons.tsx';
import { sizes } from '#ui/theme/tokens.ts';
import { ConflictNotice, DraftLine } from '../DraftNotices.tsx';
import { reviewScreen } from '../form-screens.ts';
import type { useDraft } from '../use-draft.ts';

type SaveButtonProps = Readonly<{ isSaving: boolean; isBlocked: boolean; isUpdate: boolean }>;

const SaveButton = ({ isSaving, isBlocked, isUpdate }: SaveButtonProps) => (
  <SubmitButton
    busy={isSaving}
    disabled={isBlocked}
    size="large"
    color="accent"
    fullWidth={false}
    sx={{ flexGrow: { xs: 1, sm: 0 } }}
  >
    <FormattedMessage id={isUpdate ? 'indicator.save.update' : 'indicator.save'} />
  </SubmitButton>
);

const NextButton = ({ isReviewNext }: Readonly<{ isReviewNext: boolean }>) => (
  <Button type="submit" variant="contained" endIcon={<ArrowRightIcon />} sx={{ flexGrow: { xs: 1, sm: 0 } }}>
    <FormattedMessage id={isReviewNext ? 'indicator.toReview' : 'indicator.next'} />
  </Button>
);

type Props = SaveButtonProps &
  Readonly<{ screen: number; draft: ReturnType<typeof useDraft>; onBack: () => void }>;

/** How the draft stands, and the way back and on. */
export const WizardFoot = ({ screen, draft, onBack, ...save }: Props) => (
  <Box
    sx={{
      position: 'sticky',
      bottom: { xs: `calc(${sizes.bottomBar}px + env(safe-area-inset-bottom, 0px))`, md: 0 },
      zIndex: 2,
      mt: 3,
      mx: { xs: -2, sm: -3, md: 0 },
      px: { xs: 2, sm: 3, md: 0 },
      py: 1.25,
      bgcolor: 'background.default',
      borderTop: '1px solid',
      borderColor: 'divider',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: 1.5,
      rowGap: 0.5,
    }}
  >
    {draft.conflict !== null && (
      // Here it is in sight wherever one types.
      <Box sx={{ flex: '1 0 100%' }}>
        <ConflictNotice conflict={draft.conflict} onMine={draft.keepMine} onTheirs={draft.takeTheirs} />
      </Box>
    )}
    <Box sx={{ flex: { xs: '1 0 100%', sm: '1 1 auto' } }}>
      <DraftLine state={draft.state} />
    </Box>
    {screen > 0 && (
      <Button variant="outlined" startIcon={<ArrowLeftIcon />} onClick={onBack}>
        <FormattedMessage id="indicator.back" />
      </Button>
    )}
    {screen === reviewScreen ? (
      <SaveButton {...save} />
    ) : (
      <NextButton isReviewNext={screen + 1 === reviewScreen} />
    )}
  </Box>
);
