import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { FormattedMessage } from 'react-intl';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { WarningIcon } from '#ui/icons.tsx';
import { FormSection, type SectionFrame, type SectionState } from '../../app/parts/FormSection.tsx';

type Props = SectionFrame & Readonly<{ section: SectionState & Readonly<{ isStale: boolean }> }>;

/** A save made elsewhere is told, and neither version is lost without a choice. */
export const SettingsSection = ({ section, children, ...frame }: Props) => {
  const { isBusy, isDirty, isStale, takeTheirs } = section;
  return (
    <FormSection
      {...frame}
      section={section}
      actions={
        <>
          {isStale && (
            <Alert severity="warning" icon={<WarningIcon fontSize="inherit" />}>
              <FormattedMessage id="coachSettings.stale" />
            </Alert>
          )}
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            <SubmitButton busy={isBusy} disabled={!isDirty && !isBusy}>
              <FormattedMessage id={isStale ? 'coachSettings.stale.mine' : 'ui.save'} />
            </SubmitButton>
            {isStale && (
              <Button variant="outlined" onClick={takeTheirs}>
                <FormattedMessage id="coachSettings.stale.theirs" />
              </Button>
            )}
          </Stack>
        </>
      }
    >
      {children}
    </FormSection>
  );
};
