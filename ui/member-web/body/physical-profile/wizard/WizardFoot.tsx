import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { FormattedMessage } from 'react-intl';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { ArrowLeftIcon, ArrowRightIcon, CheckIcon } from '#ui/icons.tsx';
import { mainId } from '../../../app/layout/SkipLink.tsx';
import { ConflictNotice, DraftLine } from '../DraftNotices.tsx';
import { isStep, type ScreenId } from '../form-screens.ts';
import type { useDraft } from '../use-draft.ts';

type SaveButtonProps = Readonly<{ isSaving: boolean; isBlocked: boolean; isUpdate: boolean }>;

const SaveButton = ({ isSaving, isBlocked, isUpdate }: SaveButtonProps) => (
  <SubmitButton
    busy={isSaving}
    disabled={isBlocked}
    size="large"
    color="accent"
    fullWidth={false}
    sx={{ flexGrow: { xs: 1, sm: 0 }, px: { xs: 1.5, sm: 3 } }}
  >
    <FormattedMessage id={isUpdate ? 'indicator.save.update' : 'indicator.save'} />
  </SubmitButton>
);

/** Inside the form there is one way on: the bar of places waits outside, and what has focus is never under the foot. */
const flow = (
  <GlobalStyles
    styles={{
      'nav[data-bottom-bar]': { display: 'none' },
      [`#${mainId}`]: { paddingBottom: 'env(safe-area-inset-bottom, 0px)' },
      html: { scrollPaddingBottom: 128 },
    }}
  />
);

type Props = SaveButtonProps &
  Readonly<{
    screen: ScreenId;
    isWeekSaved: boolean;
    draft: ReturnType<typeof useDraft>;
    onBack: () => void;
  }>;

const Forward = ({ screen, isWeekSaved, ...save }: Omit<Props, 'draft' | 'onBack'>) => {
  if (screen === 'review' || (isWeekSaved && !isStep(screen))) return <SaveButton {...save} />;
  const isCard = !isStep(screen);
  return (
    <Button
      type="submit"
      variant="contained"
      size="large"
      {...(isCard ? { startIcon: <CheckIcon /> } : { endIcon: <ArrowRightIcon /> })}
      sx={{ flexGrow: { xs: 1, sm: 0 } }}
    >
      <FormattedMessage id={isCard ? 'indicator.card.done' : 'indicator.next'} />
    </Button>
  );
};

/** How the draft stands, and the way back and on. */
export const WizardFoot = ({ draft, onBack, ...props }: Props) => {
  const hasBack = props.screen !== 'body' || props.isWeekSaved;
  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 2,
        mt: 2,
        mx: { xs: -2, sm: -3, md: 0 },
        px: { xs: 2, sm: 3, md: 0 },
        pt: 1,
        pb: 'calc(10px + env(safe-area-inset-bottom, 0px))',
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
      {flow}
      {draft.conflict !== null && (
        // Here it is in sight wherever one types.
        <Box sx={{ flex: '1 0 100%' }}>
          <ConflictNotice conflict={draft.conflict} onMine={draft.keepMine} onTheirs={draft.takeTheirs} />
        </Box>
      )}
      <Box sx={{ flex: { xs: '1 0 100%', sm: '1 1 auto' } }}>
        <DraftLine state={draft.state} />
      </Box>
      {hasBack && (
        <Button
          variant="outlined"
          size="large"
          startIcon={<ArrowLeftIcon />}
          onClick={onBack}
          sx={{ px: { xs: 1.5, sm: 3 } }}
        >
          <FormattedMessage id="indicator.back" />
        </Button>
      )}
      <Forward {...props} />
    </Box>
  );
};
