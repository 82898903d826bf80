import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { isApiError } from '#ui/api/api-error.ts';
import { useSession } from '#ui/api/signed-in.ts';
import { CopyButton } from '#ui/components/CopyButton.tsx';
import { Page } from '#ui/components/Page.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { ErrorState } from '#ui/components/States.tsx';
import { DownloadIcon, FolderIcon } from '#ui/icons.tsx';
import { useReader } from '../../app/data/known-session.ts';
import { NotFoundView } from '../../app/pages/NotFoundView.tsx';
import { useSite } from '../../app/page-context.ts';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { useLocalPath } from '../../app/parts/use-local-path.ts';
import { PrivateMedium } from '../../app/parts/PrivateMedium.tsx';
import { PrivateSound } from '../../app/parts/PrivateSound.tsx';
import { filePath, paths } from '../../app/paths.ts';
import { TypeIcon } from '../../app/uploads/FilePicture.tsx';
import { useFileSize } from '../../app/uploads/use-file-size.ts';
import { type OpenedFile, useOpenedFile } from './data.ts';
import { useDownload } from './use-download.ts';

const stage = {
  borderRadius: '16px',
  overflow: 'hidden',
  bgcolor: 'background.sunken',
  display: 'grid',
  placeItems: 'center',
} as const;

/** Pictures, films and sounds are shown; what holds words is only handed over, since it could hold more than words. */
const Shown = ({ id, file }: Readonly<{ id: string; file: OpenedFile }>) => {
  const { formatMessage } = useIntl();
  const { type, url, thumbnailUrl, posterUrl, name } = file;
  if (type === 'IMAGE' || type === 'VIDEO')
    return (
      <Box sx={stage}>
        <PrivateMedium
          medium={{ mediaId: id, type, url, thumbnailUrl }}
          alt={name}
          controls
          posterUrl={posterUrl}
          sx={{ objectFit: 'contain', width: 'auto', height: 'auto', maxWidth: '100%', maxHeight: '76dvh' }}
        />
      </Box>
    );
  if (type === 'AUDIO')
    return (
      <Box sx={{ ...stage, p: 3, gap: 2 }}>
        <TypeIcon type={type} size="3rem" />
        <PrivateSound mediaId={id} url={url} label={formatMessage({ id: 'files.sound' }, { name })} />
      </Box>
    );
  return (
    <Box sx={{ ...stage, p: 5, color: 'text.secondary' }}>
      <TypeIcon type={type} size="4rem" />
    </Box>
  );
};

const Opened = ({ id, file }: Readonly<{ id: string; file: OpenedFile }>) => {
  const { formatMessage } = useIntl();
  const size = useFileSize();
  const download = useDownload();
  const { baseUrl } = useSite();
  const local = useLocalPath();
  const isMember = useSession().status === 'member';
  return (
    <Page title={file.name} width="reading">
      <Shown id={id} file={file} />
      <Typography sx={{ color: 'text.secondary', mt: 2 }}>
        {formatMessage({ id: `media.type.${file.type}` })} {' · '} {size(file.size)}
      </Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: 2, alignItems: 'center' }}>
        <Button variant="contained" startIcon={<DownloadIcon />} onClick={() => void download(id)}>
          <FormattedMessage id="files.download" />
        </Button>
        <CopyButton text={`${baseUrl}${local(filePath(id))}`} label={formatMessage({ id: 'files.link' })} />
        {isMember && (
          <Button component={LocalLink} to={paths.files} variant="text" startIcon={<FolderIcon />}>
            <FormattedMessage id="files.title" />
          </Button>
        )}
      </Stack>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
        <FormattedMessage id="files.link.note" />
      </Typography>
    </Page>
  );
};

/** One file for everybody who may open it; for others it is not there, and nothing says that it ever was. */
export default function FilePage() {
  const { id = '' } = useParams();
  const { status, userId, failure, again } = useReader();
  const query = useOpenedFile(id, userId, status !== 'unknown');

  if (failure !== undefined) return <ErrorState error={failure} onRetry={again} />;
  if (isApiError(query.error) && query.error.status === 404) return <NotFoundView />;
  return (
    <QueryView
      query={query}
      skeleton={
        <Box sx={{ maxWidth: 720, mx: 'auto', p: 3 }} aria-hidden>
          <Skeleton variant="text" width="60%" sx={{ fontSize: '2rem' }} />
          <Skeleton variant="rounded" height={360} />
        </Box>
      }
    >
      {(file) => <Opened id={id} file={file} />}
    </QueryView>
  );
}
