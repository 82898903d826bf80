import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { FormattedMessage } from 'react-intl';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { WarningIcon } from '#ui/icons.tsx';
import { FormSection, type SectionFrame, type SectionState } from '../../app/parts/FormSection.tsx';
import { useClashLines } from './use-clash-lines.ts';
import type { Difference } from './use-section.ts';

declare global {
  interface MessageCatalogues {
    profile: typeof import('./messages/vi.json');
  }
}

type Props = SectionFrame &
  Readonly<{ section: SectionState & Readonly<{ clash: readonly Difference[] | undefined }> }>;

/** Until something changed there is nothing to save, and the button says so by staying quiet. */
export const ProfileSection = ({ section, children, ...frame }: Props) => {
  const { isBusy, isDirty, takeTheirs } = section;
  const clash = useClashLines(section.clash);
  return (
    <FormSection
      {...frame}
      section={section}
      actions={
        clash === undefined ? (
          <Box>
            <SubmitButton busy={isBusy} disabled={!isDirty && !isBusy}>
              <FormattedMessage id="ui.save" />
            </SubmitButton>
          </Box>
        ) : (
          <Alert severity="warning" icon={<WarningIcon fontSize="inherit" />}>
            <AlertTitle>
              <FormattedMessage id="profile.clash.title" />
            </AlertTitle>
            <FormattedMessage id="profile.clash.text" values={{ count: clash.length }} />
            {clash.length > 0 && (
              <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
                {clash.map(({ label, saved }, index) => (
                  // oxlint-disable-next-line react/no-array-index-key -- a fixed list of fields
                  <li key={index}>
                    <FormattedMessage
                      id="profile.clash.line"
                      values={{ field: label, saved: <b>{saved}</b> }}
                    />
                  </li>
                ))}
              </Box>
            )}
            <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: 1.5 }}>
              <SubmitButton busy={isBusy} size="small">
                <FormattedMessage id="profile.clash.mine" />
              </SubmitButton>
              <Button size="small" variant="outlined" onClick={takeTheirs}>
                <FormattedMessage id="profile.clash.theirs" />
              </Button>
            </Stack>
          </Alert>
        )
      }
    >
      {children}
    </FormSection>
  );
};
