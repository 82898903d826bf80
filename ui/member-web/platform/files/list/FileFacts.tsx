import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';
import { RelativeTime } from '#ui/components/RelativeTime.tsx';
import type { OwnFile } from '../../../app/data/media.ts';
import { playedTime, useFileSize } from '../../../app/uploads/use-file-size.ts';

type Props = Readonly<{ file: OwnFile; folderName?: string | undefined }>;

/** Size, length, day, and how many places show it. */
export const FileFacts = ({ file, folderName }: Props) => {
  const size = useFileSize();
  const { duration, uses, createdAt } = file;
  return (
    <Box
      component="span"
      sx={{ color: 'text.secondary', fontSize: '0.8125rem', lineHeight: 1.45, display: 'block' }}
    >
      {size(file.size)}
      {duration !== null && ` · ${playedTime(duration)}`}
      {' · '}
      <RelativeTime at={createdAt} />
      {folderName !== undefined && ` · ${folderName}`}
      {uses > 0 && (
        <>
          {' · '}
          <FormattedMessage id="files.uses.count" values={{ count: uses }} />
        </>
      )}
    </Box>
  );
};
