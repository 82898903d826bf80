import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { bugReportLimits } from '#core/content/bug-report/bug-report.ts';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { FileButton } from '#ui/components/forms/FileButton.tsx';
import { CloseIcon, ImageIcon } from '#ui/icons.tsx';
import { PrivateMedium } from '../../app/parts/PrivateMedium.tsx';
import { CoverDialog } from './CoverDialog.tsx';
import type { ReportForm } from './use-report-form.ts';

/** Up to five pictures; each can be covered in parts before it is sent. */
export const Screenshots = ({ form }: Readonly<{ form: ReportForm }>) => {
  const id = useId();
  const { formatMessage } = useIntl();
  const { pictures, uploading, toCover, accept } = form;
  const isFull = pictures.length >= bugReportLimits.screenshots;
  return (
    <Box role="group" aria-labelledby={`${id}-name`}>
      <Typography id={`${id}-name`} variant="subtitle2">
        <FormattedMessage id="bugReports.screenshots" />
      </Typography>
      <Typography id={`${id}-hint`} variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        <FormattedMessage id="bugReports.screenshots.hint" values={{ count: bugReportLimits.screenshots }} />
      </Typography>
      {pictures.length > 0 && (
        <Box
          component="ul"
          sx={{ listStyle: 'none', m: 0, mb: 1, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1 }}
        >
          {pictures.map(({ id: mediaId, type, url, thumbnailUrl, name }) => (
            <Box component="li" key={mediaId} sx={{ position: 'relative', width: 96, height: 96 }}>
              <PrivateMedium
                medium={{ mediaId, type, url, thumbnailUrl }}
                alt={formatMessage({ id: 'bugReports.screenshot' }, { name })}
                thumbnail
                sx={{ width: '100%', height: '100%', objectFit: 'cover', borderRadius: '10px' }}
              />
              <IconButton
                size="small"
                onClick={() => form.removePicture(mediaId)}
                aria-label={formatMessage({ id: 'bugReports.screenshots.remove' }, { name })}
                sx={{
                  position: 'absolute',
                  top: 2,
                  right: 2,
                  bgcolor: 'background.paper',
                  '&:hover': { bgcolor: 'background.paper' },
                }}
              >
                <CloseIcon fontSize="small" />
              </IconButton>
            </Box>
          ))}
        </Box>
      )}
      <FileButton
        icon={<ImageIcon />}
        accept={accept}
        description={`${id}-hint`}
        disabled={isFull || uploading}
        onPick={form.choose}
      >
        <FormattedMessage id={uploading ? 'bugReports.screenshots.sending' : 'bugReports.screenshots.add'} />
      </FileButton>
      {form.pictureError !== undefined && <ErrorNote error={form.pictureError} />}
      {toCover && (
        <CoverDialog
          file={toCover}
          onDone={(areas) => void form.addPicture(areas)}
          onClose={form.leavePicture}
        />
      )}
    </Box>
  );
};
